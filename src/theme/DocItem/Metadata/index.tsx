/**
 * Why this exists: a documentation page names its guide in its title, because "Upload an app" is a
 * page of two guides; describes its social card, and tells search engines that it is a technical
 * article. Wraps the theme's metadata.
 */
import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import SocialCard from '@site/src/plugins/social-cards/client/SocialCard';
import StructuredData from '@site/src/plugins/social-cards/client/StructuredData';
import {useIdentity} from '@site/src/components/useIdentity';
import {useTrail} from '@site/src/components/useTrail';
import {useArticleLanguage} from '@site/src/components/useArticleLanguage';
import {exactRoute} from '@site/src/site/routes';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {name, host} = useIdentity();
  const foreign = useArticleLanguage(metadata.permalink);
  const url = `${siteConfig.url}${exactRoute(metadata.permalink)}`;
  // The page, the section that it is in, and the guide.
  const trail = useTrail()
    .map(({label}) => label)
    .reverse();
  return (
    <>
      <Metadata />
      <PageMetadata title={[metadata.title, ...trail.slice(1)].join(' - ')} />
      {frontMatter.image !== siteConfig.themeConfig.image && (
        <SocialCard title={trail.at(-1) ?? metadata.title} />
      )}
      <StructuredData
        data={{
          '@type': 'TechArticle',
          '@id': url,
          url,
          headline: metadata.title,
          description: metadata.description,
          inLanguage: foreign ?? i18n.currentLocale,
          image: useBaseUrl(frontMatter.image, {absolute: true}),
          ...(metadata.lastUpdatedAt && {
            dateModified: new Date(metadata.lastUpdatedAt).toISOString(),
          }),
          author: {'@type': 'Organization', name, url: `https://${host}`},
          publisher: {'@type': 'Organization', name, url: `https://${host}`},
        }}
      />
    </>
  );
}
