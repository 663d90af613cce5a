/** A page is painted before its scripts run, and they run in a tab that nobody has looked at yet, too. */
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures/test';

const route = '/docs/tester-guide';
const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test('the text is painted while the scripts are still on their way', async ({page}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let held = 0;
  await page.route(/\/assets\/js\/(react|main)\./, async (asked) => {
    held += 1;
    await arrived;
    await asked.continue();
  });
  await page.goto(route, {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(held).toBe(2);
  await expect(hydrated(page)).toHaveCount(0);
  arrive();
  await hydrated(page).waitFor({state: 'attached'});
});

test('the scripts wait for the first painting', async ({page}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'paint', callback);
      return 0;
    };
  });
  await page.goto(route);
  await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
  await page.evaluate(() => (Reflect.get(window, 'paint') as FrameRequestCallback)(0));
  await hydrated(page).waitFor({state: 'attached'});
});

test('a tab in the background, where nothing is painted, does not wait', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {get: () => true});
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(route);
  await hydrated(page).waitFor({state: 'attached'});
});
