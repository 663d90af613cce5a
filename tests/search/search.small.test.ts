import fs from 'node:fs';
import type {Page, Route} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {axeFindings} from '../fixtures/axe';
import {failures, ownMessages} from '../fixtures/faults';
import {answerSearch, results, shared} from '../fixtures/hostedSearch';
import {expect, open, test} from '../fixtures/test';

const {ALGOLIA_APP_ID, ALGOLIA_API_KEY, SITE_ID, BRANCH} = builds.small.env;
const dist = 'node_modules/@algolia/algoliasearch-netlify-frontend/dist';
const widgetFiles = /cdn\.jsdelivr\.net\/npm\/@algolia\/algoliasearch-netlify-frontend/;
const widgetField = (page: Page) => page.locator('.aa-DetachedContainer .aa-Input');
const ownField = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});

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

/** Responds to requests for the widget's files from its npm package, and records their names. */
async function serveWidget(page: Page, answer: (route: Route, file: Buffer) => Promise<void>) {
  const requested: string[] = [];
  await page.route(widgetFiles, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    requested.push(name);
    await answer(route, fs.readFileSync(`${dist}/${name}`));
  });
  return requested;
}

const asItIs = (route: Route, body: Buffer) =>
  route.fulfill({
    body,
    headers: shared,
    contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/css',
  });

/** Mocks the API of the search service, and records the requests. */
async function mockQueries(page: Page, found: object = hit): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  await answerSearch(page, (route) => {
    const request = route.request();
    const body = JSON.parse(request.postData() ?? '{}') as SentRequest['body'];
    sent.push({url: new URL(request.url()), headers: request.headers(), body});
    return route.fulfill({headers: shared, json: results([found])});
  });
  return sent;
}

test.describe('Hosted search', () => {
  test('the widget asks its service for this site and branch, 15 hits a page', async ({page}) => {
    const requested = await serveWidget(page, asItIs);
    const sent = await mockQueries(page);
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await expect(widgetField(page)).toBeFocused();
    await widgetField(page).fill('upload');
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
    expect(sent.some((one) => one.url.search.includes('disabled'))).toBe(false);
  });

  test('speaks the language of the page', async ({page}) => {
    await mockQueries(page);
    await open(page, '/ja/docs/developer-guide');
    const opener = page.getByRole('button', {name: '検索', exact: true});
    await opener.click();
    // The announcement has a button of the same name.
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

  test('closes by Escape, its button, and a click beside it, the focus returns, and it opens again', async ({
    page,
  }) => {
    await mockQueries(page);
    await open(page, '/docs/developer-guide');
    const link = page.getByRole('link', {name: 'Release Notes'}).first();
    for (const [how, close] of Object.entries({
      Escape: () => page.keyboard.press('Escape'),
      button: () => page.getByRole('dialog').getByRole('button', {name: 'Close'}).click(),
      beside: () => page.mouse.click(5, 400),
    })) {
      await link.focus();
      await page.keyboard.press('Control+k');
      await expect(widgetField(page), how).toBeFocused();
      // Fails if the navigation bar covers the field, because Playwright doesn't click through.
      await widgetField(page).click();
      await close();
      await expect(widgetField(page), how).toHaveCount(0);
      await expect(link, how).toBeFocused();
    }
  });

  test('has no axe finding but that its results are links in options', async ({page}) => {
    await page.setViewportSize({width: 320, height: 720});
    await mockQueries(page);
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await expect(widgetField(page)).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await widgetField(page).fill('upload');
    await expect(page.locator('.aa-Item').first()).toContainText('From the hosted index');
    // The site can't change the elements of the widget without breaking it.
    expect(await axeFindings(page)).toEqual(['nested-interactive: #autocomplete-0-item-0']);
  });

  test('an address with a query asks for it at once', async ({page}) => {
    const sent = await mockQueries(page);
    await open(page, '/?q=upload');
    await expect(widgetField(page)).toHaveValue('upload');
    await expect.poll(() => JSON.stringify(sent)).toContain('upload');
  });

  test('is dark in dark mode', async ({page}) => {
    await mockQueries(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await widgetField(page).fill('upload');
    const brightness = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(element)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return (red + green + blue) / 3;
      });
    expect(await brightness('.aa-DetachedContainer')).toBeLessThan(60);
    expect(await brightness('.aa-DetachedContainer .aa-Form')).toBeLessThan(60);
  });

  test('shows a hit as text, and its markup does not run', async ({page}) => {
    const markup = `"'><img src="/planted" onerror="window.planted=1"><script>window.planted=1</script>`;
    const value = {value: markup, matchLevel: 'none', matchedWords: []};
    await mockQueries(page, {
      ...hit,
      title: markup,
      hierarchy: {lvl0: markup, lvl1: markup},
      _highlightResult: {hierarchy: {lvl0: value, lvl1: value}},
    });
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await widgetField(page).fill('planted');
    await expect(page.locator('.aa-Item').first()).toContainText('onerror');
    expect(await page.locator('[src*="planted"], [onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});

test.describe('A service that fails', () => {
  test.use({expectClean: false});

  for (const [how, fail] of Object.entries({
    ...failures,
    'answering garbage': (route: Route) =>
      route.fulfill({headers: shared, contentType: 'application/json', body: '{"results":['}),
  })) {
    test(`${how}: the search finds nothing and closes, and the page is readable`, async ({
      page,
      trouble,
    }) => {
      let asked = 0;
      await answerSearch(page, (route) => {
        asked += 1;
        return fail(route);
      });
      await open(page, '/docs/developer-guide');
      await page.keyboard.press('Control+k');
      await widgetField(page).fill('upload');
      await expect.poll(() => asked).toBeGreaterThan(0);
      await expect(page.locator('.aa-Item')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(widgetField(page)).toBeHidden();
      await page.getByRole('link', {name: 'Tester Guide'}).first().click();
      await expect(page).toHaveURL('/docs/tester-guide');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // The widget doesn't catch the error of its API client, which is an object.
      expect(ownMessages(trouble).filter((text) => text !== 'uncaught: Object')).toEqual([]);
    });
  }
});

test.describe('The embedded search takes over in the same place', () => {
  test.use({expectClean: false});

  async function expectEmbedded(page: Page): Promise<void> {
    await expect(ownField(page)).toBeFocused();
    await ownField(page).fill('okta');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('.navbar .search-button')).toHaveCount(1);
    await expect(page.locator('.aa-DetachedSearchButton')).toHaveCount(0);
  }

  test('when the script is not what it should be', async ({page}) => {
    await serveWidget(page, (route, body) =>
      asItIs(route, Buffer.concat([body, Buffer.from('\nwindow.tampered = true;')])),
    );
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await expectEmbedded(page);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });

  test('when the script has not come after 3 seconds', async ({page}) => {
    await page.clock.install();
    const requested = await serveWidget(page, () => new Promise(() => undefined));
    await open(page, '/docs/developer-guide');
    await page.keyboard.press('Control+k');
    await expect.poll(() => requested.length).toBe(2);
    await page.clock.fastForward(3000);
    await expectEmbedded(page);
  });

  test('when nobody has asked yet: the button stays and works', async ({page}) => {
    await page.clock.install();
    await serveWidget(page, (route) => route.abort());
    const log = page.waitForEvent('console', (message) =>
      message.text().includes('Hosted search could not be loaded'),
    );
    await open(page, '/docs/developer-guide');
    // The page loads the widget after two seconds.
    await page.clock.fastForward(2000);
    await log;
    await expect(ownField(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expectEmbedded(page);
  });
});
