/** Pages on paper. */
import {expect, open, test} from '../fixtures/test';

const chrome = [
  'a[href="#__docusaurus_skipToContent_fallback"]',
  '.navbar',
  '.footer',
  '.theme-doc-sidebar-container',
  '.doc-columns__contents',
  '.theme-doc-breadcrumbs',
  '.pagination-nav',
  '.code-block__action',
  '.hash-link',
  '[role=tablist]',
  '.page-line a',
  '.page-line button',
];

test.beforeEach(({page}) => page.emulateMedia({media: 'print'}));

test('there is text and no chrome, all alternatives stand with their labels, and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({width: 900, height: 1000});
  await open(page, '/docs/developer-tools/gradle-plugin');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const part of chrome) {
    for (const element of await page.locator(part).all()) {
      await expect(element, part).toBeHidden();
    }
  }
  const panels = await page.getByRole('tabpanel').all();
  expect(panels.length).toBeGreaterThan(3);
  for (const panel of panels) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('.code-tabs__label')).toBeVisible();
  }
  // Lines are no longer than they can be read.
  const text = page.locator('.markdown > p').first();
  const [room, size] = await text.evaluate((element) => [
    element.clientWidth,
    parseFloat(getComputedStyle(element).fontSize),
  ]);
  expect(room! / size!).toBeLessThan(46);
  await page.setViewportSize({width: 700, height: 1000});
  const beyond = await page
    .locator('.code-block pre')
    .evaluateAll((all) => all.map((code) => code.scrollWidth - code.clientWidth));
  expect(beyond.length).toBeGreaterThan(3);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(1);
});

test('neither a field for the search nor an open dialog is printed', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog[open]')).toBeAttached();
  for (const part of await page.locator('.search-button, dialog').all()) {
    await expect(part).toBeHidden();
  }
});

test('a table of many columns fits the sheet', async ({page}) => {
  await page.setViewportSize({width: 794, height: 1123});
  await open(page, '/docs/developer-tools');
  expect(await page.locator('table.wide').count()).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794);
});

test('links out of the site say where they lead, those within it do not', async ({page}) => {
  await open(page, '/docs/administrator-guide/runbooks/audit');
  const links = await page.locator('.markdown a[href]:not(.hash-link)').all();
  let said = 0;
  for (const link of links) {
    const href = (await link.getAttribute('href'))!;
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after.includes(href), href).toBe(href.startsWith('http'));
    said += Number(href.startsWith('http'));
  }
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(links.length);
});

test('a heading stays with its text, a step with its drawing, a row in one piece', async ({
  page,
}) => {
  await open(page, '/docs/tester-guide/install/from-link');
  const breaks = (selector: string, side: 'breakAfter' | 'breakInside') =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, name) => [...new Set(elements.map((one) => getComputedStyle(one)[name]))],
        side,
      );
  expect(await breaks('.markdown :is(h2, h3)', 'breakAfter')).toEqual(['avoid']);
  expect(await breaks('.shown-step, tr, .theme-admonition', 'breakInside')).toEqual(['avoid']);
});
