/** Specification, section 8: the error catalogue, in the production build. */
import {localePath} from '../../src/components/LanguageSwitcher/localePath';
import {languages} from '../../src/site/languages';
import {plantCrash} from '../fixtures/crash';
import {expect, open, test} from '../fixtures/test';
import {locales} from '../fixtures/routes';

test.use({expectClean: false});

for (const {locale, prefix} of locales) {
  test(`a page that crashes says so, with the chain of errors (${locale})`, async ({page}) => {
    const texts = {
      en: {
        heading: 'This page crashed.',
        again: 'Try again',
        title: 'Page Error',
        link: 'Install from a link',
      },
      ja: {
        heading: 'このページは正しく表示できませんでした。',
        again: 'もう一度試す',
        title: 'ページエラー',
        link: 'リンクからインストールする',
      },
    }[locale];
    await plantCrash(page, '/install/from-link.md');
    await open(page, `${prefix}/docs/tester-guide`);
    await page.getByRole('main').getByRole('link', {name: texts.link}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: texts.heading})).toBeVisible();
    await expect(page.getByText('The planted crash')).toBeVisible();
    await expect(page.getByText('The planted cause')).toBeVisible();
    await expect(page).toHaveTitle(texts.title);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    // Trying again renders the page again, which crashes again.
    await page.getByRole('button', {name: texts.again}).click();
    await expect(page.getByRole('heading', {level: 1, name: texts.heading})).toBeVisible();
  });
}

test('a navigation leaves a page that crashed', async ({page}) => {
  const heading = page.getByRole('heading', {level: 1, name: 'This page crashed.'});
  await plantCrash(page, '/install/from-link.md');
  await open(page, '/docs/tester-guide');
  await page.getByRole('main').getByRole('link', {name: 'Install from a link'}).first().click();
  await expect(heading).toBeVisible();
  // Back, to a page of the same guide; then there again, and on to another one by the search.
  await page.goBack();
  await expect(page).toHaveURL('/docs/tester-guide');
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.goForward();
  await expect(heading).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Account setup');
  await page.getByRole('option').first().click();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a site that fails to load at its base path says so', async ({page}) => {
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
  // The page can't tell where it is, so its languages lead home.
  const languages = page.getByRole('contentinfo').getByRole('link', {name: /English|日本語/});
  for (const [index, home] of ['/', '/ja/'].entries()) {
    await expect(languages.nth(index)).toHaveAttribute('href', home);
  }
  const menu = page.getByRole('navigation', {name: 'Main'}).locator('a[lang]');
  expect(await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['/', '/ja/'],
  );
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
  await page.getByRole('link', {name: 'Release Notes'}).first().click();
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
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
});

test('an unrecognised language code is logged', () => {
  const logged: unknown[] = [];
  const original = console.warn;
  console.warn = (...values: unknown[]) => logged.push(values[0]);
  try {
    const locales = Object.fromEntries(languages.map((language) => [language.code, language]));
    const to = (code: string, pathname: string) => localePath(code, pathname, locales)?.path;
    expect(to('fr', '/docs/api')).toBeUndefined();
    expect(to('ja', '/docs/api')).toBe('/ja/docs/api');
    expect(to('en', '/ja/docs/api')).toBe('/docs/api');
    expect(to('en', '/ja/')).toBe('/');
    expect(to('ja', '/')).toBe('/ja/');
  } finally {
    console.warn = original;
  }
  expect(logged).toEqual(['Unknown language']);
});
