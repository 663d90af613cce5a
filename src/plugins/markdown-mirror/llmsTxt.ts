import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {collectSidebarDocIds} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import {contentPath} from '../../site/contentPath';
import {contentPages, fileOf, type ContentPage} from '../../lib/contentPages';

/** A guide, or the release notes, with its pages in reading order. */
export interface Guide {
  title: string;
  description: string;
  pages: ContentPage[];
}

/**
 * All pages of the language that is built: the guides in the order of the sidebars, each named by
 * its first page, then the release notes, newest first, and those of each product.
 *
 * @param allContent - what Docusaurus' plugins have loaded.
 * @param notes - what the release notes are called in the language.
 */
export function guides(allContent: AllContent, notes: Omit<Guide, 'pages'>): Guide[] {
  const pages = contentPages(allContent);
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  const all = loadedVersions.flatMap(({docs, sidebars}): Guide[] => {
    const sources = new Map(docs.map(({id, source}) => [id, source]));
    return Object.values(sidebars).map((sidebar) => {
      const ids = [...new Set(collectSidebarDocIds(sidebar))];
      const guide = ids.map((id) => bySource.get(sources.get(id)!)!);
      return {...guide[0]!, pages: guide};
    });
  });
  const ofNotes = pages.filter((page) => contentPath(fileOf(page)).startsWith('release-notes/'));
  return [...all, ...(ofNotes.length > 0 ? [{...notes, pages: ofNotes}] : [])];
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
