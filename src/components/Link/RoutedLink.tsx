import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  /** Absolute path of a page of the site, with or without query and hash. */
  to: string;
}

/**
 * An anchor that the router follows. The router's own link reads the location, so that each of a
 * page's hundreds renders at every navigation, before anything of the next page; this one reads it
 * when it is clicked.
 */
export default function RoutedLink({to, onClick, ...props}: Props): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const forBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || forBrowser) {
      return;
    }
    event.preventDefault();
    // A link to where the reader is adds nothing to their history.
    const isHere = history.createHref(history.location) === to;
    (isHere ? history.replace : history.push)(to);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links -- the caller gives the content; this is the link
  return <a {...props} href={to} onClick={follow} />;
}
