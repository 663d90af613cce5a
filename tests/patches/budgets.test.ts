/** The budget for scripts: what a page loads before its reader acts, and what is fetched ahead. */
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builds} from '../../src/commands/builds';
import {chosenPatches, patches} from '../../src/patches';
import {languages, routeIn} from '../../src/site/languages';
import {budgets} from '../fixtures/budgets';
import {expect, test} from '../fixtures/test';

test.skip(chosenPatches().length < patches.length, 'Budgets are for the site with all patches.');

const pages = [
  '/',
  '/docs/developer-guide/app/upload-app',
  '/docs/api/application/upload-app',
  '/release-notes/2025-09-release-notes',
];

for (const route of pages.flatMap((page) => languages.map((language) => routeIn(language, page)))) {
  test(`scripts of a page keep their budget (${route})`, async ({page}) => {
    const loaded = new Set<string>();
    const ahead = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.endsWith('.js')) {
        // A script that is only fetched ahead has no type.
        (request.resourceType() === 'script' ? loaded : ahead).add(pathname);
      }
    });
    await page.goto(route, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.waitForLoadState('networkidle');
    const bytes = (files: Set<string>) =>
      [...files].reduce((sum, file) => {
        const content = fs.readFileSync(path.join(builds.default.directory, file));
        return sum + brotliCompressSync(content).length;
      }, 0);
    expect(bytes(loaded)).toBeGreaterThan(0);
    expect(bytes(loaded)).toBeLessThanOrEqual(budgets.scripts);
    expect(bytes(ahead)).toBeLessThanOrEqual(budgets.ahead);
  });
}
