/**
 * Why this exists: the theme repeats each heading in the name and the tooltip of its link, so that screen
 * readers announce the heading twice. The theme also ends a heading with an invisible space, which gets into
 * copied text and the search. Replaces the theme's heading. The class contains "page", because Firefox's
 * reader view (Readability.js) drops headings with "scroll" in a class or an id such as "related" otherwise.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor page-heading', props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate({id: 'site.heading.link', message: 'Link to this heading'})}
      />
    </As>
  );
}
