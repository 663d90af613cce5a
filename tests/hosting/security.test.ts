/** The content security policy at work, in a browser and on the wire. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../fixtures/test';

/** Code as an attacker would plant it into the HTML: a script, a handler and a link. */
const plant =
  '<script>window.planted = "script"</script>' +
  '<img src="/favicon.ico" alt="" onerror="window.planted = \'handler\'">' +
  '<p><a href="javascript:window.planted = \'link\'">The planted link</a></p>';

/** Plants code into a page on its way, with or without the policy. */
async function plantInto(page: Page, route: string, keepPolicy: boolean): Promise<void> {
  await page.route(`**${route}`, async (handler) => {
    const response = await handler.fetch();
    const html = await response.text();
    const body = html.replace(/<div id="?__docusaurus"?>/, (start) => plant + start);
    expect(body).not.toBe(html);
    const headers = response.headers();
    if (!keepPolicy) {
      delete headers['content-security-policy'];
    }
    await handler.fulfill({response, headers, body});
  });
}

const planted = (page: Page) => page.evaluate(() => Reflect.get(window, 'planted') as unknown);

test.describe('planted code', () => {
  // The browser reports what it blocked.
  test.use({expectClean: false});

  test('is blocked, and the page works', async ({page, trouble}) => {
    await plantInto(page, '/docs/tester-guide', true);
    await open(page, '/docs/tester-guide');
    await page.getByRole('link', {name: 'The planted link'}).click();
    await expect
      .poll(() => trouble.console.filter((text) => text.includes('Content Security Policy')).length)
      .toBeGreaterThanOrEqual(3);
    expect(await planted(page)).toBeUndefined();
    await page.getByRole('link', {name: 'Release Notes'}).first().click();
    await expect(page).toHaveURL('/release-notes');
  });

  test('would run without the policy', async ({page}) => {
    await plantInto(page, '/docs/tester-guide', false);
    await page.goto('/docs/tester-guide');
    expect(await planted(page)).toMatch(/script|handler/);
  });

  test('is not evaluated from text', async ({page}) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()}
        try { eval('window.planted = "text"'); } catch (error) { window.refused = error.name; }`;
      await route.fulfill({response, body});
    });
    await open(page, '/');
    expect(await page.evaluate(() => Reflect.get(window, 'refused') as unknown)).toBe('EvalError');
    expect(await planted(page)).toBeUndefined();
  });
});

test('pages, answers to unknown addresses and files are sent with the same protection', async ({
  request,
}) => {
  for (const address of ['/', '/ja/docs/api', '/nothing', '/ja/nothing', '/sitemap.xml']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toContain("script-src 'self' 'sha256-");
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['x-frame-options'], address).toBe('DENY');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
    expect(headers['strict-transport-security'], address).toContain('max-age=');
    expect(headers['permissions-policy'], address).toContain('camera=()');
  }
});
