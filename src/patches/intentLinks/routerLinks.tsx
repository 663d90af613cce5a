/**
 * Replaces the router's links in Docusaurus' own `Link`, which renders them. These fetch a page when its
 * reader is about to ask for it, on hover, keyboard focus, and touch (specification, section 4).
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

/** What Docusaurus' `Link` passes: it has resolved the address. */
type WithAddress<Props> = Omit<Props, 'to'> & {to: string};

/**
 * Fetches the page behind an address, unless the connection is slow or saves data. A failure stays
 * silent here, because a navigation that needs the same script meets it again.
 */
function fetchAhead(address: string): void {
  const [path = ''] = address.split(/[?#]/);
  Promise.resolve(window.docusaurus.preload(path)).catch(() => undefined);
}

/** Returns the handlers of a link that fetch its page. */
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

/** A router's link that reads the location on a click, so that it doesn't render at each navigation. */
export function Link({to, replace, innerRef, ...props}: WithAddress<LinkProps>): ReactNode {
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

/** The router's link that knows whether it leads to the current page. */
export function NavLink({to, ...props}: WithAddress<NavLinkProps>): ReactNode {
  return <RouterNavLink {...props} {...onIntent(to, props)} to={to} />;
}
