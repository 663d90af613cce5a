import type {Page} from '@playwright/test';
import {axeFindings} from '../fixtures/axe';
import {checkFeed} from '../fixtures/feedRules';
import {languages, months, postSource} from '../fixtures/posts';
import {expect, open, test} from '../fixtures/test';
import {deadlinesIn} from '../../src/plugins/release-notes/deadlines';
import {formats} from '../../src/plugins/release-notes/feedFormats';
import {loadChanges} from '../../src/plugins/release-notes/load';
import {products as allProducts} from '../../src/plugins/release-notes/vocabulary';
import {readDeployment} from '../../src/site/deployment';
import {texts} from '../../src/site/texts';
import {fillVariables} from '../../src/site/variables';

const {url: origin} = readDeployment({});

/** Tags of a post's source. */
const tagsOf = (post: string) => /^tags: \[(.*)\]$/m.exec(post)![1]!.split(', ');

/** Titles of the posts that a list shows, from top to bottom. */
const listed = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

/** As the specification has it (section 2), in every list. */
const perPage = 20;
/** The posts of the second page. */
const second = [perPage, 2 * perPage] as const;

test('every month from 2023-02 has a post, the 32 of the specification and those that followed', () => {
  expect(months.length).toBeGreaterThanOrEqual(32);
  const numbers = months.map(({year, month}) => 12 * year + month);
  expect(numbers.at(-1)).toBe(12 * 2023 + 2);
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! - index));
});

