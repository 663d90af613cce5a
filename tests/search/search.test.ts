/** The embedded search in the browser. */
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {identity} from '../../src/site/identity';
import {axeFindings} from '../fixtures/axe';
import {holdRequests} from '../fixtures/holdRequests';
import {barLink} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const label = 'Search the documentation';
const dialogOf = (page: Page) => page.getByRole('dialog', {name: label});
const fieldOf = (page: Page) => page.getByRole('combobox', {name: label});
const optionsOf = (page: Page) => page.getByRole('option');
const buttonOf = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});
const homeField = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: label});
const statusOf = (page: Page) => dialogOf(page).getByRole('status');

/** A word that is on many pages, and a word that is on no page. */
const word = 'upload';
const nonsense = 'zzzqqqxxx';

async function openSearch(page: Page, route = '/docs/developer-guide'): Promise<void> {
  await open(page, route);
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
  await expect(optionsOf(page).first()).toBeVisible();
}

const addressesOf = (page: Page) =>
  optionsOf(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')!));

test.describe('Opening and closing', () => {
  test('a URL with a query opens the search with the results', async ({page}) => {
    await open(page, `/?q=${word}`);
    await expect(fieldOf(page)).toHaveValue(word);
    await expect(optionsOf(page).first()).toContainText(/upload/i);
    await fieldOf(page).press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await buttonOf(page).click();
    await expect(fieldOf(page)).toHaveValue('');
  });

  test('closing the search returns the focus, however it was opened and closed', async ({page}) => {
    await open(page, '/');
    const link = barLink(page);
    for (const [invoker, openBy] of [
      [buttonOf(page), () => buttonOf(page).click()],
      [homeField(page), () => homeField(page).click()],
      [link, () => link.press('Meta+k')],
    ] as const) {
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialogOf(page).getByRole('button', {name: 'Close'}).click(),
        () => page.mouse.click(5, 400),
      ]) {
        await openBy();
        await expect(fieldOf(page)).toBeFocused();
        await close();
        await expect(dialogOf(page)).toHaveCount(0);
        await expect(invoker).toBeFocused();
      }
    }
    // The search can be opened again as soon as it is closed.
    await link.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    // Neither a shortcut of the browser nor a single key (WCAG 2.1.4) opens the search.
    await link.press('Control+Shift+k');
    await link.press('/');
    await page.keyboard.press('Tab');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('Back closes the search and does not leave the page', async ({page}) => {
    await open(page, '/docs/tester-guide');
    await barLink(page).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Release Notes'})).toBeVisible();
    await buttonOf(page).click();
    await expect(fieldOf(page)).toBeFocused();
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/release-notes');
    await page.goBack();
    await expect(page).toHaveURL('/docs/tester-guide');
  });

  test('on a wide screen, the button of the search looks like a field', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 720});
    for (const route of ['/docs', '/ja/docs']) {
      await open(page, route);
      await expect(page.locator('.navbar .search-button kbd')).toBeVisible();
      // No label in the bar wraps because of the button.
      const heights = await page
        .locator('.navbar__link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThan(40);
    }
  });

  for (const script of ['main', 'search-dialog']) {
    test(`text typed before the script ${script} is loaded becomes the query`, async ({page}) => {
      const release = await holdRequests(page, `**/assets/js/${script}.*.js`);
      await page.goto('/', {waitUntil: 'commit'});
      if (script !== 'main') {
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      }
      await homeField(page).pressSequentially(word);
      await expect(dialogOf(page)).toHaveCount(0);
      release();
      await expect(fieldOf(page)).toHaveValue(word);
      await expect(optionsOf(page).first()).toContainText(/upload/i);
      await page.keyboard.type(' app');
      await expect(fieldOf(page)).toHaveValue(`${word} app`);
    });
  }

  test('a click before the scripts are loaded opens the search once they are', async ({page}) => {
    const release = await holdRequests(page, '**/assets/js/main*.js');
    await page.goto('/docs', {waitUntil: 'commit'});
    await buttonOf(page).click();
    release();
    await expect(fieldOf(page)).toBeFocused();
  });

  test('while the search loads, the button says “Loading…”, Escape cancels, and typed text becomes the query', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/js/search-dialog*.js');
    await open(page, '/docs');
    const button = page.locator('.navbar').getByRole('button', {name: /^Search/});
    await button.click();
    await expect(button).toContainText('Loading…');
    await page.keyboard.press('Escape');
    await expect(button).not.toContainText('Loading…');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(word);
    release();
    await expect(fieldOf(page)).toHaveValue(word);
  });

  test('selecting text in the field and releasing the mouse beside the dialog does not close it', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, word);
    const {x, y, height} = (await fieldOf(page).boundingBox())!;
    await page.mouse.move(x + 80, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(5, y + height / 2);
    await page.mouse.up();
    await expect(optionsOf(page).first()).toBeVisible();
  });
});

