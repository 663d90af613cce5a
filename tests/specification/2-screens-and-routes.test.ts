import fs from 'node:fs';
import type {Locator} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {identity} from '../../src/site/identity';
import {redirects} from '../../src/site/redirects';
import {expect, open, test} from '../fixtures/test';
import {needsPatches} from '../fixtures/patches';
import {locales} from '../fixtures/routes';
import {barLink, pageOfSteps} from '../fixtures/samplePages';

const navigation = [
  {en: 'Dev Guide', ja: '開発者ガイド', route: '/docs/developer-guide'},
  {en: 'Admin Guide', ja: '管理者ガイド', route: '/docs/administrator-guide'},
  {en: 'Tester Guide', ja: 'テスターガイド', route: '/docs/tester-guide'},
  {en: 'API Reference', ja: 'APIリファレンス', route: '/docs/api'},
  {en: 'Developer Tools', ja: '開発者ツール', route: '/docs/developer-tools'},
  {en: 'Release Notes', ja: 'リリースノート', route: '/release-notes'},
];

for (const {locale, prefix} of locales) {
  test.describe(`in ${locale}`, () => {
    test('the top navigation leads to the guides and the release notes', async ({page}) => {
      await open(page, `${prefix}/`);
      for (const {route, [locale]: name} of navigation) {
        await page.getByRole('navigation').first().getByRole('link', {name}).click();
        await expect(page).toHaveURL(prefix + route);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        // The remaining links are those to the other language.
        await expect(page.locator('link[rel="alternate"][hreflang="ja"]')).toHaveAttribute(
          'href',
          new RegExp(`/ja${route}$`),
        );
      }
    });

    test('the footer links to FAQ, Contact and Blog', async ({page}) => {
      await open(page, `${prefix}/docs`);
      const footer = page.getByRole('contentinfo');
      const links = {
        en: ['FAQ', 'Contact', 'Blog'],
        ja: ['よくある質問', 'お問い合わせ', 'ブログ'],
      };
      const targets = [identity.links.faq, identity.links.contact, identity.links.blog];
      for (const [index, name] of links[locale].entries()) {
        await expect(footer.getByRole('link', {name})).toHaveAttribute('href', targets[index]!);
      }
      await expect(footer).toContainText('2022-2025');
    });

    test('the overview shows all four readers at once, as the home page does', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      const icons = (of: Locator) =>
        of.evaluateAll((all) => all.map((icon) => icon.innerHTML.replaceAll('"', '')));
      await open(page, `${prefix}/`);
      const home = await icons(page.locator('.home__card svg'));
      await open(page, `${prefix}/docs`);
      const links = page.locator('.roles a');
      expect(await icons(links.locator('svg'))).toEqual(home);
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) {
        await expect(link).toBeInViewport({ratio: 1});
      }
    });
  });
}

