/**
 * Replaces the router's links that Docusaurus' `Link` renders. These links fetch their page on hover,
 * keyboard focus, and touch (specification, section 4).
 */
import React, {type AnchorHTMLAttributes, type ReactNode} from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useHistory,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';
import {followLink} from '@site/src/components/followLink';

/** Props that Docusaurus' `Link` passes after resolving the URL. */
type WithUrl<Props> = Omit<Props, 'to'> & {to: string};

/**
 * Fetches the page at a URL, unless the connection is slow or saves data. Ignores a failure, because the
 * navigation to the page reports the same failure.
 */
function fetchAhead(address: string): void {
  const [path = ''] = address.split(/[?#]/);
  Promise.resolve(window.docusaurus.preload(path)).catch(() => undefined);
}

/** Returns event handlers that fetch the page of a link. */
function onIntent(
  to: string,
  {onFocus}: Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'onFocus'>,
): AnchorHTMLAttributes<HTMLAnchorElement> {
  const fetchPage = () => fetchAhead(to);
  return {
    onMouseEnter: fetchPage,
    onTouchStart: fetchPage,
    onFocus(event) {
      fetchPage();
      onFocus?.(event);
    },
  };
}

/** Renders a link that reads the location only when clicked, so that navigations don't rerender the link. */
export function Link({to, replace, innerRef, ...props}: WithUrl<LinkProps>): ReactNode {
  const history = useHistory();
  const handlers = onIntent(to, props);
  if (!to.startsWith('/')) {
    return <RouterLink {...props} {...handlers} to={to} replace={replace} innerRef={innerRef} />;
  }
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links -- the content is among the props, and this is the link
    <a
      {...props}
      {...handlers}
      ref={innerRef}
      href={to}
      onClick={(event) => {
        props.onClick?.(event);
        followLink(event, to, history, replace);
      }}
    />
  );
}

/** Renders the router's link that is marked as current on the page to which it leads. */
export function NavLink({to, ...props}: WithUrl<NavLinkProps>): ReactNode {
  return <RouterNavLink {...props} {...onIntent(to, props)} to={to} />;
}
