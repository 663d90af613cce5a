import type {Page} from '@playwright/test';
import {checkAtom, checkJson, checkRss} from './fixtures/feedRules';
import {languages, months, postSource} from './fixtures/posts';
import {expect, open, test} from './fixtures/test';
import {formats} from '../src/plugins/feeds/formats';
import {readDeployment} from '../src/site/deployment';
import {texts} from '../src/site/texts';
import {fillVariables} from '../src/site/variables';

/** Titles of the posts that a list shows, from top to bottom. */
const listed = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('the specification has 32 months', () => {
  expect(months).toHaveLength(32);
  expect([months.at(-1)!.slug, months[0]!.slug]).toEqual([
    '2023-02-release-notes',
    '2025-09-release-notes',
  ]);
});

for (const {language, prefix, folder, listTitle, monthlyTag, postTitle} of languages) {
  const titles = months.map(({year, month}) => postTitle(year, month));
  const list = `${prefix}/release-notes`;
  const japanese = language === 'ja';

  test.describe(`release notes (${language})`, () => {
    test('the list shows the newest 20, its second page the other 12', async ({page}) => {
      await open(page, list);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(listTitle);
      expect(await listed(page)).toEqual(titles.slice(0, 20));
      await page
        .getByRole('link', {name: japanese ? '以前のリリースノート' : 'Older entries'})
        .click();
      await expect(page).toHaveURL(`${list}/page/2`);
      await expect(page.getByRole('article')).toHaveCount(12);
      expect(await listed(page)).toEqual(titles.slice(20));
      await expect(page).toHaveTitle(
        new RegExp(japanese ? `^${listTitle} 2ページ` : `^${listTitle} - page 2`),
      );
    });

    test('an entry has its month, its summary, its tags and a way to the post', async ({page}) => {
      await open(page, list);
      const entry = page.getByRole('article').first();
      await expect(entry.getByRole('time')).toHaveText(japanese ? '2025年9月' : 'September 2025');
      await expect(entry.getByRole('time')).toHaveAttribute('datetime', '2025-09-30T00:00:00.000Z');
      const [, text = ''] = postSource(folder, months[0]!.slug).split('\n---\n');
      const summary = fillVariables(text.trim().split('\n')[0]!, folder);
      await expect(entry).toContainText(summary);
      await expect(entry.getByRole('heading', {level: 2})).toHaveCount(1);
      await expect(entry.getByRole('listitem').getByRole('link').first()).toHaveText(monthlyTag);
      await entry.getByRole('link', {name: japanese ? '続きを読む' : 'Read more'}).click();
      await expect(page).toHaveURL(`${list}/${months[0]!.slug}`);
    });

    test('every post is in the sidebar, below its year', async ({page}) => {
      await open(page, list);
      const sidebar = page.getByRole('navigation', {
        name: japanese ? 'リリースノートの一覧' : 'Blog recent posts navigation',
      });
      await expect(sidebar.getByRole('heading')).toHaveText(['2025', '2024', '2023']);
      for (const [index, year] of [2025, 2024, 2023].entries()) {
        const wanted = months.filter((month) => month.year === year);
        await expect(sidebar.getByRole('group').nth(index).getByRole('link')).toHaveText(
          wanted.map((month) => postTitle(month.year, month.month)),
        );
      }
    });

    test('every post is at the address of its month, with its title and day', async ({request}) => {
      for (const {year, month, slug} of months) {
        const response = await request.get(`${list}/${slug}`);
        expect(response.status(), slug).toBe(200);
        const html = await response.text();
        expect(html).toContain(`<html lang=${language}`);
        expect(html).toContain(`${postTitle(year, month)}</h1>`);
        const day = new Date(Date.UTC(year, month, 0)).toISOString();
        expect(html).toContain(`<time datetime=${day}`);
      }
    });

    test('posts lead to the next and the previous month', async ({page}) => {
      await open(page, `${list}/2024-01-release-notes`);
      const around = page.getByRole('navigation', {
        name: japanese ? '前後のリリースノート' : 'Blog post page navigation',
      });
      await expect(around.getByRole('link')).toContainText([
        postTitle(2024, 2),
        postTitle(2023, 12),
      ]);
      await around.getByRole('link').last().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(postTitle(2023, 12));
    });

    test('the index of tags leads to the posts of a tag, in pages of 20', async ({page}) => {
      await open(page, `${list}/tags`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(japanese ? 'タグ' : 'Tags');
      const tags = page.getByRole('main').locator('a[rel=tag]');
      await expect(tags).toHaveCount(8);
      await tags.filter({hasText: monthlyTag}).click();
      await expect(page).toHaveURL(`${list}/tags/monthly-release-note`);
      await expect(page.getByRole('heading', {level: 1})).toContainText('32');
      expect(await listed(page)).toEqual(titles.slice(0, 20));
      await open(page, `${list}/tags/monthly-release-note/page/2`);
      expect(await listed(page)).toEqual(titles.slice(20));
    });

    test('a tag gathers the posts that carry it', async ({page}) => {
      await open(page, `${list}/tags/plans`);
      const wanted = months.filter(({slug}) => /^tags:.*\bplans\b/m.test(postSource(folder, slug)));
      expect(wanted.length).toBeGreaterThan(0);
      expect(await listed(page)).toEqual(wanted.map(({year, month}) => postTitle(year, month)));
    });

    test('the home page shows the newest three', async ({page}) => {
      await open(page, `${prefix}/`);
      const newest = page.getByRole('region', {
        name: japanese ? '最新のリリースノート' : 'Latest release notes',
      });
      const items = newest.getByRole('listitem');
      await expect(items).toHaveCount(3);
      for (const [index, {slug}] of months.slice(0, 3).entries()) {
        const description = /^description: ["'](.*)["']$/m.exec(postSource(folder, slug))![1]!;
        await expect(items.nth(index).getByRole('link')).toHaveText(titles[index]!);
        await expect(items.nth(index)).toContainText(description);
      }
      await items.first().getByRole('link').click();
      await expect(page).toHaveURL(`${list}/${months[0]!.slug}`);
    });

    for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      test.describe(`a browser in ${timezoneId} with another language`, () => {
        test.use({timezoneId, locale: 'de-DE'});

        test('shows the same day, in the language of the page', async ({page}) => {
          await open(page, `${list}/2023-12-release-notes`);
          await expect(page.getByRole('article').getByRole('time').first()).toHaveText(
            japanese ? '2023年12月31日' : 'December 31, 2023',
          );
          const year = page.getByRole('group').filter({hasText: postTitle(2023, 12)});
          await expect(year.getByRole('heading')).toHaveText('2023');
          await open(page, `${list}/page/2`);
          await expect(page.getByRole('article').nth(1).getByRole('time').first()).toHaveText(
            japanese ? '2023年12月' : 'December 2023',
          );
        });
      });
    }
  });

  test.describe(`feeds (${language})`, () => {
    const {url: origin} = readDeployment({});
    const checks = {'rss.xml': checkRss, 'atom.xml': checkAtom, 'feed.json': checkJson};
    const {feedTitle} = texts(language).releaseNotes;

    for (const {file, label, mediaType} of formats) {
      test(`${label} carries all posts in full and keeps the rules`, async ({request}) => {
        const feed = await (await request.get(`${list}/${file}`)).text();
        const report = checks[file as keyof typeof checks](
          feed,
          `${origin}${list}/${file}`,
          language,
        );
        expect(report.flaws).toEqual([]);
        expect(report.entries).toEqual(titles);
        const items = months.flatMap(({slug}) => postSource(folder, slug).match(/^- /gm) ?? []);
        expect(items.length).toBeGreaterThan(32);
        expect(report.listItems).toBe(items.length);
        expect(report.links.length).toBeGreaterThan(32);
        for (const link of report.links) {
          expect(link).toMatch(`${origin}${prefix}/docs/`);
        }
      });

      test(`${label} is announced on pages of every kind`, async ({request}) => {
        for (const route of ['/', '/docs/developer-guide', '/release-notes', '/404.html']) {
          const html = await (await request.get(prefix + route)).text();
          expect(html, route).toContain(
            `<link rel=alternate type=${mediaType} title="${feedTitle} (${label})" href=${list}/${file}>`,
          );
        }
      });

      test(`${label} is linked from the list`, async ({page}) => {
        await open(page, list);
        const link = page.getByRole('main').getByRole('link', {name: label, exact: true});
        await expect(link).toHaveAttribute('href', `${list}/${file}`);
      });
    }

    test('RSS is readable in a browser', async ({page}) => {
      await page.goto(`${list}/rss.xml`);
      await expect(page.locator('channel > title')).toHaveText(feedTitle);
      await expect(page.locator('item > title').first()).toBeVisible();
      await expect(page.locator('item > description').first()).toBeVisible();
      await expect(page.locator('item > *').filter({hasText: '<ul>'}).first()).toBeHidden();
      await expect(page.locator('item > pubDate').first()).toBeHidden();
    });

    test('Atom is readable in a browser, with links that work', async ({page}) => {
      await page.goto(`${list}/atom.xml`);
      await expect(page.locator('feed > title')).toHaveText(feedTitle);
      const entry = page.locator('entry').first();
      await expect(entry.locator('> title')).toBeVisible();
      await expect(entry.locator('content h2').first()).toBeVisible();
      await expect(entry.locator('> updated')).toBeHidden();
      await expect(entry.getByRole('link').first()).toHaveAttribute('href', /^https:/);
      const notice = await page
        .locator('feed')
        .evaluate((feed) => getComputedStyle(feed, '::before').content);
      expect(notice).toContain(japanese ? 'これはフィードです' : 'This is a feed');
    });
  });
}
