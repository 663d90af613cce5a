import fs from 'node:fs';
import path from 'node:path';
import {HeadersHandler} from '@netlify/headers';
import {redirects} from '../../src/site/redirects';
import {builds} from '../../src/commands/builds';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {expect, open, test} from '../fixtures/test';

/** Redirects are looked at, not followed. */
const asIs = {maxRedirects: 0};

test.describe('the host', () => {
  for (const prefix of ['', '/ja']) {
    for (const {from, to} of redirects) {
      test(`sends ${prefix}${from} to its new address for good, query kept`, async ({request}) => {
        const answer = await request.get(`${prefix}${from}?a=1`, asIs);
        expect(answer.status()).toBe(301);
        expect(answer.headers().location).toBe(`${prefix}${to}?a=1`);
        expect((await request.get(`${prefix}${from}`)).status()).toBe(200);
      });
    }

    for (const address of ['/docs/api/', '/docs/api.html', '/docs/api/index.html']) {
      test(`knows one exact address a page: ${prefix}${address}`, async ({request}) => {
        const answer = await request.get(`${prefix}${address}`, asIs);
        expect(answer.status()).toBe(301);
        expect(answer.headers().location).toBe(`${prefix}/docs/api`);
      });
    }
  }

  test('answers an unknown address with the page of its language and with 404', async ({
    request,
  }) => {
    for (const [address, language] of [
      ['/nothing', 'en'],
      ['/nothing/', 'en'],
      ['/japan', 'en'],
      ['/ja/nothing', 'ja'],
      ['/ja/docs/nothing.html', 'ja'],
      ['/%E0%A4%A', 'en'],
      ['/ja/%E0%A4%A', 'ja'],
    ]) {
      const answer = await request.get(address!);
      expect(answer.status(), address).toBe(404);
      expect(await answer.text(), address).toMatch(
        new RegExp(`<html[^>]* lang="?${language}"?[ >]`),
      );
    }
  });

  test('lets hashed files be kept for good and asks again for all others', async ({request}) => {
    const page = await (await request.get('/ja/docs/api')).text();
    const asset = /\/ja\/assets\/js\/main\.[\w.]+\.js/.exec(page)![0];
    const caching = async (address: string) =>
      (await request.get(address)).headers()['cache-control'];
    expect(await caching(asset)).toBe('public, max-age=31536000, immutable');
    for (const address of ['/', '/ja/docs/api', '/docs/api.md', '/llms.txt', '/sitemap.xml']) {
      expect(await caching(address), address).toBe('public, max-age=0, must-revalidate');
    }
    expect(await caching('/assets/js/gone.12345678.js')).toBe('public, max-age=0, must-revalidate');
  });

  test('sends Markdown and text with their types', async ({request}) => {
    const type = async (address: string) => (await request.get(address)).headers()['content-type'];
    expect(await type('/docs/api.md')).toContain('text/markdown');
    expect(await type('/ja/llms.txt')).toContain('text/plain');
  });
});

test('redirects lead to pages, without chains and loops', () => {
  expect(redirects.length).toBeGreaterThan(0);
  const old = new Set(redirects.map(({from}) => from));
  expect(old.size).toBe(redirects.length);
  for (const {to} of redirects) {
    expect(old.has(to), to).toBe(false);
    for (const prefix of ['', 'ja']) {
      expect(fs.existsSync(path.join(builds.default.directory, prefix, `${to}.html`)), to).toBe(
        true,
      );
    }
  }
});

test("the host's settings parse, by its own library", async () => {
  const errors: unknown[] = [];
  const read = (configPath: string) =>
    new HeadersHandler({
      configPath,
      projectDir: '.',
      logger: {log() {}, warn() {}, error: (message: unknown) => errors.push(message)},
    }).apply(new Request('http://localhost/'));
  await read('.config/netlify.toml');
  expect(errors).toEqual([]);
  const broken = path.join(temporaryFolder(), 'netlify.toml');
  fs.writeFileSync(broken, '[build\ncommand = 1');
  await read(broken);
  expect(errors).toHaveLength(1);
});

test.describe('a tab that was open during a deploy', () => {
  // The deploy took the old files away: the browser says so in its console, and so it should.
  test.use({expectClean: false});

  test('goes on to the next page', async ({page}) => {
    await open(page, '/docs/tester-guide');
    let gone = 0;
    await page.route(/\/assets\/js\/(?!main|runtime)[\w.]+\.js$/, (route) => {
      gone += 1;
      return gone > 8 ? route.continue() : route.fulfill({status: 404, body: 'gone'});
    });
    await page.getByRole('link', {name: 'Admin Guide'}).click();
    await expect(page).toHaveURL('/docs/administrator-guide');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/crashed/);
    await expect(page.getByRole('article')).toBeVisible();
  });
});
