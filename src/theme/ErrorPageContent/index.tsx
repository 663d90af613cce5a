/**
 * Why this exists: the theme's crash page has no title of its own ("Page Error": specification, section 8)
 * and no link, and stays after a navigation within the layout that caught the error. Replaces the page.
 */
import React, {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import LostIllustration from '@site/src/components/LostIllustration';

interface Props {
  error: Error;
  tryAgain: () => void;
}

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return (
    <main className="page-message">
      <Head>
        <title>{translate({id: 'site.error.title', message: 'Page Error'})}</title>
      </Head>
      <LostIllustration />
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p>
        <Translate id="site.error.what">
          Your browser had a problem showing this page. The rest of the site still works.
        </Translate>
      </p>
      <p className="page-message__actions">
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <Link className="button button--secondary" to="/">
          <Translate id="site.toHome">Go to the home page</Translate>
        </Link>
      </p>
      <div className="page-message__detail">
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
