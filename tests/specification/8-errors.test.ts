import type {Page} from '@playwright/test';
import {localePath} from '../../src/components/LanguageSwitcher/localePath';
import {languages} from '../../src/site/languages';
import {barLink, textLinks} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

test.use({expectClean: false});
// A prefetched script can still be loading when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/**
 * Makes one documentation page crash during rendering: replaces the module of the page's content in the
 * response with a module that throws an error with a cause.
 */
async function plantCrash(page: Page, crashing: string): Promise<void> {
  const marker = new RegExp(`"permalink":"${crashing}/?","draft"`);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch().catch(() => null);
    const script = await response?.text().catch(() => null);
    if (!response || typeof script !== 'string') {
      // Ignores an error, because the page or the test may have ended before the script was loaded.
      return undefined;
    }
    const name = /globalThis\.(\w+)=/.exec(script)?.[1];
    if (!name || !marker.test(script) || route.request().url().includes('/main.')) {
      return route.fulfill({response});
    }
    const plant = `(() => {
      const queue = (globalThis.${name} = globalThis.${name} || []);
      const push = queue.push;
      queue.push = function (data) {
        queue.push = push;
        for (const id of Object.keys(data[1])) {
          const original = data[1][id];
          data[1][id] = function (module, exports, require) {
            original(module, exports, require);
            module.exports = {...exports, default() {
              throw new Error('The planted crash', {cause: new Error('The planted cause')});
            }};
          };
        }
        return push.call(queue, data);
      };
    })();`;
    return route.fulfill({response, body: `${plant}\n${script}`});
  });
}

const crashed = (page: Page) => page.getByRole('heading', {level: 1, name: 'This page crashed.'});

test('a page that crashes shows the crash page with the chain of errors, until the reader navigates', async ({
  page,
}) => {
  const heading = crashed(page);
  await open(page, '/docs/tester-guide');
  const route = (await textLinks(page).last().getAttribute('href'))!;
  await plantCrash(page, route);
  await textLinks(page).last().click();
  await expect(heading).toBeVisible();
  await expect(page.getByText('The planted crash')).toBeVisible();
  await expect(page.getByText('The planted cause')).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // Try again renders the page again, and the page crashes again.
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading).toBeVisible();
  // Goes back to a page of the same guide, forward again, and then to another page with the search.
  await page.goBack();
  await expect(page).toHaveURL('/docs/tester-guide');
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.goForward();
  await expect(heading).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('API Reference');
  await page.getByRole('option').first().click();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a site at a wrong base path shows a banner', async ({page}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});

test('a path that cannot be decoded makes navigation throw, and the page stays readable', async ({
  page,
}) => {
  const thrown = page.waitForEvent('pageerror');
  await page.goto('/docs/%E0%A4%A');
  expect((await thrown).message).toMatch(/URI malformed/);
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  // The page doesn't know its route, so that the language links lead to the home pages.
  for (const part of [
    page.getByRole('contentinfo'),
    page.getByRole('navigation', {name: 'Main'}),
  ]) {
    const links = part.locator('a[lang]');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/ja/',
    ]);
  }
});

test('without browser storage the console warns and the site works', async ({page, trouble}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/docs/tester-guide');
  await barLink(page).click();
  await expect(page).toHaveURL('/release-notes');
  expect(trouble.console.length).toBeGreaterThan(0);
  expect(trouble.console.filter((message) => !message.startsWith('warning:'))).toEqual([]);
});

test('a navigation item that fails to render is named', async ({page}) => {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const planted = script.replace(/(?=["']?label["']?:"Tester Guide")/, 'type:"custom-broken",');
    expect(planted).not.toBe(script);
    await route.fulfill({response, body: planted});
  });
  await page.goto('/docs/tester-guide');
  await expect(page.getByText('A theme navbar item failed to render.')).toBeVisible();
  await expect(page.getByText('"type": "custom-broken"')).toBeVisible();
  await expect(crashed(page)).toBeVisible();
});

test('an unrecognised language code is logged', () => {
  const messages: unknown[] = [];
  const original = console.warn;
  console.warn = (message: unknown) => messages.push(message);
  try {
    const locales = Object.fromEntries(languages.map((language) => [language.code, language]));
    for (const [code, pathname, path] of [
      ['fr', '/docs/api', undefined],
      ['ja', '/docs/api', '/ja/docs/api'],
      ['en', '/ja/docs/api', '/docs/api'],
      ['en', '/ja/', '/'],
      ['ja', '/', '/ja/'],
    ] as const) {
      expect.soft(localePath(code, pathname, locales)?.path).toBe(path);
    }
  } finally {
    console.warn = original;
  }
  expect(messages).toEqual(['Unknown language']);
});
