/**
 * Why this exists: the theme's mobile menu covers the page but leaves the focus behind it. While it
 * is open, what it covers is inert, and Escape closes it. The focus goes to its close button, then
 * to its main menu when that appears, and finally back to where it was.
 */
import React, {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** What the open menu covers: the bar that it hangs from, and all that is beside the bar. */
const covered = '.navbar__inner, #__docusaurus > :not(.navbar)';

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const invoker = document.activeElement as HTMLElement | null;
    const page = document.querySelectorAll(covered);
    const closeAtEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    page.forEach((element) => element.toggleAttribute('inert', true));
    document.addEventListener('keydown', closeAtEscape);
    return () => {
      document.removeEventListener('keydown', closeAtEscape);
      page.forEach((element) => element.toggleAttribute('inert', false));
      // In a window that has become wide, the button that opened the menu is gone.
      const brand = document.querySelector<HTMLElement>('.navbar__brand');
      (invoker?.getClientRects().length ? invoker : brand)?.focus();
    };
  }, [shown, toggle]);

  // The panel that leaves would take the focus with it, so the one that appears gets it.
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  useEffect(() => {
    if (shown && !isSecondary && document.activeElement?.matches('body, [inert] *')) {
      document
        .querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')
        ?.focus();
    }
  }, [shown, isSecondary]);
  return <MobileSidebar />;
}
