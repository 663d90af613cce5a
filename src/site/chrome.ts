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
 * The announcement bar. Its text comes from the deployment in both languages, so the content here
 * is only what the theme needs to show the bar: `src/theme/AnnouncementBar/Content` writes the text.
 */
export function announcementBar({announcement}: Deployment): ThemeConfig['announcementBar'] {
  return announcement ? {id: announcement.id, content: announcement.id} : undefined;
}
