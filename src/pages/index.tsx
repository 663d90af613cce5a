import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import HomePicture from '@site/src/plugins/pictures/client/HomePicture';
import Layout from '@theme/Layout';
import NewestNotes from '@site/src/plugins/release-notes/client/NewestNotes';
import SearchField from '@site/src/plugins/search/client/SearchField';
import Audiences from '@site/src/components/Home/Audiences';
import FirstBuild from '@site/src/components/Home/FirstBuild';
import Tasks from '@site/src/components/Home/Tasks';
import StructuredData from '@site/src/plugins/social-cards/client/StructuredData';
import {searchParameter} from '@site/src/site/routes';
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
              urlTemplate: `${url}?${searchParameter}={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <main className="home">
        <header className="home__intro">
          <h1>
            <Translate id="site.home.title">
              Send test builds of your app to the people who test it
            </Translate>
          </h1>
          <p className="lead">
            <Translate id="site.home.lead" values={{name}}>
              {
                'With {name}, testers install every build of your Android or iOS app on their own phones. This is its documentation.'
              }
            </Translate>
          </p>
          <SearchField />
        </header>
        <HomePicture />
        <Audiences />
        <Tasks />
        <FirstBuild />
        <NewestNotes />
      </main>
    </Layout>
  );
}
