/**
 * The hosted search DocSearch over a crawler's index (`ALGOLIA_INDEX_NAME`), with responses of the tests
 * instead of the service's, under the content security policy of the build.
 */
import type {Page} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {axeFindings} from '../fixtures/axe';
import {answerSearch, results as resultsOf, shared} from '../fixtures/hostedSearch';
import {barLink} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const {ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME} = builds.crawled.env;
const texts = {
  en: {prefix: '', name: 'Search docs', cancel: 'Cancel', clear: 'Clear the query'},
  ja: {prefix: '/ja', name: 'ドキュメントを検索', cancel: 'キャンセル', clear: 'クリア'},
};

const modal = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => modal(page).getByRole('searchbox');
const results = (page: Page) => modal(page).getByRole('option');

/** Returns a hit in the format of a crawler's index: the guide, the page, and a heading on it. */
function hit(url: string, [lvl0, lvl1, lvl2 = null]: (string | null)[]) {
  const highlighted = (value?: string | null) =>
    value ? {value, matchLevel: 'full', matchedWords: []} : undefined;
  return {
    objectID: url,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    type: lvl2 ? 'lvl2' : 'lvl1',
    anchor: null,
    content: null,
    hierarchy: {lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {hierarchy: {lvl0: highlighted(lvl0), lvl1: highlighted(lvl1)}},
    _snippetResult: {hierarchy: {lvl1: highlighted(lvl1), lvl2: highlighted(lvl2)}},
  };
}

/** Responds to every query with the same hits. @returns the queries. */
async function answerQueries(page: Page, hits: unknown[]) {
  const queries: {url: URL; headers: Record<string, string>; request: Record<string, unknown>}[] =
    [];
  await answerSearch(page, (route) => {
    const sent = route.request();
    const {requests} = JSON.parse(sent.postData() ?? '{}') as {requests: Record<string, unknown>[]};
    queries.push({url: new URL(sent.url()), headers: sent.headers(), request: requests[0]!});
    return route.fulfill({headers: shared, json: resultsOf(hits)});
  });
  return queries;
}

const hits = (prefix = '') => [
  hit(`https://crawled.example${prefix}/docs/tester-guide`, [
    'Tester Guide',
    '<mark>Tester</mark> Guide',
  ]),
  hit(`https://crawled.example${prefix}/docs/features/translated#android`, [
    'Tester Guide',
    'Install from a link',
    'Install on <mark>Android</mark>',
  ]),
];

async function search(page: Page, query: string, route?: string): Promise<void> {
  if (route) {
    await open(page, route);
  }
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

for (const [language, {prefix, name, cancel, clear}] of Object.entries(texts)) {
  test(`requests 15 pages in ${language}, and has texts in that language`, async ({page}) => {
    const queries = await answerQueries(page, hits(prefix));
    await open(page, `${prefix}/docs`);
    // The crawler reads these meta elements.
    const meta = (name: string) => page.locator(`meta[name="docsearch:${name}"]`);
    await expect(meta('language')).toHaveAttribute('content', language);
    await expect(meta('docusaurus_tag')).toHaveAttribute('content', 'docs-default-current');
    await search(page, 'test');
    await expect(results(page)).toHaveCount(2);
    const {url, headers, request} = queries.at(-1)!;
    expect(url.hostname).toBe(`${ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net`);
    const credentials = {...headers, ...Object.fromEntries(url.searchParams)};
    expect(credentials['x-algolia-application-id']).toBe(ALGOLIA_APP_ID);
    expect(credentials['x-algolia-api-key']).toBe(ALGOLIA_API_KEY);
    expect(request).toMatchObject({
      indexName: ALGOLIA_INDEX_NAME,
      query: 'test',
      hitsPerPage: 15,
      facetFilters: [
        `language:${language}`,
        // The tags of both instances of the docs plugin.
        [
          'docusaurus_tag:default',
          'docusaurus_tag:docs-default-current',
          'docusaurus_tag:docs-second-current',
        ],
      ],
    });
    // The service doesn't learn which result a reader opens.
    expect(request.clickAnalytics).toBe(false);
    const dialog = page.getByRole('dialog', {name});
    await expect(field(page)).toHaveAttribute('placeholder', name);
    await expect(dialog.getByRole('button', {name: clear})).toBeVisible();
    await expect(dialog).not.toContainText(language === 'ja' ? /Search|Cancel|to / : /検索/);
    await page.setViewportSize({width: 320, height: 640});
    await expect(dialog.getByRole('button', {name: cancel})).toBeVisible();
  });
}

test('DocSearch is loaded when it is opened, and arrow keys and Enter open a result on this deployment', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await answerQueries(page, hits());
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => /doc-search|algolia/.test(url))).toEqual([]);
  await search(page, 'test');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/features/translated#android');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Install from a link');
  expect(urls.filter((url) => /doc-search.*\.js$/.test(url))).not.toEqual([]);
});

