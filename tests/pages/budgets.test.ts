/** Budgets for the compressed bytes that the default build sends to readers. */
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builds} from '../../src/commands/builds';
import {budgets, overBudget, weigh} from '../fixtures/budgets';
import {needsPatches} from '../fixtures/patches';
import {months} from '../fixtures/posts';
import {pageOfCode, pageOfOperation} from '../fixtures/samplePages';
import {expect, test} from '../fixtures/test';

needsPatches('pages have more bytes.');

test('main scripts, styles, and documentation pages are within their budgets', () => {
  test.slow();
  const bytes = weigh(builds.default.directory);
  expect(Object.keys(bytes.main)).toHaveLength(2);
  expect(Object.keys(bytes.css)).toHaveLength(2);
  expect(bytes.pages.length).toBeGreaterThan(200);
  expect(overBudget(bytes)).toEqual([]);
});

test('the scripts that a page loads, and prefetches for the next page, are within their budgets', async ({
  page,
}) => {
  // Sizes by file, because pages share most scripts.
  const sizes = new Map<string, number>();
  const bytes = (files: Set<string>): number =>
    [...files].reduce((sum, file) => {
      const script = path.join(builds.default.directory, file);
      sizes.set(file, sizes.get(file) ?? brotliCompressSync(fs.readFileSync(script)).length);
      return sum + sizes.get(file)!;
    }, 0);
  let loaded = new Set<string>();
  let ahead = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) {
      if (request.resourceType() === 'script') {
        loaded.add(pathname);
      } else if (!loaded.has(pathname)) {
        // A script that is only prefetched has another resource type.
        ahead.add(pathname);
      }
    }
  });
  for (const route of [
    '/',
    pageOfCode(),
    pageOfOperation(),
    `/release-notes/${months[0]!.slug}`,
    // A Japanese page, because the texts of the language are in the page's scripts.
    `/ja${pageOfOperation()}`,
  ]) {
    [loaded, ahead] = [new Set(), new Set()];
    await page.goto(route);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    if (await page.locator('.pagination-nav__link--next[href*="/docs/"]').count()) {
      await expect.poll(() => ahead.size, route).toBeGreaterThan(0);
    }
    // The browser requests scripts again that it shares with the previous page.
    expect(bytes(loaded), route).toBeGreaterThan(budgets.main / 2);
    expect.soft(bytes(loaded), route).toBeLessThanOrEqual(budgets.scripts);
    expect.soft(bytes(ahead), route).toBeLessThanOrEqual(budgets.ahead);
  }
});
