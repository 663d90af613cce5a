import type {APIRequestContext, Page} from '@playwright/test';
import {axeFindings} from '../fixtures/axe';
import {checkFeed, feedFiles} from '../fixtures/feedRules';
import {languages, months, postSource, type Month} from '../fixtures/posts';
import {expect, open, test} from '../fixtures/test';
import {deadlinesIn} from '../../src/plugins/release-notes/render';
import {loadChanges} from '../../src/plugins/release-notes/load';
import {kinds, products as allProducts} from '../../src/plugins/release-notes/vocabulary';
import {readDeployment} from '../../src/site/deployment';
import {fillVariables} from '../../src/site/variables';

const {url: origin} = readDeployment({});

/** Returns the titles of the posts in a list, from top to bottom. */
const titlesIn = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

const textOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).text();

/** Posts on a page of every list. */
const perPage = 20;
const secondPage = [perPage, 2 * perPage] as const;

const [{folder, postTitle}] = languages;
const titles = months.map(({year, month}) => postTitle(year, month));
const tagsOf = ({slug}: Month) =>
  /^tags: \[(.*)\]$/m.exec(postSource(folder, slug))![1]!.split(', ');
const {changes, labels} = loadChanges('en');
const products = allProducts.filter((id) => changes.some(({product}) => product === id));

test('every month from 2023-02 has a post, at least the 32 months of the specification', () => {
  expect(months.length).toBeGreaterThanOrEqual(32);
  const numbers = months.map(({year, month}) => 12 * year + month);
  expect(numbers.at(-1)).toBe(12 * 2023 + 2);
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! - index));
});

test('a post in the list has its month, summary, tags, and a link to the post', async ({page}) => {
  await open(page, '/release-notes');
  const entry = page.getByRole('article').first();
  const newest = new Date(Date.UTC(months[0]!.year, months[0]!.month, 0));
  await expect(entry.getByRole('time')).toHaveText(
    newest.toLocaleString('en', {month: 'long', year: 'numeric', timeZone: 'UTC'}),
  );
  await expect(entry.getByRole('time')).toHaveAttribute('datetime', newest.toISOString());
  const [, text = ''] = postSource(folder, months[0]!.slug).split('\n---\n');
  await expect(entry).toContainText(fillVariables(text.trim().split('\n')[0]!, folder));
  await expect(entry.getByRole('heading', {level: 2})).toHaveCount(1);
  await expect(entry.getByRole('listitem').getByRole('link').first()).toHaveText(
    'Monthly release note',
  );
  await entry.getByRole('link', {name: 'Read more'}).click();
  await expect(page).toHaveURL(`/release-notes/${months[0]!.slug}`);
});

test('every post is in the sidebar below its year, and links to the previous and the next month', async ({
  page,
}) => {
  await open(page, '/release-notes/2024-01-release-notes');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  const years = [...new Set(months.map(({year}) => year))];
  await expect(sidebar.getByRole('heading')).toHaveText(years.map(String));
  for (const [index, year] of years.entries()) {
    await expect(sidebar.getByRole('group').nth(index).getByRole('link')).toHaveText(
      months.filter((month) => month.year === year).map(({month}) => postTitle(year, month)),
    );
  }
  const around = page.getByRole('navigation', {name: 'Blog post page navigation'});
  await expect(around.getByRole('link')).toContainText([postTitle(2024, 2), postTitle(2023, 12)]);
  await around.getByRole('link').last().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(postTitle(2023, 12));
});

test('the index of tags leads to the posts of a tag, in pages of 20', async ({page}) => {
  await open(page, '/release-notes/tags');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
  const tags = page.getByRole('main').locator('a[rel=tag]');
  await expect(tags).toHaveCount(new Set(months.flatMap(tagsOf)).size);
  await tags.filter({hasText: 'Monthly release note'}).click();
  await expect(page).toHaveURL('/release-notes/tags/monthly-release-note');
  await expect(page.getByRole('heading', {level: 1})).toContainText(String(months.length));
  expect(await titlesIn(page)).toEqual(titles.slice(0, perPage));
  await open(page, '/release-notes/tags/monthly-release-note/page/2');
  expect(await titlesIn(page)).toEqual(titles.slice(...secondPage));
  // A tag with as few posts as possible.
  const postsWith = (tag: string) =>
    titles.filter((_, index) => tagsOf(months[index]!).includes(tag));
  const [tag] = [...new Set(months.flatMap(tagsOf))].sort(
    (a, b) => postsWith(a).length - postsWith(b).length,
  );
  await open(page, `/release-notes/tags/${tag}`);
  expect(await titlesIn(page)).toEqual(postsWith(tag!));
});

