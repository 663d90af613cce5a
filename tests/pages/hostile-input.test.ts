/** What comes from outside (URL, query, hash, storage, messages) is text, never markup. */
import type {Page} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {writtenRoutes} from '../fixtures/routes';
import {expect, open, test} from '../fixtures/test';

const markup = `"'><img src="/planted" onerror="window.planted=1"><script>window.planted=1</script>`;

/** Nothing of the hostile text became an element or ran. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.locator('[src*="planted"], [onerror], [onload]').count()).toBe(0);
  expect(
    await page
      .locator('script')
      .evaluateAll(
        (scripts) => scripts.filter((script) => script.textContent?.includes('planted')).length,
      ),
  ).toBe(0);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
}

test.describe('in an address that nobody knows', () => {
  // The browser logs the 404 response.
  test.use({expectClean: false});

  test('is not written into the page', async ({page, trouble}) => {
    await open(page, `/docs/tester-guide/${encodeURIComponent(markup)}`);
    await expect(page.getByRole('heading', {level: 2})).toBeVisible();
    await expectHarmless(page);
    expect(trouble.console.filter((text) => !text.includes('404'))).toEqual([]);
  });

  for (const address of ['/ja//elsewhere.example/page', '//elsewhere.example/page']) {
    test(`leads to no other host (${address})`, async ({page, baseURL}) => {
      await open(page, `${baseURL}${address}`);
      const japanese = address.startsWith('/ja');
      await page.getByRole('button', {name: japanese ? '日本語' : 'English'}).click();
      const links = page.getByRole('link', {name: japanese ? 'English' : '日本語'});
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) {
        expect(await link.evaluate((node: HTMLAnchorElement) => node.origin)).toBe(baseURL);
      }
    });
  }
});

test('with .html at its end, on a host that does not redirect, a page is shown once', async ({
  page,
  baseURL,
}) => {
  for (const address of [
    '/index.html',
    '/ja/index.html',
    '/docs.html',
    '/release-notes.html',
    '/docs/api/application/upload-app.html',
    `${writtenRoutes().find((route) => /^\/release-notes\/./.test(route))!}.html`,
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

test.describe('like that of a page', () => {
  test.use({expectClean: false});

  test('an address leads to the not-found page once', async ({page, baseURL}) => {
    for (const address of ['/docs%2Fapi', '/ja.html']) {
      await page.route(`${baseURL}${address}`, (route) =>
        route.fulfill({path: `${builds.default.directory}/404.html`, contentType: 'text/html'}),
      );
      await open(page, address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page).toHaveTitle(/^Page Not Found/);
    }
  });
});

test('in the query and the hash stays there', async ({page}) => {
  const text = encodeURIComponent(markup);
  await open(
    page,
    `/docs/api/application/upload-app?q=${text}&docusaurus-theme=${text}&docusaurus-data-x=${text}#${text}`,
  );
  await expectHarmless(page);
  // What is asked for in the URL opens the search, over the page.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', {name: '日本語'}).click();
  await expect(page).toHaveURL(/\/ja\/docs\/api\/application\/upload-app\?q=/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectHarmless(page);
});

test('a hash that cannot be decoded, typed while the page is open, leaves it as it is', async ({
  page,
}) => {
  await open(page, '/docs/tester-guide/install/from-link');
  const heading = page.getByRole('heading', {level: 1, name: 'Install from a link'});
  await page.evaluate(() => {
    window.location.hash = '#%E0%A4%A';
  });
  await expect(page).toHaveURL('/docs/tester-guide/install/from-link');
  await expect(heading).toBeVisible();
  await page.getByRole('link', {name: 'Tester Guide'}).first().click();
  await expect(page).toHaveURL('/docs/tester-guide');
  await page.goBack();
  await expect(heading).toBeVisible();
});

test('in the storage is text or nothing', async ({page}) => {
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
  await open(page, '/docs/api/application/upload-app');
  await expect(page.getByRole('tab', {selected: true}).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByText(markup)).toBeVisible();
  await expectHarmless(page);
});

test('in messages of other windows is not listened to', async ({page}) => {
  await open(page, '/docs/tester-guide');
  const body = () => page.locator('#__docusaurus').innerHTML();
  const before = await body();
  await page.evaluate((text) => {
    const heard = new Promise((done) => addEventListener('message', done, {once: true}));
    for (const data of [text, {action: 'showFrame', html: text}, JSON.stringify({html: text})]) {
      window.postMessage(data, '*');
    }
    return heard.then(() => undefined);
  }, markup);
  expect(await body()).toBe(before);
  await expectHarmless(page);
});
