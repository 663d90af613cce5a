/**
 * Tests DocSearch, which searches the index of a crawler (`ALGOLIA_INDEX_NAME`), with a mock of its service and
 * under the content security policy of the build.
 */
import type {Page} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {axeFindings} from '../fixtures/axe';
import {answerSearch, results as answers, shared} from '../fixtures/hostedSearch';
import {expect, open, test} from '../fixtures/test';

const {ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME} = builds.crawled.env;
const texts = {
  en: {prefix: '', name: 'Search docs', cancel: 'Cancel', clear: 'Clear the query'},
  ja: {prefix: '/ja', name: 'ドキュメントを検索', cancel: 'キャンセル', clear: 'クリア'},
};

const modal = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => modal(page).getByRole('searchbox');
const results = (page: Page) => modal(page).getByRole('option');

/** Returns a hit of a crawler's index: the guide, the page, and a heading on it. */
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

/** Responds to every query with the same hits, and records the requests. */
async function mockQueries(page: Page, hits: unknown[]) {
  const asked: {url: URL; headers: Record<string, string>; request: Record<string, unknown>}[] = [];
  await answerSearch(page, (route) => {
    const sent = route.request();
    const {requests} = JSON.parse(sent.postData() ?? '{}') as {requests: Record<string, unknown>[]};
    asked.push({url: new URL(sent.url()), headers: sent.headers(), request: requests[0]!});
    return route.fulfill({headers: shared, json: answers(hits)});
  });
  return asked;
}

const hits = (prefix = '') => [
  hit(`https://crawled.example${prefix}/docs/tester-guide`, [
    'Tester Guide',
    '<mark>Tester</mark> Guide',
  ]),
  hit(`https://crawled.example${prefix}/docs/tester-guide/install/from-link#android`, [
    'Tester Guide',
    'Install from a link',
    'Install on <mark>Android</mark>',
  ]),
];

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

for (const [language, {prefix, name, cancel, clear}] of Object.entries(texts)) {
  test(`asks its index for pages in ${language}, 15 a page, and speaks it`, async ({page}) => {
    const asked = await mockQueries(page, hits(prefix));
    await open(page, `${prefix}/docs/developer-guide`);
    // The crawler reads these elements.
    const meta = (name: string) => page.locator(`meta[name="docsearch:${name}"]`);
    await expect(meta('language')).toHaveAttribute('content', language);
    await expect(meta('docusaurus_tag')).toHaveAttribute('content', 'docs-default-current');
    await search(page, 'test');
    await expect(results(page)).toHaveCount(2);
    const {url, headers, request} = asked.at(-1)!;
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
        // Both instances of the documentation.
        [
          'docusaurus_tag:default',
          'docusaurus_tag:docs-default-current',
          'docusaurus_tag:docs-second-current',
        ],
      ],
    });
    // The service doesn't learn which page a reader opens.
    expect(request.clickAnalytics).toBe(false);
    const dialog = page.getByRole('dialog', {name});
    await expect(field(page)).toHaveAttribute('placeholder', name);
    await expect(dialog.getByRole('button', {name: clear})).toBeVisible();
    await expect(dialog).not.toContainText(language === 'ja' ? /Search|Cancel|to / : /検索/);
    await page.setViewportSize({width: 320, height: 640});
    await expect(dialog.getByRole('button', {name: cancel})).toBeVisible();
  });
}

test('nothing of it is loaded before it is opened', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await mockQueries(page, hits());
  await open(page, '/docs/developer-guide');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(loaded.filter((url) => /doc-search|algolia/.test(url))).toEqual([]);
  await search(page, 'test');
  await expect(results(page)).toHaveCount(2);
  expect(loaded.some((url) => /doc-search.*\.js$/.test(url))).toBe(true);
});

test('arrow keys and Enter lead to a result on this deployment', async ({page}) => {
  await mockQueries(page, hits());
  await open(page, '/docs/developer-guide');
  await search(page, 'test');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/tester-guide/install/from-link#android');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Install from a link');
});

