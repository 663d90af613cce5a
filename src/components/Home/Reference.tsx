import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

const tools = [
  ['gradle-plugin', 'Gradle'],
  ['fastlane', 'fastlane'],
  ['github-actions', 'GitHub Actions'],
  ['bitrise', 'Bitrise'],
  ['xcode', 'Xcode'],
  ['android-sdk', 'Android SDK'],
] as const;

/** One band for the API and the developer tools. */
export default function Reference(): ReactNode {
  return (
    <section className="home__band" aria-labelledby="reference">
      <h2 id="reference">
        <Translate id="site.home.reference">API and developer tools</Translate>
      </h2>
      <p>
        <Translate id="site.home.reference.text">
          Upload every build from CI, and keep groups, teams, and members in sync with your own
          systems.
        </Translate>
      </p>
      <ul className="home__tools">
        <li>
          <Link to="/docs/api">
            <Translate id="site.home.reference.api">API reference</Translate>
          </Link>
        </li>
        {tools.map(([page, name]) => (
          <li key={page}>
            <Link to={`/docs/developer-tools/${page}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