test('the home page shows the newest three changes of the service', async ({page}) => {
  await open(page, '/');
  const newest = page.getByRole('region', {name: 'Latest changes'}).getByRole('listitem');
  await expect(newest).toContainText(changes.slice(0, 3).map(({name}) => name));
  await newest.first().getByRole('link').click();
  await expect(page).toHaveURL(changes[0]!.route);
});

test('the list is filtered by product and kind, with the keyboard, in the URL', async ({page}) => {
  const changesOf = (product: string, kind?: string) =>
    changes.filter((item) => item.product === product && (!kind || item.kind === kind));
  const product = products.find((id) => kinds.some((kind) => !changesOf(id, kind).length))!;
  const absentKind = kinds.find((kind) => !changesOf(product, kind).length)!;
  await open(page, '/release-notes');
  const main = page.getByRole('main');
  const kind = page.getByLabel('Kind of change');
  await page.getByLabel('Product', {exact: true}).focus();
  await page.getByLabel('Product', {exact: true}).selectOption(product);
  await page.keyboard.press('Tab');
  await expect(kind).toBeFocused();
  await expect(page).toHaveURL(`/release-notes?product=${product}`);
  const names = changesOf(product).map(({name}) => name);
  await expect(main.getByRole('status')).toContainText(String(names.length));
  await expect(main.getByRole('listitem')).toContainText([
    ...products.map((id) => labels[id]!),
    ...names,
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await kind.selectOption(absentKind);
  await expect(page).toHaveURL(`/release-notes?product=${product}&kind=${absentKind}`);
  await expect(main).toContainText('No release note has such a change');
  await page.getByRole('button', {name: 'Show all release notes'}).press('Enter');
  await expect(page).toHaveURL('/release-notes');
  await expect(page.getByRole('article')).toHaveCount(perPage);
  // A URL with a filter applies the filter. An unknown product in a URL shows all posts.
  await open(page, `/release-notes?product=${product}`);
  await expect(main.getByRole('status')).toContainText(String(names.length));
  await expect(page.getByRole('article')).toHaveCount(0);
  await open(page, '/release-notes?product=nothing');
  await expect(page.getByRole('article')).toHaveCount(perPage);
});

test('deadlines are listed, latest first, and posts link to them', async ({page}) => {
  const deadlines = deadlinesIn(loadChanges('en'));
  // On the day of the deadline in the middle of the list.
  const today = deadlines[Math.floor(deadlines.length / 2)]!.until!;
  await page.clock.setFixedTime(`${today}T12:00:00Z`);
  await open(page, '/release-notes');
  await page.getByRole('link', {name: 'Deadlines, by date'}).click();
  const days = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('time');
  await expect(days).toHaveCount(deadlines.length);
  const dates = await days.evaluateAll((all) => all.map((day) => day.getAttribute('datetime')!));
  expect(dates).toEqual([...dates].sort().reverse());
  await expect(days.filter({hasText: 'passed'})).toHaveCount(
    dates.filter((day) => day < today).length,
  );
  const announced = loadChanges('en').notes.find(
    ({until, route}) => until && /-release-notes#/.test(route),
  )!;
  await open(page, announced.route);
  await page.getByRole('main').locator(`a[href$="/deadlines#${announced.id}"]`).first().click();
  await expect(page).toHaveURL(`/release-notes/deadlines#${announced.id}`);
});

// A date that is parsed or formatted in the browser's time zone is wrong in one of these two zones.
for (const [timezoneId, prefix, day, month] of [
  ['Pacific/Pago_Pago', '', 'December 31, 2023', 'December 2023'],
  ['Pacific/Kiritimati', '/ja', '2023年12月31日', '2023年12月'],
] as const) {
  test.describe(`a browser in ${timezoneId} with another language`, () => {
    test.use({timezoneId, locale: 'de-DE'});

    test("shows the post's date, in the language of the page", async ({page}) => {
      const time = page.getByRole('article').getByRole('time');
      await open(page, `${prefix}/release-notes/2023-12-release-notes`);
      await expect(time.first()).toHaveText(day);
      const year = page.getByRole('group').filter({hasText: /Dec 2023|2023年12月/});
      await expect(year.getByRole('heading')).toHaveText('2023');
      const index = months.findIndex(({slug}) => slug === '2023-12-release-notes');
      await open(page, `${prefix}/release-notes/page/${Math.floor(index / perPage) + 1}`);
      await expect(time.nth(index % perPage)).toHaveText(month);
    });
  });
}

for (const {language, prefix, folder, listTitle, postTitle} of languages) {
  const titles = months.map(({year, month}) => postTitle(year, month));
  const list = `${prefix}/release-notes`;

  test.describe(`in ${language}`, () => {
    test('the list shows the newest 20 posts, and page 2 the next 20', async ({page}) => {
      await open(page, list);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(listTitle);
      expect(await titlesIn(page)).toEqual(titles.slice(0, perPage));
      await page.getByRole('link', {name: /^(Older entries|以前のリリースノート)/}).click();
      await expect(page).toHaveURL(`${list}/page/2`);
      await expect(page.getByRole('article')).toHaveCount(titles.slice(...secondPage).length);
      expect(await titlesIn(page)).toEqual(titles.slice(...secondPage));
      await expect(page).toHaveTitle(new RegExp(`^${listTitle} (- page 2|2ページ)`));
    });

    test('every post has the URL of its month, its title, and its date', async ({request}) => {
      for (const {year, month, slug} of months) {
        const html = await textOf(request, `${list}/${slug}`);
        expect(html, slug).toContain(`<html lang=${language}`);
        expect(html).toContain(`${postTitle(year, month)}</h1>`);
        const day = new Date(Date.UTC(year, month, 0)).toISOString();
        expect(html).toContain(`<time datetime=${day}`);
      }
    });

    for (const file of feedFiles) {
      test(`${file} has the full text of all posts, and pages link to it`, async ({request}) => {
        const feed = await textOf(request, `${list}/${file}`);
        const report = checkFeed(file, feed);
        expect(report.flaws).toEqual([]);
        expect(report.entries).toEqual(titles);
        const items = months.flatMap(({slug}) => postSource(folder, slug).match(/^- /gm) ?? []);
        expect(items.length).toBeGreaterThan(months.length);
        expect(report.listItems).toBe(items.length);
        expect(report.links.length).toBeGreaterThan(months.length);
        for (const link of report.links.filter((url) => !url.startsWith('mailto:'))) {
          expect(link).toMatch(new RegExp(`^${origin}${prefix}/(docs|release-notes)/`));
        }
        for (const route of ['/', '/docs/developer-guide', '/release-notes', '/404.html']) {
          expect(await textOf(request, prefix + route), route).toMatch(
            new RegExp(`<link rel=alternate [^>]*href=${list}/${file}[ >]`),
          );
        }
        expect(await textOf(request, list)).toMatch(new RegExp(`<a [^>]*href=${list}/${file}[ >]`));
      });
    }

    test('each product and the deadlines have a page with all entries, and feeds', async ({
      request,
    }) => {
      const all = loadChanges(language);
      const deadlines = deadlinesIn(all);
      expect(deadlines.length).toBeGreaterThanOrEqual(10);
      const pages = products.map((id) => ({
        route: `${list}/products/${id}`,
        entries: all.changes.filter(({product}) => product === id),
      }));
      for (const {route, entries} of [...pages, {route: `${list}/deadlines`, entries: deadlines}]) {
        const html = await textOf(request, route);
        for (const {id} of entries) {
          expect(html, id).toMatch(new RegExp(`id="?${id}[" >]`));
        }
        for (const file of feedFiles) {
          const feed = await textOf(request, `${route}/${file}`);
          const report = checkFeed(file, feed);
          expect(report.flaws, `${route}/${file}`).toEqual([]);
          expect(report.entries).toHaveLength(entries.length);
        }
      }
      const calendar = await textOf(request, `${list}/deadlines/deadlines.ics`);
      expect(calendar.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)).toHaveLength(deadlines.length);
      // A deadline doesn't mark a subscriber of the calendar as busy.
      expect(calendar.match(/^TRANSP:TRANSPARENT\r$/gm)).toHaveLength(deadlines.length);
      expect(calendar.match(/^X-MICROSOFT-CDO-BUSYSTATUS:FREE\r$/gm)).toHaveLength(
        deadlines.length,
      );
      expect(calendar.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    });
  });
}
