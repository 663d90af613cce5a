import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {identity} from '../../src/site/identity';
import {axeFindings} from '../fixtures/axe';
import {expect, open, test} from '../fixtures/test';

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
const fieldOf = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});
const optionsOf = (page: Page) => page.getByRole('option');

async function openSearch(page: Page, route = '/docs/developer-guide'): Promise<void> {
  await open(page, route);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(fieldOf(page)).toBeFocused();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
  await expect(optionsOf(page).first()).toBeVisible();
}

/** Delays requests for a URL until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test.describe('Opening and closing', () => {
  test('an address with a query opens the search with its answers', async ({page}) => {
    await open(page, '/?q=okta');
    await expect(fieldOf(page)).toHaveValue('okta');
    await expect(optionsOf(page).first()).toContainText('Okta');
    await fieldOf(page).press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(fieldOf(page)).toHaveValue('');
  });

  test('it gives the focus back however it was opened and is closed', async ({page}) => {
    await open(page, '/');
    const link = page.getByRole('link', {name: 'Release Notes'}).first();
    const button = page.getByRole('button', {name: 'Search', exact: true});
    const field = page.getByRole('main').getByRole('searchbox', {name: 'Search the documentation'});
    for (const [invoker, openBy] of [
      [button, () => button.click()],
      [field, () => field.click()],
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
    // The search opens again immediately after it has closed.
    await link.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    // The site doesn't take over a shortcut of the browser.
    await link.press('Control+Shift+k');
    // A single key does not open it (WCAG 2.1.4).
    await link.press('/');
    await page.keyboard.press('Tab');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('Back closes it and leaves the page', async ({page}) => {
    await open(page, '/docs/tester-guide');
    await page.getByRole('link', {name: 'Release Notes'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Release Notes'})).toBeVisible();
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(fieldOf(page)).toBeFocused();
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/release-notes');
    await page.goBack();
    await expect(page).toHaveURL('/docs/tester-guide');
  });

  test('where the bar has room, its button looks like a field', async ({page}) => {
    for (const route of ['/docs', '/ja/docs']) {
      await page.setViewportSize({width: 1280, height: 720});
      await open(page, route);
      const button = page.locator('.navbar .search-button');
      await expect(button.locator('kbd')).toBeVisible();
      // No link in the bar is moved to a second line.
      const heights = await page
        .locator('.navbar__link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThan(40);
    }
  });

  for (const [part, name] of [
    ['the scripts', 'main'],
    ['the dialog', 'search-dialog'],
  ] as const) {
    test(`what is typed before ${part} come is kept`, async ({page}) => {
      const release = await hold(page, `**/assets/js/${name}.*.js`);
      await page.goto('/', {waitUntil: 'commit'});
      const field = page.getByRole('main').getByRole('searchbox');
      if (name !== 'main') {
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      }
      await field.pressSequentially('okta');
      await expect(dialogOf(page)).toHaveCount(0);
      release();
      await expect(fieldOf(page)).toHaveValue('okta');
      await expect(optionsOf(page).first()).toContainText('Okta');
      await page.keyboard.type(' saml');
      await expect(fieldOf(page)).toHaveValue('okta saml');
    });
  }

  test('what is typed after the shortcut before the dialog comes is kept', async ({page}) => {
    const release = await hold(page, '**/assets/js/search-dialog.*.js');
    await open(page, '/docs');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('okta');
    release();
    await expect(fieldOf(page)).toHaveValue('okta');
  });

  test('marking text in the field and letting go beside the dialog leaves it open', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'upload');
    const box = (await fieldOf(page).boundingBox())!;
    await page.mouse.move(box.x + 80, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, box.y + box.height / 2);
    await page.mouse.up();
    await expect(optionsOf(page).first()).toBeVisible();
  });

  test.describe('on the not-found page', () => {
    test.use({expectClean: false});
    test('the field opens it', async ({page}) => {
      await open(page, '/docs/no-such-page');
      await page
        .getByRole('main')
        .getByRole('searchbox', {name: 'Search the documentation'})
        .click();
      await expect(fieldOf(page)).toBeFocused();
    });
  });
});

test.describe('Results', () => {
  test('stand by page and heading, grouped by guide, with path and marked excerpt', async ({
    page,
  }) => {
    await openSearch(page, '/docs');
    await searchFor(page, 'distribution page passcode');
    await expect(page.getByRole('group', {name: 'Best matches'})).toBeVisible();
    await expect(page.getByRole('group', {name: 'API Reference'})).toBeVisible();
    const first = optionsOf(page).first();
    await expect(first).toContainText(/(Dev Guide|API Reference) ›/);
    await expect(first.locator('mark').first()).toBeVisible();
    // Each page occurs once, with at most three of its sections below it.
    const addresses = await optionsOf(page).evaluateAll((all) =>
      all.map((option) => option.getAttribute('href')!),
    );
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

  test('say how many pages have every word, and those after the best ten can be had', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'distribution page');
    const status = page.getByRole('status');
    await expect(status).toHaveText(/^\d+ pages have every word\. The best 10 are shown$/);
    const count = await optionsOf(page).count();
    await page.getByRole('button', {name: 'Show more pages'}).click();
    await expect(status).toHaveText(/^\d+ pages have every word\. The best 20 are shown$/);
    expect(await optionsOf(page).count()).toBeGreaterThan(count);
    await expect(dialogOf(page).locator(':focus')).toHaveCount(1);
    await fieldOf(page).fill('distribution zzzqqqxxx');
    await expect(status).toHaveText('No page has every word. The closest 10 are shown');
  });

  test('from a page of the Tester Guide, that guide stands first, and others below', async ({
    page,
  }) => {
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

  test('a result lands on its heading', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'untrusted enterprise developer');
    const option = optionsOf(page).filter({hasText: 'Trust the developer'}).first();
    const href = await option.getAttribute('href');
    expect(href).toMatch(/^\/docs\/.+#.+/);
    await option.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.locator(`[id="${href!.split('#')[1]}"]`)).toBeInViewport();
  });

  test('are walked with the arrow keys and Enter; Home and End stay in the field', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'upload');
    const field = fieldOf(page);
    const count = await optionsOf(page).count();
    expect(count).toBeGreaterThan(3);
    const active = async () =>
      optionsOf(page).evaluateAll((all) =>
        all.findIndex((option) => option.getAttribute('aria-selected') === 'true'),
      );
    expect(await active()).toBe(-1);
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
    ] as const) {
      await field.press(key);
      expect(await active(), key).toBe(index);
      const id = await optionsOf(page).nth(index).getAttribute('id');
      await expect(field).toHaveAttribute('aria-activedescendant', id!);
      await expect(field).toBeFocused();
    }
    for (const [key, place] of [
      ['Home', 0],
      ['End', 'upload'.length],
    ] as const) {
      await field.press(key);
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(place);
      expect(await active(), key).toBe(0);
    }
    const href = await optionsOf(page).first().getAttribute('href');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test('are in the language of the page, and only there', async ({page}) => {
    await open(page, '/ja/docs/developer-guide');
    await page.getByRole('button', {name: '検索', exact: true}).click();
    await page.getByRole('combobox', {name: 'ドキュメントを検索'}).fill('ｱｯﾌﾟﾛｰﾄﾞ');
    await expect(optionsOf(page).first()).toBeVisible();
    const routes = await optionsOf(page).evaluateAll((all) =>
      all.map((option) => option.getAttribute('href')),
    );
    expect(routes.length).toBeGreaterThan(3);
    expect(routes.filter((route) => !route!.startsWith('/ja/'))).toEqual([]);
    await expect(page.getByRole('status')).toHaveText(/すべての言葉を含むページは\d+ページ/);
    await expect(optionsOf(page).locator('mark').first()).toHaveText(/アップロード?/);
    await page.getByRole('combobox', {name: 'ドキュメントを検索'}).fill('インストールできない');
    await expect(optionsOf(page).filter({hasText: 'トラブルシューティング'})).not.toHaveCount(0);
    await expect(page.getByRole('listbox').getByText('troubleshooting')).toHaveCount(0);
  });
});

test.describe('What is loaded', () => {
  test('nothing before the search is used; 250 kB at most until the first results', async ({
    page,
  }) => {
    // Detects files by their names, and code by strings that only the dialog and the engine contain.
    const ofSearch = (url: string, body: string) =>
      /search-dialog|search\/index|assets\/search/.test(url) ||
      (url.endsWith('.js') && /search-dialog__status|Script=Latin/.test(body));
    const loaded: {url: string; bytes: number; isSearch: boolean}[] = [];
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      bodies.push(
        response.body().then(
          (body) =>
            void loaded.push({
              url: response.url(),
              bytes: gzipSync(body).length,
              isSearch: ofSearch(response.url(), body.toString()),
            }),
          () => undefined,
        ),
      );
    });
    await open(page, '/docs/developer-guide');
    await page.waitForLoadState('networkidle');
    await Promise.all(bodies);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter(({isSearch}) => isSearch)).toEqual([]);
    const before = loaded.length;
    await page.keyboard.press('Control+k');
    await searchFor(page, 'delete distribution page by name curl');
    await Promise.all(bodies);
    const bytes = loaded.slice(before).reduce((sum, one) => sum + one.bytes, 0);
    expect(loaded.length).toBeGreaterThan(before + 2);
    expect(bytes).toBeLessThan(250_000);
    const code = loaded.filter(({url, isSearch}) => isSearch && url.endsWith('.js'));
    expect(code.length).toBeGreaterThan(0);
  });
});

test.describe('Where there are no results', () => {
  test('it says what to try, where to ask, and what is spelled nearly so', async ({page}) => {
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
    await fieldOf(page).fill('zzzqqqxxx');
    await expect(dialog).toContainText('No page matches “zzzqqqxxx”.');
    await expect(page.getByRole('status')).toHaveText('No results');
    await dialog.getByRole('link', {name: 'glossary'}).click();
    await expect(page).toHaveURL(/\/learning\/glossary$/);
    await expect(dialog).toHaveCount(0);
  });

  test('recent searches are offered, and forgotten when asked', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'okta');
    await fieldOf(page).press('Enter');
    // Navigating to a page closes the search.
    await expect(page.getByRole('heading', {level: 1})).toContainText('Okta');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    const recent = page.getByRole('listbox', {name: 'Recent searches'});
    await expect(recent.getByRole('option')).toHaveText(['okta']);
    await fieldOf(page).press('ArrowDown');
    expect(await axeFindings(page)).toEqual([]);
    await fieldOf(page).press('Enter');
    await expect(fieldOf(page)).toHaveValue('okta');
    await expect(page.getByRole('listbox', {name: 'Search results'})).toBeVisible();
    await fieldOf(page).fill('');
    await page.getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(recent).toHaveCount(0);
  });
});

test('what only the other language has is offered in that language', async ({page}) => {
  await openSearch(page);
  await fieldOf(page).fill('かいやくほうほう');
  await expect(dialogOf(page)).toContainText('Pages in 日本語 match:');
  const link = dialogOf(page).locator('a[hreflang=ja]').first();
  await expect(link).toContainText(/\p{Script=Han}/u);
  await link.click();
  await expect(page).toHaveURL(/\/ja\/docs\//);
});

test('a question that a page answers leads to it, and is on no page', async ({page}) => {
  const question = 'six numbers in a second mail';
  const route = '/docs/tester-guide/quickstart';
  await openSearch(page);
  await searchFor(page, question);
  await expect(optionsOf(page).first()).toContainText('Helps with “six numbers in a second mail”');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${route}(#|$)`));
  await expect(dialogOf(page)).toHaveCount(0);
  for (const file of [route, `${route}.md`, '/llms/tester-guide-1.txt']) {
    const text = await (await page.request.get(file)).text();
    expect(text, file).toContain('client app');
    expect(text, file).not.toContain(question);
  }
});

