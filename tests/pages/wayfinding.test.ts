/** The start of a page, and navigation within the page and to other pages. */
import type {Locator, Page} from '@playwright/test';
import {months} from '../fixtures/posts';
import {locales} from '../fixtures/routes';
import {pageOfCode, pageOfOperation, pageOfSteps, pageWithMost} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');
const currentItem = (page: Page) => sidebar(page).locator('[aria-current="page"]');
const pager = (page: Page) => page.getByRole('navigation', {name: 'Docs pages'});

/** For each screen, the maximum distance in pixels between the bar and the start of the text. */
const screens = [
  {width: 1440, height: 900, maxTop: 240},
  {width: 390, height: 844, maxTop: 380},
];

for (const {locale, prefix} of locales) {
  test(`the text begins on the first screen (${locale})`, async ({page}) => {
    // A task, a section, an operation, and a release note.
    for (const route of [
      pageOfSteps(),
      '/docs/administrator-guide',
      pageOfOperation(),
      `/release-notes/${months[0]!.slug}`,
    ]) {
      await open(page, prefix + route);
      const start = page.locator('.markdown > :is(p, .api-endpoint)').first();
      for (const {width, height, maxTop} of screens) {
        await page.setViewportSize({width, height});
        const bar = (await page.locator('.navbar').boundingBox())!;
        const text = (await start.boundingBox())!;
        expect(text.y - bar.height, `${route}, ${width} px`).toBeLessThanOrEqual(maxTop);
      }
      // On a phone, breadcrumbs and contents take one row each.
      for (const row of ['.theme-doc-breadcrumbs', '.theme-doc-toc-mobile']) {
        const heights = await page
          .locator(row)
          .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height));
        expect(Math.max(0, ...heights), row).toBeLessThanOrEqual(48);
      }
    }
  });
}

test('breadcrumbs lead from the overview of all guides to the page', async ({page}) => {
  await open(page, pageOfSteps());
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  expect(await crumbs.getByRole('listitem').count()).toBeGreaterThan(2);
  await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/docs');
  const guide = pageOfSteps().split('/').slice(0, 3).join('/');
  await expect(crumbs.getByRole('link').nth(1)).toHaveAttribute('href', guide);
  await expect(crumbs.getByRole('listitem').last()).toHaveText(await currentItem(page).innerText());
});

test('the pager links pages in both directions, and ends with the guide', async ({page}) => {
  await open(page, '/docs/administrator-guide');
  await expect(pager(page).getByRole('link')).toHaveCount(1);
  const next = pager(page).getByRole('link', {name: /Next/});
  const target = (await next.getAttribute('href'))!;
  expect(target).toMatch(/^\/docs\/administrator-guide\//);
  await next.click();
  await expect(page).toHaveURL(target);
  const back = pager(page).getByRole('link', {name: /Previous/});
  await expect(back).toHaveAttribute('href', '/docs/administrator-guide');
  await back.click();
  await expect(page).toHaveURL('/docs/administrator-guide');
});

test('the sidebar shows the current page, also after navigations, and keeps open categories open', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, pageOfOperation());
  await expect(currentItem(page)).toHaveAttribute('href', pageOfOperation());
  await expect(currentItem(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const category = sidebar(page).locator('[aria-expanded="false"]').first();
  const name = await category.innerText();
  await category.click();
  const opened = sidebar(page).locator('[aria-expanded="true"]').filter({hasText: name});
  await expect(opened).toHaveCount(1);
  for (const direction of [/Next/, /Next/, /Previous/]) {
    const link = pager(page).getByRole('link', {name: direction});
    const route = (await link.getAttribute('href'))!;
    await link.click();
    await expect(currentItem(page)).toHaveAttribute('href', route);
    await expect(currentItem(page)).toBeInViewport();
    await expect(opened).toHaveCount(1);
  }
});

test('the sidebar opens a closed category for a page in it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, '/docs/api');
  const closed = sidebar(page).locator('[aria-expanded="false"]');
  const before = await closed.count();
  expect(before).toBeGreaterThan(0);
  await expect(async () => {
    const link = pager(page).getByRole('link', {name: /Next/});
    const route = (await link.getAttribute('href'))!;
    await link.click();
    await expect(currentItem(page)).toHaveAttribute('href', route);
    await expect(currentItem(page)).toBeInViewport();
    expect(await closed.count()).toBeLessThan(before);
  }).toPass();
});

test('the sidebar keeps its scroll position after a navigation', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, pageOfOperation());
  const menu = page.locator('nav.menu');
  const offset = () => menu.evaluate((element) => element.scrollTop);
  const link = menu.getByRole('link').nth(14);
  await link.scrollIntoViewIfNeeded();
  const before = await offset();
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await offset()).toBe(before);
});

test('the table of contents marks the section in view', async ({page}) => {
  await open(page, pageOfCode());
  const headings = page.locator('.markdown h2[id]');
  expect(await headings.count()).toBeGreaterThan(5);
  for (const heading of (await headings.all()).slice(0, 4)) {
    await heading.evaluate((element) => element.scrollIntoView());
    const link = page.locator(
      `.theme-doc-toc-desktop a[href="#${await heading.getAttribute('id')}"]`,
    );
    await expect(link).toHaveClass(/--active/);
  }
});

test('headings show a link and copy it, also with the keyboard, and nothing on the page moves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, pageOfCode());
  const [first, second] = await page.locator('.markdown h2[id]').all();
  await first!.hover();
  await expect(first!.getByRole('link')).toHaveCSS('opacity', '1');
  await first!.getByRole('link').click();
  await expect(page).toHaveURL(`${pageOfCode()}#${await first!.getAttribute('id')}`);
  await second!.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Link copied');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(page.url()).toContain(`#${await second!.getAttribute('id')}`);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.fastForward(3000);
  await expect(page.getByRole('status')).toBeEmpty();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('on a phone, wide tables and code scroll in their own area, and a button wraps code', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  const roomIn = (region: Locator) =>
    region.evaluate((element) => element.scrollWidth - element.clientWidth);
  for (const [route, regions] of [
    [pageWithMost(/<table class=wide/g), '.table-scroll'],
    [pageOfCode(), '.code-block pre'],
  ] as const) {
    await open(page, route);
    let overflowing = 0;
    for (const region of await page.locator(regions).filter({visible: true}).all()) {
      await expect(region).toHaveAttribute('tabindex', '0');
      if (overflowing < 2 && (await roomIn(region)) > 10) {
        overflowing += 1;
        await region.focus();
        await page.keyboard.press('ArrowRight');
        await expect
          .poll(() => region.evaluate((element) => element.scrollLeft))
          .toBeGreaterThan(0);
      }
    }
    expect(overflowing, regions).toBeGreaterThan(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  }
  const wrap = page.getByRole('button', {name: 'Wrap lines'});
  const block = page.locator('.code-block', {has: wrap}).first();
  const code = block.locator('pre');
  expect(await roomIn(code)).toBeGreaterThan(0);
  await block.getByRole('button', {name: 'Wrap lines'}).click();
  await expect(block.getByRole('button', {pressed: true})).toBeVisible();
  expect(await roomIn(code)).toBe(0);
  await block.getByRole('button', {pressed: true}).click();
  expect(await roomIn(code)).toBeGreaterThan(0);
});
