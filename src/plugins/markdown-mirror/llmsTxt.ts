import type {AllContent} from '@docusaurus/types';
import {collectSidebarDocIds} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import {contentPath} from '../../site/contentPath';
import {contentPages, docsVersions, fileOf, type ContentPage} from '../../lib/contentPages';

/** A guide, or the release notes, with its pages in reading order. */
export interface Guide {
  title: string;
  description: string;
  pages: ContentPage[];
}

/** The section of `llms.txt` for what a short context can do without (llmstxt.org): pages in no sidebar. */
export const optional = 'Optional';

/**
 * All pages of the language that is built: the guides in the order of the sidebars, each named by
 * its first page, then the release notes, newest first, and those of each product, then pages in no sidebar.
 *
 * @param allContent - what Docusaurus' plugins have loaded.
 * @param notes - what the release notes are called in the language.
 */
export function guides(allContent: AllContent, notes: Omit<Guide, 'pages'>): Guide[] {
  const pages = contentPages(allContent).filter(({isOfOtherVersion}) => !isOfOtherVersion);
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const ofSidebars = docsVersions(allContent).flatMap(({docs, sidebars}): Guide[] => {
    const sources = new Map(docs.map(({id, source}) => [id, source]));
    return Object.values(sidebars).flatMap((sidebar) => {
      const ids = [...new Set(collectSidebarDocIds(sidebar))];
      const listed = ids.flatMap((id) => bySource.get(sources.get(id) ?? '') ?? []);
      return listed[0] ? [{...listed[0], pages: listed}] : [];
    });
  });
  const inSidebars = new Set(ofSidebars.flatMap((guide) => guide.pages));
  const rest = pages.filter((page) => !inSidebars.has(page));
  const isNote = (page: ContentPage) => contentPath(fileOf(page)).startsWith('release-notes/');
  return [
    ...ofSidebars,
    {...notes, pages: rest.filter(isNote)},
    {title: optional, description: '', pages: rest.filter((page) => !isNote(page))},
  ].filter((guide) => guide.pages.length > 0);
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
