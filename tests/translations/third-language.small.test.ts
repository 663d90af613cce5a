/**
 * Another language needs an entry in `src/site/languages.ts` and files in `i18n`, and nothing else. The small
 * site (`fixtures/smallSite`) adds French in this way. A page and a release note are in French; all others
 * are published in English.
 */
import fs from 'node:fs';
import path from 'node:path';
import {builds} from '../../src/commands/builds';
import {redirects} from '../../src/site/redirects';
import {fileOf} from '../fixtures/built';
import {checkFeed} from '../fixtures/feedRules';
import {expect, open, test} from '../fixtures/test';

const {directory} = builds.small;
const original = '/docs/features/translated';
const translated = `/fr${original}`;
const note = '/fr/release-notes/2030-05-release-notes';
const readBuilt = (file: string) => fs.readFileSync(path.join(directory, file), 'utf8');
const routes = (sitemap: string) =>
  [...readBuilt(sitemap).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, route]) => route!,
  );

test('each page has a French route, and the French sitemap has only the pages in French', () => {
  const inFrench = routes('sitemap.xml').map((route) => `/fr${route}`);
  expect(inFrench.length).toBeGreaterThan(40);
  expect(inFrench.filter((route) => !fs.existsSync(fileOf(directory, route)))).toEqual([]);
  const french = routes('fr/sitemap.xml');
  expect(french.filter((route) => !inFrench.includes(route))).toEqual([]);
  const pages = french.filter((route) => /\/fr\/(docs|release-notes\/.*\d)/.test(route));
  expect(pages.sort()).toEqual([translated, note]);
});

test('a page declares its language and its URLs in other languages, and llms.txt lists the page', async ({
  page,
  request,
}) => {
  await open(page, translated);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/^Installer depuis un lien .*\| Documentation /);
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map((link) => [link.hreflang, new URL(link.href).pathname]),
    );
  expect(alternates).toEqual([
    ['en', original],
    ['ja', `/ja${original}`],
    ['fr', translated],
    ['x-default', original],
  ]);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(card!).pathname)).status()).toBe(200);
  expect(await page.locator('link[type="application/rss+xml"]').getAttribute('href')).toBe(
    '/fr/release-notes/rss.xml',
  );
  const markdown = await (await request.get(`${translated}.md`)).text();
  expect(markdown).toContain('## Installer sur Android');
});

test('both language switches lead to the same page in French and back', async ({page}) => {
  await open(page, `${original}?via=test#android`);
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
  const back = `/ja${original}?via=test#android`;
  await expect(japanese).toHaveAttribute('href', back);
  await japanese.click();
  await expect(page).toHaveURL(back);
});

test("French texts are the site's, or else Docusaurus', or else English", async ({page}) => {
  await open(page, '/fr/');
  await expect(page.getByRole('heading', {name: 'Derniers changements'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Choose your role'})).toBeVisible();
  await page.goto(note);
  await expect(page.getByRole('navigation', {name: 'Pagination des articles'})).toBeVisible();
  // Links between translated and untranslated pages work in both directions.
  const untranslated = '/fr/docs/features/content/markdown';
  for (const [route, title, target] of [
    [translated, 'Installer depuis un lien', untranslated],
    [untranslated, 'Plain Markdown', translated],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('article').locator(`a[href="${target}"]`)).toBeVisible();
  }
});

test('dates and the lines of entries have the French format', async ({page}) => {
  await open(page, note);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('mai 2030 - Notes de version');
  await expect(
    page.getByText('GitHub Action 1.1.0 · 21 mai 2030 · Pour les développeurs'),
  ).toBeVisible();
  await page.goto('/fr/release-notes?product=github-action');
  const change = page.getByRole('listitem').filter({hasText: 'Commentaires sur les pull requests'});
  await expect(change).toContainText('21 mai 2030');
  // Entries of untranslated months are in English.
  await page.goto('/fr/release-notes?product=android-sdk');
  const others = page.getByRole('main').getByRole('listitem');
  await expect(others.filter({hasText: /Android SDK .* \d+ \p{L}+ \d{4}/u})).not.toHaveCount(0);
});

for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`the French feed ${file} and a product's feed are valid`, () => {
    for (const [folder, title] of [
      ['fr/release-notes', 'mai 2030 - Notes de version'],
      [
        'fr/release-notes/products/github-action',
        'GitHub Action 1.1.0 : Commentaires sur les pull requests',
      ],
    ] as const) {
      const {flaws, entries} = checkFeed(file, readBuilt(`${folder}/${file}`));
      expect(flaws).toEqual([]);
      expect(entries[0]).toBe(title);
    }
  });
}

test.describe('with failed requests', () => {
  // The browser logs each response that is an error.
  test.use({expectClean: false});

  test('the French search finds pages, with and without accents and articles', async ({page}) => {
    await page.route('https://cdn.jsdelivr.net/npm/@algolia/**', (route) => route.abort());
    await open(page, '/fr/docs');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', {name: 'Rechercher dans la documentation'});
    const result = page.getByRole('option', {name: /Installer depuis un lien/}).first();
    for (const query of ['telecharger application', 'l’appli', 'desinstallez', 'code qr']) {
      await field.fill('');
      await expect(page.getByRole('option')).toHaveCount(0);
      await field.fill(query);
      await expect(result, query).toBeVisible();
    }
    await result.click();
    await expect(page).toHaveURL(new RegExp(`${translated}(?:#.*)?$`));
  });

  test('an unknown URL gets the French not-found page, with the nearest pages', async ({page}) => {
    const response = await page.goto('/fr/docs/features/transalted');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page introuvable');
    await expect(page.getByText('Peut-être cherchiez-vous l’une de ces pages')).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Installer depuis un lien'}).click();
    await expect(page).toHaveURL(translated);
  });
});

test('the host caches French files and redirects old French URLs', async ({request}) => {
  const page = await request.get(translated);
  expect(page.headers()['content-security-policy']).toContain("default-src 'self'");
  const [script] = /\/fr\/assets\/js\/main\.[^"' >]+/.exec(await page.text())!;
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  const [{from, to}] = redirects as [(typeof redirects)[0]];
  const moved = await request.get(`/fr${from}`, {maxRedirects: 0});
  expect(moved.status()).toBe(301);
  expect(new URL(moved.headers().location!, 'http://localhost').pathname).toBe(`/fr${to}`);
  expect(readBuilt(`fr${from}/index.html`)).toContain('Cette page a été déplacée');
});