test.describe('Results', () => {
  test('are pages and their headings, grouped by guide, with path and marked excerpt', async ({
    page,
  }) => {
    await openSearch(page, '/docs');
    await searchFor(page, 'distribution page');
    await expect(page.getByRole('group', {name: 'Best matches'})).toBeVisible();
    expect(await page.getByRole('listbox').getByRole('group').count()).toBeGreaterThan(1);
    const first = optionsOf(page).first();
    await expect(first).toContainText(/ ›/);
    await expect(first.locator('mark').first()).toBeVisible();
    // The list has each page once, with at most three sections of the page.
    const addresses = await addressesOf(page);
    expect(new Set(addresses).size).toBe(addresses.length);
    let above = '';
    let sections = 0;
    for (const address of addresses) {
      const [route, anchor] = address.split('#');
      sections = anchor ? sections + 1 : 0;
      above = anchor ? above : address;
      expect(route).toBe(above);
      expect(sections).toBeLessThanOrEqual(3);
    }
    expect(addresses.some((address) => address.includes('#'))).toBe(true);
  });

  test('say how many pages have every word, and list more than ten on demand', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'distribution page');
    const status = statusOf(page);
    await expect(status).toHaveText(/^\d+ pages have every word\. The best 10 are shown$/);
    const count = await optionsOf(page).count();
    await page.getByRole('button', {name: 'Show more pages'}).click();
    await expect(status).toHaveText(/^\d+ pages have every word\. The best 20 are shown$/);
    expect(await optionsOf(page).count()).toBeGreaterThan(count);
    await expect(dialogOf(page).locator(':focus')).toHaveCount(1);
    await fieldOf(page).fill(`distribution ${nonsense}`);
    await expect(status).toHaveText('No page has every word. The closest 10 are shown');
  });

  test('from a page of a guide, the pages of this guide are first', async ({page}) => {
    for (const [route, own, other] of [
      ['/docs/tester-guide', 'In the Tester Guide', 'Dev Guide'],
      ['/docs/developer-guide', 'In the Dev Guide', 'Tester Guide'],
    ] as const) {
      await openSearch(page, route);
      await searchFor(page, 'capture');
      const groups = dialogOf(page).getByRole('listbox').getByRole('group');
      await expect(groups.first()).toHaveAccessibleName(own);
      const addresses = await groups
        .first()
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('href')!));
      expect(addresses.filter((address) => !address.startsWith(route))).toEqual([]);
      await expect(dialogOf(page).getByRole('group', {name: other, exact: true})).toBeVisible();
    }
  });

  test('lead to their headings', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'distribution page');
    const option = page.locator('[role="option"][href*="#"]').first();
    const href = (await option.getAttribute('href'))!;
    await option.click();
    await expect(page).toHaveURL(href);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });

  test('are selected with the arrow keys and opened with Enter; Home and End move the cursor in the field', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, word);
    const field = fieldOf(page);
    const count = await optionsOf(page).count();
    expect(count).toBeGreaterThan(3);
    const active = page.locator('[role="option"][aria-selected="true"]');
    await expect(active).toHaveCount(0);
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
    ] as const) {
      await field.press(key);
      await expect(optionsOf(page).nth(index), key).toHaveAttribute('aria-selected', 'true');
      await expect(active).toHaveCount(1);
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await active.getAttribute('id'))!,
      );
      await expect(field).toBeFocused();
    }
    for (const [key, place] of [
      ['Home', 0],
      ['End', word.length],
    ] as const) {
      await field.press(key);
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(place);
      await expect(optionsOf(page).first(), key).toHaveAttribute('aria-selected', 'true');
    }
    const href = (await optionsOf(page).first().getAttribute('href'))!;
    await field.press('Enter');
    await expect(page).toHaveURL(href);
  });

  test('are in the language of the page; results in the other language are offered if there are no others', async ({
    page,
  }) => {
    await open(page, '/ja/docs/developer-guide');
    await page.getByRole('button', {name: '検索', exact: true}).click();
    const field = page.getByRole('combobox', {name: 'ドキュメントを検索'});
    await field.fill('ｱｯﾌﾟﾛｰﾄﾞ');
    await expect(optionsOf(page).first()).toBeVisible();
    const addresses = await addressesOf(page);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !address.startsWith('/ja/'))).toEqual([]);
    await expect(page.getByRole('status')).toHaveText(/すべての言葉を含むページは\d+ページ/);
    await expect(optionsOf(page).locator('mark').first()).toHaveText(/アップロード?/);
    await field.fill('インストールできない');
    await expect(optionsOf(page).filter({hasText: 'トラブルシューティング'})).not.toHaveCount(0);
    await expect(page.getByRole('listbox').getByText('troubleshooting')).toHaveCount(0);

    await openSearch(page);
    await fieldOf(page).fill('かいやくほうほう');
    await expect(dialogOf(page)).toContainText('Pages in 日本語 match:');
    const link = dialogOf(page).locator('a[hreflang=ja]').first();
    await expect(link).toContainText(/\p{Script=Han}/u);
    await link.click();
    await expect(page).toHaveURL(/\/ja\/docs\//);
  });
});

