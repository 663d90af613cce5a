import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type data from '@generated/release-notes/default/filter.json';

interface Props {
  changes: (typeof data)['changes'];
  /** Kinds whose labels are shown. */
  kinds?: (typeof data)['kinds'];
}

/** Renders links to changes with their products and dates. */
export default function ChangeList({changes, kinds = []}: Props): ReactNode {
  return (
    <ul className="home__notes">
      {changes.map(({title, route, subject, kind, date}) => (
        <li key={route + title}>
          <Link to={route} autoAddBaseUrl={false}>
            {title}
          </Link>
          <p>
            {[subject, kinds.find(({id}) => id === kind)?.label, date].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
