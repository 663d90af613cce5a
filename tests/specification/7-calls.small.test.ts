/** Specification, section 7: the calls that the site makes, where a status host is set. */
import {expect, open, test} from '../fixtures/test';

const script = 'https://status.example/embed/script.js';

test(
  'the status embed is loaded once, and not again by navigation',
  {tag: '@status'},
  async ({page}) => {
    let loads = 0;
    await page.route(script, (route) => {
      loads += 1;
      return route.fulfill({contentType: 'text/javascript', body: 'window.statusEmbed = true;'});
    });
    await open(page, '/');
    await expect.poll(() => page.evaluate(() => 'statusEmbed' in window)).toBe(true);
    await page.getByRole('link', {name: 'Tester Guide'}).first().click();
    await expect(page).toHaveURL('/docs/tester-guide');
    await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
    expect(loads).toBe(1);
  },
);

test(
  'a status embed that is already there is not loaded again',
  {tag: '@status'},
  async ({page}) => {
    await page.addInitScript((src) => {
      addEventListener('DOMContentLoaded', () => {
        const present = document.createElement('script');
        present.type = 'text/plain';
        present.src = src;
        document.body.append(present);
      });
    }, script);
    let loads = 0;
    await page.route(script, (route) => {
      loads += 1;
      return route.fulfill({contentType: 'text/javascript', body: ''});
    });
    await open(page, '/');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
    await page.getByRole('link', {name: 'Tester Guide'}).first().click();
    await expect(page).toHaveURL('/docs/tester-guide');
    expect(loads).toBe(0);
  },
);

test('the home page leads to the status page', {tag: '@release-notes'}, async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('link', {name: 'Check the service status'})).toHaveAttribute(
    'href',
    'https://status.example',
  );
});
