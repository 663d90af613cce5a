import React, {type MouseEvent, type ReactNode} from 'react';
import {useHistory} from 'react-router-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {followLink} from '../followLink';

interface Props {
  /** The element around the HTML. */
  as: 'figure' | 'span';
  className?: string;
  html: string;
}

/**
 * Renders HTML that the build has made, such as a picture. Reports the links in the HTML to Docusaurus'
 * check of broken links, and lets the router follow a clicked link.
 */
export default function StaticHtml({as: Block, className, html}: Props): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  if (!ExecutionEnvironment.canUseDOM) {
    for (const [, href] of html.matchAll(/<a href="([/#][^"]*)"/g)) {
      brokenLinks.collectLink(href!.replaceAll('&amp;', '&'));
    }
  }
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Reads the attribute, because `link.href` is no string for an SVG link in a picture.
    const href = link?.getAttribute('href');
    if (href?.startsWith('/')) {
      followLink(event, href, history);
    }
  };
  return <Block className={className} onClick={follow} dangerouslySetInnerHTML={{__html: html}} />;
}
