/**
 * Whatever fails, the text stays readable, links work, and the console has no error of the site's own.
 * `8-errors.test.ts` and `4-states.test.ts` have the faults that the specification names,
 * `every-route.test.ts` the pages without JavaScript.
 */
import type {Page} from '@playwright/test';
import {failures, ownMessages} from '../fixtures/faults';
import {needsPatches} from '../fixtures/patches';
import {barLink, pageOfCode, pageOfOperation, textLinks} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

// Each fault causes failed requests and messages of the browser.
test.use({expectClean: false});

const guide = '/docs/tester-guide';
const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Counts the documents that a page requests. */
function countDocuments(page: Page): {count: number} {
  const documents = {count: 0};
  page.on('request', (request) => {
    documents.count += request.isNavigationRequest() ? 1 : 0;
  });
  return documents;
}

/** Follows the last link in the text of a guide. */
async function followLink(page: Page): Promise<void> {
  const before = await title(page).innerText();
  const route = (await textLinks(page).last().getAttribute('href'))!;
  await textLinks(page).last().click();
  await expect(page).toHaveURL(route);
  await expect(title(page)).not.toHaveText(before);
}

async function expectNavigation(page: Page): Promise<void> {
  await barLink(page).click();
  await expect(page).toHaveURL('/release-notes');
  await expect(title(page)).toHaveText('Release Notes');
}

/** Scripts of single pages, without those that all pages share. */
const pageScripts = /\/assets\/js\/(?!main\.|react\.|runtime)[\w.~-]+\.js$/;

test.describe('the font service', () => {
  test.use({fontResponds: false});

  for (const name of ['hanging', 'answering garbage'] as const) {
    test(`${name}: the text is shown in a font of the reader's system`, async ({page, trouble}) => {
      const request = page.waitForRequest('https://cdn.jsdelivr.net/**');
      await page.route('https://cdn.jsdelivr.net/**', failures[name]);
      await page.goto(guide, {waitUntil: 'commit'});
      await hydrated(page).waitFor({state: 'attached'});
      await expect(title(page)).toBeVisible();
      await request;
      const isLoaded = await page.evaluate(() =>
        [...document.fonts].some(
          ({family, status}) => /Sans 3"?$/.test(family) && status === 'loaded',
        ),
      );
      expect(isLoaded).toBe(false);
      await expectNavigation(page);
      expect(ownMessages(trouble)).toEqual([]);
    });
  }
});

test('storage that is full: choices apply to the page only, and everything works', async ({
  page,
  trouble,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, pageOfOperation());
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tabpanel', {name: 'Python'}).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('upload');
  await page.getByRole('option').first().click();
  await expect(title(page)).toBeVisible();
  // Docusaurus warns that it could not store the tab and the query.
  const isWarning = /can't set (docusaurus\.tab|search\.recent)/;
  expect(ownMessages(trouble).filter((text) => !isWarning.test(text))).toEqual([]);
});

test.describe('a script of the next page', () => {
  for (const [name, response] of Object.entries({
    missing: {status: 404, contentType: 'text/html', body: '<p>Gone'},
    corrupt: {status: 200, contentType: 'text/javascript', body: '(() => {'},
    empty: {status: 200, contentType: 'text/javascript', body: ''},
  })) {
    test(`that is permanently ${name}: one reload, and a readable text`, async ({page}) => {
      await open(page, guide);
      const documents = countDocuments(page);
      await page.route(pageScripts, (route) => route.fulfill(response));
      await followLink(page);
      await page.waitForLoadState('networkidle');
      expect(documents.count).toBe(1);
      await expectNavigation(page);
    });
  }

  test('that is missing until the page reloads: the page reloads once, and works', async ({
    page,
  }) => {
    await open(page, guide);
    const documents = countDocuments(page);
    await page.route(pageScripts, (route) =>
      documents.count ? route.continue() : route.fulfill({status: 404, body: ''}),
    );
    await followLink(page);
    await hydrated(page).waitFor({state: 'attached'});
    expect(documents.count).toBe(1);
  });

  test('that is missing when the reader only points at the link: nothing happens', async ({
    page,
    trouble,
  }) => {
    await open(page, guide);
    const documents = countDocuments(page);
    await page.route(pageScripts, (route) => route.fulfill({status: 404, body: ''}));
    const failed = page.waitForResponse((response) => response.status() === 404);
    await textLinks(page).last().hover();
    await failed;
    await page.getByRole('button', {name: 'English'}).click();
    await expect(barLink(page, '日本語')).toBeVisible();
    expect(documents.count).toBe(0);
    expect(ownMessages(trouble)).toEqual([]);
  });
});

