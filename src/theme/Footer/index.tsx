/**
 * Why this exists: the site's footer has a language switcher beside its links (specification,
 * section 2), for which the theme has no place.
 */
import React, {type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig, type SimpleFooter} from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import LanguageSwitcher from '@site/src/components/LanguageSwitcher';

export default function Footer(): ReactNode {
  const {links, copyright} = useThemeConfig().footer as SimpleFooter;
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} footer`}>
      <div className="footer__row">
        <ul className="footer__links">
          {links.map((link) => (
            <li key={link.label}>
              <FooterLinkItem item={link} />
            </li>
          ))}
        </ul>
        <LanguageSwitcher />
        <p className="footer__copyright">{copyright}</p>
      </div>
    </footer>
  );
}
