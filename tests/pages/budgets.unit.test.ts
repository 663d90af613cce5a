/** Budgets in compressed bytes: what the default build sends to a reader. */
import {builds} from '../../src/commands/builds';
import {overBudget, weigh} from '../fixtures/budgets';
import {needsPatches} from '../fixtures/patches';
import {expect, test} from '../fixtures/test';

test('the build keeps its budgets', () => {
  needsPatches('pages have more bytes.');
  const bytes = weigh(builds.default.directory);
  expect(Object.keys(bytes.main)).toHaveLength(2);
  expect(Object.keys(bytes.css)).toHaveLength(2);
  expect(bytes.pages.length).toBeGreaterThan(200);
  expect(overBudget(bytes)).toEqual([]);
});
