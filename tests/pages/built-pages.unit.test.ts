/** The HTML of all pages of both languages, read from the files. */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {builds} from '../../src/commands/builds';
import {readSiteFiles, siteOf} from '../../src/lint/built/readSite';
import {siteHtml} from '../../src/lint/built/siteHtml';
import {siteLinks} from '../../src/lint/built/siteLinks';
import {readDeployment} from '../../src/site/deployment';
import {defaultLanguage, languages, originalRoute, routeIn} from '../../src/site/languages';
import {texts} from '../../src/site/texts';
import {builtPages, isContent, source} from '../fixtures/built';
import {routesWithEveryPart} from '../fixtures/everyPart';
import {routesOf, writtenRoutes} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

const {directory} = builds.default;

test('every language has the same routes, among them the route of each page file', () => {
  const english = routesOf(defaultLanguage.code).sort();
  expect(english).toEqual(expect.arrayContaining(writtenRoutes()));
  for (const {code} of languages) {
    expect(routesOf(code).map(originalRoute).sort()).toEqual(english);
  }
});

/** Returns the schema.org type of the data that a page must have for search engines, by its English route. */
function requiredData(route: string): string | undefined {
  if (route === '/') {
    return 'WebSite';
  }
  if (route.startsWith('/docs/')) {
    return 'BreadcrumbList';
  }
  return /\d{4}-\d{2}-release-notes$/.test(route) ? 'BlogPosting' : undefined;
}

test('every page has metadata for search engines and a structure for screen readers', () => {
  test.slow();
  const {origin, pages} = builtPages(directory);
  expect(pages.length).toBeGreaterThan(languages.length * writtenRoutes().length);
  expect(pages.filter(isContent).length).toBeGreaterThanOrEqual(400);
  const png = fs.readFileSync(path.join(directory, 'img/social-card.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const routesByText = new Map<string, string>();
  const flaws: string[] = [];
  let headerCells = 0;
  for (const page of pages) {
    const {route, locale} = page;
    const $ = load(source(page));
    const check = (requirement: string, holds: boolean) => {
      if (!holds) {
        flaws.push(`${route}: ${requirement}`);
      }
    };
    const meta = (name: string) => {
      const tags = $(`meta[property="${name}"], meta[name="${name}"]`);
      return tags.length === 1 ? tags.attr('content') : undefined;
    };
    const description = meta('description');
    for (const [kind, text] of Object.entries({title: $('title').text(), description})) {
      const key = `${locale} ${kind} ${text}`;
      const other = routesByText.get(key);
      check(`the ${kind} "${text}" of ${other}`, Boolean(text) && !other);
      routesByText.set(key, route);
    }
    // Docusaurus writes the not-found page's URL without `.html`.
    const original = originalRoute(route).replace(/\.html$/, '');
    const language = languages.find(({code}) => code === locale)!;
    const alternates = $('link[hreflang]')
      .toArray()
      .map(({attribs}) => `${attribs.hreflang} ${new URL(attribs.href!).pathname}`);
    const canonical = $('link[rel="canonical"]').attr('href');
    check('language', $('html').attr('lang') === language.htmlLang);
    check(
      'canonical URL',
      canonical !== undefined && new URL(canonical).pathname === routeIn(language, original),
    );
    check(
      'alternates',
      alternates.sort().join() ===
        [
          ...languages.map((each) => `${each.htmlLang} ${routeIn(each, original)}`),
          `x-default ${original}`,
        ]
          .sort()
          .join(),
    );
    const image = `${origin}${language.baseUrl}img/social-card.png`;
    const {title, tagline} = texts(locale);
    for (const [name, value] of Object.entries({
      'og:image': image,
      'og:image:alt': `${title}: ${tagline}`,
      'twitter:image': image,
      'twitter:card': 'summary_large_image',
      'og:description': description,
    })) {
      check(name, meta(name) === value);
    }
    const data = requiredData(originalRoute(route));
    const types = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => (JSON.parse($(script).text()) as {'@type': string})['@type']);
    check(`data of the type ${data}`, data === undefined || types.includes(data));
    check('one heading of the first level', $('h1').length === 1 && $('h1').text().trim() !== '');
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map(({tagName}) => Number(tagName[1]));
    check(
      'headings that skip no level',
      levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1),
    );
    check(
      'links out of the site whose tabs get no access',
      $('a[target="_blank"]')
        .toArray()
        .every(({attribs}) => attribs.rel?.includes('noopener')),
    );
    check('text without JavaScript', $('main h1:not([hidden] *)').length === 1);
    check('navigation without JavaScript', $('nav a[href]').length > 5);
    check('one main landmark', $('main').length === 1);
    headerCells += $('th').length;
    check(
      'a name for each column and row',
      $('th')
        .toArray()
        .every((cell) => $(cell).text().trim() !== '' || Boolean($(cell).attr('aria-label'))),
    );
  }
  expect(headerCells).toBeGreaterThan(1000);
  expect(flaws).toEqual([]);
});

