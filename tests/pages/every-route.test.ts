/**
 * Pages in a browser, on the narrowest and on a wide screen, with and without JavaScript. A run visits, in
 * each language, a few pages that together have every part that any page has, and checks the English pages
 * with axe, because languages share styles and structure. With `NIGHTLY`, a run checks all of these pages
 * with axe at both widths, and loads every route.
 */
import type {Page} from '@playwright/test';
import {load as parse} from 'cheerio';
import {builds} from '../../src/commands/builds';
import {defaultLanguage, languages, routeIn} from '../../src/site/languages';
import {axeFindings} from '../fixtures/axe';
import {builtPages, source} from '../fixtures/built';
import {routesOf} from '../fixtures/routes';
import {barLink} from '../fixtures/samplePages';
import {expect, test, type Trouble} from '../fixtures/test';

const desktop = {width: 1440, height: 900};
const narrow = {width: 320, height: 640};

interface Element {
  name: string;
  attribs: Record<string, string>;
}

/** Returns an element's name, classes, role, and ARIA attributes. */
function kind({name, attribs}: Element): string {
  const classes = (attribs.class ?? '').split(/\s+/).sort().join('.');
  const aria = Object.keys(attribs).filter((key) => key.startsWith('aria-'));
  return `${name}.${classes}[${attribs.role ?? ''} ${aria.sort().join(' ')}]`;
}

/**
 * Returns the kinds of parts that a page is made of: each element in its parent. Highlighted code and
 * drawings count as one part.
 */
function partsOf(html: string): Set<string> {
  const $ = parse(html);
  $('pre *, svg *').remove();
  return new Set(
    $('body *')
      .toArray()
      .map((element) => `${kind(element.parent as unknown as Element)} > ${kind(element)}`),
  );
}

/** Returns a small set of routes that together have every part of any English page. */
function withEveryPart(): string[] {
  const parts = new Map(
    builtPages(builds.default.directory)
      .pages.filter(({locale}) => locale === defaultLanguage.code)
      .map((page) => [page.route, partsOf(source(page))]),
  );
  const unseen = new Set([...parts.values()].flatMap((set) => [...set]));
  const routes: string[] = [];
  while (unseen.size > 0) {
    const [best] = [...parts]
      .map(([route, set]) => ({
        route,
        set,
        count: [...set].filter((part) => unseen.has(part)).length,
      }))
      .sort((a, b) => b.count - a.count);
    routes.push(best!.route);
    best!.set.forEach((part) => unseen.delete(part));
  }
  expect(routes.length).toBeGreaterThan(10);
  return routes;
}

/** Loads a route. @returns problems: a wrong status, a wrong width, and the browser's messages. */
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

for (const language of languages) {
  const {code} = language;
  test(`every part of the pages is complete and accessible (${code})`, async ({page, trouble}) => {
    test.slow();
    for (const [index, original] of withEveryPart().entries()) {
      const route = routeIn(language, original);
      expect.soft(await load(page, route, trouble), route).toEqual([]);
      if (language === defaultLanguage || process.env.NIGHTLY) {
        expect.soft(await axeFindings(page), route).toEqual([]);
        // The first pages have the most parts, and everything that only wide screens have.
        if (index < 8 || process.env.NIGHTLY) {
          await page.setViewportSize(desktop);
          expect.soft(await axeFindings(page), `${route}, wide`).toEqual([]);
        }
      }
    }
  });

  if (process.env.NIGHTLY) {
    test(`every route loads (${code})`, async ({page, trouble}) => {
      test.slow();
      for (const route of routesOf(code)) {
        expect.soft(await load(page, route, trouble), route).toEqual([]);
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the text is visible, and the menu of languages opens with the keyboard', async ({page}) => {
    for (const route of ['/docs/tester-guide', '/docs/api', '/release-notes', '/']) {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
    }
    await page.getByRole('button', {name: 'English'}).focus();
    await expect(barLink(page, '日本語')).toBeVisible();
  });
});
