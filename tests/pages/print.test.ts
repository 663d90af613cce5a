/** Printed pages. */
import {pageOfCode, pageOfSteps, pageWithMost} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const controls = [
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

test('a page prints without navigation, with all tabs and their labels, and nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({width: 900, height: 1000});
  await open(page, pageOfCode());
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const control of controls) {
    await expect(page.locator(control).filter({visible: true}), control).toHaveCount(0);
  }
  const panels = await page.getByRole('tabpanel').all();
  expect(panels.length).toBeGreaterThan(3);
  for (const panel of panels) {
    await expect(panel.locator('.code-tabs__label')).toBeVisible();
  }
  // Lines are short enough to read.
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
  const parts = page.locator('.search-button, dialog');
  await expect(parts).not.toHaveCount(0);
  await expect(parts.filter({visible: true})).toHaveCount(0);
});

test('a table of many columns fits the sheet', async ({page}) => {
  await page.setViewportSize({width: 794, height: 1123});
  await open(page, pageWithMost(/<table class=wide/g));
  await expect(page.locator('table.wide')).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794);
});

test('links to other sites print their URLs, and links within the site do not', async ({page}) => {
  await open(page, pageWithMost(/<a [^>]*href="?https:/g));
  const links = await page.locator('.markdown a[href]:not(.hash-link)').evaluateAll((all) =>
    all.map((link) => {
      const href = link.getAttribute('href')!;
      const {content} = getComputedStyle(link, '::after');
      return {href, isOutside: href.startsWith('http'), isPrinted: content.includes(href)};
    }),
  );
  expect(links.filter(({isOutside, isPrinted}) => isOutside !== isPrinted)).toEqual([]);
  expect(new Set(links.map(({isOutside}) => isOutside)).size).toBe(2);
});

test('no page break separates a heading from its text, a step from its drawing, or parts of a row', async ({
  page,
}) => {
  await open(page, pageOfSteps());
  const breaks = (selector: string, side: 'breakAfter' | 'breakInside') =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, name) => [...new Set(elements.map((item) => getComputedStyle(item)[name]))],
        side,
      );
  expect(await breaks('.markdown :is(h2, h3)', 'breakAfter')).toEqual(['avoid']);
  expect(await breaks('.shown-step, tr, .theme-admonition', 'breakInside')).toEqual(['avoid']);
});