test('Escape and a click beside DocSearch close it, the focus returns, and it opens again', async ({
  page,
}) => {
  await answerQueries(page, hits());
  await open(page, '/docs');
  const link = barLink(page);
  for (const [way, close] of Object.entries({
    Escape: () => page.keyboard.press('Escape'),
    beside: () => page.mouse.click(5, 400),
  })) {
    await link.focus();
    await search(page, 'test');
    await expect(results(page), way).toHaveCount(2);
    await close();
    await expect(modal(page), way).toHaveCount(0);
    await expect(link, way).toBeFocused();
  }
  // While DocSearch is open, the focus stays inside.
  await search(page, 'test');
  await expect(results(page)).toHaveCount(2);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest('dialog')),
    );
    expect(isInside).toBe(true);
  }
});

test('a URL with a query, and the field of the home page, open DocSearch', async ({page}) => {
  const queries = await answerQueries(page, hits());
  await open(page, '/?q=upload');
  await expect(field(page)).toHaveValue('upload');
  await expect.poll(() => queries.map(({request}) => request.query)).toContain('upload');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('searchbox', {name: 'Search the documentation'}).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

/**
 * The findings of axe in DocSearch 3.9.0, whose markup the page can't change without breaking DocSearch. The
 * test fails when a release fixes a finding, so that someone removes the finding from the list.
 */
const findingsOfModal = [
  // Groups of DocSearch refer to lists by wrong ids.
  'aria-valid-attr-value: .DocSearch',
  'aria-valid-attr-value: #docsearch-input',
  // Options of DocSearch contain links.
  'nested-interactive: #docsearch-hits0-item-0',
  'nested-interactive: #docsearch-hits0-item-1',
];

test('has no axe finding except the known findings in DocSearch', async ({page}) => {
  await page.setViewportSize({width: 320, height: 720});
  await answerQueries(page, hits());
  await open(page, '/docs');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await field(page).fill('test');
  await expect(results(page)).toHaveCount(2);
  expect(await axeFindings(page)).toEqual(findingsOfModal);
  await answerQueries(page, []);
  await field(page).fill('nothing');
  await expect(modal(page).getByText('No results found for')).toBeVisible();
  const others = (await axeFindings(page)).filter((finding) => !findingsOfModal.includes(finding));
  expect(others).toEqual([]);
});

test('hits are rendered as text, and link only to pages of this site', async ({page}) => {
  const markup = `"'><img src="/planted" onerror="window.planted=1"><script>window.planted=1</script>`;
  await answerQueries(page, [
    hit('https://crawled.example/docs/tester-guide', [markup, markup, markup]),
    hit('https://crawled.example//other.example/page', ['Elsewhere', 'Two slashes']),
    hit('javascript:window.planted=1', ['Elsewhere', 'A script']),
    hit('no address', ['Elsewhere', 'No address']),
  ]);
  await search(page, 'planted', '/docs');
  await expect(results(page)).toHaveCount(2);
  await expect(results(page).first()).toContainText('onerror');
  expect(
    await results(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/docs/tester-guide', '/other.example/page']);
  // A click navigates without a full load. As a recent search, the hit is rendered as text, too.
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/tester-guide');
  await expect(modal(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(results(page).first()).toContainText('onerror');
  expect(await page.locator('[src*="planted"], [onerror]').count()).toBe(0);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test.describe('The embedded search takes over', () => {
  test.use({expectClean: false});

  const embeddedField = (page: Page) =>
    page.getByRole('combobox', {name: 'Search the documentation'});

  async function expectEmbedded(page: Page): Promise<void> {
    await expect(embeddedField(page)).toBeFocused();
    await embeddedField(page).fill('install');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(barLink(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(embeddedField(page)).toBeFocused();
  }

  for (const trouble of ['blocked', 'slower than 3 seconds']) {
    test(`when the script of DocSearch is ${trouble}`, async ({page}) => {
      await page.clock.install();
      const script = /\/assets\/js\/doc-search/;
      await page.route(script, (route) =>
        trouble === 'blocked' ? route.abort() : new Promise(() => undefined),
      );
      await open(page, '/docs');
      await barLink(page).focus();
      const request = page.waitForRequest(script);
      await page.keyboard.press('Control+k');
      await request;
      await page.clock.fastForward(3000);
      await expectEmbedded(page);
    });
  }

  for (const [trouble, status] of [
    ['refuses the key', 403],
    ['fails', 500],
  ] as const) {
    test(`when the service of DocSearch ${trouble}, with the typed query`, async ({page}) => {
      await answerSearch(page, (route) =>
        route.fulfill({status, headers: shared, json: {message: 'No', status}}),
      );
      await open(page, '/docs');
      await barLink(page).focus();
      await search(page, 'android');
      await expect(embeddedField(page)).toHaveValue('android');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectEmbedded(page);
    });
  }
});
