/** Specification, section 2: screens and routes. */
import type {Locator} from '@playwright/test';
import {identity} from '../../src/site/identity';
import {redirects} from '../../src/site/redirects';
import {expect, open, test} from '../fixtures/test';
import {needsPatches} from '../fixtures/patches';
import {locales} from '../fixtures/routes';

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
        // The links to the other language follow.
        const alternates = page.locator('link[rel="alternate"][hreflang]');
        await expect
          .poll(() => alternates.evaluateAll((all) => all.map((link) => Reflect.get(link, 'href'))))
          .toContainEqual(expect.stringMatching(new RegExp(`//[^/]+/ja${route}$`)));
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

    test('old addresses lead to their new places, query and hash kept', async ({page}) => {
      for (const {from, to} of redirects) {
        await page.goto(`${prefix}${from}?from=mail#before-you-begin`);
        // A fragment of the new address replaces the old one.
        const [route, fragment = 'before-you-begin'] = to.split('#');
        await expect(page).toHaveURL(`${prefix}${route}?from=mail#${fragment}`);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      }
    });
  });
}

test('the old page about Azure Active Directory leads to the one about Entra ID', async ({
  page,
}) => {
  const folder = '/docs/administrator-guide/single-sign-on';
  await page.goto(`${folder}/saml-microsoft-azure-active-directory`);
  await expect(page).toHaveURL(`${folder}/saml-microsoft-entra-id`);
});

test.describe('not-found answers', () => {
  // The browser logs the 404 response.
  test.use({expectClean: false});

  test('an unknown path leads to the not-found page', async ({page, trouble}) => {
    const response = await page.goto('/docs/tester-guide/instal/from-lnk');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await expect(
      page.getByText(
        'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
      ),
    ).toBeVisible();
    expect(trouble.requests).toEqual([expect.stringMatching(/instal\/from-lnk 404$/)]);
  });

  for (const [asked, meant, name] of [
    ['/ja/docs/tester-guide/instal/from-lnk', '/ja/docs/tester-guide/install/from-link'],
    ['/docs/upload-app', '/docs/api/application/upload-app', 'Upload an app · API Reference'],
    ['/docs/upload-app', '/docs/developer-guide/app/upload-app', 'Upload an app · Dev Guide'],
    // The router knows routes by their case.
    ['/docs/API', '/docs/api'],
    ['/Release-Notes', '/release-notes'],
    ['/docs/tester-guide/Install/from-link', '/docs/tester-guide/install/from-link'],
  ] as const) {
    test(`the not-found page stays at ${asked} and suggests ${meant}`, async ({page, trouble}) => {
      if (/[A-Z]/.test(asked)) {
        needsPatches('the router ignores case and shows the page.');
      }
      expect((await page.goto(asked))?.status()).toBe(404);
      const suggestion = page.getByRole('main').locator(`a[href="${meant}"]`);
      await expect(suggestion).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
      if (name) {
        await expect(page.getByRole('listitem').filter({hasText: name})).toHaveCount(1);
      }
      await expect(page).toHaveTitle(/^(Page Not Found|ページが見つかりません)/);
      // The browser's own report of the response.
      expect(trouble.console).toEqual([expect.stringContaining('404')]);
      await suggestion.click();
      await expect(page).toHaveURL(meant);
    });
  }

  test('a URL like none of the site gets the guides, not pages that happen to share letters', async ({
    page,
  }) => {
    await page.goto('/nope');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2, name: 'Guides'})).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText(navigation.map(({en}) => en));
  });

  test('a list of pages that cannot be loaded leaves the page as it is', async ({page}) => {
    await page.route('**/pages.json', (route) => route.abort());
    await page.goto('/docs/nothing-here');
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Go to the home page'})).toBeVisible();
  });
});

for (const {locale, prefix} of locales) {
  test(`the overview shows all four readers at once, as the home page does (${locale})`, async ({
    page,
  }) => {
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
}

test.describe('language switch', () => {
  test('the dropdown keeps the page, its query and its hash', async ({page}) => {
    await open(page, '/docs/tester-guide/install/from-link?a=1#before-you-begin');
    // The navigation bar is out of sight at the hash; it comes back for the keyboard.
    await page.getByRole('button', {name: 'English'}).focus();
    await expect(page.getByRole('button', {name: 'English'})).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: '日本語'}).click();
    await expect(page).toHaveURL('/ja/docs/tester-guide/install/from-link?a=1#before-you-begin');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });

  test('the dropdown closes with Escape and opens again', async ({page}) => {
    await open(page, '/');
    const button = page.getByRole('button', {name: 'English'});
    const japanese = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: '日本語'});
    await button.focus();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(japanese).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(japanese).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(japanese).toBeVisible();
  });

  test('the footer switches between the English path and /ja', async ({page}) => {
    await open(page, '/release-notes/2024-03-release-notes?a=1');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', {name: '日本語'}).click();
    await expect(page).toHaveURL('/ja/release-notes/2024-03-release-notes?a=1');
    // The link takes the query over once the page is interactive.
    const english = footer.getByRole('link', {name: 'English'});
    await expect(english).toHaveAttribute('href', /\?a=1$/);
    await english.click();
    await expect(page).toHaveURL('/release-notes/2024-03-release-notes?a=1');
  });
});

test.describe('layout', () => {
  test.beforeEach(({page}) => open(page, '/docs/tester-guide/install/from-link'));

  test('the sidebar stands beside the text above 996 px and in the menu below', async ({page}) => {
    const sidebar = page.getByRole('complementary').getByRole('navigation');
    await page.setViewportSize({width: 997, height: 800});
    await expect(sidebar).toBeVisible();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  });

  // What the build takes out of the style sheets must leave the page as it was drawn.
  test('the bar sets its labels apart, and headings stand in line with the text', async ({
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
    const lines = page.locator('h1, .lead, .markdown h2, .markdown > p');
    const edges = await lines.evaluateAll((all) =>
      all.map((line) => line.getBoundingClientRect().left),
    );
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

test('each language has its sitemap', async ({request}) => {
  for (const {prefix} of locales) {
    const response = await request.get(`${prefix}/sitemap.xml`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`${prefix}/docs/tester-guide`);
  }
});
