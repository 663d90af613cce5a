/** A page is painted before its scripts run, and they also run in a background tab. */
import type {Page} from '@playwright/test';
import {needsPatch} from './fixtures/patches';
import {expect, test} from './fixtures/test';

const route = '/docs/tester-guide';
needsPatch('deferred-scripts', 'scripts run as soon as they have come.');

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test('the text is painted while the scripts are still on their way', async ({page}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let held = 0;
  await page.route(/\/assets\/js\/(react|main)\./, async (request) => {
    held += 1;
    await arrived;
    await request.continue();
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

test('scripts that have not run yet are no sign of a wrong base path', async ({page}) => {
  const notice = page.getByText('Your Docusaurus site did not load properly.');
  await page.route(/\/assets\/js\/main\./, async (request) => {
    await page.waitForLoadState('domcontentloaded');
    await expect(notice).toHaveCount(0);
    await request.continue();
  });
  await page.goto('/');
  await hydrated(page).waitFor({state: 'attached'});
  await expect(notice).toHaveCount(0);
});

const asked = (page: Page) => page.locator('script[src*="/main."]');
const running = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(Reflect.get(window, 'docusaurus'))));

test('the scripts wait for the first painting', async ({page}) => {
  await page.addInitScript(() => {
    const whenPainted = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.requestAnimationFrame = whenPainted;
      Reflect.set(window, 'paint', callback);
      return 0;
    };
  });
  await page.goto(route);
  await expect(asked(page)).toHaveCount(0);
  await page.evaluate(() => (Reflect.get(window, 'paint') as FrameRequestCallback)(0));
  await running(page).toBe(true);
});

test('a tab in the background, where nothing is painted, does not wait', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {get: () => true});
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(route);
  await running(page).toBe(true);
});
