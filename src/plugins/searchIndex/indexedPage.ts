import {load, type CheerioAPI} from 'cheerio';
import type {PageFile} from '../../search/format';

/** A page as the index takes it in: what the results show, and what only counts. */
export interface IndexedPage extends PageFile {
  keywords: string;
}

/** What is in a page's article but is not its text. */
const furniture =
  'nav, button, svg style, .device-screen, .hash-link, .theme-doc-toc-mobile, .code-block__head, .page-line, [data-search-ignore]';

/** Where a line of text begins and ends, so that neighbours grow neither into one word nor into one sentence. */
const blocks =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, pre, tr, div, br, summary, figcaption, text, title, desc, time';
/** Cells stand beside each other in the line of their row. */
const cells = 'td, th';

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

function content($: CheerioAPI, name: string): string {
  return squeeze($(`meta[name="${name}"]`).attr('content') ?? '');
}

/** The folder below `docs`, or the release notes. */
function guideOf(route: string): string {
  const [, first, second] = /\/(docs|release-notes)(?:\/([^/]+))?/.exec(route) ?? [];
  return first === 'docs' && second ? second : (first ?? '');
}

/**
 * Reads a built page: its title, keywords and the text under each heading.
 *
 * @param html - the page as the build wrote it.
 * @param route - its URL below the site's origin, language prefix included.
 * @param questions - what its front matter says that it answers.
 * @throws an error that names the route when the page has no article with a heading.
 */
export function indexedPage(html: string, route: string, questions: string[]): IndexedPage {
  const $ = load(html);
  const article = $('article').first();
  const title = squeeze(article.find('h1').first().text());
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
  article.find(blocks).each((_, block) => {
    if ($(block).closest(cells).length === 0) {
      $(block).prepend('\u0001').append('\u0001');
    } else {
      $(block).append(' ');
    }
  });
  article.find(cells).append('\u0002');
  const walk = (node: ReturnType<typeof article.contents>): void => {
    node.contents().each((_, child) => {
      const element = $(child);
      if (child.type === 'text') {
        sections.at(-1)![2] += element.text();
      } else if (element.is('h1')) {
        // The title is known already.
      } else if (element.is('h2[id], h3[id], h4[id]')) {
        sections.push([element.attr('id')!, squeeze(element.text()), '']);
      } else {
        walk(element);
      }
    });
  };
  walk(article);
  return {
    route,
    title,
    guide: guideOf(route),
    // Without the guide, which is known from the route, and the page itself.
    path: crumbs.slice(1, -1),
    sections: sections.map(([anchor, heading, text]) => [
      anchor,
      squeeze(heading.replaceAll('\u0001', '')),
      lines(text),
    ]),
    questions,
    keywords: content($, 'keywords'),
  };
}