test.describe('a script of the first page', () => {
  test('that is missing once: the page reloads by itself, and works', async ({page, trouble}) => {
    const documents = countDocuments(page);
    await page.route(pageScripts, (route) =>
      documents.count > 1 ? route.continue() : route.fulfill({status: 404, body: ''}),
    );
    await page.goto(guide, {waitUntil: 'commit'});
    await hydrated(page).waitFor({state: 'attached'});
    await expect(title(page)).toBeVisible();
    expect(documents.count).toBe(2);
    expect(ownMessages(trouble)).toEqual([]);
  });

  test('that is permanently missing: one reload, the text is readable, and a notice offers to try again', async ({
    page,
    trouble,
  }) => {
    const documents = countDocuments(page);
    await page.route(pageScripts, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(guide, {waitUntil: 'commit'});
    await expect.poll(() => documents.count).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('article')).toBeVisible();
    const notice = page.getByRole('navigation').getByRole('alert');
    await expect(notice).toContainText('Search and menus didn’t load.');
    expect(documents.count).toBe(2);
    expect(ownMessages(trouble)).toEqual([]);
    await page.unroute(pageScripts);
    await notice.getByRole('button', {name: 'Try again'}).click();
    await hydrated(page).waitFor({state: 'attached'});
    await expect(notice).toHaveCount(0);
  });
});

test('the search shows an error until its scripts load, and then opens', async ({page}) => {
  await open(page, guide);
  await page.route(pageScripts, (route) => route.abort());
  const button = page.getByRole('navigation').getByRole('button', {name: 'Search'});
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Search couldn’t be loaded. Check your connection and try again.',
  );
  await page.unroute(pageScripts);
  await button.click();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('a lost connection', () => {
  const notice = 'You’re offline. You can open this page once you’re back online.';

  test('keeps the page open with a message, and links work once the connection is back', async ({
    page,
    context,
    trouble,
  }) => {
    needsPatches('a link in view has fetched its page.');
    await open(page, guide);
    await context.setOffline(true);
    await textLinks(page).last().click();
    await expect(page.getByRole('alert').filter({hasText: notice})).toBeVisible();
    await expect(page).toHaveURL(guide);
    await expect(title(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', {name: '日本語'}).click();
    await expect(page).toHaveURL(guide);
    await context.setOffline(false);
    await expect(page.getByText(notice)).toBeHidden();
    await followLink(page);
    // Docusaurus warns before it loads the page as a whole.
    expect(ownMessages(trouble).filter((text) => !/^warning: ChunkLoadError/.test(text))).toEqual(
      [],
    );
  });

  test('lets the reader go back to earlier pages', async ({page, context, trouble}) => {
    await open(page, guide);
    const first = await title(page).innerText();
    await followLink(page);
    await context.setOffline(true);
    await page.goBack();
    await expect(title(page)).toHaveText(first);
    await followLink(page);
    expect(ownMessages(trouble)).toEqual([]);
  });
});

test.describe('back and forward', () => {
  test.use({expectClean: true});

  test('return to where the reader was on the page', async ({page}) => {
    const long = pageOfCode();
    await open(page, long);
    await page.evaluate(() => window.scrollTo(0, 1500));
    const position = () => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(position).toBe(1500);
    // Playwright's click would scroll to the link.
    await page
      .locator('.pagination-nav__link')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(long);
    await expect.poll(position).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(long);
    await expect.poll(position).toBe(1500);
    await page.goForward();
    await expect(page).not.toHaveURL(long);
    await expect.poll(position).toBe(0);
  });

  test('return to the heading of a hash', async ({page}) => {
    const long = pageOfCode();
    await open(page, long);
    await page.setViewportSize({width: 1280, height: 500});
    const heading = page.locator('.markdown h2[id]').last();
    const id = await heading.getAttribute('id');
    await page.locator(`.doc-columns__contents a[href="#${id}"]`).click();
    await expect(heading).toBeInViewport();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.locator('.pagination-nav__link').first().click();
    await expect(page).not.toHaveURL(new RegExp(long));
    await page.goBack();
    await expect(page).toHaveURL(`${long}#${id}`);
    await expect(heading).toBeInViewport();
  });
});

test('a browser that refuses the clipboard: the button shows an error', async ({page, trouble}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, pageOfCode());
  await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
  await expect(page.getByRole('button', {name: 'Couldn’t copy'})).toBeVisible();
  expect(ownMessages(trouble)).toEqual([]);
});
