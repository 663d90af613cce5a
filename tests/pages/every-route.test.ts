/**
 * Pages in a browser, on the narrowest and on a wide screen, with and without JavaScript. A run visits a few
 * English pages that together have every part that any page has, and checks those with most parts with axe.
 * With `NIGHTLY`, a run checks all of these pages with axe, at both widths and in each language, and loads
 * every route.
 */
import type {Page} from '@playwright/test';
import {defaultLanguage, languages, routeIn} from '../../src/site/languages';
import {axeFindings} from '../fixtures/axe';
import {routesWithEveryPart} from '../fixtures/everyPart';
import {routesOf} from '../fixtures/routes';
import {barLink} from '../fixtures/samplePages';
import {expect, test, type Trouble} from '../fixtures/test';

const desktop = {width: 1440, height: 900};
const narrow = {width: 320, height: 640};

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

for (const language of process.env.NIGHTLY ? languages : [defaultLanguage]) {
  const {code} = language;
  test(`every part of the pages is complete and accessible (${code})`, async ({page, trouble}) => {
    test.slow();
    for (const [index, original] of routesWithEveryPart().entries()) {
      const route = routeIn(language, original);
      expect.soft(await load(page, route, trouble), route).toEqual([]);
      // The first pages have nearly all parts, and everything that only wide screens have.
      if (index < 12 || process.env.NIGHTLY) {
        expect.soft(await axeFindings(page), route).toEqual([]);
      }
      if (index < 4 || process.env.NIGHTLY) {
        await page.setViewportSize(desktop);
        expect.soft(await axeFindings(page), `${route}, wide`).toEqual([]);
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
