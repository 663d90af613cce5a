/**
 * Why this exists: a documentation page announces its Markdown, describes its social card, and tells
 * search engines that it is a technical article. Wraps the theme's metadata.
 */
import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import ContentHead from '@site/src/components/ContentHead';
import StructuredData from '@site/src/components/StructuredData';
import {useIdentity} from '@site/src/components/useIdentity';
import {exactRoute} from '@site/src/site/exactRoute';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {name, host} = useIdentity();
  const url = `${siteConfig.url}${exactRoute(metadata.permalink)}`;
  return (
    <>
      <Metadata />
      <ContentHead permalink={metadata.permalink} title={metadata.title} />
      <StructuredData
        data={{
          '@type': 'TechArticle',
          '@id': url,
          url,
          mainEntityOfPage: url,
          headline: metadata.title,
          description: metadata.description,
          inLanguage: i18n.currentLocale,
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