test('bad input gets an honest answer, and HTML and script text is text', async ({page}) => {
  const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await openSearch(page);
  for (const query of ['!?#%&…', '🚀🔥', 'مرحبا بالعالم', 'q'.repeat(5000)]) {
    await fieldOf(page).fill(query);
    await expect(page.getByRole('status')).toHaveText('No results');
    await expect(dialogOf(page)).toContainText(query.slice(0, 20));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  }
  await fieldOf(page).fill(markup);
  await expect(page.getByRole('status')).toHaveText(/are shown$/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(dialogOf(page).locator('img, script')).toHaveCount(0);
});

test.describe('Input methods', () => {
  /** Dispatches Enter as a browser does: its key code differs while a word is converted. */
  const pressEnter = (page: Page, init: {isComposing: boolean; keyCode: number}) =>
    fieldOf(page).dispatchEvent('keydown', {key: 'Enter', bubbles: true, ...init});

  test('the Enter that ends a conversion opens nothing, any other opens the result', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'okta');
    await pressEnter(page, {isComposing: false, keyCode: 229});
    await expect(dialogOf(page)).toBeVisible();
    // Gboard reports Enter during a composition of the last word.
    await pressEnter(page, {isComposing: true, keyCode: 13});
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/.+okta/);
  });

  test('a conversion is no query: nothing is announced until it ends or rests', async ({page}) => {
    await page.clock.install();
    await openSearch(page);
    await fieldOf(page).dispatchEvent('compositionstart');
    await fieldOf(page).fill('zzzqqqxxx');
    await expect(dialogOf(page).getByRole('status')).toBeEmpty();
    await page.clock.runFor(400);
    await expect(dialogOf(page).getByRole('status')).toHaveText('No results');
  });
});

