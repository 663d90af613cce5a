/** The footer of a page: copy and link of the Markdown, the report of a problem, and the date. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {builds} from '../../src/commands/builds';
import {identity} from '../../src/site/identity';
import {builtPages, isContent} from '../fixtures/built';
import {expect, open, test} from '../fixtures/test';

test('a page can be copied and opened as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [post] = fs.readdirSync('release-notes').filter((name) => name.endsWith('.md'));
  for (const route of ['/docs/api', `/release-notes/${post!.replace('.md', '')}`]) {
    await open(page, route);
    const main = page.getByRole('main');
    await main.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(main.getByRole('button', {name: 'Copied'})).toBeVisible();
    const title = await page.getByRole('heading', {level: 1}).innerText();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')[0]).toBe(`# ${title.trim()}`);
    const link = main.getByRole('link', {name: 'Open as Markdown'});
    await expect(link).toHaveAttribute('href', `${route}.md`);
    expect(await (await page.request.get(`${route}.md`)).text()).toBe(copied);
  }
});

test.describe('when the Markdown of a page fails to load', () => {
  // The browser logs the 500 response.
  test.use({expectClean: false});

  test('the button says that it couldn’t copy', async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 500}));
    await open(page, '/docs/api');
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('button', {name: 'Couldn’t copy'})).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page links to its Markdown, and hides the button to copy it', async ({page}) => {
    await page.goto('/docs/api');
    await expect(page.getByRole('link', {name: 'Open as Markdown'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeHidden();
  });
});

test("a report about a page contains the page's URL, language, and commit", async ({page}) => {
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    encoding: 'utf8',
  }).trim();
  await open(page, '/ja/docs/api');
  const link = page.getByRole('main').getByRole('link', {name: '問題を報告する'});
  await expect(link).toHaveAttribute('href', /\?/);
  const report = new URL((await link.getAttribute('href'))!);
  expect(report.protocol + report.pathname).toBe(`mailto:${identity.email}`);
  expect(report.searchParams.get('subject')).toBe('問題を報告する: /ja/docs/api');
  expect(report.searchParams.get('body')!.trim()).toBe(
    `${identity.docsUrl}/ja/docs/api (ja, ${commit})`,
  );
});

test("a page and the sitemap have the date of the page's last commit", async ({page}) => {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  const seconds = Number(git('log', '-1', '--format=%ct', '--', 'docs/api/index.md'));
  const date = new Date(seconds * 1000);
  const day = isShallow ? null : date.toISOString().slice(0, 10);
  const sitemap = fs.readFileSync(`${builds.default.directory}/sitemap.xml`, 'utf8');
  const lastmod = /\/docs\/api<\/loc><lastmod>([^<]+)</.exec(sitemap)?.[1];
  await open(page, '/docs/api');
  const time = page.getByRole('main').locator('.page-line time');
  if (day) {
    await expect(time).toHaveAttribute('datetime', day);
    await expect(time).toHaveText(
      date.toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'}),
    );
    expect(lastmod).toBe(day);
  } else {
    await expect(time).toHaveCount(0);
    expect(sitemap).not.toContain('<lastmod>');
  }
});

test('only pages that a writer wrote have a date in the sitemap', () => {
  const {directory} = builds.default;
  const content = builtPages(directory).pages.filter(isContent);
  const routes = new Set(content.map(({route}) => route));
  for (const folder of ['', 'ja/']) {
    const xml = fs.readFileSync(`${directory}/${folder}sitemap.xml`, 'utf8');
    for (const [, url] of xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)) {
      expect(routes).toContain(new URL(url!).pathname);
    }
  }
});