for (const {language, prefix, folder, listTitle, monthlyTag, postTitle} of languages) {
  const titles = months.map(({year, month}) => postTitle(year, month));
  const list = `${prefix}/release-notes`;
  const japanese = language === 'ja';
  const years = [...new Set(months.map(({year}) => year))];
  const newest = new Date(Date.UTC(months[0]!.year, months[0]!.month, 0));
  const {changes, labels} = loadChanges(language);
  const products = allProducts.filter((id) => changes.some(({product}) => product === id));

  test.describe(`release notes (${language})`, () => {
    test('the list shows the newest 20, its second page the 20 before', async ({page}) => {
      await open(page, list);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(listTitle);
      expect(await listed(page)).toEqual(titles.slice(0, perPage));
      await page
        .getByRole('link', {name: japanese ? '以前のリリースノート' : 'Older entries'})
        .click();
      await expect(page).toHaveURL(`${list}/page/2`);
      await expect(page.getByRole('article')).toHaveCount(titles.slice(...second).length);
      expect(await listed(page)).toEqual(titles.slice(...second));
      await expect(page).toHaveTitle(
        new RegExp(japanese ? `^${listTitle} 2ページ` : `^${listTitle} - page 2`),
      );
    });

    test('an entry has its month, its summary, its tags and a way to the post', async ({page}) => {
      await open(page, list);
      const entry = page.getByRole('article').first();
      await expect(entry.getByRole('time')).toHaveText(
        newest.toLocaleString(language, {month: 'long', year: 'numeric', timeZone: 'UTC'}),
      );
      await expect(entry.getByRole('time')).toHaveAttribute('datetime', newest.toISOString());
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
      await expect(sidebar.getByRole('heading')).toHaveText(years.map(String));
      for (const [index, year] of years.entries()) {
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
      const used = new Set(months.flatMap(({slug}) => tagsOf(postSource(folder, slug))));
      await expect(tags).toHaveCount(used.size);
      await tags.filter({hasText: monthlyTag}).click();
      await expect(page).toHaveURL(`${list}/tags/monthly-release-note`);
      await expect(page.getByRole('heading', {level: 1})).toContainText(String(months.length));
      expect(await listed(page)).toEqual(titles.slice(0, perPage));
      await open(page, `${list}/tags/monthly-release-note/page/2`);
      expect(await listed(page)).toEqual(titles.slice(...second));
    });

    test('a tag gathers the posts that carry it', async ({page}) => {
      await open(page, `${list}/tags/plans`);
      const wanted = months.filter(({slug}) => tagsOf(postSource(folder, slug)).includes('plans'));
      expect(wanted.length).toBeGreaterThan(0);
      expect(await listed(page)).toEqual(wanted.map(({year, month}) => postTitle(year, month)));
    });

    test('the home page shows the newest three changes of our own', async ({page}) => {
      await open(page, `${prefix}/`);
      const newest = page.getByRole('region', {
        name: japanese ? '最新の変更' : 'Latest changes',
      });
      const wanted = changes.slice(0, 3);
      await expect(newest.getByRole('listitem')).toContainText(wanted.map(({name}) => name));
      await newest.getByRole('listitem').first().getByRole('link').click();
      await expect(page).toHaveURL(prefix + wanted[0]!.route);
    });

    test('the list filters by product and kind, with the keyboard, in the address', async ({
      page,
    }) => {
      await open(page, list);
      const product = page.getByLabel(japanese ? '製品' : 'Product', {exact: true});
      const kind = page.getByLabel(japanese ? '変更の種類' : 'Kind of change');
      await product.focus();
      await product.selectOption('cli');
      await page.keyboard.press('Tab');
      await expect(kind).toBeFocused();
      await expect(page).toHaveURL(`${list}?product=cli`);
      const found = changes.filter((change) => change.product === 'cli');
      await expect(page.getByRole('main').getByRole('status')).toContainText(String(found.length));
      await expect(page.getByRole('main').getByRole('listitem')).toContainText([
        ...products.map((id) => labels[id]!),
        ...found.map(({name}) => name),
      ]);
      expect(await axeFindings(page)).toEqual([]);
      await kind.selectOption('breaking');
      await expect(page).toHaveURL(`${list}?product=cli&kind=breaking`);
      await expect(page.getByRole('main')).toContainText(
        japanese ? '該当する変更はありません' : 'No release note has such a change',
      );
      await page
        .getByRole('button', {
          name: japanese ? 'すべてのリリースノートを表示' : 'Show all release notes',
        })
        .press('Enter');
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('article')).toHaveCount(20);
    });

    test('the address of a filter shows what it says, and what is unknown shows all', async ({
      page,
    }) => {
      await open(page, `${list}?product=platform-ci`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+/);
      await expect(page.getByRole('article')).toHaveCount(0);
      await open(page, `${list}?product=nothing`);
      await expect(page.getByRole('article')).toHaveCount(20);
    });

    test('each product has a page with its versions and feeds', async ({request}) => {
      for (const id of products) {
        const route = `${list}/products/${id}`;
        const html = await (await request.get(route)).text();
        const its = changes.filter((change) => change.product === id);
        for (const change of its) {
          expect(html, change.id).toMatch(new RegExp(`id="?${change.id}[" >]`));
        }
        for (const {file} of formats) {
          const feed = await (await request.get(`${route}/${file}`)).text();
          const report = checkFeed(file, feed, `${origin}${route}/${file}`, language);
          expect(report.flaws, `${route}/${file}`).toEqual([]);
          expect(report.entries).toHaveLength(its.length);
        }
      }
    });

    test('what has to be done by a day is listed, in a calendar too', async ({page, request}) => {
      const route = `${list}/deadlines`;
      const deadlines = deadlinesIn(loadChanges(language));
      expect(deadlines.length).toBeGreaterThanOrEqual(10);
      await page.clock.setFixedTime('2026-05-22T12:00:00Z');
      await open(page, list);
      await page
        .getByRole('link', {name: japanese ? '対応期限の一覧' : 'Deadlines, by date'})
        .click();
      const days = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('time');
      await expect(days).toHaveCount(deadlines.length);
      const shown = await days.evaluateAll((all) =>
        all.map((day) => day.getAttribute('datetime')!),
      );
      expect(shown).toEqual([...shown].sort().reverse());
      const passed = days.filter({hasText: japanese ? '過ぎました' : 'passed'});
      await expect(passed).toHaveCount(shown.filter((day) => day < '2026-05-22').length);
      await open(page, `${list}/2025-09-release-notes`);
      await page
        .getByRole('link', {name: japanese ? '期限' : 'deadline'})
        .first()
        .click();
      await expect(page).toHaveURL(`${route}#ios-26-sdk`);
      const calendar = await (await request.get(`${route}/deadlines.ics`)).text();
      expect(calendar.match(/^DTSTART;VALUE=DATE:\d{8}\r?$/gm)).toHaveLength(deadlines.length);
      for (const {file} of formats) {
        const feed = await (await request.get(`${route}/${file}`)).text();
        const report = checkFeed(file, feed, `${origin}${route}/${file}`, language);
        expect(report.flaws, file).toEqual([]);
        expect(report.entries).toHaveLength(deadlines.length);
      }
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
          const index = months.findIndex(({slug}) => slug === '2023-12-release-notes');
          await open(page, `${list}/page/${Math.floor(index / perPage) + 1}`);
          await expect(
            page
              .getByRole('article')
              .nth(index % perPage)
              .getByRole('time')
              .first(),
          ).toHaveText(japanese ? '2023年12月' : 'December 2023');
        });
      });
    }
  });

  test.describe(`feeds (${language})`, () => {
    const {feedTitle} = texts(language).releaseNotes;

    for (const {file, label, mediaType} of formats) {
      test(`${label} carries all posts in full and keeps the rules`, async ({request}) => {
        const feed = await (await request.get(`${list}/${file}`)).text();
        const report = checkFeed(file, feed, `${origin}${list}/${file}`, language);
        expect(report.flaws).toEqual([]);
        expect(report.entries).toEqual(titles);
        const items = months.flatMap(({slug}) => postSource(folder, slug).match(/^- /gm) ?? []);
        expect(items.length).toBeGreaterThan(months.length);
        expect(report.listItems).toBe(items.length);
        expect(report.links.length).toBeGreaterThan(months.length);
        for (const link of report.links) {
          expect(link).toMatch(new RegExp(`^${origin}${prefix}/(docs|release-notes)/`));
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
