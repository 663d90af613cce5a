/**
 * The routes of both languages (specification, section 2): their number, and one page of each kind
 * at a phone's and a desktop's width. The built-site gate reads all of them.
 */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures/test';
import {locales, routesOf} from './fixtures/routes';

/** Documentation, release notes with their lists, tags and archive, home and not-found page. */
const routesPerLanguage = 220;

/** One page of each kind. */
const kinds = [
  '/',
  '/docs/tester-guide/install/from-link',
  '/docs/administrator-guide/learning/about',
  '/docs/developer-guide/learning/glossary',
  '/docs/developer-tools/gradle-plugin',
  '/docs/api/application/upload-app',
  '/release-notes',
  '/release-notes/2024-03-release-notes',
  '/release-notes/tags',
  '/404.html',
];

test('both languages have every route', () => {
  expect(routesOf('en').length).toBe(routesPerLanguage);
  expect(
    routesOf('ja')
      .map((route) => route.replace(/^\/ja(?=\/|$)/, '') || '/')
      .sort(),
  ).toEqual(routesOf('en').sort());
});

for (const {locale, prefix} of locales) {
  for (const route of kinds.map((kind) => prefix + kind)) {
    const isNotFound = route.endsWith('/404.html');

    test(`${route} is complete and accessible`, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);

      const head = await page.evaluate(() => ({
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
          .map((link) => `${link.hreflang} ${new URL(link.href).pathname}`)
          .sort(),
      }));
      if (!isNotFound) {
        const bare = route.replace(/^\/ja(?=\/|$)/, '') || '/';
        const own = (path: string) => (path === '/' ? '/' : path);
        const japanese = bare === '/' ? '/ja/' : `/ja${bare}`;
        expect(new URL(head.canonical!).pathname).toBe(
          prefix ? (bare === '/' ? '/ja/' : route) : own(route),
        );
        expect(head.alternates).toEqual(
          [`en ${bare}`, `ja ${japanese}`, `x-default ${bare}`].sort(),
        );
        expect(head.description, 'a description').toBeTruthy();
      }

      expect(await violations(page)).toEqual([]);

      await page.setViewportSize({width: 390, height: 844});
      expect(await violations(page)).toEqual([]);

      await page.setViewportSize({width: 320, height: 640});
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        'no horizontal scrolling at 320 px',
      ).toBe(320);
    });
  }
}

/** What axe finds against WCAG 2.2 AA, in short. */
async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page})
    .setLegacyMode(true) // the site has no frames; a second page per run would double the time
    .options({resultTypes: ['violations']})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  for (const {locale, prefix} of locales) {
    test(`pages of ${locale} read and navigate`, async ({page}) => {
      let visited = 0;
      for (const route of kinds.map((kind) => prefix + kind)) {
        await page.goto(route, {waitUntil: 'domcontentloaded'});
        await expect(page.locator('h1')).toBeVisible();
        expect(await page.locator('nav a[href]').count()).toBeGreaterThan(5);
        visited += 1;
      }
      expect(visited).toBe(kinds.length);
    });
  }
});
