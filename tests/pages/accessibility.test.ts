/**
 * What axe finds in the states that a page can be in. The states of a
 * page that was only opened are in `every-route.test.ts`, those of the search in its own tests.
 */
import type {Page} from '@playwright/test';
import {axeFindings} from '../fixtures/axe';
import {expect, open, test} from '../fixtures/test';

const guide = '/docs/tester-guide/install/from-link';
const operation = '/docs/api/application/upload-app';

test('headings and the contents on a phone are announced as they are', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, guide);
  // Twice its text: once for the heading, once for the link to it.
  for (const heading of await page.getByRole('heading', {level: 2}).all()) {
    const text = await heading.innerText();
    const [, again] = (await heading.ariaSnapshot()).split('link');
    expect(again).not.toContain(text);
  }
  const contents = page.locator('.theme-doc-toc-mobile button');
  await expect(contents).toHaveAttribute('aria-expanded', 'false');
  await contents.click();
  await expect(contents).toHaveAttribute('aria-expanded', 'true');
});

interface State {
  name: string;
  route: string;
  width: number;
  /** Brings the page into the state; fails when it cannot. */
  enter: (page: Page) => Promise<void>;
}

const states: State[] = [
  {
    name: 'locale menu open',
    route: guide,
    width: 1280,
    async enter(page) {
      const button = page.locator('.dropdown__button');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'all categories of the sidebar open',
    route: guide,
    width: 1280,
    async enter(page) {
      const closed = page.locator('.theme-doc-sidebar-menu [aria-expanded="false"]');
      await expect(async () => {
        await closed.first().click({timeout: 1000});
        expect(await closed.count()).toBe(0);
      }).toPass();
    },
  },
  {
    name: 'another tab selected',
    route: operation,
    width: 1280,
    async enter(page) {
      await page.getByRole('tab', {name: 'Python'}).first().click();
      await expect(page.getByRole('tabpanel', {name: 'Python'}).first()).toBeVisible();
    },
  },
  {
    name: 'everything that folds open',
    route: operation,
    width: 1280,
    async enter(page) {
      const folded = page.locator('details:not([open]) > summary');
      expect(await folded.count()).toBeGreaterThan(0);
      await expect(async () => {
        await folded.first().click({timeout: 1000});
        expect(await folded.count()).toBe(0);
      }).toPass();
    },
  },
  {
    name: 'code copied',
    route: operation,
    width: 1280,
    async enter(page) {
      await page.context().grantPermissions(['clipboard-write']);
      const copy = page.locator('.code-block__action:last-child').first();
      const label = await copy.innerText();
      await copy.click();
      await expect(copy).not.toHaveText(label);
    },
  },
  {
    name: 'mobile menu open on the guide',
    route: guide,
    width: 390,
    async enter(page) {
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar__back')).toBeInViewport();
    },
  },
  {
    name: 'mobile menu open on the main menu, languages unfolded',
    route: '/',
    width: 390,
    async enter(page) {
      await page.locator('.navbar__toggle').click();
      const caret = page.locator('.navbar-sidebar .menu__caret').last();
      if ((await caret.getAttribute('aria-expanded')) === 'false') {
        await caret.click();
      }
      await expect(
        page.locator('.navbar-sidebar').getByRole('link', {name: 'English'}),
      ).toBeVisible();
    },
  },
  {
    name: 'contents unfolded',
    route: guide,
    width: 390,
    async enter(page) {
      await page.getByRole('button', {name: /^(On this page|このページの見出し)$/}).click();
      await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    },
  },
  {
    name: 'offline',
    route: guide,
    width: 390,
    async enter(page) {
      await page.context().setOffline(true);
      await page.locator('.pagination-nav__link').first().click();
      await expect(page.locator('.offline-notice')).toBeVisible();
    },
  },
];

for (const {name, route, width, enter} of states) {
  test.describe(name, () => {
    // Being offline shows in the requests.
    test.use({expectClean: name !== 'offline'});
    test('has no finding', async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await open(page, route);
      await enter(page);
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      );
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test.describe('not found, with suggestions', () => {
  test.use({expectClean: false});
  for (const width of [1280, 390]) {
    test(`has no finding at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await open(page, '/docs/tester-guide/instal/from-lnk');
      await expect(page.getByRole('heading', {level: 2})).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});
