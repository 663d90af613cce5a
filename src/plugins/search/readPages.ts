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

/** Splits a text with marks of ends into lines, and their cells by middle dots. */
const formatLines = (text: string) =>
  text
    .split(lineEnd)
    .map((line) => line.split(cellEnd).map(collapseSpace).filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n');

/** Returns a `<meta>` element with its attributes; empty where the page has none of the name. */
const metaElement = (html: string, name: string): string =>
  new RegExp(`<meta (?:"[^"]*"|[^">])*name=(?:${name}\\b|"${name}")(?:"[^"]*"|[^">])*>`).exec(
    html,
  )?.[0] ?? '';

/**
 * Returns the part of a page that the index contains: its keywords and its article, or its `<main>` where
 * the layout has no article. Parsing the rest would take twice as long, and the names of scripts in it
 * change without the page.
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
 * @param route - its URL below the site's origin, language prefix included.
 * @param questions - the questions from its front matter.
 * @param fallback - the title of a page that doesn't show it.
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
  const add = (text: string) => {
    sections.at(-1)![2] += text;
  };
  // Visits each node once, because matching it against selectors would take three times as long.
  const visit = (node: Node, isInCell: boolean): void => {
    if (node.type === 'text') {
      add(node.data);
    } else if (!('attribs' in node) || node.name === 'h1') {
      // A comment, or the title.
    } else if (/^h[2-4]$/.test(node.name) && node.attribs.id) {
      sections.push([node.attribs.id, collapseSpace($(node).text()), '']);
    } else {
      const isCell = /^t[dh]$/.test(node.name);
      // The cells of a row form one line.
      const edge = blocks.has(node.name) ? (isInCell ? ' ' : lineEnd) : '';
      add(edge);
      node.children.forEach((child) => visit(child, isInCell || isCell));
      add(isCell ? cellEnd : edge);
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
 * Parses built pages, except those with `noindex`. A page whose indexed part hasn't changed since the last
 * build comes from a cache.
 *
 * @param directory - the build's directory of the default language.
 * @param pages - their routes, titles, and questions.
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
