/**
 * Every route of both languages (specification, section 2) as its reader gets it, on the narrowest
 * screen, with and without JavaScript. The sitemaps say which routes there are.
 */
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {axeFindings} from './fixtures/axe';
import {builds} from '../src/commands/builds';
import {builtPages, head, source} from './fixtures/built';
import {pagesWithEveryPart, partsOf} from './fixtures/partsOfPages';
import {defaultLanguage, languages, originalRoute, routeIn} from '../src/site/languages';
import {routesOf, writtenRoutes} from './fixtures/routes';
import {expect, test, type Trouble} from './fixtures/test';

const desktop = {width: 1440, height: 900};
const narrow = {width: 320, height: 640};

/** Routes by the folder that they are in: one test visits one folder. */
function byFolder(routes: string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const route of routes) {
    const folder = route.replace(/\/[^/]*$/, '') || '/';
    folders.set(folder, [...(folders.get(folder) ?? []), route]);
  }
  return folders;
}

test('every language has every route, each page that was written among them', () => {
  const english = routesOf(defaultLanguage.code).sort();
  expect(english).toEqual(expect.arrayContaining(writtenRoutes()));
  for (const {code} of languages) {
    expect(routesOf(code).map(originalRoute).sort()).toEqual(english);
  }
});

test('no two pages of a language share a title or a description', () => {
  const {pages} = builtPages(builds.default.directory);
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const page of pages) {
    const $ = head(page);
    const texts = {
      title: $('title').text(),
      description: $('meta[name="description"]').attr('content'),
    };
    for (const [kind, text] of Object.entries(texts)) {
      const key = `${page.locale} ${kind} ${text}`;
      if (!text || seen.has(key)) {
        shared.push(`${page.route} and ${seen.get(key)}: ${kind} "${text}"`);
      }
      seen.set(key, page.route);
    }
  }
  expect(pages.length).toBeGreaterThan(languages.length * writtenRoutes().length);
  expect(shared).toEqual([]);
});

/** What a page says of itself, read in one go. */
const read = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    h1: document.querySelectorAll('h1').length,
    width: document.documentElement.scrollWidth,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')!.href)
      .pathname,
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
      .map((link) => `${link.hreflang} ${new URL(link.href).pathname}`)
      .sort(),
  }));

const found = new Map<string, Set<string>>();

/** Pages of a language that together have every part of every page, found once a worker. */
function withEveryPart(language: string): Set<string> {
  const pages =
    found.get(language) ??
    pagesWithEveryPart(
      new Map(
        builtPages(builds.default.directory)
          .pages.filter(({locale}) => locale === language)
          .map((page) => [page.route, partsOf(source(page))]),
      ),
    );
  found.set(language, pages);
  return pages;
}

/**
 * Everything that a route promises, as a single value to compare.
 *
 * axe looks at parts: it goes through the pages of each language that together have every part that
 * any page has, on the narrowest screen, where most can go wrong. In the default language it also
 * sees them as on a desktop, and applies the slow rules about colours, which depend on the styles.
 * What a page can do wrong with its text alone is seen in every page's HTML: html-validate reads
 * each one, and a test below looks at the heads of tables.
 */
async function visit(page: Page, route: string, locale: string, trouble: Trouble) {
  trouble.console = [];
  trouble.requests = [];
  await page.setViewportSize(narrow);
  const response = await page.goto(route);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const said = await read(page);
  const findings: string[] = [];
  if (withEveryPart(locale).has(route)) {
    const isDefault = locale === defaultLanguage.code;
    findings.push(...(await axeFindings(page, {colours: isDefault})));
    if (isDefault) {
      await page.setViewportSize(desktop);
      findings.push(...(await axeFindings(page)));
    }
  }
  return {
    route,
    status: response?.status(),
    ...said,
    findings,
    console: trouble.console,
    requests: trouble.requests,
  };
}

for (const {code: locale} of languages) {
  for (const [folder, routes] of byFolder(routesOf(locale))) {
    test(`${routes.length} routes in ${folder} (${locale}) are complete and accessible`, async ({
      page,
      trouble,
    }) => {
      test.setTimeout(20_000 * routes.length);
      for (const route of routes) {
        // Docusaurus knows the not-found page by its route, not by its file.
        const original = originalRoute(route).replace(/\.html$/, '');
        const inEvery = languages.map((language) => ({
          ...language,
          route: routeIn(language, original),
        }));
        expect.soft(await visit(page, route, locale, trouble)).toEqual({
          route,
          status: 200,
          lang: locale,
          h1: 1,
          canonical: inEvery.find(({code}) => code === locale)!.route,
          alternates: [
            ...inEvery.map((one) => `${one.htmlLang} ${one.route}`),
            `x-default ${original}`,
          ].sort(),
          findings: [],
          width: narrow.width,
          console: [],
          requests: [],
        });
      }
    });
  }
}

test('no table has a column or a row without a name', () => {
  const {pages} = builtPages(builds.default.directory);
  let heads = 0;
  const nameless = pages.filter((page) => {
    const $ = load(source(page));
    heads += $('th').length;
    return $('th')
      .toArray()
      .some((cell) => $(cell).text().trim() === '' && !$(cell).attr('aria-label'));
  });
  expect(heads).toBeGreaterThan(1000);
  expect(nameless.map(({route}) => route)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every route has its text and its navigation in its HTML', () => {
    const {pages} = builtPages(builds.default.directory);
    expect(pages.length).toBeGreaterThan(languages.length * writtenRoutes().length);
    const wanting = pages.filter((page) => {
      const $ = load(source(page));
      return $('main h1:not([hidden] *)').text().trim() === '' || $('nav a[href]').length <= 5;
    });
    expect(wanting.map(({route}) => route)).toEqual([]);
  });

  for (const {code} of languages) {
    test(`every part of the pages reads and navigates (${code})`, async ({page}) => {
      for (const route of withEveryPart(code)) {
        await page.goto(route, {waitUntil: 'domcontentloaded'});
        await expect.soft(page.locator('h1'), route).toBeVisible();
        expect.soft(await page.locator('nav a[href]').count(), route).toBeGreaterThan(5);
      }
    });
  }
});
