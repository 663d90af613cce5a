/**
 * Every route of both languages (specification, section 2) as its reader gets it, at a phone's and a
 * desktop's width, with and without JavaScript. The sitemaps say which routes there are.
 */
import type {Page} from '@playwright/test';
import {axeFindings} from './fixtures/axe';
import {builds} from '../src/commands/builds';
import {builtPages, head} from './fixtures/built';
import {locales, routesOf} from './fixtures/routes';
import {expect, test, type Trouble} from './fixtures/test';

/** Documentation, release notes with their lists, tags and archive, home and not-found page. */
const routesPerLanguage = 220;

const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 844};
const narrow = {width: 320, height: 640};

/** The English route of a route of either language. */
const bare = (route: string) => route.replace(/^\/ja(?=\/|$)/, '') || '/';

/** Routes by the folder that they stand in: one test visits one folder. */
function byFolder(routes: string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const route of routes) {
    const folder = route.replace(/\/[^/]*$/, '') || '/';
    folders.set(folder, [...(folders.get(folder) ?? []), route]);
  }
  return folders;
}

test('both languages have every route', () => {
  expect(routesOf('en')).toHaveLength(routesPerLanguage);
  expect(routesOf('ja').map(bare).sort()).toEqual(routesOf('en').map(bare).sort());
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
  expect(pages.length).toBeGreaterThanOrEqual(2 * (routesPerLanguage - 10));
  expect(shared).toEqual([]);
});

/** What the head of a page says about it. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
      .map((link) => `${link.hreflang} ${new URL(link.href).pathname}`)
      .sort(),
  }));

/**
 * Everything that a route promises, as one value to compare.
 *
 * @param isFirst - whether it is the first of its folder.
 */
async function visit(page: Page, route: string, isFirst: boolean, trouble: Trouble) {
  trouble.console = [];
  trouble.requests = [];
  await page.setViewportSize(desktop);
  const response = await page.goto(route);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const status = response?.status();
  const lang = await page.locator('html').getAttribute('lang');
  const h1 = await page.locator('h1').count();
  const {canonical, alternates} = await headOf(page);
  // Contrast takes most of axe's time. Twins have the same parts in the same colours: the texts of one
  // are looked at, on a phone, and what a desktop shows beside them on one page of each folder. All
  // other rules are asked everywhere.
  const axeOnDesktop = await axeFindings(page, undefined, isFirst);
  await page.setViewportSize(phone);
  const axeOnPhone = await axeFindings(page, undefined, lang === 'ja');
  await page.setViewportSize(narrow);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return {
    route,
    status,
    lang,
    h1,
    canonical: canonical && new URL(canonical).pathname,
    alternates,
    axeOnDesktop,
    axeOnPhone,
    width,
    console: trouble.console,
    requests: trouble.requests,
  };
}

for (const {locale, prefix} of locales) {
  for (const [folder, routes] of byFolder(routesOf(locale))) {
    test(`${routes.length} routes in ${folder} (${locale}) are complete and accessible`, async ({
      page,
      trouble,
    }) => {
      test.setTimeout(20_000 * routes.length);
      for (const [index, route] of routes.entries()) {
        // Docusaurus knows the not-found page by its route, not by its file.
        const english = bare(route).replace(/\.html$/, '');
        const japanese = english === '/' ? '/ja/' : `/ja${english}`;
        expect.soft(await visit(page, route, index === 0, trouble)).toEqual({
          route,
          status: 200,
          lang: locale,
          h1: 1,
          canonical: prefix ? japanese : english,
          alternates: [`en ${english}`, `ja ${japanese}`, `x-default ${english}`],
          axeOnDesktop: [],
          axeOnPhone: [],
          width: narrow.width,
          console: [],
          requests: [],
        });
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  for (const {locale} of locales) {
    for (const [folder, routes] of byFolder(routesOf(locale))) {
      test(`${routes.length} routes in ${folder} (${locale}) read and navigate`, async ({page}) => {
        for (const route of routes) {
          await page.goto(route, {waitUntil: 'domcontentloaded'});
          await expect.soft(page.locator('h1'), route).toBeVisible();
          expect.soft(await page.locator('nav a[href]').count(), route).toBeGreaterThan(5);
        }
      });
    }
  }
});
