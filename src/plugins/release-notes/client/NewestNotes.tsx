import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import changes from '@generated/release-notes/default/newest.json';

/** The newest three changes of the service and its tools, and the way to the status page where there is one. */
export default function NewestNotes(): ReactNode {
  const statusHost = useDocusaurusContext().siteConfig.customFields?.statusPageHost as
    string | null;
  return (
    <section aria-labelledby="newest">
      <h2 id="newest">
        <Translate id="site.home.newest">Latest changes</Translate>
      </h2>
      <ul className="home__notes">
        {changes.map(({route, title, subject, date}) => (
          <li key={route}>
            <Link to={route} autoAddBaseUrl={false}>
              {title}
            </Link>
            <p>{[subject, date].join(' · ')}</p>
          </li>
        ))}
      </ul>
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
