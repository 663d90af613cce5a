/**
 * Faults of the services behind optional settings, and what the reader sees then.
 * `search/search.small.test.ts` has the search script that is blocked, tampered with or slow.
 */
import type {Page, Route} from '@playwright/test';
import {failures, ownMessages} from '../fixtures/faults';
import {answerSearch, results, shared} from '../fixtures/hostedSearch';
import {expect, open, test} from '../fixtures/test';

test.use({expectClean: false});

const guide = '/docs/developer-guide';
const statusScript = 'https://status.example/embed/script.js';
const widget = /cdn\.jsdelivr\.net\/npm\/@algolia/;
const {hanging, ...answers} = failures;

/** The text can be read, and a link leads on. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('link', {name: 'Tester Guide'}).first().click();
  await expect(page).toHaveURL('/docs/tester-guide');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test.describe('the status host', {tag: '@status'}, () => {
  for (const name of ['hanging', 'answering 500', 'answering garbage'] as const) {
    test(`${name}: the page is as it would be without it`, async ({page, trouble}) => {
      const asked = page.waitForRequest(statusScript);
      await page.route(statusScript, failures[name]);
      await open(page, guide);
      await asked;
      await expectReadable(page);
      // A response that is no script is the host's error, and the browser logs it.
      expect(ownMessages(trouble).filter((text) => !/Unexpected token '<'/.test(text))).toEqual([]);
    });
  }
});

test(
  'the search CDN answering 500: the embedded search takes over',
  {tag: '@search'},
  async ({page, trouble}) => {
    await page.route(widget, answers['answering 500']);
    await open(page, guide);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search the documentation'}).fill('okta');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(ownMessages(trouble)).toEqual([]);
  },
);

test('in dark mode the hosted search is dark', {tag: '@search'}, async ({page}) => {
  await answerSearch(page, (route) => route.fulfill({headers: shared, json: results([])}));
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await page.locator('.aa-DetachedContainer .aa-Input').fill('upload');
  const brightness = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return (red + green + blue) / 3;
    });
  expect(await brightness('.aa-DetachedContainer')).toBeLessThan(60);
  expect(await brightness('.aa-DetachedContainer .aa-Form')).toBeLessThan(60);
});

test.describe('the search API', {tag: '@search'}, () => {
  for (const [name, fail] of Object.entries({
    ...answers,
    'answering garbage': (route: Route) =>
      route.fulfill({headers: shared, contentType: 'application/json', body: '{"results":['}),
    hanging,
  })) {
    test(`${name}: the search finds nothing and closes, and the page is readable`, async ({
      page,
      trouble,
    }) => {
      let asked = 0;
      await answerSearch(page, (route) => {
        asked += 1;
        return fail(route);
      });
      await open(page, guide);
      await page.keyboard.press('Control+k');
      const field = page.locator('.aa-DetachedContainer .aa-Input');
      await field.fill('upload');
      await expect.poll(() => asked).toBeGreaterThan(0);
      await expect(page.locator('.aa-Item')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      await expectReadable(page);
      // The hosted widget leaves its client's response about the API, an object, uncaught.
      expect(ownMessages(trouble).filter((text) => text !== 'uncaught: Object')).toEqual([]);
    });
  }
});