test('the page at an old URL redirects to the new URL, with query and hash', async ({page}) => {
  const folder = '/docs/administrator-guide/single-sign-on';
  expect(redirects).toEqual(
    expect.arrayContaining([
      {from: `${folder}/saml-google-g-suite`, to: `${folder}/saml-google-workspace`},
      {
        from: `${folder}/saml-microsoft-azure-active-directory`,
        to: `${folder}/saml-microsoft-entra-id`,
      },
    ]),
  );
  const pages = redirects.filter(({from}) =>
    fs.existsSync(`${builds.default.directory}${from}/index.html`),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const {prefix} of locales) {
    // In another language, one page, except at night, because only the texts differ.
    for (const {from, to} of prefix && !process.env.NIGHTLY ? pages.slice(0, 1) : pages) {
      // Serves the built page, as a host does that doesn't redirect.
      await page.route(`**${prefix}${from}?*`, (route) =>
        route.fulfill({path: `${builds.default.directory}${prefix}${from}/index.html`}),
      );
      await page.goto(`${prefix}${from}?from=mail#before-you-begin`);
      // A fragment of the new URL replaces the old fragment.
      const [route, fragment = 'before-you-begin'] = to.split('#');
      await expect(page).toHaveURL(`${prefix}${route}?from=mail#${fragment}`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
  }
});

test.describe('not found', () => {
  // The browser logs the 404 response.
  test.use({expectClean: false});

  test('an unknown path leads to the not-found page', async ({page, trouble}) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await expect(
      page.getByText(
        'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
      ),
    ).toBeVisible();
    await page.getByRole('main').getByRole('searchbox', {name: 'Search the documentation'}).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    expect(trouble.requests).toEqual([expect.stringMatching(/no-such-page 404$/)]);
  });

  for (const [asked, meant] of [
    ['/ja/docs/tester-gide', '/ja/docs/tester-guide'],
    // Upper and lower case of a route differ.
    ['/docs/API', '/docs/api'],
    ['/Release-Notes', '/release-notes'],
  ] as const) {
    test(`the not-found page at ${asked} suggests ${meant}`, async ({page, trouble}) => {
      if (/[A-Z]/.test(asked)) {
        needsPatches('the router ignores case and shows the page.');
      }
      expect((await page.goto(asked))?.status()).toBe(404);
      const suggestion = page.getByRole('main').getByRole('listitem').locator(`a[href="${meant}"]`);
      await expect(suggestion).toBeVisible();
      await expect(page).toHaveTitle(/^(Page Not Found|ページが見つかりません)/);
      // Ignores the browser's message about the 404 response.
      expect(trouble.console).toEqual([expect.stringContaining('404')]);
      await suggestion.click();
      await expect(page).toHaveURL(meant);
    });
  }

  test('suggested pages with the same title show their guides', async ({page}) => {
    type Pages = [route: string, title: string][];
    await page.route('**/pages.json', (route) =>
      route.fulfill({
        json: [
          ['/docs/api/upload-app', 'Upload an app'],
          ['/docs/developer-guide/upload-app', 'Upload an app'],
        ] satisfies Pages,
      }),
    );
    await page.goto('/docs/upload-app');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText([
      'Upload an app · API Reference',
      'Upload an app · Dev Guide',
    ]);
  });

  test('for a URL that is similar to no page, the guides are suggested', async ({page}) => {
    await page.goto('/nope');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2, name: 'Guides'})).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText(navigation.map(({en}) => en));
    await expect(main.getByRole('link', {name: 'Troubleshooting', exact: true})).toHaveAttribute(
      'href',
      '/docs/troubleshooting',
    );
  });

  test('without the list of pages, the not-found page suggests the guides', async ({page}) => {
    await page.route('**/pages.json', (route) => route.abort());
    await page.goto('/docs/nothing-here');
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Go to the home page'})).toBeVisible();
  });
});

test.describe('language switch', () => {
  test('the dropdown keeps the page, its query and its hash', async ({page}) => {
    const route = pageOfSteps();
    await open(page, `${route}?a=1`);
    const hash = await page.locator('.markdown h2').last().getAttribute('id');
    await page.goto(`${route}?a=1#${hash}`);
    // The navigation bar hides on the way to the hash, and is visible again with the focus inside.
    const button = page.getByRole('button', {name: 'English'});
    await expect(button).not.toBeInViewport();
    await button.focus();
    await expect(button).toBeInViewport();
    await page.keyboard.press('Enter');
    await barLink(page, '日本語').click();
    await expect(page).toHaveURL(`/ja${route}?a=1#${hash}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test('the footer switches between the English path and /ja', async ({page}) => {
    await open(page, '/release-notes?a=1');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', {name: '日本語'}).click();
    await expect(page).toHaveURL('/ja/release-notes?a=1');
    // The link has the query once the page is interactive.
    const english = footer.getByRole('link', {name: 'English'});
    await expect(english).toHaveAttribute('href', /\?a=1$/);
    await english.click();
    await expect(page).toHaveURL('/release-notes?a=1');
  });
});

test.describe('layout', () => {
  test.beforeEach(({page}) => open(page, pageOfSteps()));

  test('the sidebar is beside the text above 996 px and in the menu below', async ({page}) => {
    const sidebar = page.getByRole('complementary').getByRole('navigation');
    await page.setViewportSize({width: 997, height: 800});
    await expect(sidebar).toBeVisible();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  });

  // The build removes unused rules from the style sheets, which must not change the layout.
  test('labels in the bar have space between them, and headings are aligned with the text', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1000, height: 900});
    const labels = page.getByRole('navigation', {name: 'Main'}).locator('.navbar__item');
    const boxes = await labels.evaluateAll((items) =>
      items.map((item) => {
        const text = document.createRange();
        text.selectNodeContents(item);
        const {left, right} = text.getBoundingClientRect();
        return {left, right};
      }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(navigation.length);
    for (const [index, {left}] of boxes.entries()) {
      expect(left - (boxes[index - 1]?.right ?? 0)).toBeGreaterThan(8);
    }
    const edges = await page
      .locator('h1, .lead, .markdown h2, .markdown > p')
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().left));
    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges).size, 'left edges').toBe(1);
  });

  test('the contents list headings of the levels 2 and 3', async ({page}) => {
    const headings = await page
      .locator('.markdown :is(h2, h3)')
      .evaluateAll((nodes) => nodes.map((node) => `#${node.id}`));
    const contents = await page
      .locator('.doc-columns__contents a')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
    expect(headings.length).toBeGreaterThan(3);
    expect(contents).toEqual(headings);
  });
});
