import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import ReaderIcon from '@site/src/plugins/pictures/client/ReaderIcon';
import type {Reader} from '@site/src/site/readers';

interface ReaderCard {
  reader: Reader;
  guide: string;
  name: string;
  task: string;
  steps: [route: string, label: string][];
}

const readerCards: ReaderCard[] = [
  {
    reader: 'developer',
    guide: '/docs/developer-guide',
    name: translate({id: 'site.home.developer', message: 'Developer'}),
    task: translate({
      id: 'site.home.developer.task',
      message: 'Upload builds and get them to testers.',
    }),
    steps: [
      [
        '/docs/developer-guide/quickstart',
        translate({id: 'site.home.developer.1', message: 'Follow the quickstart'}),
      ],
      [
        '/docs/developer-guide/learning/choose',
        translate({id: 'site.home.developer.2', message: 'Choose how to distribute it'}),
      ],
    ],
  },
  {
    reader: 'administrator',
    guide: '/docs/administrator-guide',
    name: translate({id: 'site.home.administrator', message: 'Workspace administrator'}),
    task: translate({
      id: 'site.home.administrator.task',
      message: 'Set up a workspace, its members, and single sign-on.',
    }),
    steps: [
      [
        '/docs/administrator-guide/learning/start',
        translate({id: 'site.home.administrator.1', message: 'Start using a workspace'}),
      ],
      [
        '/docs/administrator-guide#runbooks',
        translate({id: 'site.home.administrator.2', message: 'Follow a runbook'}),
      ],
    ],
  },
  {
    reader: 'tester',
    guide: '/docs/tester-guide',
    name: translate({id: 'site.home.tester', message: 'Tester'}),
    task: translate({
      id: 'site.home.tester.task',
      message: 'Install the app you were invited to test, and report what you find.',
    }),
    steps: [
      [
        '/docs/tester-guide/quickstart',
        translate({id: 'site.home.tester.1', message: 'Follow the quickstart'}),
      ],
      [
        '/docs/tester-guide/install/from-link',
        translate({id: 'site.home.tester.2', message: 'Install from a link'}),
      ],
    ],
  },
  {
    reader: 'integrator',
    guide: '/docs/api',
    name: translate({id: 'site.home.integrator', message: 'API integrator'}),
    task: translate({
      id: 'site.home.integrator.task',
      message: 'Automate uploads, distribution, and member management.',
    }),
    steps: [
      ['/docs/api', translate({id: 'site.home.integrator.1', message: 'Make your first API call'})],
      [
        '/docs/api/quickstart',
        translate({id: 'site.home.integrator.2', message: 'Upload a build from a script'}),
      ],
    ],
  },
];

/** Renders the four kinds of readers, each with two first steps, and links to everything else. */
export default function ReaderCards(): ReactNode {
  return (
    <section aria-labelledby="audiences">
      <h2 id="audiences">{translate({id: 'site.home.audiences', message: 'Choose your role'})}</h2>
      <ul className="home__cards">
        {readerCards.map(({reader, guide, name, task, steps}) => (
          <li key={guide} className="home__card">
            <ReaderIcon reader={reader} />
            <h3>
              <Link to={guide}>{name}</Link>
            </h3>
            <p>{task}</p>
            <ol>
              {steps.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className="home__more">
        <Link to="/docs">{translate({id: 'site.home.docs', message: 'All guides'})}</Link>
        <Link to="/docs/developer-tools">
          {translate({id: 'site.home.tools', message: 'Developer tools'})}
        </Link>
        <Link to="/docs/troubleshooting">
          {translate({id: 'site.troubleshooting', message: 'Troubleshooting'})}
        </Link>
      </p>
    </section>
  );
}
