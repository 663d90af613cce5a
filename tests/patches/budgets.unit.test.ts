/** Budgets in compressed bytes: what the default build sends to a reader. */
import {builds} from '../../src/commands/builds';
import {chosenPatches, patches} from '../../src/patches';
import {budgets, overBudget, weigh, type BuildBytes} from '../fixtures/budgets';
import {expect, test} from '../fixtures/test';

test('the build keeps its budgets', () => {
  test.skip(chosenPatches().length < patches.length, 'Budgets are for the site with all patches.');
  const bytes = weigh(builds.default.directory);
  expect(Object.keys(bytes.main)).toHaveLength(2);
  expect(Object.keys(bytes.css)).toHaveLength(2);
  expect(bytes.pages.length).toBeGreaterThan(200);
  expect(overBudget(bytes)).toEqual([]);
});

test('what is over its budget is named', () => {
  const light = {route: '/docs/light', all: budgets.page, around: budgets.around};
  const planted: BuildBytes = {
    main: {'main.js': budgets.main + 1},
    css: {'styles.css': budgets.css + 1},
    pages: [
      light,
      {...light, route: '/docs/long', all: budgets.longest + 1},
      {...light, route: '/docs/unstyled', around: NaN},
    ],
  };
  expect(overBudget(planted).map((line) => line.replace(/: .*/, ''))).toEqual([
    'main.js',
    'styles.css',
    '/docs/long',
    '/docs/unstyled without its own text',
    '1 of 3 pages are over 21500 bytes',
  ]);
  expect(overBudget({main: {}, css: {}, pages: [light]})).toEqual([]);
});
