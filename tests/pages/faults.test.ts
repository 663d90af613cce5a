/**
 * Faults and what the reader sees then: whatever fails, the text stays readable, the way on works
 * and the console has no error of the site's own. `8-errors.test.ts` and `4-states.test.ts` have the
 * faults that the specification names, `every-route.test.ts` the pages without JavaScript.
 */
import type {Page} from '@playwright/test';
import {failures, ownMessages} from '../fixtures/faults';
import {needsPatches} from '../fixtures/patches';
import {expect, open, test, watch} from '../fixtures/test';

// Each fault shows in the requests and in what the browser says about them.
test.use({expectClean: false});

const guide = '/docs/tester-guide';
const page1 = {route: '/docs/tester-guide/install/from-link', title: 'Install from a link'};
const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const title = (page: Page, name?: string) => page.getByRole('heading', {level: 1, name});

/** Counts the documents that a page asks for. */
function countDocuments(page: Page): {count: number} {
  const documents = {count: 0};
  page.on('request', (request) => {
    documents.count += request.isNavigationRequest() ? 1 : 0;
  });
  return documents;
}

/** Scripts of single pages; the frame that all pages share is not among them. */
const pageScripts = /\/assets\/js\/(?!main\.|react\.|runtime)[\w.~-]+\.js$/;

test.describe('the font service', () => {
  test.use({fontResponds: false});

  for (const name of ['hanging', 'answering garbage'] as const) {
    test(`${name}: the text stands in the reader's own font`, async ({page, trouble}) => {
      let asked = 0;
      await page.route('https://cdn.jsdelivr.net/**', (route) => {
        asked += 1;
        return failures[name](route);
      });
      await page.goto(guide, {waitUntil: 'commit'});
      await hydrated(page).waitFor({state: 'attached'});
      await expect(title(page)).toBeVisible();
      await expect.poll(() => asked).toBeGreaterThan(0);
      const isThere = await page.evaluate(() =>
        [...document.fonts].some(
          ({family, status}) => /Sans 3"?$/.test(family) && status === 'loaded',
        ),
      );
      expect(isThere).toBe(false);
      await page.getByRole('link', {name: 'Release Notes'}).first().click();
      await expect(page).toHaveURL('/release-notes');
      await expect(title(page)).toBeVisible();
      expect(ownMessages(trouble)).toEqual([]);
    });
  }
});

test.describe('storage', () => {
  test('that is full: choices hold for the page, and everything works', async ({page, trouble}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, '/docs/api/application/upload-app');
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(page.getByRole('tabpanel', {name: 'Python'}).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('upload');
    await page.getByRole('option').first().click();
    await expect(title(page)).toBeVisible();
    // Docusaurus says that it could not remember the tab and the query, and nothing else is said.
    expect(
      ownMessages(trouble).filter(
        (text) => !/can't set (docusaurus\.tab|search\.recent)/.test(text),
      ),
    ).toEqual([]);
  });
});

