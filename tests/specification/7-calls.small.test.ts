/** The script of the status page, which the site loads if a status host is set, and failures of the host. */
import {failures, ownMessages} from '../fixtures/faults';
import {barLink} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const script = 'https://status.example/embed/script.js';

test('the status embed is loaded once in a visit, and the home page has a link', async ({page}) => {
  let loads = 0;
  await page.route(script, (route) => {
    loads += 1;
    return route.fulfill({contentType: 'text/javascript', body: 'window.statusEmbed = true;'});
  });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => 'statusEmbed' in window)).toBe(true);
  await expect(page.getByRole('link', {name: 'Check the service status'})).toHaveAttribute(
    'href',
    'https://status.example',
  );
  await barLink(page).click();
  await expect(page).toHaveURL('/release-notes');
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
  expect(loads).toBe(1);
});

test('a status embed that is already in the page is not loaded again', async ({page}) => {
  await page.clock.install();
  await page.addInitScript((src) => {
    addEventListener('DOMContentLoaded', () => {
      const present = document.createElement('script');
      present.type = 'text/plain';
      present.src = src;
      document.body.append(present);
    });
  }, script);
  await open(page, '/');
  // The embed loads when the page is idle, or after five seconds.
  await page.clock.runFor(6000);
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
});

test.describe('a status host', () => {
  // Each fault causes failed requests and messages of the browser.
  test.use({expectClean: false});

  for (const name of ['hanging', 'answering garbage'] as const) {
    test(`${name}: the page works as without a status host`, async ({page, trouble}) => {
      const request = page.waitForRequest(script);
      await page.route(script, failures[name]);
      await open(page, '/docs/developer-guide');
      await request;
      await barLink(page, 'Tester Guide').click();
      await expect(page).toHaveURL('/docs/tester-guide');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // Ignores the browser's message about a response that is no script.
      expect(ownMessages(trouble).filter((text) => !/Unexpected token '<'/.test(text))).toEqual([]);
    });
  }
});
