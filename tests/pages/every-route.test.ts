/**
 * Pages as their readers get them: in a browser, on the narrowest and on a wide screen, with and without
 * JavaScript. A run visits the pages of each language that together have every part that any page has;
 * with `NIGHTLY` set, it loads every route, which takes two minutes.
 */
import type {Page} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {defaultLanguage, languages} from '../../src/site/languages';
import {axeFindings} from '../fixtures/axe';
import {builtPages, source} from '../fixtures/built';
import {pagesWithEveryPart, partsOf} from '../fixtures/partsOfPages';
import {routesOf} from '../fixtures/routes';
import {expect, test, type Trouble} from '../fixtures/test';

const desktop = {width: 1440, height: 900};
const narrow = {width: 320, height: 640};

/** Pages of a language that together have every part of every page. */
const withEveryPart = (language: string): string[] => [
  ...pagesWithEveryPart(
    new Map(
      builtPages(builds.default.directory)
        .pages.filter(({locale}) => locale === language)
        .map((page) => [page.route, partsOf(source(page))]),
    ),
  ),
];

/** Loads a route and says what is wrong with it: its status, its width, and what the browser logs. */
async function load(page: Page, route: string, trouble: Trouble): Promise<string[]> {
  trouble.console = [];
  trouble.requests = [];
  await page.setViewportSize(narrow);
  const response = await page.goto(route);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
    ...(width === narrow.width ? [] : [`${width} px wide`]),
    ...trouble.console,
    ...trouble.requests,
  ];
}

for (const {code: language} of languages) {
  test(`every part of the pages is complete and accessible (${language})`, async ({
    page,
    trouble,
  }) => {
    test.setTimeout(300_000);
    const routes = withEveryPart(language);
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      expect.soft(await load(page, route, trouble), route).toEqual([]);
      expect.soft(await axeFindings(page), route).toEqual([]);
      // Languages share styles and structure.
      if (language === defaultLanguage.code) {
        await page.setViewportSize(desktop);
        expect.soft(await axeFindings(page), `${route}, wide`).toEqual([]);
      }
    }
  });

  if (process.env.NIGHTLY) {
    test(`every route loads (${language})`, async ({page, trouble}) => {
      test.setTimeout(600_000);
      for (const route of routesOf(language)) {
        expect.soft(await load(page, route, trouble), route).toEqual([]);
      }
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test(`every part of the pages reads and navigates (${language})`, async ({page}) => {
      for (const route of withEveryPart(language)) {
        await page.goto(route, {waitUntil: 'domcontentloaded'});
        await expect.soft(page.locator('h1'), route).toBeVisible();
        expect.soft(await page.locator('nav a[href]').count(), route).toBeGreaterThan(5);
      }
    });
  });
}
