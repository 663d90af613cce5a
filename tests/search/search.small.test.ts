/** The widget of the hosted search, and the embedded search when the widget fails. */
import fs from 'node:fs';
import type {Page, Route} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {axeFindings} from '../fixtures/axe';
import {failures, ownMessages} from '../fixtures/faults';
import {answerSearch, results, shared} from '../fixtures/hostedSearch';
import {barLink} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const {ALGOLIA_APP_ID, ALGOLIA_API_KEY, SITE_ID, BRANCH} = builds.small.env;
const dist = 'node_modules/@algolia/algoliasearch-netlify-frontend/dist';
const widgetFiles = /cdn\.jsdelivr\.net\/npm\/@algolia\/algoliasearch-netlify-frontend/;
const widgetField = (page: Page) => page.locator('.aa-DetachedContainer .aa-Input');
const embeddedField = (page: Page) =>
  page.getByRole('combobox', {name: 'Search the documentation'});

async function openWidget(page: Page): Promise<void> {
  await open(page, '/docs/developer-guide');
  await page.keyboard.press('Control+k');
  await expect(widgetField(page)).toBeFocused();
}

interface SentRequest {
  url: URL;
  headers: Record<string, string>;
  body: {requests: {indexName: string; query?: string; params: string}[]};
}

const hit = {
  objectID: '1',
  url: '/docs/developer-guide/app/upload-app',
  title: 'Upload an app',
  hierarchy: {lvl0: 'Upload an app', lvl1: 'From the hosted index'},
  _highlightResult: {
    hierarchy: {
      lvl0: {value: 'Upload an app', matchLevel: 'none', matchedWords: []},
      lvl1: {value: 'From the hosted index', matchLevel: 'none', matchedWords: []},
    },
  },
};

/** Responds to requests for the widget's files with those of its npm package. @returns the names of the files. */
async function serveWidget(page: Page, respond: (route: Route, file: Buffer) => Promise<void>) {
  const requested: string[] = [];
  await page.route(widgetFiles, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    requested.push(name);
    await respond(route, fs.readFileSync(`${dist}/${name}`));
  });
  return requested;
}

const respondWith = (route: Route, body: Buffer) =>
  route.fulfill({
    body,
    headers: shared,
    contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/css',
  });

/** Responds to requests to the search service's API. @returns the queries. */
async function answerQueries(page: Page, result: object = hit): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  await answerSearch(page, (route) => {
    const request = route.request();
    const body = JSON.parse(request.postData() ?? '{}') as SentRequest['body'];
    sent.push({url: new URL(request.url()), headers: request.headers(), body});
    return route.fulfill({headers: shared, json: results([result])});
  });
  return sent;
}

