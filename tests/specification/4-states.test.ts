/** Specification, section 4: states and transitions, on the default build. */
import type {Page} from '@playwright/test';
import {needsPatches} from '../fixtures/patches';
import {expect, open, test} from '../fixtures/test';

const guide = '/docs/tester-guide';
const other = '/docs/tester-guide/install/from-link';

/** Holds back every script that is asked for from now on, until it is released. */
async function holdScripts(page: Page): Promise<{release: () => void}> {
  let release: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return {release: () => release()};
}

/** Holds back the script with a page's own content until it is to fail; all others pass. */
async function holdContent(page: Page, source: string): Promise<{fail: () => void}> {
  let fail: () => void;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isFrame = route.request().url().includes('/main.');
    if (isFrame || !(await response.text()).includes(source)) {
      return route.fulfill({response});
    }
    await failed;
    return route.abort();
  });
  return {fail: () => fail()};
}

/** Collects the contents whose scripts arrive: the names of documentation pages. */
function watchContent(page: Page): () => string[] {
  const contents = new Set<string>();
  page.on('response', async (response) => {
    const isPage = /\/assets\/js\/(?!main\.|react\.|runtime)[^/]+\.js$/.test(response.url());
    // A script may still be on its way when the test ends.
    const script = isPage ? await response.text().catch(() => '') : '';
    const [, content] = /"source":"@site\/docs\/([^"]+)\.md"/.exec(script) ?? [];
    if (content) {
      contents.add(content);
    }
  });
  return () => [...contents];
}

/**
 * Opens a page by a URL for which Docusaurus can't load the content before it renders: with `.html` at
 * its end, which the site mends, unless the browser refuses.
 */
async function openUnprepared(page: Page, route: string): Promise<void> {
  await page.addInitScript(() => (window.history.replaceState = () => {}));
  await page.route(`**${route}.html`, async (handler) => {
    const response = await handler.fetch({
      url: handler
        .request()
        .url()
        .replace(/\.html$/, ''),
    });
    await handler.fulfill({response});
  });
  await page.goto(`${route}.html`, {waitUntil: 'commit'});
}