test('no file of the search is loaded until a reader opens it, and at most 250 kB until the first results', async ({
  page,
}) => {
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    const {pathname} = new URL(response.url());
    if (/\.(js|json|css)$/.test(pathname)) {
      // Ignores an error, because the test may leave the page before a response is complete.
      files.set(pathname, gzipSync(await response.body().catch(() => '')).length);
    }
  });
  await open(page, '/docs/developer-guide');
  await page.waitForLoadState('networkidle');
  const before = [...files.keys()];
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter((name) => /search/.test(name))).toEqual([]);
  await page.keyboard.press('Control+k');
  await searchFor(page, 'delete distribution page by name curl');
  await page.waitForLoadState('networkidle');
  const added = [...files].filter(([name]) => !before.includes(name));
  for (const kind of [
    /search-dialog.*\.js$/,
    /search\/index\.json$/,
    /assets\/search\/.*\.json$/,
  ]) {
    expect(added.filter(([name]) => kind.test(name))).not.toEqual([]);
  }
  expect(added.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(250_000);
});

test.describe('Without results', () => {
  test('the search suggests what to try, where to ask, and a similar spelling', async ({page}) => {
    await openSearch(page);
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('distribution_key');
    await expect(dialog.getByRole('link', {name: 'contact us'})).toHaveAttribute(
      'href',
      identity.links.contact,
    );
    await fieldOf(page).fill('zzzcertficatqes');
    await expect(dialog.getByRole('link', {name: 'Tester Guide'})).toBeVisible();
    await dialog.getByRole('button', {name: 'certificates'}).click();
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('certificates');
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).fill(nonsense);
    await expect(dialog).toContainText(`No page matches “${nonsense}”.`);
    await expect(statusOf(page)).toHaveText('No results');
    for (const name of ['Troubleshooting', 'glossary']) {
      await expect(dialog.getByRole('link', {name})).toBeVisible();
    }
    await dialog.getByRole('link', {name: 'glossary'}).click();
    await expect(page).toHaveURL(/\/docs\/.+/);
    await expect(dialog).toHaveCount(0);
  });

  test('recent searches are listed, and a button clears them', async ({page}) => {
    await openSearch(page);
    await searchFor(page, word);
    const href = (await optionsOf(page).first().getAttribute('href'))!;
    await fieldOf(page).press('Enter');
    // The search closes when the next page is shown.
    await expect(page).toHaveURL(href);
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    const recent = page.getByRole('listbox', {name: 'Recent searches'});
    await expect(recent.getByRole('option')).toHaveText([word]);
    await fieldOf(page).press('ArrowDown');
    expect(await axeFindings(page)).toEqual([]);
    await fieldOf(page).press('Enter');
    await expect(fieldOf(page)).toHaveValue(word);
    await expect(page.getByRole('listbox', {name: 'Search results'})).toBeVisible();
    await fieldOf(page).fill('');
    await page.getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(recent).toHaveCount(0);
  });

  test('markup is shown as text, and a long word makes nothing wider', async ({page}) => {
    await openSearch(page);
    const long = 'q'.repeat(300);
    await fieldOf(page).fill(long);
    await expect(statusOf(page)).toHaveText('No results');
    await expect(dialogOf(page)).toContainText(long.slice(0, 20));
    const room = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
    expect(room).toBeGreaterThanOrEqual(0);
    await fieldOf(page).fill('<img src=x onerror="window.planted=1"> upload');
    await expect(statusOf(page)).toHaveText(/are shown$/);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await expect(dialogOf(page).locator('img, script')).toHaveCount(0);
  });
});