test('Escape and a click beside it close it, the focus returns, and it opens again', async ({
  page,
}) => {
  await mockQueries(page, hits());
  await open(page, '/docs/developer-guide');
  const link = page.getByRole('link', {name: 'Release Notes'}).first();
  for (const [how, close] of Object.entries({
    Escape: () => page.keyboard.press('Escape'),
    beside: () => page.mouse.click(5, 400),
  })) {
    await link.focus();
    await search(page, 'test');
    await expect(results(page), how).toHaveCount(2);
    await close();
    await expect(modal(page), how).toHaveCount(0);
    await expect(link, how).toBeFocused();
  }
  // The focus stays in the open dialog.
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

test('an address with a query, and the field of the home page, open it', async ({page}) => {
  const asked = await mockQueries(page, hits());
  await open(page, '/?q=upload');
  await expect(field(page)).toHaveValue('upload');
  await expect.poll(() => asked.map(({request}) => request.query)).toContain('upload');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('searchbox', {name: 'Search the documentation'}).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

/**
 * Accessibility problems of DocSearch 3.9.0 that the site can't fix without breaking it. When a release
 * fixes one, the test below fails, so that someone removes it from the list.
 */
const ofItsModal = [
  // The ids of its groups' lists differ from the references to them.
  'aria-valid-attr-value: .DocSearch',
  'aria-valid-attr-value: #docsearch-input',
  // Its options contain links.
  'nested-interactive: #docsearch-hits0-item-0',
  'nested-interactive: #docsearch-hits0-item-1',
];

test('has no axe finding but those of its own modal', async ({page}) => {
  await page.setViewportSize({width: 320, height: 720});
  await mockQueries(page, hits());
  await open(page, '/docs/developer-guide');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await field(page).fill('test');
  await expect(results(page)).toHaveCount(2);
  expect(await axeFindings(page)).toEqual(ofItsModal);
  await mockQueries(page, []);
  await field(page).fill('nothing');
  await expect(modal(page).getByText('No results found for')).toBeVisible();
  const others = (await axeFindings(page)).filter((finding) => !ofItsModal.includes(finding));
  expect(others).toEqual([]);
});

test('what hits say is text, and leads nowhere but to pages of this site', async ({page}) => {
  const markup = `"'><img src="/planted" onerror="window.planted=1"><script>window.planted=1</script>`;
  await mockQueries(page, [
    hit('https://crawled.example/docs/tester-guide', [markup, markup, markup]),
    hit('https://crawled.example//other.example/page', ['Elsewhere', 'Two slashes']),
    hit('javascript:window.planted=1', ['Elsewhere', 'A script']),
    hit('no address', ['Elsewhere', 'No address']),
  ]);
  await open(page, '/docs/developer-guide');
  await search(page, 'planted');
  await expect(results(page)).toHaveCount(2);
  await expect(results(page).first()).toContainText('onerror');
  expect(
    await results(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/docs/tester-guide', '/other.example/page']);
  expect(await page.locator('[src*="planted"], [onerror]').count()).toBe(0);
  // A click follows the link within the site. The recent search is text, too.
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

  const ownField = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});
  const opener = (page: Page) => page.getByRole('link', {name: 'Release Notes'}).first();

  async function expectEmbedded(page: Page): Promise<void> {
    await expect(ownField(page)).toBeFocused();
    await ownField(page).fill('install');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(ownField(page)).toBeFocused();
  }

  for (const trouble of ['blocked', 'slower than 3 seconds']) {
    test(`when its script is ${trouble}`, async ({page}) => {
      await page.clock.install();
      const script = /\/assets\/js\/doc-search/;
      await page.route(script, (route) =>
        trouble === 'blocked' ? route.abort() : new Promise(() => undefined),
      );
      await open(page, '/docs/developer-guide');
      await opener(page).focus();
      const asked = page.waitForRequest(script);
      await page.keyboard.press('Control+k');
      await asked;
      await page.clock.fastForward(3000);
      await expectEmbedded(page);
    });
  }

  for (const [trouble, status] of [
    ['refuses the key', 403],
    ['fails', 500],
  ] as const) {
    test(`when its service ${trouble}, with what was typed`, async ({page}) => {
      await answerSearch(page, (route) =>
        route.fulfill({status, headers: shared, json: {message: 'No', status}}),
      );
      await open(page, '/docs/developer-guide');
      await opener(page).focus();
      await search(page, 'android');
      await expect(ownField(page)).toHaveValue('android');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectEmbedded(page);
    });
  }
});
