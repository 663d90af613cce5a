import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import newest from '@generated/release-notes/default/newest.json';
import ChangeList from './ChangeList';

/** Renders the newest three changes, and a link to the status page if the site has one. */
export default function NewestNotes(): ReactNode {
  const statusHost = useDocusaurusContext().siteConfig.customFields?.statusPageHost as
    string | null;
  return (
    <section aria-labelledby="newest">
      <h2 id="newest">
        <Translate id="site.home.newest">Latest changes</Translate>
      </h2>
      <ChangeList changes={newest} />
      <p className="home__more">
        <Link to="/release-notes">
          <Translate id="site.home.allNotes">All release notes</Translate>
        </Link>
        {statusHost && (
          <Link href={`https://${statusHost}`}>
            <Translate id="site.home.status">Check the service status</Translate>
          </Link>
        )}
      </p>
    </section>
  );
}