test('a search that was asked for before the scripts came opens once they are there', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs', {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  release();
  await expect(fieldOf(page)).toBeFocused();
});

test('while its script is on its way, the button says so, and Escape cancels', async ({page}) => {
  await open(page, '/docs');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/search-dialog*.js', async (route) => {
    await held;
    await route.continue();
  });
  const button = page.locator('.navbar').getByRole('button', {name: /^Search/});
  await button.click();
  await expect(button).toContainText('Loading…');
  await page.keyboard.press('Escape');
  await expect(button).not.toContainText('Loading…');
  release();
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
});

test.describe('When the index does not load', () => {
  test.use({expectClean: false});
  test('the dialog says so, and Retry reads its start anew, as after a deploy', async ({page}) => {
    let starts = 0;
    await page.route('**/search/index.json', (route) => {
      starts += 1;
      return starts > 1 ? route.continue() : route.abort();
    });
    await page.route('**/assets/search/*.json', (route) =>
      starts > 2 ? route.continue() : route.fulfill({status: 404, body: ''}),
    );
    const failure = dialogOf(page).getByText('couldn’t be loaded');
    await openSearch(page);
    await fieldOf(page).fill('okta');
    await expect(failure).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const retry = dialogOf(page).getByRole('button', {name: 'Retry'});
    await retry.click();
    await expect.poll(() => starts).toBe(2);
    await expect(failure).toBeVisible();
    await retry.click();
    await expect(optionsOf(page).first()).toContainText('Okta');
    expect(starts).toBe(3);
    await expect(fieldOf(page)).toBeFocused();
  });

  test('Retry says that it is loading, keeps the focus, and can’t be pressed twice', async ({
    page,
  }) => {
    let starts = 0;
    let answer = () => {};
    await page.route('**/search/index.json', async (route) => {
      starts += 1;
      if (starts > 1) {
        await new Promise<void>((resolve) => (answer = resolve));
      }
      await route.abort();
    });
    await openSearch(page);
    await fieldOf(page).fill('okta');
    await dialogOf(page).getByRole('button', {name: 'Retry'}).click();
    const loading = dialogOf(page).getByRole('button', {name: 'Loading…'});
    await expect(loading).toBeFocused();
    await expect(loading).toHaveAttribute('aria-disabled', 'true');
    await loading.press('Enter');
    answer();
    await expect(dialogOf(page).getByRole('button', {name: 'Retry'})).toBeFocused();
    await expect(dialogOf(page).getByRole('alert')).toContainText('couldn’t be loaded');
    expect(starts).toBe(2);
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
    await searchFor(page, 'okta');
    await fieldOf(page).press('ArrowDown');
    await check('with results');
    await fieldOf(page).fill('zzzqqqxxx');
    await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
    await expect(optionsOf(page)).toHaveCount(0);
    await check('without');
  });

  // 320 by 256 pixels are a screen of 640 by 512 at 200 % zoom.
  test('is usable on small screens', async ({page}) => {
    await openSearch(page);
    await searchFor(page, 'distribution_key');
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
      // From the last option to the first.
      await fieldOf(page).press('ArrowDown');
    }
  });
});

test('the console says once that hosted search is disabled', async ({page}) => {
  const logs: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Hosted search is disabled')) {
      logs.push(message.type());
    }
  });
  await open(page, '/');
  await page.getByRole('link', {name: 'Dev Guide'}).first().click();
  await expect(page).toHaveURL(/developer-guide/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(logs).toEqual(['log']);
});

test.describe('Slow answers', () => {
  test('Enter before the results have come opens the first one when it is there', async ({
    page,
  }) => {
    const release = await hold(page, '**/search/index.json');
    await openSearch(page);
    await fieldOf(page).fill('saml okta');
    await fieldOf(page).press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    release();
    await expect(page).toHaveURL(/saml-okta/);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('typing on after Enter takes it back', async ({page}) => {
    const release = await hold(page, '**/search/index.json');
    await openSearch(page);
    await fieldOf(page).fill('saml okta');
    await fieldOf(page).press('Enter');
    await fieldOf(page).fill('saml onelogin');
    release();
    await expect(optionsOf(page).first()).toContainText('OneLogin');
    await expect(page).toHaveURL('/docs/developer-guide');
  });
});
