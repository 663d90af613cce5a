/** Responses of the host: redirects, types, caching, and headers of protection. */
import {redirects} from '../../src/site/redirects';
import {barLink} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const withoutRedirects = {maxRedirects: 0};

for (const prefix of ['', '/ja']) {
  test(`an old URL redirects permanently to the new URL, with its query (${prefix || '/'})`, async ({
    request,
  }) => {
    for (const {from, to} of redirects) {
      const response = await request.get(`${prefix}${from}?a=1`, withoutRedirects);
      expect(response.status(), from).toBe(301);
      const [route, fragment] = to.split('#');
      expect(response.headers().location).toBe(
        `${prefix}${route}?a=1${fragment ? `#${fragment}` : ''}`,
      );
      expect((await request.get(prefix + to, withoutRedirects)).status(), to).toBe(200);
    }
  });

  test(`variants of a URL redirect to the exact URL (${prefix || '/'})`, async ({request}) => {
    for (const address of ['/docs/api/', '/docs/api.html', '/docs/api/index.html']) {
      const response = await request.get(prefix + address, withoutRedirects);
      expect(response.status(), address).toBe(301);
      expect(response.headers().location).toBe(`${prefix}/docs/api`);
    }
  });
}

test('an unknown URL gets the 404 page of its language', async ({request}) => {
  for (const [address, language] of [
    ['/nothing/', 'en'],
    ['/japan', 'en'],
    ['/ja/docs/nothing.html', 'ja'],
    ['/%E0%A4%A', 'en'],
    ['/ja/%E0%A4%A', 'ja'],
  ]) {
    const response = await request.get(address!);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toMatch(
      new RegExp(`<html[^>]* lang="?${language}"?[ >]`),
    );
  }
});

test('browsers cache hashed files permanently and revalidate all others, and each file has its type', async ({
  request,
}) => {
  const page = await (await request.get('/ja/docs/api')).text();
  const asset = /\/ja\/assets\/js\/main\.[\w.]+\.js/.exec(page)![0];
  for (const [address, type, caching = 'public, max-age=0, must-revalidate'] of [
    [asset, 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/js/gone.12345678.js', 'text/html'],
    ['/', 'text/html'],
    ['/ja/docs/api', 'text/html'],
    ['/docs/api.md', 'text/markdown'],
    ['/ja/llms.txt', 'text/plain'],
    ['/sitemap.xml', 'xml'],
  ] as const) {
    const headers = (await request.get(address)).headers();
    expect(headers['cache-control'], address).toBe(caching);
    expect(headers['content-type'], address).toContain(type);
  }
});

test('pages, the not-found page, and files have the same security headers', async ({request}) => {
  for (const address of ['/', '/ja/docs/api', '/nothing', '/ja/nothing', '/sitemap.xml']) {
    expect((await request.get(address)).headers(), address).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test.describe('the content security policy', () => {
  // The browser logs an error about blocked code.
  test.use({expectClean: false});

  test('blocks code that is planted into a page, and the page works', async ({page, trouble}) => {
    const planted =
      '<script>window.planted = "script"</script>' +
      '<img src="/favicon.ico" alt="" onerror="window.planted = \'handler\'">' +
      '<p><a href="javascript:window.planted = \'link\'">The planted link</a></p>';
    await page.route('**/docs/tester-guide', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<div id="?__docusaurus"?>/, (start) => planted + start);
      expect(body).not.toBe(html);
      await route.fulfill({response, body});
    });
    await open(page, '/docs/tester-guide');
    await page.getByRole('link', {name: 'The planted link'}).click();
    await expect
      .poll(() => trouble.console.filter((text) => text.includes('Content Security Policy')).length)
      .toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await barLink(page).click();
    await expect(page).toHaveURL('/release-notes');
  });
});
