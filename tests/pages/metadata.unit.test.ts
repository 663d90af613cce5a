/** What pages say about themselves: their picture in links that are shared, and data for search engines. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {languages, originalRoute} from '../../src/site/languages';
import {texts} from '../../src/site/texts';
import {builtPages, head, isContent} from '../fixtures/built';

const {directory} = builds.default;

test('a shared link shows the description of its page and the picture of the site', () => {
  const {origin, pages} = builtPages(directory);
  const png = fs.readFileSync(path.join(directory, 'img/social-card.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const shared = pages.map((page) => {
    const $ = head(page);
    const meta = (name: string) =>
      $(`meta[property="${name}"], meta[name="${name}"]`)
        .get()
        .map((element) => $(element).attr('content'));
    return {page, meta};
  });
  // Compared all at once: a thousand expectations take the runner half a minute.
  expect(
    shared.map(({page: {route}, meta}) => ({
      route,
      image: meta('og:image'),
      alternative: meta('og:image:alt'),
      twitter: [...meta('twitter:image'), ...meta('twitter:card')],
      description: meta('og:description'),
    })),
  ).toEqual(
    shared.map(({page: {route, locale}, meta}) => {
      const prefix = languages.find(({code}) => code === locale)!.baseUrl;
      const image = `${origin}${prefix}img/social-card.png`;
      const {title, tagline} = texts(locale);
      return {
        route,
        image: [image],
        alternative: [`${title}: ${tagline}`],
        twitter: [image, 'summary_large_image'],
        description: meta('description'),
      };
    }),
  );
  const content = shared.filter(({page}) => isContent(page));
  expect(content.length).toBeGreaterThanOrEqual(400);
  expect(content.filter(({meta}) => !meta('og:description')[0])).toEqual([]);
});

/** What a page has to tell search engines about itself, by its English route. */
function kindsOf(route: string): string[] {
  if (route === '/') {
    return ['WebSite'];
  }
  if (route.startsWith('/docs/')) {
    return ['BreadcrumbList'];
  }
  return /\d{4}-\d{2}-release-notes$/.test(route) ? ['BlogPosting'] : [];
}

test('search engines find the name of the site, the way to a page, and the data of a post', () => {
  const missing = builtPages(directory).pages.flatMap((page) => {
    const $ = head(page);
    const kinds = $('script[type="application/ld+json"]')
      .get()
      .map((element) => (JSON.parse($(element).text()) as {'@type': string})['@type']);
    return kindsOf(originalRoute(page.route))
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => `${page.route}: no ${kind}`);
  });
  expect(missing).toEqual([]);
});
