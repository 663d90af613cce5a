import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

/** Labels of the tasks, by route. */
const tasks: Record<string, string> = {
  '/docs/tester-guide/record-screen': translate({
    id: 'site.home.task.report',
    message: 'Report a problem from my phone',
  }),
  '/docs/developer-guide/link-distribution/distribute-by-link': translate({
    id: 'site.home.task.link',
    message: 'Send a build to people without accounts',
  }),
  '/docs/developer-tools': translate({
    id: 'site.home.task.ci',
    message: 'Upload every build from CI',
  }),
  '/docs/developer-guide/tutorials/pull-request-pages': translate({
    id: 'site.home.task.pullRequest',
    message: 'Get a page for each pull request',
  }),
  '/docs/developer-guide/app/add-udid': translate({
    id: 'site.home.task.device',
    message: 'Add a new iPhone or iPad',
  }),
  '/docs/administrator-guide/members/add-member': translate({
    id: 'site.home.task.members',
    message: 'Invite people to the workspace',
  }),
  '/docs/administrator-guide/single-sign-on': translate({
    id: 'site.home.task.signOn',
    message: 'Set up single sign-on',
  }),
  '/docs/troubleshooting/phone-messages': translate({
    id: 'site.home.task.trouble',
    message: 'Look up a message on my phone',
  }),
};

/** Renders links to frequent tasks, in the words of readers. */
export default function Tasks(): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">{translate({id: 'site.home.tasks', message: 'I want to …'})}</h2>
      <ul className="home__tasks">
        {Object.entries(tasks).map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