test('every link leads to an existing page and heading, and the HTML of every part is valid', async () => {
  test.slow();
  const site = siteOf(readSiteFiles(directory), readDeployment({}).url);
  expect(site.pages.length).toBeGreaterThan(400);
  expect(siteLinks(site)).toEqual([]);
  expect(() => readSiteFiles('tests')).toThrow('No build in tests');

  const routes = new Set(routesWithEveryPart());
  const pages = process.env.NIGHTLY
    ? site.pages
    : site.pages.filter(({route}) => routes.has(originalRoute(route)));
  expect(pages.length).toBeGreaterThan(20);
  expect(await siteHtml({...site, pages})).toEqual([]);
});

test('each planted defect of a built site is reported with file and line', async () => {
  const origin = 'https://docs.example.com';
  const page = (language: string, body: string, head = '') =>
    `<!DOCTYPE html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<title>A page</title>\n${head}\n</head>\n` +
    `<body>\n<main>\n<h1 id="top-of-page">A page</h1>\n${body}\n</main>\n</body>\n</html>\n`;
  const report = async (planted: Record<string, string>) => {
    const files = {
      'index.html': page('en', '<a href="/docs/a#top-of-page">A</a>'),
      'ja/index.html': page('ja', '<a href="/ja/docs/a">A</a>'),
      'docs/a.html': page('en', '<p>Text</p>', `<link rel="canonical" href="${origin}/docs/a">`),
      'ja/docs/a.html': page('ja', '<p>Text</p>'),
      'img/a.png': '',
      'sitemap.xml': `<urlset><url><loc>${origin}/docs/a</loc></url></urlset>`,
      ...planted,
    };
    const site = siteOf(files, origin);
    const flaws = [...(await siteLinks(site)), ...(await siteHtml(site))];
    return flaws.map(({file, line, message}) => `${file}:${line}: ${message}`);
  };
  expect(await report({})).toEqual([]);
  const flaws = await report({
    'docs/a.html': page('en', '<a href="/docs/b">B</a>\n<p id="x">1</p>\n<p id="x">2</p>'),
    'ja/index.html': page('ja', '<a href="/ja/docs/a#gone">A</a>\n<ul><p>Text</p></ul>'),
    'sitemap.xml': `<urlset>\n<url><loc>${origin}/docs/b</loc></url></urlset>`,
    'docs/c.html': page('en', '<p>C</p>'),
  });
  for (const message of [
    /^docs\/a\.html:11: <a href> "\/docs\/b" leads to nothing/,
    /^docs\/a\.html:11: .*\[no-dup-id\]$/,
    /^ja\/index\.html:11: .*\/ja\/docs\/a has no id "gone"/,
    /^ja\/index\.html:10: .*\[element-permitted-content\]$/,
    /^sitemap\.xml:2: address ".*\/docs\/b" leads to nothing/,
    /^docs\/c\.html:1: The page has no translation ja\/docs\/c\.html/,
  ]) {
    expect.soft(flaws).toContainEqual(expect.stringMatching(message));
  }
});
