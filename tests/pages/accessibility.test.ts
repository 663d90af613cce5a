/**
 * What axe finds in the states that a page can be in. The states of a page that was only opened are in
 * `every-route.test.ts`, those of the search in its own tests.
 */
import type {Page} from '@playwright/test';
import {axeFindings} from '../fixtures/axe';
import {expect, open, test} from '../fixtures/test';

const guide = '/docs/tester-guide/install/from-link';
const desktop = {width: 1280, height: 844};
const phone = {width: 390, height: 844};

/** Nothing moves any more, and axe finds nothing. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  expect(await axeFindings(page)).toEqual([]);
}

test('a guide with all categories of the sidebar and the menu of languages open', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, guide);
  const closed = page.locator('.theme-doc-sidebar-menu [aria-expanded="false"]');
  await expect(async () => {
    await closed.first().click({timeout: 1000});
    expect(await closed.count()).toBe(0);
  }).toPass();
  const button = page.locator('.dropdown__button');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
});

test('an operation with another tab, everything that folds open, and code copied', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.setViewportSize(desktop);
  await open(page, '/docs/api/application/upload-app');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tabpanel', {name: 'Python'}).first()).toBeVisible();
  const folded = page.locator('details:not([open]) > summary');
  expect(await folded.count()).toBeGreaterThan(0);
  await expect(async () => {
    await folded.first().click({timeout: 1000});
    expect(await folded.count()).toBe(0);
  }).toPass();
  const copy = page.locator('.code-block__action:last-child').filter({visible: true}).first();
  const label = await copy.innerText();
  await copy.click();
  await expect(copy).not.toHaveText(label);
  await expectAccessible(page);
});

test('a guide on a phone with its contents, then the menu open', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, guide);
  // A heading is announced once, not also as the link to it.
  for (const heading of await page.getByRole('heading', {level: 2}).all()) {
    const text = await heading.innerText();
    const [, again] = (await heading.ariaSnapshot()).split('link');
    expect(again).not.toContain(text);
  }
  const contents = page.getByRole('button', {name: 'On this page'});
  await expect(contents).toHaveAttribute('aria-expanded', 'false');
  await contents.click();
  await expect(contents).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  await expectAccessible(page);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__back')).toBeInViewport();
  await expectAccessible(page);
});

test('the main menu on a phone, with its languages unfolded', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await page.locator('.navbar__toggle').click();
  const caret = page.locator('.navbar-sidebar .menu__caret').last();
  if ((await caret.getAttribute('aria-expanded')) === 'false') {
    await caret.click();
  }
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'English'})).toBeVisible();
  await expectAccessible(page);
});

test.describe('trouble', () => {
  // It shows in the requests.
  test.use({expectClean: false});

  test('offline', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, guide);
    await page.context().setOffline(true);
    await page.locator('.pagination-nav__link').first().click();
    await expect(page.locator('.offline-notice')).toBeVisible();
    await expectAccessible(page);
  });

  test('not found, with suggestions', async ({page}) => {
    await open(page, '/docs/tester-guide/instal/from-lnk');
    await expect(page.getByRole('heading', {level: 2})).toBeVisible();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });
});
