/**
 * Why this exists: the theme's mobile menu covers the page but leaves the focus on the page. Wraps the menu:
 * while the menu is open, the page behind it is inert and Escape closes the menu. The focus moves to the
 * menu's close button, then to the main menu when that appears, and back to the page after closing.
 */
import React, {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** Selects the elements that the open menu covers. The menu is inside the navigation bar. */
const coveredElements = '.navbar__inner, #__docusaurus > :not(.navbar)';

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const invoker = document.activeElement as HTMLElement | null;
    const page = document.querySelectorAll(coveredElements);
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
      // The button that opened the menu is hidden if the window has become wide.
      const brand = document.querySelector<HTMLElement>('.navbar__brand');
      (invoker?.getClientRects().length ? invoker : brand)?.focus();
    };
  }, [shown, toggle]);

  // Moves the focus to the main menu when it replaces the panel that had the focus.
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
