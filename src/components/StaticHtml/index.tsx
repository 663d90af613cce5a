import React, {type MouseEvent, type ReactNode} from 'react';
import {useHistory} from 'react-router-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {followLink} from '@site/src/components/followLink';

interface Props {
  /** The element around it. */
  as: 'figure' | 'span';
  className?: string;
  /** What is in it, as the build made it. */
  html: string;
}

/** HTML that the build made, such as a picture. The build checks its links, and the router follows them. */
export default function StaticHtml({as: Block, className, html}: Props): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  if (!ExecutionEnvironment.canUseDOM) {
    for (const [, href] of html.matchAll(/<a href="([/#][^"]*)"/g)) {
      // Attributes escape nothing else in an address (hast-util-to-html).
      brokenLinks.collectLink(href!.replaceAll('&#x26;', '&'));
    }
  }
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const href = link && link.getAttribute('href');
    if (href && href.startsWith('/')) {
      followLink(event, href, history);
    }
  };
  return <Block className={className} onClick={follow} dangerouslySetInnerHTML={{__html: html}} />;
}
