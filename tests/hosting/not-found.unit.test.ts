import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {nearestPages, type KnownPage} from '../../src/theme/NotFound/Content/nearestPages';
import {builds} from '../../src/commands/builds';

const asked = Object.entries(
  parse(fs.readFileSync('tests/fixtures/mistyped.yaml', 'utf8')) as Record<string, string>,
);

for (const prefix of ['', '/ja']) {
  test(`old and mistyped addresses lead to the page that was meant (${prefix || '/'})`, () => {
    const file = `${builds.default.directory}${prefix}/pages.json`;
    const pages = JSON.parse(fs.readFileSync(file, 'utf8')) as KnownPage[];
    expect(pages.length).toBeGreaterThanOrEqual(200);
    const missed = asked.filter(
      ([address, page]) =>
        !nearestPages(prefix + address, pages)
          .slice(0, 3)
          .some(([route]) => route === prefix + page),
    );
    expect(missed).toEqual([]);
  });
}

test('an address like none of the site has no suggestion', () => {
  const pages: KnownPage[] = [['/docs/developer-guide/app/upload-app', 'Upload']];
  expect(nearestPages('/wp-login.php', pages)).toEqual([]);
  expect(nearestPages('/', pages)).toEqual([]);
  expect(nearestPages('/%E0%A4%A', pages)).toEqual([]);
});
