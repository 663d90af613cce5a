/** The budget for scripts: what a page loads before its reader acts, and what is fetched ahead. */
import {fetchedBytes} from '../src/commands/bench/bytes';
import {benchPages} from '../src/commands/bench/pages';
import {budgets} from './fixtures/budgets';
import {builds} from '../src/commands/builds';
import {chosenPatches, patches} from '../src/patches';
import {expect, test} from './fixtures/test';

test.skip(chosenPatches().length < patches.length, 'Budgets are for the site with all patches.');

for (const {name, route} of benchPages) {
  test(`scripts of a page keep their budget (${name})`, async ({context}) => {
    await context.route(
      (url) => url.hostname !== 'localhost',
      (handler) => handler.abort(),
    );
    const bytes = await fetchedBytes({...builds.default, context}, route);
    const told = `${route} loads ${bytes.JS} bytes of script, and ${bytes['JS ahead']} ahead`;
    expect(bytes.JS, told).toBeGreaterThan(0);
    expect(bytes.JS, told).toBeLessThanOrEqual(budgets.scripts.limit);
    expect(bytes['JS ahead'], told).toBeLessThanOrEqual(budgets.ahead.limit);
  });
}