// Without its patches, Docusaurus fetches pages ahead that a test doesn't wait for.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test.describe('page loading', () => {
  // Docusaurus reports that the server's page and the spinner differ, and the failed request.
  test.use({expectClean: false});

  test('a spinner shows while a page loads, an error with Retry when it fails', async ({page}) => {
    const content = await holdContent(page, '/tester-guide/index.md');
    await openUnprepared(page, guide);
    await expect(page.getByText('Loading…')).toBeVisible();
    content.fail();
    await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded.');
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('route loading', () => {
  test('a progress bar appears after 200 ms and goes when the page is there', async ({page}) => {
    await open(page, guide);
    await page.evaluate(() => {
      const times: Record<string, number> = {};
      (window as unknown as {times: typeof times}).times = times;
      document.addEventListener('click', () => (times.click = performance.now()), true);
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('#nprogress .bar');
        if (bar && times.bar === undefined) {
          times.bar = performance.now();
          times.minimum = 100 + Number(/translate3d\((-?[\d.]+)%/.exec(bar.style.transform)?.[1]);
          times.speed = parseFloat(
            bar.style.transitionDuration || bar.style.transition.split(' ')[1]!,
          );
        }
      }).observe(document.documentElement, {childList: true, subtree: true, attributes: true});
    });
    const scripts = await holdScripts(page);
    await page.getByRole('main').getByRole('link', {name: 'Install from a link'}).first().click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    const before = await page.locator('#nprogress .bar').evaluate((bar) => bar.style.transform);
    const started = Date.now();
    // It trickles on while the page is still not there, every 800 ms.
    await expect
      .poll(() => page.locator('#nprogress .bar').evaluate((bar) => bar.style.transform))
      .not.toBe(before);
    expect(Date.now() - started).toBeLessThan(2500);
    scripts.release();
    await expect(page).toHaveURL(other);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    const times = await page.evaluate(
      () =>
        (window as unknown as {times: Record<'click' | 'bar' | 'minimum' | 'speed', number>}).times,
    );
    expect(times.bar - times.click).toBeGreaterThanOrEqual(200);
    expect(times.minimum).toBeCloseTo(8, 0);
  });

  for (const [name, connection] of [
    ['2g', {effectiveType: '2g', saveData: false}],
    ['save-data', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`nothing is fetched ahead on ${name}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await open(page, guide);
      const ahead: string[] = [];
      page.on('request', (request) => ahead.push(request.url()));
      await page.getByRole('main').getByRole('link', {name: 'Install from a link'}).first().hover();
      // A round trip through idle time: what hovering starts has been asked for by then.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
      expect(ahead.filter((url) => url.includes('/assets/js/'))).toEqual([]);
      expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
    });
  }

  test('nothing else than the next page is fetched ahead until its reader turns to a link', async ({
    page,
  }) => {
    needsPatches('every link in view fetches its page.');
    const fetched = watchContent(page);
    await open(page, guide);
    await expect.poll(fetched).toContain('tester-guide/quickstart');
    const links = page.getByRole('main').getByRole('link');
    const ways = [
      ['Install from a link', 'hover', 'tester-guide/install/from-link'],
      ['Share the capture', 'focus', 'tester-guide/capture/share-capture'],
    ] as const;
    for (const [name, way, content] of ways) {
      expect(fetched()).not.toContain(content);
      await links.filter({hasText: name}).first()[way]();
      await expect.poll(fetched).toContain(content);
    }
    const touched = links.filter({hasText: 'Save a capture'}).first();
    expect(fetched()).not.toContain('tester-guide/capture/save-capture');
    await touched.dispatchEvent('touchstart');
    await expect.poll(fetched).toContain('tester-guide/capture/save-capture');
    // All the other links of the page were in view, or came into it.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(fetched().toSorted()).toEqual([
      // Docusaurus looks for chunks by the path of a route; this page's is that of the guides' frame.
      'index',
      'tester-guide/capture/save-capture',
      'tester-guide/capture/share-capture',
      'tester-guide/index',
      'tester-guide/install/from-link',
      'tester-guide/quickstart',
    ]);
  });
});

test.describe('mobile menu', () => {
  test('opens, goes back to the main menu and closes when the window becomes desktop', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, other);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Install as a team member'})).toBeVisible();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(menu.getByRole('link', {name: 'Release Notes'})).toBeVisible();
    await page.setViewportSize({width: 1200, height: 844});
    await expect(menu.getByRole('link', {name: 'Release Notes'})).toBeHidden();
    await page.setViewportSize({width: 390, height: 844});
    await expect(menu.getByRole('link', {name: 'Release Notes'})).toBeHidden();
  });
});

test('the navigation bar hides on scroll down and returns on scroll up, also after its menus were used', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 600});
  await open(page, other);
  const bar = page.locator('.navbar');
  const scrollDown = () =>
    expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(bar).not.toBeInViewport({timeout: 500});
    }).toPass();
  await expect(bar).toBeInViewport();
  await page.mouse.move(600, 300);
  await scrollDown();
  await expect(async () => {
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeInViewport({timeout: 500});
  }).toPass();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'English'}).click();
  await page.getByRole('button', {name: 'English'}).click();
  await page.mouse.move(600, 300);
  await scrollDown();
});

for (const [where, route, links] of [
  ['a table', guide, '.markdown table a[href^="/docs"]'],
  ['a picture', '/', 'figure.picture a[href^="/docs"]'],
] as const) {
  test(`a link in ${where} leads on without loading the page as a whole, or to a tab of its own`, async ({
    page,
    context,
  }) => {
    await open(page, route);
    const link = page.locator(links).filter({visible: true}).first();
    const target = (await link.getAttribute('href'))!;
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    for (const follow of [() => link.click(), () => link.press('Enter')]) {
      await follow();
      await expect(page).toHaveURL(target);
      await expect(page.locator('article h1')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(route);
    }
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({modifiers: ['Control']}),
    ]);
    // A browser without a window may leave a tab in the background empty.
    await tab.bringToFront();
    await expect(tab).toHaveURL(target);
    await expect(page).toHaveURL(route);
  });
}

test("the only docs version is 'current', and no other is kept in local storage", async ({
  page,
}) => {
  const key = 'docs-preferred-version-default';
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  await open(page, guide);
  await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
    'content',
    'current',
  );
  await page.evaluate((name) => localStorage.setItem(name, 'current'), key);
  await open(page, other);
  expect(await stored()).toBe('current');
  await page.evaluate((name) => localStorage.setItem(name, 'no-such-version'), key);
  await open(page, guide);
  await expect.poll(stored).toBeNull();
});

test.describe('colour mode, fixed', () => {
  test('is light, has no switch, and nothing turns it dark', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/?docusaurus-theme=dark');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 33, 46)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('button', {name: /mode/})).toHaveCount(0);
  });
});