test.describe('a script of the next page', () => {
  for (const [name, answer] of Object.entries({
    missing: {status: 404, contentType: 'text/html', body: '<p>Gone'},
    corrupt: {status: 200, contentType: 'text/javascript', body: '(() => {'},
    empty: {status: 200, contentType: 'text/javascript', body: ''},
  })) {
    test(`that is ${name} for good: one reload, and the text is there`, async ({page}) => {
      await open(page, guide);
      const documents = countDocuments(page);
      await page.route(pageScripts, (route) => route.fulfill(answer));
      await page.getByRole('main').getByRole('link', {name: page1.title}).first().click();
      await expect(page).toHaveURL(page1.route);
      await expect(title(page, page1.title)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(documents.count).toBe(1);
      await page.getByRole('link', {name: 'Release Notes'}).first().click();
      await expect(page).toHaveURL('/release-notes');
      await expect(title(page)).toBeVisible();
    });
  }

  test('that is missing until the page is asked for again: one reload, and the page lives', async ({
    page,
  }) => {
    await open(page, guide);
    const documents = countDocuments(page);
    await page.route(pageScripts, (route) =>
      documents.count ? route.continue() : route.fulfill({status: 404, body: ''}),
    );
    await page.getByRole('main').getByRole('link', {name: page1.title}).first().click();
    await expect(page).toHaveURL(page1.route);
    await expect(title(page, page1.title)).toBeVisible();
    await hydrated(page).waitFor({state: 'attached'});
    expect(documents.count).toBe(1);
  });

  test('of an older deploy, when a link is only pointed at: nothing happens', async ({
    page,
    trouble,
  }) => {
    await open(page, guide);
    await page.route(pageScripts, (route) => route.fulfill({status: 404, body: ''}));
    const failed = page.waitForResponse((response) => response.status() === 404);
    await page.getByRole('main').getByRole('link', {name: page1.title}).first().hover();
    await failed;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
    await expect(page).toHaveURL(guide);
    expect(ownMessages(trouble)).toEqual([]);
  });
});

test.describe('a script of the first page', () => {
  test('that is missing once: one reload by itself, and the page lives', async ({
    page,
    trouble,
  }) => {
    const documents = countDocuments(page);
    await page.route(pageScripts, (route) =>
      documents.count > 1 ? route.continue() : route.fulfill({status: 404, body: ''}),
    );
    await page.goto(page1.route, {waitUntil: 'commit'});
    await hydrated(page).waitFor({state: 'attached'});
    await expect(title(page, page1.title)).toBeVisible();
    expect(documents.count).toBe(2);
    expect(ownMessages(trouble)).toEqual([]);
  });

  test('that is missing for good: never a loop, the text is there, and dead controls say so until they live', async ({
    page,
    trouble,
  }) => {
    const documents = countDocuments(page);
    await page.route(pageScripts, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(page1.route, {waitUntil: 'commit'});
    await expect.poll(() => documents.count).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(title(page, page1.title)).toBeVisible();
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

test.describe('the search', () => {
  // The browser logs the scripts that don't come.
  test.use({expectClean: false});

  test('says so when its scripts don’t come, and opens when they do', async ({page}) => {
    await open(page, page1.route);
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
});

test.describe('a connection that breaks off', () => {
  const notice = 'You’re offline. You can open this page once you’re back online.';

  test('leaves the page as it is, says so, and goes on when it is back', async ({
    page,
    context,
    trouble,
  }) => {
    needsPatches('a link in view has fetched its page.');
    await open(page, guide);
    const link = page.getByRole('main').locator(`a[href="${page1.route}"]`).first();
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('alert').filter({hasText: notice})).toBeVisible();
    await expect(page).toHaveURL(guide);
    await expect(title(page)).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: /English|日本語/})
      .last()
      .click();
    await expect(page).toHaveURL(guide);
    await context.setOffline(false);
    await expect(page.getByText(notice)).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(page1.route);
    await expect(title(page)).toBeVisible();
    // Docusaurus warns before it loads the page as a whole.
    expect(ownMessages(trouble).filter((text) => !/^warning: ChunkLoadError/.test(text))).toEqual(
      [],
    );
  });

  test('leaves the way back to pages that were read', async ({page, context, trouble}) => {
    await open(page, guide);
    const first = await title(page).innerText();
    await page.getByRole('main').locator(`a[href="${page1.route}"]`).first().click();
    await expect(title(page)).not.toHaveText(first);
    await context.setOffline(true);
    await page.goBack();
    await expect(title(page)).toHaveText(first);
    await page.getByRole('main').locator(`a[href="${page1.route}"]`).first().click();
    await expect(page).toHaveURL(page1.route);
    await expect(title(page)).toBeVisible();
    expect(ownMessages(trouble)).toEqual([]);
  });
});

test.describe('a strange address', () => {
  test('leads to the not-found page, and that home', async ({page, trouble}) => {
    for (const address of [
      `/docs/${encodeURIComponent('🦊‮ ﷽ e\u0301 \u200b\uffff')}`,
      // Unicode that is composed otherwise.
      `/ja/docs/${encodeURIComponent('が')}`,
      `/docs/${'long-'.repeat(2000)}`,
      '/docs/..%2F..%2Fetc%2Fpasswd',
      '/docs/%00',
    ]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await hydrated(page).waitFor({state: 'attached'});
      await expect(title(page), address).toHaveText(/Page Not Found|ページが見つかりません/);
      await page.getByRole('link', {name: /Go to the home page|ホームへ戻る/}).click();
      await expect(page).toHaveURL(/^[^/]*\/\/[^/]+\/(ja\/)?$/);
    }
    expect(ownMessages(trouble)).toEqual([]);
  });

  test('with a query and a hash of 10,000 characters opens its page', async ({page, trouble}) => {
    const long = 'x'.repeat(10_000);
    await open(page, `${page1.route}?a=${long}#${long}`);
    await expect(title(page, page1.title)).toBeVisible();
    await page.getByRole('link', {name: 'Release Notes'}).first().click();
    await expect(page).toHaveURL('/release-notes');
    expect(trouble).toEqual({console: [], requests: []});
  });
});

test('two tabs of the site share a choice and do not disturb each other', async ({
  page,
  context,
  trouble,
}) => {
  const route = '/docs/api/application/upload-app';
  await open(page, route);
  const other = await context.newPage();
  watch(other, trouble);
  await open(other, route);
  await page.getByRole('tab', {name: 'Ruby'}).first().click();
  await expect(other.getByRole('tab', {name: 'Ruby'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await other.getByRole('tab', {name: 'Go', exact: true}).first().click();
  await expect(page.getByRole('tab', {name: 'Go', exact: true}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await other.close();
  expect(ownMessages(trouble)).toEqual([]);
});

test.describe('back and forward', () => {
  test.use({expectClean: true});

  test('return to where the reader was on the page', async ({page}) => {
    const long = '/docs/developer-tools/gradle-plugin';
    await open(page, long);
    await page.evaluate(() => window.scrollTo(0, 1500));
    const position = () => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(position).toBe(1500);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.pagination-nav__link')!.click(),
    );
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
    await open(page, page1.route);
    await page.setViewportSize({width: 1280, height: 500});
    const heading = page.locator('.markdown h2[id]').last();
    const id = await heading.getAttribute('id');
    await page.locator(`.doc-columns__contents a[href="#${id}"]`).click();
    await expect(heading).toBeInViewport();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.locator('.pagination-nav__link').first().click();
    await expect(page).not.toHaveURL(new RegExp(page1.route));
    await page.goBack();
    await expect(page).toHaveURL(`${page1.route}#${id}`);
    await expect(heading).toBeInViewport();
  });
});

test('a browser that refuses the clipboard: the button says so', async ({page, trouble}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/docs/developer-tools/gradle-plugin');
  await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
  await expect(page.getByRole('button', {name: 'Couldn’t copy'})).toBeVisible();
  expect(ownMessages(trouble)).toEqual([]);
});
