/**
 * Why this exists: the theme's dropdown opens from a link with the role of a button, which doesn't respond
 * to Space or Escape and loses the focus. Replaces the link with a button, and adds the link's target as the
 * first item of the dropdown.
 */
import React, {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  to,
  href,
}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from anywhere inside
    <div
      // Keeps the focus inside in Safari, which focuses the nearest focusable element around a clicked button.
      tabIndex={-1}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          setOpen(false);
        }
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          setOpen(false);
          button.current?.focus();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link', 'dropdown__button', className)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul
        // Replaces the built links in the browser, because the not-found page is built for another URL.
        key={String(isBrowser)}
        className="dropdown__menu"
      >
        {[...(to || href ? [{label, to, href}] : []), ...items].map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
