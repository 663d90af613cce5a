/**
 * Replaces `@docusaurus/Link`, which watches every link in view and fetches the page behind each.
 * This one fetches a page when its reader is about to ask for it: on hover, focus and touch
 * (specification, section 4). Everything else is the same.
 */
import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {Link as RouterLink, NavLink, useHistory} from 'react-router-dom';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@docusaurus/Link';
import {followLink} from './followLink';

/** Attributes of a link that leaves the site: it opens a new tab, which gets no access to this one. */
const externalLinkProps = {target: '_blank', rel: 'noopener noreferrer'};

type Handlers = Pick<ComponentProps<'a'>, 'onMouseEnter' | 'onFocus' | 'onTouchStart'>;

/**
 * Loads the page behind an address before it is asked for, once; nothing on 2g and save-data
 * connections (specification, section 4). A failure stays silent here: a navigation that needs the
 * same script meets it again, and loads the page as a whole.
 */
function fetchAhead(address: string): void {
  const [path = ''] = address.split(/[?#]/);
  const loading = window.docusaurus.preload(path);
  if (loading) {
    loading.catch(() => undefined);
  }
}

/** The caller's handlers, each after the page behind the link has been asked for. */
function onIntent(target: string, {onMouseEnter, onFocus, onTouchStart}: Handlers): Handlers {
  return {
    onMouseEnter(event) {
      fetchAhead(target);
      onMouseEnter?.(event);
    },
    onFocus(event) {
      fetchAhead(target);
      onFocus?.(event);
    },
    onTouchStart(event) {
      fetchAhead(target);
      onTouchStart?.(event);
    },
  };
}

interface RoutedProps extends ComponentProps<'a'> {
  /** Absolute path of a page of the site, with or without query and hash. */
  to: string;
}

/**
 * An anchor that the router follows. The router's own link reads the location, so that each of a
 * page's hundreds renders at every navigation, before anything of the next page; this one reads it
 * when it is clicked.
 */
function RoutedLink({to, onClick, ...props}: RoutedProps): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    followLink(event, to, history);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links -- the caller gives the content; this is the link
  return <a {...props} href={to} onClick={follow} />;
}

/**
 * A link inside the site or out of it.
 *
 * @param props - as for Docusaurus' link: `to` or `href` alike, `isNavLink` with `isActive` and
 *   `activeClassName`, `pathname://` for a file of the site, `autoAddBaseUrl`, a ref.
 * @returns an anchor; one that leaves the site opens a new tab.
 */
export default function Link({
  isNavLink,
  to,
  href,
  activeClassName,
  isActive,
  'data-noBrokenLinkCheck': uncheckedLink,
  autoAddBaseUrl = true,
  ref,
  ...props
}: Props): ReactNode {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();

  const asked = to || href;
  const internal = isInternalUrl(asked);
  let target = asked?.replace('pathname://', '');
  if (target && autoAddBaseUrl && target.startsWith('/')) {
    target = withBaseUrl(target);
  }
  if (target && internal) {
    target = applyTrailingSlash(target, {trailingSlash, baseUrl});
  }

  const toSection = target?.startsWith('#');
  const inThisTab = !props.target || props.target === '_self';
  const routed = target && internal && inThisTab && !toSection;
  if (target && !uncheckedLink && (toSection || routed)) {
    brokenLinks.collectLink(target);
  }
  if (props.id) {
    brokenLinks.collectAnchor(props.id);
  }

  if (!target || !routed) {
    // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links -- the caller gives the content; this is the link
    return <a ref={ref} href={target} {...(asked && !internal && externalLinkProps)} {...props} />;
  }
  const routedProps = {...props, ...onIntent(target, props), to: target};
  if (isNavLink) {
    return (
      <NavLink
        {...routedProps}
        innerRef={ref}
        isActive={isActive}
        activeClassName={activeClassName}
      />
    );
  }
  return target.startsWith('/') ? (
    <RoutedLink {...routedProps} ref={ref} />
  ) : (
    <RouterLink {...routedProps} innerRef={ref} />
  );
}
