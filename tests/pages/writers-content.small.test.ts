/**
 * Docusaurus' features in pages' text: the small site's section *Docusaurus' features*, folder `content`
 * (`fixtures/smallSite/site`), built and opened under the headers that a host sends.
 */
import fs from 'node:fs';
import path from 'node:path';
import {builds} from '../../src/commands/builds';
import {expect, open, test} from '../fixtures/test';

const {directory} = builds.small;
const folder = '/docs/features/content';
const built = (file: string) => fs.readFileSync(path.join(directory, file), 'utf8');

test('a page in MDX shows its expressions, hooks, partials, and translations', async ({page}) => {
  await open(page, `${folder}/mdx`);
  const article = page.locator('article');
  await expect(article).toContainText('The sum is 2, the planet Neptune, and the moon Triton.');
  await expect(article).toContainText('A string stays.');
  await expect(article).toContainText('The partial says much about Kitewind.');
  await expect(article).toContainText(
    'The braces {{name}} and {{name}} stay; Kitewind is filled in.',
  );
  await expect(article.locator('p.spaced')).toHaveCSS('letter-spacing', '7px');
  await expect(article.getByRole('link', {name: 'A link of a hook'})).toHaveAttribute(
    'href',
    '/docs',
  );
  await expect(article).not.toContainText('nobody sees');
});

for (const [route, target, color] of [
  ['mdx', '.feature-target', 'rgb(1, 2, 3)'],
  ['markdown', '.markdown-target', 'rgb(4, 5, 6)'],
] as const) {
  test(`the style element of a page holds after hydration: ${route}`, async ({page}) => {
    await open(page, `${folder}/${route}`);
    await expect(page.locator(target)).toHaveCSS('color', color);
  });
}

test('a page in MDX has its text in the Markdown mirror and in the search', () => {
  const markdown = built(`${folder}/mdx.md`);
  expect(markdown).toContain('The sum is {1 + 1}');
  expect(markdown).toContain('**First tab**');
  expect(markdown).toContain('Inside the **first** tab.');
  expect(markdown).toContain('about Kitewind');
  expect(markdown).toMatch(
    /\[plain Markdown\]\(https:\/\/[^)]+\/docs\/features\/content\/markdown\)/,
  );
  expect(markdown).not.toMatch(/import |export |nobody sees|feature-target/);
});

test('a page without front matter is titled by its heading, links its neighbor, and has a drawing', async ({
  page,
}) => {
  await open(page, `${folder}/markdown`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Plain Markdown');
  await expect(page.getByRole('link', {name: 'neighbor'})).toHaveAttribute('href', `${folder}/mdx`);
  await expect(page.locator('article svg')).toContainText(['Hexagon']);
  expect(built(`${folder}/markdown.md`)).toContain('# Plain Markdown');
});

test('unlisted and draft pages stay out of the search, the mirror, and the sitemap', async ({
  page,
}) => {
  await open(page, `${folder}/unlisted`);
  await expect(page.locator('article')).toContainText('The zebra is unlisted.');
  await expect(page.getByRole('link', {name: 'Open as Markdown'})).toHaveCount(0);
  expect(fs.existsSync(path.join(directory, `${folder}/unlisted.md`))).toBe(false);
  expect(fs.existsSync(path.join(directory, `${folder}/draft.html`))).toBe(false);
  const names = fs.readdirSync(directory, {recursive: true, encoding: 'utf8'});
  const lists = names.filter(
    (name) =>
      /^(?:pages\.json|search[\\/]|assets[\\/]search|llms|sitemap\.xml)/.test(name) &&
      /\.\w+$/.test(name),
  );
  expect(lists.length).toBeGreaterThan(3);
  for (const name of lists) {
    expect.soft(built(name), name).not.toMatch(/zebra|okapi|content\/(?:unlisted|draft)/i);
  }
});

test('a page in no sidebar is in the mirror, under what a short context can do without', () => {
  expect(built('docs/outside.md')).toContain('The quagga stands in no sidebar.');
  const [, optional] = built('llms.txt').split('## Optional');
  expect(optional).toContain('/docs/outside.md');
});

test('links between translated and untranslated pages lead on in both directions', () => {
  // The French guide for testers is translated, the quick start that it leads to is not.
  const home = built('fr/docs/tester-guide.html');
  expect(home).toMatch(/href="?\/fr\/docs\/tester-guide\/quickstart/);
  expect(built('fr/docs/tester-guide/quickstart.html')).toMatch(
    /href="?\/fr\/docs\/tester-guide\/install\/from-link/,
  );
});
