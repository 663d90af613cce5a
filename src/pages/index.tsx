import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import Audiences from '@site/src/components/Home/Audiences';
import FirstBuild from '@site/src/components/Home/FirstBuild';
import Intro from '@site/src/components/Home/Intro';
import NewestNotes from '@site/src/components/Home/NewestNotes';
import Service from '@site/src/components/Home/Service';
import Tasks from '@site/src/components/Home/Tasks';
import {queryParameter} from '@site/src/components/Search/askedQuery';
import StructuredData from '@site/src/components/StructuredData';
import {useIdentity} from '@site/src/components/useIdentity';

/** The home page: sends each reader to their first step (specification, section 2). */
export default function Home(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {name, host} = useIdentity();
  const url = `${siteConfig.url}${siteConfig.baseUrl}`;
  return (
    <Layout>
      <PageMetadata title={siteConfig.title} description={siteConfig.tagline} />
      <StructuredData
        data={{
          '@type': 'WebSite',
          '@id': url,
          url,
          name: siteConfig.title,
          description: siteConfig.tagline,
          inLanguage: i18n.currentLocale,
          publisher: {'@type': 'Organization', name, url: `https://${host}`},
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${url}?${queryParameter}={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <main className="home">
        <Intro />
        <Service />
        <Audiences />
        <Tasks />
        <FirstBuild />
        <NewestNotes />
      </main>
    </Layout>
  );
}
