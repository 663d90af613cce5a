/** How a page begins, and how its reader finds the way on it and on to others. */
import type {Locator, Page} from '@playwright/test';
import {locales} from '../fixtures/routes';
import {expect, open, test} from '../fixtures/test';

const long = '/docs/developer-tools/gradle-plugin';
const name = {
  breadcrumbs: 'Breadcrumbs',
  previous: /Previous/,
  next: /Next/,
  pages: 'Docs pages',
  copied: 'Link copied',
  wrap: 'Wrap lines',
};

/** Links in the page's sidebar that say they are the current page. */
const current = (page: Page) => page.locator('.theme-doc-sidebar-menu [aria-current="page"]');

test('the text is painted while the scripts are still on their way', async ({page}) => {
  const hydrated = page.locator('html[data-has-hydrated="true"]');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/js\/main\./, async (request) => {
    await arrived;
    await request.continue();
  });
  await page.goto('/docs/tester-guide', {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(hydrated).toHaveCount(0);
  arrive();
  await hydrated.waitFor({state: 'attached'});
});

/** A task, a section, an operation, and a release note: where each says its first thing. */
const starts = {
  '/docs/developer-guide/app/upload-app': '.markdown > p',
  '/docs/administrator-guide': '.markdown > p',
  '/docs/api/application/upload-app': '.markdown > .api-endpoint',
  '/release-notes/2025-09-release-notes': '.markdown > p',
};

/** The largest distances that still let the text begin on the first screen, for each width. */
const screens = [
  {width: 1440, height: 900, afterBar: 240},
  {width: 390, height: 844, afterBar: 380},
];

for (const {locale, prefix} of locales) {
  test(`the text begins on the first screen (${locale})`, async ({page}) => {
    for (const [start, first] of Object.entries(starts)) {
      await open(page, prefix + start);
      for (const {width, height, afterBar} of screens) {
        await page.setViewportSize({width, height});
        const bar = (await page.locator('.navbar').boundingBox())!;
        const text = (await page.locator(first).first().boundingBox())!;
        expect(text.y - bar.height, `${start}, ${width} px`).toBeLessThanOrEqual(afterBar);
      }
    }
    // On a phone, breadcrumbs and contents take one row each.
    await open(page, `${prefix}/docs/tester-guide/quickstart`);
    for (const row of ['.theme-doc-breadcrumbs', '.theme-doc-toc-mobile']) {
      expect((await page.locator(row).boundingBox())!.height, row).toBeLessThanOrEqual(48);
    }
  });
}

test('breadcrumbs lead from the overview of all guides to the page', async ({page}) => {
  await open(page, '/docs/developer-guide/app/upload-app');
  const crumbs = page.getByRole('navigation', {name: name.breadcrumbs});
  await expect(crumbs.getByRole('listitem')).toHaveCount(4);
  await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/docs');
  await expect(crumbs.getByRole('link').nth(1)).toHaveAttribute('href', '/docs/developer-guide');
  await expect(crumbs.getByRole('listitem').last()).toHaveText(await current(page).innerText());
});

test('the next page leads back to this one, and a guide ends where it ends', async ({page}) => {
  await open(page, '/docs/administrator-guide');
  const pages = page.getByRole('navigation', {name: name.pages});
  await expect(pages.getByRole('link')).toHaveCount(1);
  const next = pages.getByRole('link', {name: name.next});
  const target = (await next.getAttribute('href'))!;
  expect(target).toMatch(/^\/docs\/administrator-guide\//);
  await next.click();
  await expect(page).toHaveURL(target);
  const back = pages.getByRole('link', {name: name.previous});
  await expect(back).toHaveAttribute('href', '/docs/administrator-guide');
  await back.click();
  await expect(page).toHaveURL('/docs/administrator-guide');
});

test('the sidebar shows the current page and keeps open what was open', async ({page}) => {
  await open(page, '/docs/administrator-guide/groups/add-group');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(current(page)).toHaveAttribute('href', '/docs/administrator-guide/groups/add-group');
  const closed = sidebar.locator('.theme-doc-sidebar-item-category:has([aria-expanded="false"])');
  await closed.first().locator('[aria-expanded]').first().click();
  const opened = await sidebar.locator('[aria-expanded="true"]').allInnerTexts();
  expect(opened).toHaveLength(2);
  await page
    .getByRole('navigation', {name: name.pages})
    .getByRole('link', {name: name.next})
    .click();
  await expect(current(page)).toHaveAttribute(
    'href',
    '/docs/administrator-guide/groups/import-group',
  );
  expect(await sidebar.locator('[aria-expanded="true"]').allInnerTexts()).toEqual(opened);
});

test('the sidebar follows to a page of a closed section', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, '/docs/api/application/remove-app-team');
  const pager = page.getByRole('navigation', {name: name.pages});
  for (const link of [name.next, name.next, name.previous]) {
    const target = pager.getByRole('link', {name: link});
    const route = (await target.getAttribute('href'))!;
    await target.click();
    await expect(page).toHaveURL(route);
    // The address is there before its page is.
    await expect(current(page)).toHaveAttribute('href', route);
    await expect(current(page)).toBeInViewport();
  }
});

