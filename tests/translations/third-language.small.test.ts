/**
 * A further language is an entry of `src/site/languages.ts` and its files in `i18n`: the build behind
 * these tests changes nothing else (`fixtures/smallSite`). Three pages are in French; all others are
 * published in English.
 */
import fs from 'node:fs';
import path from 'node:path';
import {builds} from '../../src/commands/builds';
import {fileOf} from '../fixtures/built';
import {checkFeed} from '../fixtures/feedRules';
import {expect, open, test} from '../fixtures/test';

const {directory} = builds.small;
const translated = '/fr/docs/tester-guide/install/from-link';
const built = (file: string) => fs.readFileSync(path.join(directory, file), 'utf8');
const routes = (sitemap: string) =>
  [...built(sitemap).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]!);

test('each page has its route, and its sitemap names those that are in French', () => {
  const english = routes('sitemap.xml');
  expect(english.length).toBeGreaterThan(40);
  const inFrench = english.map((route) => `/fr${route}`);
  expect(inFrench.filter((route) => !fs.existsSync(fileOf(directory, route)))).toEqual([]);
  const french = routes('fr/sitemap.xml');
  expect(french.filter((route) => !inFrench.includes(route))).toEqual([]);
  const pages = french.filter((route) => /\/fr\/(docs|release-notes\/.*\d)/.test(route));
  expect(pages.sort()).toEqual([
    '/fr/docs/tester-guide',
    translated,
    '/fr/release-notes/2025-05-release-notes',
  ]);
});

test('a page says which language it is in, and where it is in the others', async ({page}) => {
  await open(page, translated);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/^Installer depuis un lien .*Guide du testeur \| Documentation /);
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map((link) => [link.hreflang, new URL(link.href).pathname]),
    );
  expect(alternates).toEqual([
    ['en', '/docs/tester-guide/install/from-link'],
    ['ja', '/ja/docs/tester-guide/install/from-link'],
    ['fr', translated],
    ['x-default', '/docs/tester-guide/install/from-link'],
  ]);
});

test('both switches lead to the same place in it and back', async ({page}) => {
  await open(page, '/docs/tester-guide/install/from-link?via=test#android');
  await page.getByRole('button', {name: 'English'}).click();
  await page.getByRole('navigation').getByRole('link', {name: 'Français'}).first().click();
  await expect(page).toHaveURL(`${translated}?via=test#android`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installer depuis un lien');
  const footer = page.getByRole('navigation', {name: 'Langues'});
  await expect(footer.getByRole('link')).toHaveText(['English', '日本語', 'Français']);
  await expect(footer.getByRole('link', {name: 'Français'})).toHaveAttribute(
    'aria-current',
    'true',
  );
  const japanese = footer.getByRole('link', {name: '日本語'});
  const back = '/ja/docs/tester-guide/install/from-link?via=test#android';
  await expect(japanese).toHaveAttribute('href', back);
  await japanese.click();
  await expect(page).toHaveURL(back);
});

test('its texts are its own, else those that Docusaurus brings, else English', async ({page}) => {
  await open(page, '/fr/');
  await expect(page.getByRole('heading', {name: 'Derniers changements'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Choose your role'})).toBeVisible();
  await page.goto('/fr/release-notes/2025-05-release-notes');
  await expect(page.getByRole('navigation', {name: 'Pagination des articles'})).toBeVisible();
  // Without a translation, a page is there in English.
  await page.goto('/fr/docs/developer-guide/learning/glossary');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
});

test('dates and the lines of entries are written its way', async ({page}) => {
  await open(page, '/fr/release-notes/2025-05-release-notes');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('mai 2025 - Notes de version');
  await expect(
    page.getByText('GitHub Action 1.1.0 · 21 mai 2025 · Pour les développeurs'),
  ).toBeVisible();
  await page.goto('/fr/release-notes?product=github-action');
  const change = page.getByRole('listitem').filter({hasText: 'Commentaires sur les pull requests'});
  await expect(change).toContainText('21 mai 2025');
  // Of months that aren't translated, the entries are there in English.
  await page.goto('/fr/release-notes?product=android-sdk');
  const others = page.getByRole('main').getByRole('listitem');
  await expect(others.filter({hasText: /Android SDK .* \d+ février 2025/})).not.toHaveCount(0);
});

for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`its feed ${file} keeps the rules, and so does that of a product`, () => {
    const read = (feed: string) => checkFeed(file, built(feed));
    const notes = read(`fr/release-notes/${file}`);
    expect(notes.flaws).toEqual([]);
    expect(notes.entries[0]).toBe('mai 2025 - Notes de version');
    const product = read(`fr/release-notes/products/github-action/${file}`);
    expect(product.flaws).toEqual([]);
    expect(product.entries[0]).toBe('GitHub Action 1.1.0 : Commentaires sur les pull requests');
    // None of the small site's months has an entry about the API.
    expect(read(`fr/release-notes/products/api/${file}`).entries).toEqual([]);
  });
}

test('search engines, feed readers and agents find it', async ({page, request}) => {
  await open(page, translated);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(card!).pathname)).status()).toBe(200);
  expect(await page.locator('link[type="application/rss+xml"]').getAttribute('href')).toBe(
    '/fr/release-notes/rss.xml',
  );
  expect(await (await request.get(`${translated}.md`)).text()).toContain(
    '## Installer sur Android',
  );
});

test.describe('without what it asks for', () => {
  // The browser logs each response that is an error.
  test.use({expectClean: false});

  test('its own search finds its pages, with and without accents and articles', async ({page}) => {
    await page.route('https://cdn.jsdelivr.net/npm/@algolia/**', (route) => route.abort());
    await open(page, '/fr/docs/tester-guide');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', {name: 'Rechercher dans la documentation'});
    for (const query of ['telecharger application', 'l’appli', 'desinstallez', 'code qr']) {
      await field.fill('');
      await expect(page.getByRole('option')).toHaveCount(0);
      await field.fill(query);
      await expect(
        page.getByRole('option', {name: /Installer depuis un lien/}).first(),
        query,
      ).toBeVisible();
    }
    await page
      .getByRole('option', {name: /Installer depuis un lien/})
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${translated}(?:#.*)?$`));
  });

  test('an unknown address gets its not-found page, with the nearest pages', async ({page}) => {
    const response = await page.goto('/fr/docs/tester-guide/instal/from-lnk');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page introuvable');
    await expect(page.getByText('Peut-être cherchiez-vous l’une de ces pages')).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Installer depuis un lien'}).click();
    await expect(page).toHaveURL(translated);
  });
});

test('the host keeps its files and redirects its old addresses', async ({request}) => {
  const page = await request.get(translated);
  expect(page.headers()['content-security-policy']).toContain("default-src 'self'");
  const [script] = /\/fr\/assets\/js\/main\.[^"' >]+/.exec(await page.text())!;
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  const old = '/fr/docs/administrator-guide/single-sign-on/saml-google-g-suite';
  const moved = await request.get(old, {maxRedirects: 0});
  expect(moved.status()).toBe(301);
  expect(new URL(moved.headers().location!, 'http://localhost').pathname).toBe(
    '/fr/docs/administrator-guide/single-sign-on/saml-google-workspace',
  );
  expect(
    built('fr/docs/administrator-guide/single-sign-on/saml-google-g-suite/index.html'),
  ).toContain('Cette page a été déplacée');
});
