/** The budget for scripts: what a page loads before its reader acts, and what is fetched ahead. */
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builds} from '../../src/commands/builds';
import {budgets} from '../fixtures/budgets';
import {needsPatches} from '../fixtures/patches';
import {expect, test} from '../fixtures/test';

needsPatches('pages have more bytes.');

const pages = [
  '/',
  '/docs/developer-guide/app/upload-app',
  '/docs/api/application/upload-app',
  '/release-notes/2025-09-release-notes',
  // Its scripts have the texts of its language.
  '/ja/docs/api/application/upload-app',
];

/** Compressed bytes of a script: the pages share most of theirs. */
const compressed = new Map<string, number>();

const bytes = (files: Set<string>): number =>
  [...files].reduce((sum, file) => {
    const size =
      compressed.get(file) ??
      brotliCompressSync(fs.readFileSync(path.join(builds.default.directory, file))).length;
    compressed.set(file, size);
    return sum + size;
  }, 0);

test('scripts of a page keep their budget', async ({page}) => {
  let loaded = new Set<string>();
  let ahead = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) {
      if (request.resourceType() === 'script') {
        loaded.add(pathname);
      } else if (!loaded.has(pathname)) {
        // A script that is only fetched ahead has no type. What the page has comes from the cache.
        ahead.add(pathname);
      }
    }
  });
  for (const route of pages) {
    [loaded, ahead] = [new Set(), new Set()];
    await page.goto(route);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.waitForLoadState('networkidle');
    // What it shares with the page before counts, too.
    expect(bytes(loaded), route).toBeGreaterThan(budgets.main / 2);
    expect.soft(bytes(loaded), route).toBeLessThanOrEqual(budgets.scripts);
    expect.soft(bytes(ahead), route).toBeLessThanOrEqual(budgets.ahead);
  }
});
