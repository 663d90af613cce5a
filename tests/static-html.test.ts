/** Specification, section 4: text that is HTML behaves like the rest of the page. */
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures/test';

const start = '/docs/tester-guide';

/** A link in a table of the page, which is HTML of its own. */
const linkInText = (page: Page) =>
  page.getByRole('main').getByRole('link', {name: 'Install from a link'}).first();

const open = async (page: Page, route = start) => {
  await page.goto(route);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
};

test('its links lead on without loading the page as a whole, with the mouse and with Enter', async ({
  page,
}) => {
  for (const follow of [() => linkInText(page).click(), () => linkInText(page).press('Enter')]) {
    await open(page);
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await follow();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Install from a link');
    await expect(page).toHaveURL(/\/docs\/tester-guide\/install\/from-link$/);
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/tester-guide$/);
  }
});

test('a link of it that is opened with Control opens in a tab of its own', async ({
  page,
  context,
}) => {
  await open(page);
  // A browser without a window may never paint a tab in the background: that the tab asks is enough.
  await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (request) =>
      request.url().endsWith('/docs/tester-guide/install/from-link'),
    ),
    linkInText(page).click({modifiers: ['Control']}),
  ]);
  await expect(page).toHaveURL(/\/docs\/tester-guide$/);
});

/**
 * The article that is shown, and the one that the host sends for the same URL: elements,
 * attributes, text.
 */
const articles = (page: Page) =>
  page.evaluate(async () => {
    const parts = (root: Document) => {
      // Lines turn out too long for a screen only on the screen.
      root.querySelectorAll('.code-block button[aria-pressed]').forEach((wrap) => wrap.remove());
      const walker = root.createTreeWalker(root.querySelector('article')!);
      const all: string[] = [];
      while (walker.nextNode()) {
        const {currentNode: node} = walker;
        const attributes =
          node instanceof Element
            ? // The framework counts the ids of tabs anew in each page; what opens and closes is told so by scripts.
              [...node.attributes].filter(
                ({name, value}) => value && name !== 'style' && !/^_[rR]_/.test(value),
              )
            : [];
        const told = attributes
          .map(({name, value}) => `${name}=${value.replace(/ isBrowser_\w+/, '')}`)
          .sort();
        all.push([node.nodeName, ...told, node.nodeValue?.trim()].filter(Boolean).join(' '));
      }
      return all.filter((part) => part !== '#text' && !part.startsWith('#comment'));
    };
    const sent = await (await fetch(location.href)).text();
    return {
      shown: parts(document),
      sent: parts(new DOMParser().parseFromString(sent, 'text/html')),
    };
  });

for (const [from, to] of [
  ['/docs/api/application/get-app', '/docs/api/application/upload-app'],
  ['/docs/developer-guide/app/add-udid', '/docs/developer-guide/app/upload-app'],
  ['/docs/administrator-guide/single-sign-on', '/docs/administrator-guide/single-sign-on/saml'],
  ['/docs/developer-tools', '/docs/developer-tools/github-actions'],
] as const) {
  for (const prefix of ['', '/ja']) {
    test(`a page is the same whether it is loaded or navigated to (${prefix}${to})`, async ({
      page,
    }) => {
      await open(page, prefix + from);
      const heading = page.locator('article h1');
      const before = await heading.innerText();
      await page.locator(`nav a[href="${prefix}${to}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${to}$`));
      // The URL changes first; the previous page stays until the next one has loaded.
      await expect(heading).not.toHaveText(before);
      const {shown, sent} = await articles(page);
      expect(sent.length).toBeGreaterThan(100);
      expect(shown).toEqual(sent);
    });
  }
}
