import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import HomePicture from '@site/src/plugins/pictures/client/HomePicture';
import Layout from '@theme/Layout';
import NewestNotes from '@site/src/plugins/release-notes/client/NewestNotes';
import {SearchField} from '@site/src/plugins/search/client/SearchButton';
import ReaderCards from '@site/src/components/Home/ReaderCards';
import FirstBuild from '@site/src/components/Home/FirstBuild';
import Tasks from '@site/src/components/Home/Tasks';
import {useIdentity} from '@site/src/components/useIdentity';

/** Renders the home page, which leads each reader to their first step (specification, section 2). */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {name} = useIdentity();
  return (
    <Layout>
      <PageMetadata title={siteConfig.title} description={siteConfig.tagline} />
      {/* Search engines read the site's name from these data (https://schema.org/WebSite). */}
      <Head>
        <script type="application/ld+json">
          {JSON.stringify({
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: siteConfig.title,
            url: `${siteConfig.url}${siteConfig.baseUrl}`,
          })}
        </script>
      </Head>
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
        <ReaderCards />
        <Tasks />
        <FirstBuild />
        <NewestNotes />
      </main>
    </Layout>
  );
}
