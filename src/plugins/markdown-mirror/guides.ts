import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {exactRoute} from '../../site/routes';
import {contentPath} from '../../site/contentPath';
import {contentPages, fileOf, type ContentPage} from '../contentPages';

/** A guide, or the release notes, with its pages in reading order. */
export interface Guide {
  title: string;
  pages: ContentPage[];
}

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** Ids of a sidebar's pages, in reading order. */
function sidebarIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    // A `ref` only links a page of another guide.
    if (item.type === 'doc') {
      return [item.id];
    }
    if (item.type === 'category') {
      const own = item.link?.type === 'doc' ? [item.link.id] : [];
      return [...own, ...sidebarIds(item.items)];
    }
    return [];
  });
}

/**
 * All pages of the language that is built: the guides in the order of the sidebars, each named by
 * its first page, then the release notes, newest first, and those of each product.
 *
 * @param allContent - what Docusaurus' plugins have loaded.
 * @param notesTitle - name of the release notes in the language.
 * @throws an error that names a page which is in no sidebar.
 */
export function guides(allContent: AllContent, notesTitle: string): Guide[] {
  const pages = contentPages(allContent);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  const all = docs.loadedVersions.flatMap((version) => {
    const routes = new Map(version.docs.map(({id, permalink}) => [id, exactRoute(permalink)]));
    return Object.values(version.sidebars).map((items) => {
      const guide = [...new Set(sidebarIds(items))].map((id) => byRoute.get(routes.get(id)!)!);
      return {title: guide[0]!.title, pages: guide};
    });
  });
  all.push({
    title: notesTitle,
    pages: pages.filter((page) => contentPath(fileOf(page)).startsWith('release-notes/')),
  });
  const listed = new Set(all.flatMap((guide) => guide.pages));
  const missing = pages.find((page) => !listed.has(page));
  if (missing) {
    throw new Error(`${fileOf(missing)} stands in no sidebar. Add it to sidebars.ts.`);
  }
  return all;
}

/**
 * `llms.txt`: the table of contents for language models (llmstxt.org), one line per page.
 *
 * @param origin - origin of the site.
 */
export function llmsTxt(title: string, summary: string, guides: Guide[], origin: string): string {
  const list = ({title: guide, pages}: Guide) =>
    [
      `## ${guide}`,
      '',
      ...pages.map((page) => `- [${page.title}](${origin}${page.route}.md): ${page.description}`),
    ].join('\n');
  return `${[`# ${title}`, `> ${summary}`, ...guides.map(list)].join('\n\n')}\n`;
}
