/** The page that tells testers whether their browser can install a build. */
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';
import {readPhone} from '../../src/plugins/phone-check/client/readPhone';
import {builds} from '../../src/commands/builds';
import {expect, open, test} from '../fixtures/test';

/** Returns the route of the page with the directive `::phone-check`. */
function pageOfCheck(): string {
  const [name] = fs
    .readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .filter((file) => fs.readFileSync(`docs/${file}`, 'utf8').includes('\n::phone-check'));
  return `/docs/${name!.replace('.md', '').split(path.sep).join('/')}`;
}

const chrome =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36';

test.describe('in Chrome on an iPhone', () => {
  test.use({userAgent: chrome, permissions: ['clipboard-read', 'clipboard-write']});

  test('the page sends the tester to Safari, and copies the facts for the sender', async ({
    page,
  }) => {
    await open(page, pageOfCheck());
    const phone = page.getByRole('region', {name: 'Your phone'});
    await expect(phone).toContainText('iPhone, iOS 26.0.1, Chrome');
    await expect(phone).toContainText('open it in Safari');
    await expect(phone.getByRole('button', {name: 'Copy this help page’s link'})).toBeVisible();
    await phone.getByRole('button', {name: 'Copy for the sender'}).click();
    await expect(phone.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('iPhone, iOS 26.0.1, Chrome');
  });
});

test.describe('on Android', () => {
  test.use({userAgent: android});

  test('the page leads to the steps, in the language of the page', async ({page}) => {
    await open(page, `/ja${pageOfCheck()}`);
    await page.getByRole('link', {name: '手順を見る'}).click();
    await expect(page).toHaveURL(/\/ja\/docs\/.+#android$/);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page shows only the questions', async ({page}) => {
    await page.goto(pageOfCheck());
    const rows = page.getByRole('main').getByRole('table').first().getByRole('row');
    expect(await rows.count()).toBeGreaterThan(5);
    await expect(page.getByRole('region', {name: 'Your phone'})).toHaveCount(0);
  });
});

test('only this page loads the check, which is small', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const checks = () =>
    scripts
      .filter((file) => file.endsWith('.js'))
      .map((file) => fs.readFileSync(path.join(builds.default.directory, file)))
      .filter((code) => code.includes('SamsungBrowser'));
  await open(page, '/docs/tester-guide');
  expect(checks()).toHaveLength(0);
  await open(page, pageOfCheck());
  const phone = page.getByRole('region', {name: 'Your phone'});
  await expect(phone).toContainText('This looks like a computer.');
  // On a computer, there are no facts to copy for the sender.
  await expect(phone.getByRole('button', {name: 'Copy for the sender'})).toHaveCount(0);
  expect(checks()).toHaveLength(1);
  expect(brotliCompressSync(checks()[0]!).length).toBeLessThanOrEqual(3000);
});

test('a user agent says whether a build can be installed', () => {
  const agents = parse(fs.readFileSync('tests/fixtures/user-agents.yaml', 'utf8')) as {
    agent: string;
    touches?: number;
    facts: string;
    kind: string;
  }[];
  expect(agents.length).toBeGreaterThanOrEqual(20);
  for (const {agent, touches = 5, facts, kind} of agents) {
    const {system, browser = 'unknown browser', ...phone} = readPhone(agent, touches);
    expect.soft([system, browser].filter(Boolean).join(', '), agent).toBe(facts);
    expect.soft(phone.kind, agent).toBe(kind);
  }
});
