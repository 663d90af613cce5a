/** The site never renders input from outside (URL, query, hash, storage) as markup. */
import type {Page} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {months} from '../fixtures/posts';
import {pageOfOperation} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const markup = `"'><img src="/planted" onerror="window.planted=1"><script>window.planted=1</script>`;

/** Checks that the hostile text has neither become an element nor run as a script. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('[src*="planted"], [onerror], [onload]')).toHaveCount(0);
  const scripts = await page
    .locator('script')
    .evaluateAll((all) => all.map(({textContent}) => textContent));
  expect(scripts.filter((script) => script?.includes('planted'))).toEqual([]);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
}

test.describe('an unknown address', () => {
  // The browser logs the 404 response.
  test.use({expectClean: false});

  test('is not written into the page', async ({page, trouble}) => {
    await open(page, `/docs/tester-guide/${encodeURIComponent(markup)}`);
    await expect(page.getByRole('heading', {level: 2})).toBeVisible();
    await expectHarmless(page);
    expect(trouble.console.filter((text) => !text.includes('404'))).toEqual([]);
  });

  for (const [address, own, other] of [
    ['/ja//elsewhere.example/page', '日本語', 'English'],
    ['//elsewhere.example/page', 'English', '日本語'],
  ] as const) {
    test(`leads to no other host (${address})`, async ({page, baseURL}) => {
      await open(page, `${baseURL}${address}`);
      await page.getByRole('button', {name: own}).click();
      const links = page.getByRole('link', {name: other});
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) {
        expect(await link.evaluate((node: HTMLAnchorElement) => node.origin)).toBe(baseURL);
      }
    });
  }
});

test('an address with .html, on a host that does not redirect, shows a page once', async ({
  page,
  baseURL,
}) => {
  for (const address of [
    '/index.html',
    '/ja/index.html',
    '/docs.html',
    '/release-notes.html',
    `${pageOfOperation()}.html`,
    `/release-notes/${months[0]!.slug}.html`,
  ]) {
    await page.route(`${baseURL}${address}`, (route) =>
      route.fulfill({path: `${builds.default.directory}${address}`, contentType: 'text/html'}),
    );
    await open(page, address);
    await expect(page.getByRole('main'), address).toHaveCount(1);
    await expect(page.locator('.navbar'), address).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog'), address).toBeVisible();
  }
});

test('the query and the hash are never rendered as markup', async ({page}) => {
  const text = encodeURIComponent(markup);
  const route = pageOfOperation();
  await open(page, `${route}?q=${text}&docusaurus-theme=${text}&docusaurus-data-x=${text}#${text}`);
  await expectHarmless(page);
  // The query of the URL opens the search, over the page.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', {name: '日本語'}).click();
  await expect(page).toHaveURL(new RegExp(`/ja${route}\\?q=`));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectHarmless(page);
});

test('a typed hash that cannot be decoded does not change the open page', async ({page}) => {
  await open(page, '/docs/api');
  const title = page.getByRole('heading', {level: 1});
  const before = await title.innerText();
  await page.evaluate(() => {
    window.location.hash = '#%E0%A4%A';
  });
  await expect(page).toHaveURL('/docs/api');
  await expect(title).toHaveText(before);
});

test('stored values are rendered as text or ignored', async ({page}) => {
  await page.addInitScript((text) => {
    for (const key of [
      'theme',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docusaurus.tab.go-javascript-python-ruby-curl',
      'docs-preferred-version-default',
    ]) {
      localStorage.setItem(key, text);
    }
    localStorage.setItem('search.recent', JSON.stringify([text, {html: text}, 1]));
  }, markup);
  await open(page, pageOfOperation());
  await expect(page.getByRole('tab', {selected: true}).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByText(markup)).toBeVisible();
  await expectHarmless(page);
});
