/** Tables on a phone: up to four columns are read without scrolling sideways. */
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {builtPages, source} from './fixtures/built';
import {locales} from './fixtures/routes';
import {expect, open, test} from './fixtures/test';

/** Of each kind of table, the route that has the longest word in one. */
function samples(prefix: string): string[] {
  const found = new Map<string, {route: string; longest: number}>();
  for (const page of builtPages('build').pages) {
    const html = page.route.startsWith(`${prefix}/docs/`) ? source(page) : '';
    if (!html.includes('<table')) {
      continue;
    }
    const $ = load(html);
    $('.table-scroll > table').each((_, table) => {
      const kind = `${$(table).find('tr').first().children().length} ${$(table).attr('class') ?? ''}`;
      const longest = Math.max(
        ...$(table)
          .text()
          .split(/\s/)
          .map((word) => word.length),
      );
      if (longest > (found.get(kind)?.longest ?? 0)) {
        found.set(kind, {route: page.route, longest});
      }
    });
  }
  return [...new Set([...found.values()].map(({route}) => route))];
}

/** The tables of a page by their columns, and how far each is wider than the page's text. */
const tables = (page: Page) =>
  page.locator('.table-scroll').evaluateAll((boxes) =>
    boxes.map((box) => ({
      head: box.querySelector('tr')!.textContent,
      columns: box.querySelector('tr')!.children.length,
      beyond: box.scrollWidth - box.clientWidth,
    })),
  );

for (const {locale, prefix} of locales) {
  test(`tables of up to four columns fit a phone (${locale})`, async ({page}) => {
    const routes = samples(prefix);
    // Two columns, and three and four of both kinds; wider ones are among them.
    expect(routes.length).toBeGreaterThan(4);
    for (const route of routes) {
      await open(page, route);
      for (const width of [390, 320]) {
        await page.setViewportSize({width, height: 844});
        const narrow = (await tables(page)).filter(({columns}) => columns <= 4);
        expect(
          narrow.filter(({beyond}) => beyond > 0),
          `${route} at ${width}`,
        ).toEqual([]);
      }
    }
  });
}

test('stacked rows say their columns and stay a table', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/tester-guide/install/from-link#troubleshooting');
  const table = page.getByRole('table').last();
  const row = table.getByRole('row').filter({hasText: 'The page asks for a passcode'});
  await expect(table.getByRole('columnheader')).toHaveText(['Symptom', 'Cause', 'Fix']);
  const [symptom, cause, fix] = await row.getByRole('cell').all();
  const boxes = await Promise.all([symptom!, cause!, fix!].map((cell) => cell.boundingBox()));
  expect(boxes[1]!.y).toBeGreaterThanOrEqual(boxes[0]!.y + boxes[0]!.height);
  expect(boxes[2]!.y).toBeGreaterThanOrEqual(boxes[1]!.y + boxes[1]!.height);
  const label = await cause!.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Cause');

  // Where there is room, and on paper, they are rows as ever.
  for (const media of ['screen', 'print'] as const) {
    await page.setViewportSize({width: media === 'print' ? 700 : 1440, height: 900});
    await page.emulateMedia({media});
    const [first, second] = await Promise.all([symptom!, cause!].map((cell) => cell.boundingBox()));
    expect(second!.y).toBe(first!.y);
  }
});
