import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {openCache} from '../../lib/cache';
import type {PageFile} from './client/engine/format';
import {guideOf} from './client/guideOf';

/** What is in a page's article but is not its text. */
const furniture =
  'nav, button, svg style, .device-screen, .hash-link, .theme-doc-toc-mobile, .code-block__head, .page-line, [data-search-ignore]';

/** Where a line of text begins and ends, so that neighbours grow neither into one word nor into one sentence. */
const blocks = new Set(
  'p li dt dd h2 h3 h4 h5 h6 pre tr div br summary figcaption text title desc time'.split(' '),
);
type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

const squeeze = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** Text in which control characters stand where lines end and between cells. */
const lines = (text: string) =>
  text
    .split('\u0001')
    .map((line) =>
      squeeze(line)
        .replace(/(?: ?\u0002 ?)+/g, ' · ')
        .replace(/^ · | · $/g, ''),
    )
    .filter(Boolean)
    .join('\n');

/**
 * What the index reads of a built page: its keywords and its article. Parsing the rest, too, takes twice
 * as long, and it has names of files that change without the page.
 */
const indexedPart = (html: string): string =>
  [
    /<meta (?:"[^"]*"|[^">])*name=(?:keywords|"keywords")(?:"[^"]*"|[^">])*>/,
    // A page of another layout has no article.
    html.includes('<article') ? /<article[\s\S]*?<\/article>/ : /<main[\s\S]*?<\/main>/,
  ]
    .map((part) => part.exec(html)?.[0] ?? '')
    .join('');

/** Whether a page asks search engines to leave it out. */
const isHidden = (html: string): boolean =>
  /<meta (?:"[^"]*"|[^">])*name=(?:robots\b|"robots")(?:"[^"]*"|[^">])*>/
    .exec(html)?.[0]
    .includes('noindex') ?? false;

/**
 * The HTML file of a route.
 *
 * @param directory - the build's directory, in which the default language's pages lie.
 * @throws an error that names the route when there is none.
 */
export function builtFile(directory: string, route: string): string {
  const found = [
    `${route}.html`,
    `${route}/index.html`,
    ...(route.endsWith('.html') ? [route] : []),
  ]
    .map((name) => path.join(directory, name))
    .find((file) => existsSync(file));
  if (!found) {
    throw new Error(`Search index: the build has no file for ${route}. Correct the page's slug.`);
  }
  return found;
}

/**
 * Reads a built page: its title, keywords and the text under each heading.
 *
 * @param html - the page as the build wrote it.
 * @param route - its URL below the site's origin, language prefix included.
 * @param questions - what its front matter says that it answers.
 * @param fallback - its title, where the page doesn't show it.
 * @throws an error that names the route when the page has no title.
 */
export function indexedPage(
  html: string,
  route: string,
  questions: string[],
  fallback = '',
): PageFile {
  const $ = load(indexedPart(html));
  const article = $('article, main').first();
  const title = squeeze(article.find('h1').first().text()) || fallback;
  if (!title) {
    throw new Error(
      `Search index: ${route} has no <article> with an <h1>. Give the page a title, or leave it out of the index.`,
    );
  }
  const crumbs = article
    .find('.breadcrumbs__item:not(.breadcrumbs__item--start)')
    .map((_, item) => squeeze($(item).text()))
    .get()
    .filter(Boolean);
  article.find(furniture).remove();
  const sections: PageFile['sections'] = [['', title, '']];
  const add = (text: string) => {
    sections.at(-1)![2] += text;
  };
  // One walk over the nodes: asking each for selectors takes three times as long.
  const walk = (node: Node, isInCell: boolean): void => {
    if (node.type === 'text') {
      add(node.data);
    } else if (!('attribs' in node) || node.name === 'h1') {
      // Comments, and the title, which is known already.
    } else if (/^h[2-4]$/.test(node.name) && node.attribs.id) {
      sections.push([node.attribs.id, squeeze($(node).text()), '']);
    } else {
      // Cells stand beside each other in the line of their row.
      const isCell = /^t[dh]$/.test(node.name);
      const edge = blocks.has(node.name) ? (isInCell ? ' ' : '\u0001') : '';
      add(edge);
      node.children.forEach((child) => walk(child, isInCell || isCell));
      add(isCell ? '\u0002' : edge);
    }
  };
  article.contents().each((_, node) => walk(node, false));
  return {
    route,
    title,
    guide: guideOf(route),
    // Without the guide, which is known from the route, and the page itself.
    path: crumbs.slice(1, -1),
    sections: sections.map(([anchor, heading, text]) => [anchor, heading, lines(text)]),
    questions,
    keywords: squeeze($('meta[name="keywords"]').attr('content') ?? ''),
  };
}

/**
 * Reads built pages for the index, without those that ask search engines to leave them out. A page that says
 * what it said in the last build isn't parsed again.
 *
 * @param directory - the build's directory, in which the default language's pages lie.
 * @param pages - their routes, and what they answer.
 * @param language - of the pages.
 * @throws an error that names the route when a page is missing or has no title.
 */
export async function readPages(
  directory: string,
  pages: (Pick<PageFile, 'route' | 'questions'> & {title?: string})[],
  language: string,
): Promise<PageFile[]> {
  const cache = openCache<PageFile>(path.join('.cache/search-index', language), [
    'package-lock.json',
    'src/plugins/search',
  ]);
  const indexed = await Promise.all(
    pages.map(async ({route, title, questions}) => {
      const html = await fs.readFile(builtFile(directory, route), 'utf8');
      const part = indexedPart(html);
      return isHidden(html)
        ? []
        : cache.resultOf(JSON.stringify([route, title, questions, part]), () =>
            indexedPage(part, route, questions, title),
          );
    }),
  );
  cache.save('all');
  return indexed.flat();
}