test.describe('Hosted search', () => {
  test('the widget requests 15 hits a page for this site and branch, and is dark in dark mode', async ({
    page,
  }) => {
    const requested = await serveWidget(page, respondWith);
    const sent = await answerQueries(page);
    await page.emulateMedia({colorScheme: 'dark'});
    // A query in the URL opens the widget.
    await open(page, '/?q=upload');
    await expect(widgetField(page)).toHaveValue('upload');
    await expect(page.locator('.aa-Item').first()).toContainText('From the hosted index');
    expect(sent.length).toBeGreaterThan(0);
    const {url, headers, body} = sent.at(-1)!;
    const credentials = {...Object.fromEntries(url.searchParams), ...headers};
    expect(credentials['x-algolia-application-id']).toBe(ALGOLIA_APP_ID);
    expect(credentials['x-algolia-api-key']).toBe(ALGOLIA_API_KEY);
    expect(url.hostname).toBe(`${ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net`);
    expect(body.requests[0]!.indexName).toBe(`netlify_${SITE_ID}_${BRANCH}_all`);
    expect(JSON.stringify(body.requests[0])).toMatch(/hitsPerPage(=|":)15\b/);
    expect(requested.sort()).toEqual(['algoliasearchNetlify.css', 'algoliasearchNetlify.js']);
    for (const part of ['.aa-DetachedContainer', '.aa-DetachedContainer .aa-Form']) {
      const channels = await page
        .locator(part)
        .evaluate((element) => getComputedStyle(element).backgroundColor.match(/[\d.]+/g)!);
      expect(Math.max(...channels.slice(0, 3).map(Number)), part).toBeLessThan(80);
    }
  });

  test('has texts in the language of the page', async ({page}) => {
    await answerQueries(page);
    await open(page, '/ja/docs/developer-guide');
    const opener = page.getByRole('button', {name: '検索', exact: true});
    await opener.click();
    const dialog = page.getByRole('dialog', {name: 'ドキュメントを検索'});
    const field = dialog.getByRole('searchbox', {name: '検索'});
    await expect(field).toHaveAttribute('placeholder', 'ドキュメントを検索');
    await expect(dialog.getByRole('button', {name: '検索'})).toBeAttached();
    await expect(dialog.getByRole('button', {name: '閉じる'})).toBeVisible();
    await field.fill('upload');
    await expect(dialog.getByRole('button', {name: 'クリア'})).toBeVisible();
    await expect(dialog.getByText(/Cancel|Clear|Submit/)).toHaveCount(0);
    await dialog.getByRole('button', {name: '閉じる'}).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('closes with Escape, its button, and a click beside it, the focus returns, and it opens again', async ({
    page,
  }) => {
    await answerQueries(page);
    await open(page, '/docs/developer-guide');
    const link = barLink(page);
    for (const [way, close] of Object.entries({
      Escape: () => page.keyboard.press('Escape'),
      button: () => page.getByRole('dialog').getByRole('button', {name: 'Close'}).click(),
      beside: () => page.mouse.click(5, 400),
    })) {
      await link.focus();
      await page.keyboard.press('Control+k');
      await expect(widgetField(page), way).toBeFocused();
      // Playwright's click fails if the navigation bar covers the button.
      await widgetField(page).click();
      await close();
      await expect(widgetField(page), way).toHaveCount(0);
      await expect(link, way).toBeFocused();
    }
  });

  test('has no axe finding except that its results are links in options', async ({page}) => {
    await page.setViewportSize({width: 320, height: 720});
    await answerQueries(page);
    await openWidget(page);
    expect(await axeFindings(page)).toEqual([]);
    await widgetField(page).fill('upload');
    await expect(page.locator('.aa-Item').first()).toContainText('From the hosted index');
    // The widget renders links in options, and breaks if the page changes them.
    expect(await axeFindings(page)).toEqual(['nested-interactive: #autocomplete-0-item-0']);
  });

  test('shows a hit as text, and does not run markup in a hit', async ({page}) => {
    const markup = `"'><img src="/planted" onerror="window.planted=1"><script>window.planted=1</script>`;
    const value = {value: markup, matchLevel: 'none', matchedWords: []};
    await answerQueries(page, {
      ...hit,
      title: markup,
      hierarchy: {lvl0: markup, lvl1: markup},
      _highlightResult: {hierarchy: {lvl0: value, lvl1: value}},
    });
    await openWidget(page);
    await widgetField(page).fill('planted');
    await expect(page.locator('.aa-Item').first()).toContainText('onerror');
    expect(await page.locator('[src*="planted"], [onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});

test.describe('A service that fails', () => {
  test.use({expectClean: false});

  for (const [name, fail] of Object.entries({
    ...failures,
    'answering garbage': (route: Route) =>
      route.fulfill({headers: shared, contentType: 'application/json', body: '{"results":['}),
  })) {
    test(`${name}: the search finds nothing and closes, and the page is readable`, async ({
      page,
      trouble,
    }) => {
      const request = page.waitForRequest(/\.algolia/);
      await answerSearch(page, fail);
      await openWidget(page);
      await widgetField(page).fill('upload');
      await request;
      await expect(page.locator('.aa-Item')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(widgetField(page)).toBeHidden();
      await barLink(page).click();
      await expect(page).toHaveURL('/release-notes');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // The widget doesn't catch its client's error about the API, which is an object.
      expect(ownMessages(trouble).filter((text) => text !== 'uncaught: Object')).toEqual([]);
    });
  }
});

test.describe('The embedded search takes over in the same place', () => {
  test.use({expectClean: false});

  /** A question in a page's front matter, which only the embedded search finds. */
  const question = 'which ladybird lands on my phone';

  async function expectEmbedded(page: Page): Promise<void> {
    await expect(embeddedField(page)).toBeFocused();
    await embeddedField(page).fill(question);
    await expect(page.getByRole('option').first()).toContainText(`Helps with “${question}”`);
    await expect(page.locator('.navbar .search-button')).toHaveCount(1);
    await expect(page.locator('.aa-DetachedSearchButton')).toHaveCount(0);
  }

  test('when the script has been changed', async ({page}) => {
    await serveWidget(page, (route, body) =>
      respondWith(route, Buffer.concat([body, Buffer.from('\nwindow.tampered = true;')])),
    );
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await expectEmbedded(page);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    const result = page.getByRole('option').first();
    const route = (await result.getAttribute('href'))!.replace(/#.*/, '');
    for (const file of [route, `${route}.md`]) {
      expect(await (await page.request.get(file)).text(), file).not.toContain(question);
    }
  });

  test('when the script is not loaded after 3 seconds', async ({page}) => {
    await page.clock.install();
    const requested = await serveWidget(page, () => new Promise(() => undefined));
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await expect.poll(() => requested.length).toBe(2);
    await page.clock.fastForward(3000);
    await expectEmbedded(page);
  });

  test('when the reader has not searched yet: the same button opens it', async ({page}) => {
    await page.clock.install();
    await serveWidget(page, (route) => route.abort());
    const log = page.waitForEvent('console', (message) =>
      message.text().includes('Hosted search could not be loaded'),
    );
    await open(page, '/docs/developer-guide');
    // The page loads the widget after two seconds.
    await page.clock.fastForward(2000);
    await log;
    await expect(embeddedField(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expectEmbedded(page);
  });
});
