/**
 * Why this exists: the theme's footer has no place for a language switcher (specification, section 2).
 * Ejected; adds the switcher, and renders simple links as a list.
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {
  isMultiColumnFooterLinks,
  ThemeClassNames,
  useThemeConfig,
  type SimpleFooter,
} from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import FooterLinksMultiColumn from '@theme/Footer/Links/MultiColumn';
import FooterLogo from '@theme/Footer/Logo';
import LanguageSwitcher from '@site/src/components/LanguageSwitcher';

function Links({links}: Pick<SimpleFooter, 'links'>): ReactNode {
  return (
    <ul className="footer__links">
      {links.map(({html, ...link}, index) => (
        <li key={index}>
          {html ? (
            <span dangerouslySetInnerHTML={{__html: html}} />
          ) : (
            <FooterLinkItem item={link} />
          )}
        </li>
      ))}
    </ul>
  );
}

export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  const {links, logo, copyright, style} = footer;
  return (
    <footer
      className={clsx(
        ThemeClassNames.layout.footer.container,
        'footer',
        style === 'dark' && 'footer--dark',
      )}
    >
      {logo && <FooterLogo logo={logo} />}
      {isMultiColumnFooterLinks(links) && <FooterLinksMultiColumn columns={links} />}
      <div className="footer__row">
        {!isMultiColumnFooterLinks(links) && <Links links={links} />}
        <LanguageSwitcher />
        {copyright && (
          <p className="footer__copyright" dangerouslySetInnerHTML={{__html: copyright}} />
        )}
      </div>
    </footer>
  );
}