test('the sidebar scrolls to the current page, and stays where its reader scrolled it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, '/docs/api/application/get-device-capture');
  await expect(current(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const menu = page.locator('nav.menu');
  const offset = () => menu.evaluate((element) => element.scrollTop);
  const link = menu.getByRole('link').nth(14);
  await link.scrollIntoViewIfNeeded();
  const before = await offset();
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await offset()).toBe(before);
});

test('the contents follow the scroll', async ({page}) => {
  await open(page, long);
  const headings = page.locator('.markdown h2[id]');
  const contents = page.locator('.theme-doc-toc-desktop');
  expect(await headings.count()).toBeGreaterThan(5);
  for (const heading of (await headings.all()).slice(0, 4)) {
    await heading.evaluate((element) => element.scrollIntoView());
    const link = contents.locator(`a[href="#${await heading.getAttribute('id')}"]`);
    await expect(link).toHaveClass(/--active/);
  }
});

test('headings offer their link, and copy it, with the keyboard too, and nothing moves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, long);
  const headings = page.locator('.markdown h2[id]');
  await headings.first().hover();
  await expect(headings.first().getByRole('link')).toHaveCSS('opacity', '1');
  await headings.first().getByRole('link').click();
  await expect(page).toHaveURL(`${long}#${await headings.first().getAttribute('id')}`);
  await headings.nth(1).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(name.copied);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(page.url()).toContain(`#${await headings.nth(1).getAttribute('id')}`);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.fastForward(3000);
  await expect(page.getByRole('status')).toBeEmpty();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('on a phone, wide tables and code scroll inside themselves, and lines of code wrap when asked to', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, long);
  const roomIn = (region: Locator) =>
    region.evaluate((element) => element.scrollWidth - element.clientWidth);
  let wide = 0;
  for (const region of await page.locator('.table-scroll, .code-block pre').all()) {
    await expect(region).toHaveAttribute('tabindex', '0');
    if (wide < 4 && (await region.isVisible()) && (await roomIn(region)) > 10) {
      wide += 1;
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }
  }
  expect(wide).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const wrap = page.getByRole('button', {name: name.wrap});
  const block = page.locator('.code-block', {has: wrap}).first();
  const code = block.locator('pre');
  expect(await roomIn(code)).toBeGreaterThan(0);
  await block.getByRole('button', {name: name.wrap}).click();
  await expect(block.getByRole('button', {pressed: true})).toBeVisible();
  expect(await roomIn(code)).toBe(0);
  await block.getByRole('button', {pressed: true}).click();
  expect(await roomIn(code)).toBeGreaterThan(0);
});
