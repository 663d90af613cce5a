import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {exactRoute} from '../../site/routes';
import {contentPath} from '../../site/contentPath';
import {contentPages, fileOf, type ContentPage} from '../contentPages';

/** A guide, or the release notes, with its pages in reading order. */
export interface Guide {
  title: string;
  description: string;
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
 * @param notes - what the release notes are called in the language.
 * @throws an error that names a page which is in no sidebar.
 */
export function guides(allContent: AllContent, notes: Omit<Guide, 'pages'>): Guide[] {
  const pages = contentPages(allContent);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  const all = docs.loadedVersions.flatMap((version): Guide[] => {
    const routes = new Map(version.docs.map(({id, permalink}) => [id, exactRoute(permalink)]));
    return Object.values(version.sidebars).map((items) => {
      const guide = [...new Set(sidebarIds(items))].map((id) => byRoute.get(routes.get(id)!)!);
      return {...guide[0]!, pages: guide};
    });
  });
  all.push({
    ...notes,
    pages: pages.filter((page) => contentPath(fileOf(page)).startsWith('release-notes/')),
  });
  const listed = new Set(all.flatMap((guide) => guide.pages));
  const missing = pages.find((page) => !listed.has(page));
  if (missing) {
    throw new Error(`${fileOf(missing)} stands in no sidebar. Add it to sidebars.ts.`);
  }
  return all;
}

/** Characters that a language model's tools still take from a file as a whole. */
const longest = 50_000;

/**
 * The full text of a guide in files that are short enough for language models.
 *
 * @param pages - each page's Markdown, in reading order.
 */
export function partsOf(pages: string[]): string[] {
  const parts: string[] = [];
  for (const page of pages) {
    const before = parts.at(-1);
    const longer = `${before}\n---\n\n${page}`;
    if (before === undefined || longer.length > longest) {
      parts.push(page);
    } else {
      parts[parts.length - 1] = longer;
    }
  }
  return parts;
}

/**
 * `llms.txt`: the table of contents for language models (llmstxt.org), one line per page. Titles only:
 * with descriptions, it would be longer than what they take.
 *
 * @param origin - origin of the site.
 * @param parts - for each guide, the URLs of its full text.
 */
export function llmsTxt(
  title: string,
  summary: string,
  guides: Guide[],
  origin: string,
  parts: string[][],
): string {
  const list = ({title: guide, description, pages}: Guide, index: number) =>
    [
      `## ${guide}`,
      description,
      [
        ...pages.map((page) => `- [${page.title}](${origin}${page.route}.md)`),
        ...parts[index]!.map((url) => `- [${path.basename(url)}](${url})`),
      ].join('\n'),
    ].join('\n\n');
  return `${[`# ${title}`, `> ${summary}`, ...guides.map(list)].join('\n\n')}\n`;
}
