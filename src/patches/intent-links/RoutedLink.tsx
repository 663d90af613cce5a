import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from 'react-router-dom';
import {followLink} from './followLink';

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
    followLink(event, to, history);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links -- the caller gives the content; this is the link
  return <a {...props} href={to} onClick={follow} />;
}
