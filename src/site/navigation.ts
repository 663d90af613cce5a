import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Deployment} from './deployment';
import {identity} from './identity';

/** Top navigation: labels and routes of the specification, section 2. */
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

/** Footer: external links of the specification, section 2; the language switcher is its theme component's. */
export const footer: NonNullable<ThemeConfig['footer']> = {
  links: [
    {label: 'FAQ', href: identity.links.faq},
    {label: 'Contact', href: identity.links.contact},
    {label: 'Blog', href: identity.links.blog},
  ],
  copyright: `Copyright © ${identity.copyrightYears} ${identity.name}`,
};

/**
 * The announcement bar.
 *
 * @param language - code of the language that is built; each has a text of its own.
 */
export function announcementBar(
  {announcement}: Deployment,
  language: string,
): ThemeConfig['announcementBar'] {
  // The theme takes HTML; an announcement is text.
  const content = announcement?.text[language]?.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return announcement && content ? {id: announcement.id, content} : undefined;
}
