/**
 * A third language needs an entry of `src/site/languages.ts` and its files in `i18n` only: the small site adds
 * French with three pages (`fixtures/smallSite`); all others are published in English.
 */
import fs from 'node:fs';
import path from 'node:path';
import {builds} from '../../src/commands/builds';
import {redirects} from '../../src/site/redirects';
import {fileOf} from '../fixtures/built';
import {checkFeed} from '../fixtures/feedRules';
import {expect, open, test} from '../fixtures/test';

const {directory} = builds.small;
const translated = '/fr/docs/tester-guide/install/from-link';
const built = (file: string) => fs.readFileSync(path.join(directory, file), 'utf8');
const routes = (sitemap: string) =>
  [...built(sitemap).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]!);

test('each page has its route, and its sitemap names those that are in French', () => {
  const inFrench = routes('sitemap.xml').map((route) => `/fr${route}`);
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

test('a page names its language and the others, and both switches lead to them', async ({page}) => {
  const english = translated.replace('/fr', '');
  const japanese = translated.replace('/fr', '/ja');
  await open(page, `${english}?via=test#android`);
  await page.getByRole('button', {name: 'English'}).click();
  await page.getByRole('navigation').getByRole('link', {name: 'Français'}).first().click();
  await expect(page).toHaveURL(`${translated}?via=test#android`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/^Installer depuis un lien .*Guide du testeur \| Documentation /);
  for (const [language, route] of [
    ['en', english],
    ['ja', japanese],
    ['fr', translated],
    ['x-default', english],
  ] as const) {
    const alternate = page.locator(`link[rel="alternate"][hreflang="${language}"]`);
    await expect(alternate).toHaveAttribute('href', new RegExp(`^https://[^/]+${route}$`));
  }
  const footer = page.getByRole('navigation', {name: 'Langues'});
  await expect(footer.getByRole('link')).toHaveText(['English', '日本語', 'Français']);
  await expect(footer.getByRole('link', {name: 'Français'})).toHaveAttribute(
    'aria-current',
    'true',
  );
  await footer.getByRole('link', {name: '日本語'}).click();
  await expect(page).toHaveURL(`${japanese}?via=test#android`);
});

test('its texts are French texts of the site, else of Docusaurus, else English', async ({page}) => {
  await open(page, '/fr/');
  await expect(page.getByRole('heading', {name: 'Derniers changements'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Choose your role'})).toBeVisible();
  await page.goto('/fr/release-notes/2025-05-release-notes');
  await expect(page.getByRole('navigation', {name: 'Pagination des articles'})).toBeVisible();
  // Without a translation, a page is there in English.
  await page.goto('/fr/docs/developer-guide/learning/glossary');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
});

test('dates and the lines of entries are in French', async ({page}) => {
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

test('its feeds, and those of a product, are sound and in French', () => {
  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    for (const [folder, title] of [
      ['', 'mai 2025 - Notes de version'],
      ['products/github-action/', 'GitHub Action 1.1.0 : Commentaires sur les pull requests'],
      // None of the small site's months has an entry about the API.
      ['products/api/', undefined],
    ] as const) {
      const {flaws, entries} = checkFeed(file, built(`fr/release-notes/${folder}${file}`));
      expect([entries[0], ...flaws], `${folder}${file}`).toEqual([title]);
    }
  }
});

test('search engines, feed readers and agents find it', async ({page, request}) => {
  await open(page, translated);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(card!).pathname)).status()).toBe(200);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/fr/release-notes/rss.xml',
  );
  expect(await (await request.get(`${translated}.md`)).text()).toContain(
    '## Installer sur Android',
  );
});

test.describe('with failed requests', () => {
  // The browser logs each response that is an error.
  test.use({expectClean: false});

  test('its own search finds its pages, with and without accents and articles', async ({page}) => {
    await page.route('https://cdn.jsdelivr.net/npm/@algolia/**', (route) => route.abort());
    await open(page, '/fr/docs/tester-guide');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', {name: 'Rechercher dans la documentation'});
    const option = page.getByRole('option', {name: /Installer depuis un lien/}).first();
    for (const query of ['telecharger application', 'l’appli', 'desinstallez', 'code qr']) {
      await field.fill('');
      await expect(page.getByRole('option')).toHaveCount(0);
      await field.fill(query);
      await expect(option, query).toBeVisible();
    }
    await option.click();
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

test('its old URLs redirect, with a text in French for other hosts', async ({request}) => {
  const {from, to} = redirects[0]!;
  const moved = await request.get(`/fr${from}`, {maxRedirects: 0});
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toContain(`/fr${to}`);
  expect(built(`fr${from}/index.html`)).toContain('Cette page a été déplacée');
});
