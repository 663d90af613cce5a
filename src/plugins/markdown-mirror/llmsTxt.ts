import type {AllContent} from '@docusaurus/types';
import {collectSidebarDocIds} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import {contentPath} from '../../site/contentPath';
import {contentPages, docsVersions, fileOf, type ContentPage} from '../../lib/contentPages';
import {markdownAddress} from './address';

/** A section of `llms.txt`: a guide or the release notes, with its pages in reading order. */
export interface Guide {
  title: string;
  description: string;
  pages: ContentPage[];
}

/** Title of the section that llmstxt.org lets readers skip. Contains the pages in no sidebar. */
const optionalTitle = 'Optional';

/**
 * Returns all listed pages of the language that is built: the guides in the order of the sidebars, each
 * named after its first page, the release notes, and pages in no sidebar.
 *
 * @param releaseNotes - title and description of the release notes.
 */
export function guidesOf(allContent: AllContent, releaseNotes: Omit<Guide, 'pages'>): Guide[] {
  const pages = contentPages(allContent);
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const guides = docsVersions(allContent).flatMap(({docs, sidebars}): Guide[] => {
    const sources = new Map(docs.map(({id, source}) => [id, source]));
    return Object.values(sidebars).flatMap((sidebar) => {
      const ids = [...new Set(collectSidebarDocIds(sidebar))];
      const listed = ids.flatMap((id) => bySource.get(sources.get(id) ?? '') ?? []);
      return listed[0] ? [{...listed[0], pages: listed}] : [];
    });
  });
  const inSidebars = new Set(guides.flatMap((guide) => guide.pages));
  const rest = pages.filter((page) => !inSidebars.has(page));
  const isNote = (page: ContentPage) => contentPath(fileOf(page)).startsWith('release-notes/');
  return [
    ...guides,
    {...releaseNotes, pages: rest.filter(isNote)},
    {title: optionalTitle, description: '', pages: rest.filter((page) => !isNote(page))},
  ].filter((guide) => guide.pages.length > 0);
}

/** Maximum length of a file in characters. Tools of language models read files of this length completely. */
const maxPartLength = 50_000;

/**
 * Joins pages to files that are short enough for language models.
 *
 * @param pages - the Markdown of each page, in reading order.
 */
function partsOf(pages: string[]): string[] {
  const parts: string[] = [];
  for (const page of pages) {
    const part = parts.at(-1);
    const longer = `${part}\n---\n\n${page}`;
    if (part === undefined || longer.length > maxPartLength) {
      parts.push(page);
    } else {
      parts[parts.length - 1] = longer;
    }
  }
  return parts;
}

/** Returns unique names for the files of guides: the names of the guides' folders. */
function namesOf(guides: Guide[], baseUrl: string): string[] {
  const names: string[] = [];
  for (const {title, pages} of guides) {
    const [, folder = 'index'] =
      /^(?:docs\/)?([^/]+)/.exec(pages[0]!.route.slice(baseUrl.length)) ?? [];
    const name = title === optionalTitle ? title.toLowerCase() : folder;
    const count = names.filter((other) => other.replace(/~\d+$/, '') === name).length;
    names.push(count > 0 ? `${name}~${count + 1}` : name);
  }
  return names;
}

/**
 * Returns `llms.txt` in the format of llmstxt.org, and the parts of each guide. Doesn't write descriptions of
 * pages, because with them `llms.txt` would be too long for language models.
 *
 * @param head - the first paragraphs of `llms.txt`.
 * @param markdown - the Markdown of each page, by its path.
 * @param site - the site's origin, and the base path of the language.
 * @returns texts by path.
 */
export function llmsFiles(
  guides: Guide[],
  head: string[],
  markdown: ReadonlyMap<string, string>,
  {url, baseUrl}: {url: string; baseUrl: string},
): Map<string, string> {
  const files = new Map<string, string>();
  const paragraphs = [...head];
  const names = namesOf(guides, baseUrl);
  for (const [index, {title, description, pages}] of guides.entries()) {
    const addresses = pages.map(({route}) => markdownAddress(route, baseUrl));
    const links = pages.map((page, at) => `- [${page.title}](${url}${addresses[at]})`);
    for (const [at, text] of partsOf(addresses.map((name) => markdown.get(name)!)).entries()) {
      const name = `${names[index]}-${at + 1}.txt`;
      files.set(`${baseUrl}llms/${name}`, text);
      links.push(`- [${name}](${url}${baseUrl}llms/${name})`);
    }
    paragraphs.push(`## ${title}`, ...(description ? [description] : []), links.join('\n'));
  }
  return files.set(`${baseUrl}llms.txt`, `${paragraphs.join('\n\n')}\n`);
}
