import {statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {openCache} from '../../lib/cache';
import type {PageFile} from './client/engine/format';
import {guideOf} from './client/guideOf';

/** Elements in a page's article that aren't part of its text. */
const ignoredElements =
  'nav, button, svg style, .device-screen, .hash-link, .theme-doc-toc-mobile, .code-block__head, .page-line, [data-search-ignore]';

/** Elements that start and end a line, so that adjacent texts are neither one word nor one sentence. */
const blocks = new Set(
  'p li dt dd h2 h3 h4 h5 h6 pre tr div br summary figcaption text title desc time'.split(' '),
);
const lineEnd = '\u0001';
const cellEnd = '\u0002';

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

const collapseSpace = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** Splits a text at `lineEnd` into lines, and joins the cells of a line, which end with `cellEnd`, by dots. */
const formatLines = (text: string) =>
  text
    .split(lineEnd)
    .map((line) => line.split(cellEnd).map(collapseSpace).filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n');

/** Returns a `<meta>` element with its attributes; an empty text if the page has none of that name. */
const metaElement = (html: string, name: string): string =>
  new RegExp(`<meta (?:"[^"]*"|[^">])*name=(?:${name}\\b|"${name}")(?:"[^"]*"|[^">])*>`).exec(
    html,
  )?.[0] ?? '';

/**
 * Returns the part of a page that the index contains: the keywords and the article, or `<main>` if the
 * layout has no article. The rest of a page would double the time of parsing, and its names of scripts
 * would change the key of the cache.
 */
function indexedPart(html: string): string {
  const article = html.includes('<article')
    ? /<article[\s\S]*?<\/article>/
    : /<main[\s\S]*?<\/main>/;
  return metaElement(html, 'keywords') + (article.exec(html)?.[0] ?? '');
}

/**
 * Returns the HTML file of a route.
 *
 * @param directory - the build's directory of the default language.
 * @throws an error that names the route when there is no file.
 */
export function builtFile(directory: string, route: string): string {
  const file = [`${route}.html`, `${route}/index.html`, route]
    .map((name) => path.join(directory, name))
    .find((name) => statSync(name, {throwIfNoEntry: false})?.isFile());
  if (!file) {
    throw new Error(`Search index: the build has no file for ${route}. Correct the page's slug.`);
  }
  return file;
}

/**
 * Parses a built page.
 *
 * @param html - the page as the build wrote it.
 * @param route - the page's URL below the site's origin, language prefix included.
 * @param questions - the questions from the page's front matter.
 * @param fallback - the title of a page without an `<h1>`.
 * @throws an error that names the route when the page has no title.
 */
export function parsePage(
  html: string,
  route: string,
  questions: string[],
  fallback = '',
): PageFile {
  const $ = load(indexedPart(html));
  const article = $('article, main').first();
  const title = collapseSpace(article.find('h1').first().text()) || fallback;
  if (!title) {
    throw new Error(
      `Search index: ${route} has no <article> with an <h1>. Give the page a title, or leave it out of the index.`,
    );
  }
  const breadcrumbs = article
    .find('.breadcrumbs__item:not(.breadcrumbs__item--start)')
    .toArray()
    .map((item) => collapseSpace($(item).text()))
    .filter(Boolean);
  article.find(ignoredElements).remove();
  const sections: PageFile['sections'] = [['', title, '']];
  const addText = (text: string) => {
    sections.at(-1)![2] += text;
  };
  // Visits each node once, because matching nodes against selectors would take three times as long.
  const visit = (node: Node, isInCell: boolean): void => {
    if (node.type === 'text') {
      addText(node.data);
    } else if (!('attribs' in node) || node.name === 'h1') {
      // Skips a comment and the title.
    } else if (/^h[2-4]$/.test(node.name) && node.attribs.id) {
      sections.push([node.attribs.id, collapseSpace($(node).text()), '']);
    } else {
      const isCell = /^t[dh]$/.test(node.name);
      // The cells of a row form one line.
      const edge = blocks.has(node.name) ? (isInCell ? ' ' : lineEnd) : '';
      addText(edge);
      node.children.forEach((child) => visit(child, isInCell || isCell));
      addText(isCell ? cellEnd : edge);
    }
  };
  article.contents().each((_, node) => visit(node, false));
  return {
    route,
    title,
    guide: guideOf(route),
    // Without the guide and the page itself.
    path: breadcrumbs.slice(1, -1),
    sections: sections.map(([anchor, heading, text]) => [anchor, heading, formatLines(text)]),
    questions,
    keywords: collapseSpace($('meta[name="keywords"]').attr('content') ?? ''),
  };
}

/**
 * Parses built pages, except pages with `noindex`. Reads a page whose indexed part hasn't changed since the
 * last build from a cache.
 *
 * @param directory - the build's directory of the default language.
 * @param pages - routes, titles, and questions of the pages.
 * @throws an error that names the route when a page is missing or has no title.
 */
export async function readPages(
  directory: string,
  pages: {route: string; title: string; questions: string[]}[],
  language: string,
): Promise<PageFile[]> {
  const cache = openCache<PageFile>(path.join('.cache/search-index', language), [
    'package-lock.json',
    'src/plugins/search',
  ]);
  const parsed = await Promise.all(
    pages.map(async ({route, title, questions}) => {
      const html = await fs.readFile(builtFile(directory, route), 'utf8');
      const part = indexedPart(html);
      return metaElement(html, 'robots').includes('noindex')
        ? []
        : cache.resultOf(JSON.stringify([route, title, questions, part]), () =>
            parsePage(part, route, questions, title),
          );
    }),
  );
  cache.save('all');
  return parsed.flat();
}
