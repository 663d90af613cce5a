import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Deployment} from './deployment';
import {identity} from './identity';

/** The navigation bar (specification, section 2). */
export const navbar: NonNullable<ThemeConfig['navbar']> = {
  title: identity.name,
  hideOnScroll: true,
  logo: {alt: '', src: identity.mark, width: 28, height: 28},
  items: [
    {label: 'Dev Guide', to: '/docs/developer-guide'},
    {label: 'Admin Guide', to: '/docs/administrator-guide'},
    {label: 'Tester Guide', to: '/docs/tester-guide'},
    {label: 'API Reference', to: '/docs/api'},
    {label: 'Developer Tools', to: '/docs/developer-tools'},
    {label: 'Release Notes', to: '/release-notes'},
    {type: 'search', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
};

/** The footer's links (specification, section 2). `src/theme/Footer` adds the language switcher. */
export const footer: NonNullable<ThemeConfig['footer']> = {
  links: [
    {label: 'FAQ', href: identity.links.faq},
    {label: 'Contact', href: identity.links.contact},
    {label: 'Blog', href: identity.links.blog},
  ],
  copyright: `Copyright © ${identity.copyrightYears} ${identity.name}`,
};

/** Returns the announcement bar with the text of a language, if there is one. */
export function announcementBar(
  {announcement}: Deployment,
  language: string,
): ThemeConfig['announcementBar'] {
  // Escapes the text, because the theme renders an announcement as HTML.
  const content = announcement?.text[language]?.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return announcement && content ? {id: announcement.id, content} : undefined;
}