test.describe('Input methods', () => {
  /** Dispatches Enter as browsers do: with the key code 229 during a conversion. */
  const pressEnter = (page: Page, init: {isComposing: boolean; keyCode: number}) =>
    fieldOf(page).dispatchEvent('keydown', {key: 'Enter', bubbles: true, ...init});

  test('the Enter that ends a conversion opens nothing, and any other Enter opens the result', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, word);
    const href = (await optionsOf(page).first().getAttribute('href'))!;
    await pressEnter(page, {isComposing: false, keyCode: 229});
    await expect(dialogOf(page)).toBeVisible();
    // Gboard reports a composition until the reader types a space.
    await pressEnter(page, {isComposing: true, keyCode: 13});
    await expect(page).toHaveURL(href);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('nothing is announced during a conversion, until it ends or pauses', async ({page}) => {
    await page.clock.install();
    await openSearch(page);
    await fieldOf(page).dispatchEvent('compositionstart');
    await fieldOf(page).fill(nonsense);
    await expect(statusOf(page)).toBeEmpty();
    await page.clock.runFor(400);
    await expect(statusOf(page)).toHaveText('No results');
  });
});

test.describe('When the index does not load', () => {
  test.use({expectClean: false});

  test('the dialog shows an error, and Retry loads the index again once per click, as needed after a deploy', async ({
    page,
  }) => {
    let starts = 0;
    let respond = () => {};
    await page.route('**/search/index.json', async (route) => {
      starts += 1;
      if (starts === 1) {
        return route.abort();
      }
      await new Promise<void>((resolve) => (respond = resolve));
      return route.continue();
    });
    await page.route('**/assets/search/*.json', (route) =>
      starts > 2 ? route.continue() : route.fulfill({status: 404, body: ''}),
    );
    const failure = dialogOf(page).getByRole('alert').filter({hasText: 'couldn’t be loaded'});
    const retry = dialogOf(page).getByRole('button', {name: 'Retry'});
    const loading = dialogOf(page).getByRole('button', {name: 'Loading…'});
    await openSearch(page);
    await fieldOf(page).fill(word);
    await expect(failure).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await retry.click();
    await expect(loading).toBeFocused();
    await expect(loading).toHaveAttribute('aria-disabled', 'true');
    await loading.press('Enter');
    await expect.poll(() => starts).toBe(2);
    respond();
    await expect(retry).toBeFocused();
    await expect(failure).toBeVisible();
    await retry.click();
    await expect.poll(() => starts).toBe(3);
    respond();
    await expect(optionsOf(page).first()).toContainText(/upload/i);
    expect(starts).toBe(3);
    await expect(fieldOf(page)).toBeFocused();
  });
});

test.describe('Accessibility', () => {
  test('no axe finding on a phone and a desktop: empty, with results, without', async ({page}) => {
    await openSearch(page);
    const check = async (state: string) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({width, height: 720});
        expect.soft(await axeFindings(page), `${state}, ${width} px`).toEqual([]);
      }
    };
    await check('empty');
    await searchFor(page, word);
    await fieldOf(page).press('ArrowDown');
    await check('with results');
    await fieldOf(page).fill(nonsense);
    await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
    await expect(optionsOf(page)).toHaveCount(0);
    await check('without');
  });

  // 320 by 256 pixels, as a screen of 640 by 512 pixels has at 200 % zoom.
  test('the search is usable on small screens', async ({page}) => {
    await openSearch(page);
    await searchFor(page, word);
    for (const [width, height] of [
      [320, 640],
      [640, 360],
      [320, 256],
    ] as const) {
      await page.setViewportSize({width, height});
      const box = (await dialogOf(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      await fieldOf(page).press('ArrowUp');
      await expect(optionsOf(page).last()).toBeInViewport();
      const body = page.getByRole('listbox').first().locator('xpath=..');
      const beyond = await body.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      await expect(dialogOf(page).getByRole('button', {name: 'Close'})).toBeInViewport();
      // The arrow key moves from the last option to the first.
      await fieldOf(page).press('ArrowDown');
    }
  });
});

test('the console says once that hosted search is disabled', async ({page}) => {
  const types: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Hosted search is disabled')) {
      types.push(message.type());
    }
  });
  await open(page, '/');
  await barLink(page).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Release Notes'})).toBeVisible();
  expect(types).toEqual(['log']);
});

for (const isTypedOn of [false, true]) {
  test(`Enter before the results have come ${isTypedOn ? 'opens nothing if the reader types more' : 'opens the first one'}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/search/index.json');
    await openSearch(page);
    await fieldOf(page).fill(word);
    await fieldOf(page).press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    if (isTypedOn) {
      await fieldOf(page).fill('capture');
    }
    release();
    if (isTypedOn) {
      await expect(optionsOf(page).first()).toContainText(/capture/i);
      await expect(page).toHaveURL('/docs/developer-guide');
    } else {
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page).not.toHaveURL('/docs/developer-guide');
    }
  });
}
