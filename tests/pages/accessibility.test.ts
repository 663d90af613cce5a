/**
 * Pages in states after a reader's actions have no finding of axe. `every-route.test.ts` checks pages as they
 * open, and the tests of the search check the search.
 */
import type {Locator, Page} from '@playwright/test';
import {axeFindings} from '../fixtures/axe';
import {pageOfCode, pageOfOperation, pageOfSteps} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const desktop = {width: 1280, height: 844};
const phone = {width: 390, height: 844};

/** Checks a page with axe after all animations have ended. */
async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
}

/** Clicks all matches until none is left, because each click can reveal more. */
async function clickAll(closed: Locator): Promise<void> {
  await expect(closed).not.toHaveCount(0);
  await expect
    .poll(async () => {
      await closed.evaluateAll((all) => all.forEach((item) => (item as HTMLElement).click()));
      return closed.count();
    })
    .toBe(0);
}

test('a guide with all categories of the sidebar open, and with the menu of languages open', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, pageOfSteps());
  await clickAll(page.locator('.theme-doc-sidebar-menu [aria-expanded="false"]'));
  const button = page.locator('.dropdown__button');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
});

test('an operation with another tab, all folds open, and copied code', async ({page}) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.setViewportSize(desktop);
  await open(page, pageOfOperation());
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tabpanel', {name: 'Python'}).first()).toBeVisible();
  await clickAll(page.locator('details:not([open]) > summary'));
  await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expectAccessible(page);
});

test('a guide on a phone with open contents, and with the open menu', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, pageOfSteps());
  // A screen reader announces a heading once, and doesn't repeat it as the name of its link.
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
  const menu = page.locator('.navbar-sidebar');
  const caret = menu.locator('.menu__caret').last();
  if ((await caret.getAttribute('aria-expanded')) === 'false') {
    await caret.click();
  }
  await expect(menu.getByRole('link', {name: 'English'})).toBeVisible();
  await expectAccessible(page);
});

test.describe('with failed requests', () => {
  test.use({expectClean: false});

  test('offline', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, pageOfCode());
    await page.context().setOffline(true);
    // A page that no link in view can have fetched.
    await page.getByRole('contentinfo').getByRole('link', {name: '日本語'}).click();
    await expect(page.locator('.offline-notice')).toBeVisible();
    await expectAccessible(page);
  });

  test('not found, with suggestions', async ({page}) => {
    await open(page, '/docs/tester-gide');
    await expect(page.getByRole('heading', {level: 2})).toBeVisible();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });
});
