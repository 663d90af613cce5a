/**
 * Why this exists: the theme repeats each heading as a tooltip and in the name of its link, so that it is
 * announced twice, and ends its text with an invisible space, which readers copy and the search indexes.
 * Replaces the theme's heading. Reading modes drop headings with a class such as the theme's, which has
 * "scroll" in its name, or an id such as "related"; "page" in a class keeps them (Readability.js).
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
