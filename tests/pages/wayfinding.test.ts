import type {Page} from '@playwright/test';
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

test('breadcrumbs lead from the overview of all guides to the page', async ({page}) => {
  await open(page, '/docs/developer-guide/app/upload-app');
  const crumbs = page.getByRole('navigation', {name: name.breadcrumbs});
  await expect(crumbs.getByRole('listitem')).toHaveCount(4);
  await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/docs');
  await expect(crumbs.getByRole('link').nth(1)).toHaveAttribute('href', '/docs/developer-guide');
  await expect(crumbs.getByRole('listitem').last()).toHaveText(await current(page).innerText());
});

test('the next page leads back to this one', async ({page}) => {
  const route = '/docs/administrator-guide/setup/workspace-setup-2';
  await open(page, route);
  const pages = page.getByRole('navigation', {name: name.pages});
  await pages.getByRole('link', {name: name.next}).click();
  await expect(page).toHaveURL('/docs/administrator-guide/setup/workspace-setup-3');
  const back = pages.getByRole('link', {name: name.previous});
  await expect(back).toHaveAttribute('href', route);
  await back.click();
  await expect(page).toHaveURL(route);
});

test('a guide ends where it ends', async ({page}) => {
  await open(page, '/docs/administrator-guide');
  const pages = page.getByRole('navigation', {name: name.pages});
  await expect(pages.getByRole('link')).toHaveCount(1);
  await expect(pages.getByRole('link', {name: name.next})).toHaveAttribute(
    'href',
    new RegExp('^/docs/administrator-guide/'),
  );
});

test('the sidebar shows the current page and keeps open what was open', async ({page}) => {
  await open(page, '/docs/administrator-guide/groups/add-group');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(current(page)).toHaveAttribute('href', '/docs/administrator-guide/groups/add-group');
  const closed = sidebar.locator('.theme-doc-sidebar-item-category:has([aria-expanded="false"])');
  await closed
    .first()
    .getByRole('button')
    .or(closed.first().locator('[aria-expanded]'))
    .first()
    .click();
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

test('the sidebar scrolls to the current page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await open(page, '/docs/api/application/get-device-capture');
  await expect(current(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
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

test('the sidebar stays where its reader scrolled it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, '/docs/api/application/get-device-capture');
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

test('headings offer their link', async ({page}) => {
  await open(page, long);
  const heading = page.locator('.markdown h2[id]').first();
  await heading.hover();
  const link = heading.getByRole('link');
  await expect(link).toHaveCSS('opacity', '1');
  await link.click();
  await expect(page).toHaveURL(`${long}#${await heading.getAttribute('id')}`);
});

test('the link of a heading is copied, with the keyboard too, and nothing moves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, long);
  const heading = page.locator('.markdown h2[id]').nth(1);
  await heading.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(name.copied);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain(`#${await heading.getAttribute('id')}`);
  await expect(page.getByRole('status')).toBeEmpty();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('long lines of code wrap when asked to', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, long);
  const wrap = page.getByRole('button', {name: name.wrap});
  const code = page.locator('.code-block', {has: wrap}).first();
  const room = () =>
    code.locator('pre').evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await room()).toBeGreaterThan(0);
  await code.getByRole('button', {name: name.wrap}).click();
  await expect(code.getByRole('button', {pressed: true})).toBeVisible();
  expect(await room()).toBe(0);
  await code.getByRole('button', {pressed: true}).click();
  expect(await room()).toBeGreaterThan(0);
});

test('wide tables and code scroll inside themselves, with the keyboard too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, long);
  let wide = 0;
  for (const region of await page.locator('.table-scroll, .code-block pre').all()) {
    await expect(region).toHaveAttribute('tabindex', '0');
    const room = () => region.evaluate((element) => element.scrollWidth - element.clientWidth);
    if (wide < 4 && (await region.isVisible()) && (await room()) > 10) {
      wide += 1;
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }
  }
  expect(wide).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
