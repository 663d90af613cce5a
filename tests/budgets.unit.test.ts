/** Budgets in compressed bytes: what the default build sends to a reader. */
import {budgets, overBudget, weigh, type BuildBytes} from './fixtures/budgets';
import {builds} from '../src/commands/builds';
import {chosenPatches, patches} from '../src/patches';
import {expect, test} from './fixtures/test';

test('the build keeps its budgets', () => {
  test.skip(chosenPatches().length < patches.length, 'Budgets are for the site with all patches.');
  const bytes = weigh(builds.default.directory);
  expect(Object.keys(bytes.main)).toHaveLength(2);
  expect(Object.keys(bytes.css)).toHaveLength(2);
  expect(bytes.pages.length).toBeGreaterThan(200);
  expect(overBudget(bytes)).toEqual([]);
});

const page = (route: string, text: number) => ({route, css: 10_000, frame: 3_000, text});
const pages = (count: number) => Array.from({length: count}, () => page('/docs/light', 7_000));

const light: BuildBytes = {
  main: {'build/assets/js/main.0.js': budgets.main.limit},
  css: {'build/assets/css/styles.0.css': 10_000},
  pages: pages(10),
};

test('a page whose styles cannot be found is over its budget', () => {
  const [line] = overBudget({...light, pages: [...pages(9), {...page('/docs/a', 1), css: NaN}]});
  expect(line).toMatch(/^\/docs\/a: /);
});

test('what is just within its budget passes', () => {
  expect(overBudget(light)).toEqual([]);
});

const planted: [string, Partial<BuildBytes>, RegExp][] = [
  [
    'a main bundle',
    {main: {'build/assets/js/main.0.js': budgets.main.limit + 1}},
    /^build\/assets\/js\/main\.0\.js: 100\.0 kB \(recorded [\d.]+ kB, \+\d+ bytes\), budget 100\.0 kB$/,
  ],
  [
    'a style sheet',
    {css: {'build/assets/css/styles.0.css': budgets.css.limit + 1}},
    /^build\/assets\/css\/styles\.0\.css: .* budget/,
  ],
  [
    'the frame of a page',
    {pages: [{route: '/docs/a', css: 12_000, frame: 4_701, text: 10}]},
    /^\/docs\/a: all but its own text 16\.7 kB, budget 16\.7 kB: styles 12\.0 kB \(.*\), frame 4\.7 kB \(recorded .* \+\d+ bytes\), own text 0\.0 kB$/,
  ],
  [
    'the longest page',
    {pages: [...pages(9), {route: '/docs/a', css: 10_000, frame: 3_000, text: 16_001}]},
    /^\/docs\/a: HTML and styles 29\.0 kB, budget 29\.0 kB: .* own text 16\.0 kB$/,
  ],
  [
    'the text of too many pages',
    {pages: [...pages(8), page('/docs/a', 7_001), page('/docs/b', 7_001)]},
    /^2 of 10 pages are over 20\.0 kB: \/docs\/a 20\.0 kB, \/docs\/b 20\.0 kB$/,
  ],
];

for (const [what, heavy, report] of planted) {
  test(`${what} over its budget is reported, with what grew`, () => {
    expect(overBudget({...light, ...heavy})).toEqual([expect.stringMatching(report)]);
  });
}
