import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

/** A function, because texts are translated when a page renders. */
const tasks = (): {to: string; label: string}[] => [
  {
    to: '/docs/tester-guide/capture/save-capture',
    label: translate({id: 'site.home.task.report', message: 'Report a problem from my phone'}),
  },
  {
    to: '/docs/developer-guide/link-distribution/distribute-by-link',
    label: translate({
      id: 'site.home.task.link',
      message: 'Send a build to people without accounts',
    }),
  },
  {
    to: '/docs/developer-tools',
    label: translate({id: 'site.home.task.ci', message: 'Upload every build from CI'}),
  },
  {
    to: '/docs/developer-guide/tutorials/pull-request-pages',
    label: translate({
      id: 'site.home.task.pullRequest',
      message: 'Get a page for each pull request',
    }),
  },
  {
    to: '/docs/developer-guide/app/add-udid',
    label: translate({id: 'site.home.task.device', message: 'Add a new iPhone or iPad'}),
  },
  {
    to: '/docs/administrator-guide/members/add-member',
    label: translate({id: 'site.home.task.members', message: 'Invite people to the workspace'}),
  },
  {
    to: '/docs/administrator-guide/single-sign-on',
    label: translate({id: 'site.home.task.signOn', message: 'Set up single sign-on'}),
  },
  {
    to: '/docs/troubleshooting#cannot-install',
    label: translate({
      id: 'site.home.task.trouble',
      message: 'Find out why an app doesn’t install',
    }),
  },
];

/** What people come for, in their words. */
export default function Tasks(): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">{translate({id: 'site.home.tasks', message: 'I want to …'})}</h2>
      <ul className="home__tasks">
        {tasks().map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
