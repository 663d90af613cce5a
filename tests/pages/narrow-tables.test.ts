/** Tables on a phone: up to four columns fit without scrolling sideways. */
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {builtPages, source} from '../fixtures/built';
import {locales} from '../fixtures/routes';
import {pageWithMost} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

/**
 * Returns, for each kind of table with up to four columns, the route of the table with the longest word; the
 * names of all columns in stacked tables; and the route of a page with a stacked table.
 */
function samples(prefix: string) {
  const longest = new Map<string, {route: string; length: number}>();
  const names = new Set<string>();
  let stacked = '';
  for (const {route, ...page} of builtPages('build').pages) {
    if (!route.startsWith(`${prefix}/docs/`)) {
      continue;
    }
    // Parses only the tables, because parsing whole pages is much slower.
    const html = source({route, ...page}).match(/<table[\s\S]*?<\/table>/g) ?? [];
    const $ = load(html.join(''));
    $('table').each((_, table) => {
      const columns = $(table).find('tr').first().children().length;
      const kind = `${columns} ${$(table).attr('class') ?? ''}`;
      const words = $(table).text().split(/\s/);
      const length = Math.max(...words.map((word) => word.length));
      if (columns <= 4 && length > (longest.get(kind)?.length ?? 0)) {
        longest.set(kind, {route, length});
      }
    });
    $('.stacked td[data-label]').each((_, {attribs}) => {
      names.add(attribs['data-label']!);
      stacked = route;
    });
  }
  // At least the tables with two columns, and stacked and other tables with three and four columns.
  expect(longest.size).toBeGreaterThanOrEqual(5);
  return {
    routes: new Set([...longest.values()].map(({route}) => route)),
    names: [...names],
    stacked,
  };
}

/** Returns the tables of a page, with the width by which each table is wider than the text. */
const tables = (page: Page) =>
  page.locator('.table-scroll').evaluateAll((boxes) =>
    boxes.map((box) => ({
      head: box.querySelector('tr')!.textContent,
      columns: box.querySelector('tr')!.children.length,
      beyond: box.scrollWidth - box.clientWidth,
    })),
  );

/** Returns the names that don't fit beside the cell of a stacked table. */
const unfit = (page: Page, names: string[]) =>
  page
    .locator('.stacked td[data-label]')
    .first()
    .evaluate((cell: HTMLElement, all) => {
      const context = document.createElement('canvas').getContext('2d')!;
      return all.filter((name) => {
        cell.dataset.label = name;
        const shown = getComputedStyle(cell, '::before');
        context.font = `${shown.fontWeight} ${shown.fontSize} ${shown.fontFamily}`;
        const room = -parseFloat(shown.marginLeft);
        // Lines break at spaces, behind hyphens, and between Japanese characters.
        const words = name.split(/\s|(?<=-)|(?=[\u3040-\u9fff（])/);
        return (
          room > parseFloat(getComputedStyle(cell).paddingLeft) + 0.5 ||
          parseFloat(shown.width) > room ||
          words.some((word) => context.measureText(word).width > parseFloat(shown.width))
        );
      });
    }, names);

for (const {locale, prefix} of locales) {
  test(`tables of up to four columns fit a phone, and no name of a stacked column is cut off (${locale})`, async ({
    page,
  }) => {
    const {routes, names, stacked} = samples(prefix);
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
    expect(names.length).toBeGreaterThan(20);
    await open(page, stacked);
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      expect.soft(await unfit(page, names), `at ${width}`).toEqual([]);
      expect(await unfit(page, ['Incomprehensibilities'])).toHaveLength(1);
    }
    // A task of a checklist is beside the checkbox.
    await open(page, prefix + pageWithMost(/☐/g));
    const rows = await page.getByRole('row').filter({hasText: '☐'}).all();
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) {
      const [box, task, who] = await Promise.all(
        [0, 1, 2].map((index) => row.getByRole('cell').nth(index).boundingBox()),
      );
      expect(task!.x).toBeGreaterThanOrEqual(box!.x + box!.width);
      expect(task!.y).toBe(box!.y);
      expect(who!.y).toBeGreaterThanOrEqual(task!.y + task!.height);
    }
  });
}

test('cells of stacked rows show their columns and keep the roles of a table', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, pageWithMost(/class="?[^">]*stacked/g));
  const table = page
    .locator('table.stacked')
    .filter({has: page.getByRole('columnheader')})
    .first();
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(heads.length);
  const tops = () =>
    cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  const [first, ...others] = await tops();
  expect(others.length).toBeGreaterThan(1);
  others.forEach((top, index) => expect(top).toBeGreaterThan([first!, ...others][index]!));
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, '::before').content),
  );
  labels.slice(1).forEach((label, index) => expect(label).toContain(heads[index + 1]!));

  // On a wide screen and on paper, the rows aren't stacked.
  for (const [media, width] of [
    ['screen', 1440],
    ['print', 700],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({media});
    expect(new Set(await tops()).size, media).toBe(1);
  }
});
