/**
 * Why this exists: in a long sidebar, the current page may be below the edge of the screen. Only
 * the sidebar scrolls to it, never the page. Wraps the theme's sidebar.
 */
import React, {useEffect, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';

/** Scrolls the sidebar as far as the current page's link needs to be seen. */
function showCurrentPage(): void {
  const current = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const menu = current?.closest('.menu');
  if (current && menu) {
    const link = current.getBoundingClientRect();
    const frame = menu.getBoundingClientRect();
    if (link.top < frame.top || link.bottom > frame.bottom) {
      menu.scrollTop += link.top - frame.top - frame.height / 2;
    }
  }
}

export default function DocSidebarContent(props: Props): ReactNode {
  const {path} = props;
  useEffect(showCurrentPage, [path]);
  return <Content {...props} />;
}
