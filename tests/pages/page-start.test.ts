/**
 * A page is painted before its scripts run. Its text begins on the first screen, right after title and
 * lead.
 */
import type {Page} from '@playwright/test';
import {locales} from '../fixtures/routes';
import {expect, open, test} from '../fixtures/test';

const route = '/docs/tester-guide';
const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test('the text is painted while the scripts are still on their way', async ({page}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let held = 0;
  await page.route(/\/assets\/js\/main\./, async (request) => {
    held += 1;
    await arrived;
    await request.continue();
  });
  await page.goto(route, {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(held).toBe(1);
  await expect(hydrated(page)).toHaveCount(0);
  arrive();
  await hydrated(page).waitFor({state: 'attached'});
});

/** The largest distances that still let the text begin on the first screen, for each width. */
const screens = [
  {width: 1440, height: 900, afterBar: 240},
  {width: 390, height: 844, afterBar: 380},
];

/** A task, a section, an operation, and a release note: where each says its first thing. */
const starts = {
  '/docs/developer-guide/app/upload-app': '.markdown > p',
  '/docs/administrator-guide': '.markdown > p',
  '/docs/api/application/upload-app': '.markdown > .api-endpoint',
  '/release-notes/2025-09-release-notes': '.markdown > p',
};

for (const {width, height, afterBar} of screens) {
  for (const {locale, prefix} of locales) {
    test(`the text begins on the first screen (${locale}, ${width} px)`, async ({page}) => {
      await page.setViewportSize({width, height});
      for (const [start, first] of Object.entries(starts)) {
        await open(page, prefix + start);
        const bar = (await page.locator('.navbar').boundingBox())!;
        const text = (await page.locator(first).first().boundingBox())!;
        expect(text.y - bar.height, start).toBeLessThanOrEqual(afterBar);
      }
    });
  }
}

test('on a phone, breadcrumbs and contents take one row each', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const {prefix} of locales) {
    await open(page, `${prefix}${route}/quickstart`);
    for (const row of ['.theme-doc-breadcrumbs', '.theme-doc-toc-mobile']) {
      expect((await page.locator(row).boundingBox())!.height, row).toBeLessThanOrEqual(48);
    }
  }
});
