import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {exactRoute} from '../site/routes';

/** A page that a writer wrote, as the plugins need it. */
export interface ContentPage {
  /** URL below the site's origin, language prefix included. */
  route: string;
  title: string;
  description: string;
  /** File, as `@site/…`, of the page's own language. */
  source: string;
}

/** What the preset's plugin for pages loads, of which release notes by product are `mdx`. */
type Pages = (Omit<ContentPage, 'route'> & {type: 'mdx' | 'jsx'; permalink: string})[];

/**
 * All documentation pages and release notes, by month and by product, of the language that is built.
 *
 * @param allContent - what Docusaurus' plugins have loaded.
 */
export function contentPages(allContent: AllContent): ContentPage[] {
  const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  // A site may do without release notes.
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const products = allContent['docusaurus-plugin-content-pages']!.default as Pages;
  return [
    ...docs.loadedVersions.flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
    ...products.filter((page) => page.type === 'mdx'),
  ].map(({permalink, title = '', description = '', source}) => ({
    route: exactRoute(permalink),
    title,
    description,
    source,
  }));
}

/** A page's Markdown file, from the top of the repository. */
export const fileOf = (page: ContentPage) => page.source.replace(/^@site\//, '');
