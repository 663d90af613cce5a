import type {Page} from '@playwright/test';
import {holdRequests} from '../fixtures/holdRequests';
import {needsPatches} from '../fixtures/patches';
import {barLink, pageOfSteps, pageWithMost, textLinks} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const guide = '/docs/tester-guide';
const scripts = '**/assets/js/*.js';

/** Collects the routes of pages whose scripts the browser loads. */
function watchContent(page: Page): () => string[] {
  const routes = new Set<string>();
  page.on('response', async (response) => {
    const isPage = /\/assets\/js\/(?!main\.|react\.|runtime)[^/]+\.js$/.test(response.url());
    // Ignores an error, because a script may still be loading when the test ends.
    const script = isPage ? await response.text().catch(() => '') : '';
    const [, route] = /"slug":"[^"]*","permalink":"(\/docs[^"]*?)\/?"/.exec(script) ?? [];
    if (route) {
      routes.add(route);
    }
  });
  return () => [...routes];
}

// Without the patches, Docusaurus prefetches pages, and a test doesn't wait for these requests.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test.describe('page loading', () => {
  // React logs that the server's HTML and the spinner differ, and the browser logs the failed request.
  test.use({expectClean: false});

  test('a spinner shows while a page loads, an error with Retry when it fails', async ({page}) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const isFrame = route.request().url().includes('/main.');
      if (isFrame || !(await response.text()).includes(`@site${guide}/index.md`)) {
        return route.fulfill({response});
      }
      await failed;
      return route.abort();
    });
    // If the URL isn't exactly the route, Docusaurus can't load the content before rendering. The site corrects
    // such a URL, so that this test makes the browser refuse the correction.
    await page.addInitScript(() => (window.history.replaceState = () => {}));
    await page.route(`**${guide}.html`, async (route) => {
      const url = route.request().url().replace('.html', '');
      await route.fulfill({response: await route.fetch({url})});
    });
    await page.goto(`${guide}.html`, {waitUntil: 'commit'});
    await expect(page.getByText('Loading…')).toBeVisible();
    fail();
    await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded.');
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('route loading', () => {
  test('a progress bar is visible while the next page loads', async ({page}) => {
    await open(page, '/');
    const bar = page.locator('#nprogress .bar');
    const release = await holdRequests(page, scripts);
    await barLink(page).click();
    await expect(bar).toBeVisible();
    release();
    await expect(page).toHaveURL('/release-notes');
    await expect(bar).toHaveCount(0);
  });

  for (const [name, connection] of [
    ['2g', {effectiveType: '2g', saveData: false}],
    ['save-data', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`nothing is fetched ahead on ${name}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      const fetched = watchContent(page);
      await open(page, guide);
      const [pointed, followed] = [textLinks(page).first(), textLinks(page).last()];
      const route = (await pointed.getAttribute('href'))!;
      await pointed.hover();
      const target = (await followed.getAttribute('href'))!;
      await followed.click();
      await expect(page).toHaveURL(target);
      await expect.poll(fetched).toContain(target);
      expect(fetched()).not.toContain(route);
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    });
  }

  test('only the next page is fetched ahead until the reader points at a link', async ({page}) => {
    needsPatches('every link in view fetches its page.');
    const fetched = watchContent(page);
    await open(page, guide);
    const next = await page.locator('.pagination-nav__link--next').getAttribute('href');
    await expect.poll(fetched).toContain(next);
    const all = await textLinks(page).evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href')!)),
    ]);
    const [hovered, focused, touched, followed] = all.filter((route) => route !== next);
    const link = (route?: string) =>
      textLinks(page)
        .and(page.locator(`[href="${route}"]`))
        .first();
    for (const [route, turnTo] of [
      [hovered, () => link(hovered).hover()],
      [focused, () => link(focused).focus()],
      [touched, () => link(touched).dispatchEvent('touchstart')],
    ] as const) {
      expect(fetched()).not.toContain(route);
      await turnTo();
      await expect.poll(fetched).toContain(route);
    }
    // The other links of the page were in view, too.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await link(followed).click();
    await expect(page).toHaveURL(followed!);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const rest = all.filter(
      (route) => ![next, hovered, focused, touched, followed].includes(route),
    );
    expect(rest.length).toBeGreaterThan(2);
    const after = await page.locator('.pagination-nav__link--next').getAttribute('href');
    expect(fetched().filter((route) => rest.includes(route) && route !== after)).toEqual([]);
  });
});

test('the mobile menu opens, goes back to the main menu, and closes when the window becomes desktop', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, guide);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toBeVisible();
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  const item = menu.getByRole('link', {name: 'Release Notes'});
  await expect(item).toBeVisible();
  for (const width of [1200, 390]) {
    await page.setViewportSize({width, height: 844});
    await expect(item).toBeHidden();
  }
});

test('the navigation bar hides on scroll down and returns on scroll up, also after a menu was open', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 600});
  await open(page, pageOfSteps());
  const bar = page.locator('.navbar');
  const scroll = (distance: number) =>
    expect
      .poll(async () => {
        await page.mouse.wheel(0, distance);
        const {y, height} = (await bar.boundingBox())!;
        return y + height > 0;
      })
      .toBe(distance < 0);
  await expect(bar).toBeInViewport();
  await page.mouse.move(600, 300);
  await scroll(300);
  await scroll(-200);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'English'}).click();
  await page.getByRole('button', {name: 'English'}).click();
  await page.mouse.move(600, 300);
  await scroll(300);
});

for (const [where, route, links] of [
  [
    'a table',
    () => pageWithMost(/<td[^>]*><a[^>]*href=\/docs[^#> ]*>/g),
    '.markdown table a[href^="/docs"]:not([href*="#"])',
  ],
  ['a picture', () => '/', 'figure.picture a[href^="/docs"]'],
] as const) {
  test(`a link in ${where} navigates without a full load, or with a modifier key to a tab of its own`, async ({
    page,
    context,
  }) => {
    await open(page, route());
    const link = page.locator(links).filter({visible: true}).first();
    const target = (await link.getAttribute('href'))!;
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    for (const follow of [() => link.click(), () => link.press('Enter')]) {
      await follow();
      await expect(page).toHaveURL(target);
      await expect(page.locator('article h1')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(route());
    }
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({modifiers: ['ControlOrMeta']}),
    ]);
    // A headless browser may not load a tab in the background.
    await tab.bringToFront();
    await expect(tab).toHaveURL(target);
    await expect(page).toHaveURL(route());
  });
}

test("the only docs version is 'current', and local storage has no other version", async ({
  page,
}) => {
  const key = 'docs-preferred-version-default';
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  await open(page, guide);
  await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
    'content',
    'current',
  );
  for (const [version, kept] of [
    ['current', 'current'],
    ['no-such-version', null],
  ] as const) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      version,
    ] as const);
    await open(page, guide);
    await expect.poll(stored).toBe(kept);
  }
});

test('the color mode is always light, and there is no switch', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/?docusaurus-theme=dark');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 33, 46)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button', {name: /mode/})).toHaveCount(0);
});
