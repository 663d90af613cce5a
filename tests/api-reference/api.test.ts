/** The largest and the smallest operation page in the browser. */
import {errorEntries} from '../../src/plugins/api-reference/overviews';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, errorName} from '../../src/plugins/api-reference/openapi';
import {identity} from '../../src/site/identity';
import {expect, open, test} from '../fixtures/test';

const largest = '/docs/api/application/upload-app';
const smallest = '/docs/api/group/remove-team-user';

test('tables have name, type, necessity, and description of parameters and fields', async ({
  page,
}) => {
  await open(page, largest);
  const row = (name: string) =>
    page
      .getByRole('row')
      .filter({has: page.getByText(name, {exact: true})})
      .first();
  await expect(row('OWNER_NAME')).toContainText('string, required');
  await expect(row('file')).toContainText('file, required');
  await expect(row('message')).toContainText('At most 32,766 bytes');
  // A nested field is folded, and has the path of its object.
  await page.getByText('Fields of distribution (2)').click();
  await expect(row('access_key')).toContainText('results.distribution.access_key');
});

test('the Japanese page has the same tables in Japanese', async ({page}) => {
  await open(page, largest);
  const rows = await page.getByRole('row').count();
  const names = await page.locator('.api-field > code').allTextContents();
  await open(page, `/ja${largest}`);
  await expect(page.getByRole('heading', {name: /^リクエスト/})).toBeVisible();
  await expect(page.getByRole('row', {name: /^OWNER_NAME/})).toContainText('文字列、必須');
  expect(await page.getByRole('row').count()).toBe(rows);
  expect(names.length).toBeGreaterThan(30);
  expect(await page.locator('.api-field > code').allTextContents()).toEqual(names);
});

test('the chosen language of the samples is remembered across pages and visits', async ({
  page,
  context,
}) => {
  await open(page, largest);
  await expect(page.getByRole('tab', {name: 'curl'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', {name: 'Python'}).first().click();
  for (const tab of await page.getByRole('tab', {name: 'Python'}).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await open(page, smallest);
  await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toContainText('import requests');
  const later = await context.newPage();
  await later.goto(page.url().replace('/docs/', '/ja/docs/'));
  await expect(later.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
});

test('a sample is copied as it stands', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, smallest);
  const sample = page.getByRole('tabpanel', {name: 'curl'});
  await sample.getByRole('button', {name: 'Copy'}).click();
  await expect(sample.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('curl -L --fail-with-body --request DELETE');
  expect(copied).toContain(`https://${identity.host}/api/organizations/example-group/teams/QA`);
  expect(copied).toContain('"Authorization: Bearer $API_TOKEN"');
});

test('the page opens with method, path, key, role, plan, and repetition, in both languages', async ({
  page,
}) => {
  for (const [route, endpoint, facts] of [
    [
      largest,
      'POST /api/users/{OWNER_NAME}/apps',
      [
        'Key: User or group API key. In CI, use the group API key: it keeps working when someone leaves or changes roles.',
        'Role: With a user API key, owner or administrator to add a new app; owner, administrator, or developer to add a revision',
        'Plan: Any plan',
        'Safe to repeat: No. Every successful call adds a revision. After a timeout, check the newest revision with Get an app before you retry.',
      ],
    ],
    [
      '/ja/docs/api/application/list-distribution-pages',
      'GET /api/users/{OWNER_NAME}/platforms/{PLATFORM_TYPE}/apps/{APP_ID}/distributions',
      [
        'キー: ユーザーAPIキーまたはグループAPIキー',
        'ロール: グループのオーナー、管理者、開発者。ユーザーアカウントのアプリでは、アプリを所有するユーザー（ユーザーAPIキーの場合）',
        'プラン: すべてのプラン',
        '再実行: 問題ありません。データは変更されません。',
        '提供開始: 2023-02-14',
      ],
    ],
  ] as const) {
    await open(page, route);
    await expect(page.locator('.api-endpoint')).toHaveText(endpoint);
    await expect(page.locator('.api-endpoint + ul > li')).toHaveText(facts);
  }
});

test('the address of a folded field opens it, without scripts of the page', async ({page}) => {
  await open(page, `${largest}#response-200-results-distribution-access_key`);
  await expect(page.getByText('access_key', {exact: true})).toBeInViewport();
});

test('the page of errors has every error once, and an operation links to its own', async ({
  page,
}) => {
  const api = await loadDescription('en');
  await open(page, '/docs/api/application/upload-app');
  await page.getByRole('link', {name: 'application create error: limit'}).first().click();
  await expect(page).toHaveURL(/\/docs\/api\/errors#application-create-error-limit$/);
  const entry = page.getByRole('heading', {level: 3});
  await expect(entry.filter({hasText: 'application create error: limit'})).toBeInViewport();
  const names = (await entry.allTextContents()).map((text) => text.replace(/[^\w: ]+$/, ''));
  expect(names.sort()).toEqual(
    errorEntries(api)
      .map(({error}) => errorName(error))
      .sort(),
  );
});

test('the table of permissions has every operation that has a page, once', async ({page}) => {
  await open(page, '/docs/api/permissions');
  const api = await loadDescription('en');
  const pages = new Set(endpoints(api).map(({operation}) => operation.externalDocs.url));
  const links = page.getByRole('main').getByRole('table').getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(addresses.sort()).toEqual([...pages].sort());
  // Two forms of a path share a page.
  await expect(links.filter({hasText: /^Upload an app$/})).toHaveCount(1);
  await expect(page.getByRole('row', {name: 'Update the SAML certificate'})).toContainText(
    'Workspace or user API keyAdministrator of the workspace (with a user API key)Enterprise plan',
  );
});

test('error responses unfold, and a status leads to the page of errors', async ({page}) => {
  await open(page, smallest);
  await page.getByText('Example responses: 401 Unauthorized').click();
  await expect(page.getByText('"error": true').last()).toBeVisible();
  await page.getByRole('link', {name: '403 Forbidden'}).click();
  await expect(page).toHaveURL(/\/docs\/api\/errors#error-403$/);
  await expect(page.getByRole('heading', {name: '403 Forbidden'})).toBeInViewport();
});

test('an old-group page shows the operation of its group page', async ({page}) => {
  const samples = page.getByRole('tabpanel', {includeHidden: true});
  await open(page, '/docs/api/group/create-organization');
  const code = await samples.allTextContents();
  expect(code).toHaveLength(5);
  await open(page, '/docs/api/old-group/create-organization');
  expect(await samples.allTextContents()).toEqual(code);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all samples are readable, each with its language', async ({page}) => {
    await page.goto(smallest);
    for (const [language, line] of [
      ['curl', 'curl -L --fail-with-body --request DELETE'],
      ['Ruby', 'require "net/http"'],
      ['Python', 'import requests'],
      ['JavaScript', 'await fetch('],
      ['Go', 'package main'],
    ] as const) {
      const panel = page.getByRole('tabpanel').filter({hasText: line});
      await expect(panel.getByText(language, {exact: true}).first()).toBeVisible();
      await expect(panel.getByText(line)).toBeVisible();
    }
    await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
  });
});

test('on a wide screen the samples stay in view beside the fields', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 900});
  await open(page, largest);
  const samples = page.getByRole('heading', {name: /^Samples/});
  const errors = page.getByRole('heading', {name: /^Errors/});
  await errors.scrollIntoViewIfNeeded();
  await expect(errors).toBeInViewport();
  await expect(samples).toBeInViewport();
  const [left, right] = [await errors.boundingBox(), await samples.boundingBox()];
  expect(right!.x).toBeGreaterThan(left!.x + 300);
});

test('on a wide screen the samples begin beside the requirements of a call', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const route of [largest, `/ja${smallest}`]) {
    await open(page, route);
    const facts = (await page.locator('.api-endpoint + ul').boundingBox())!;
    const samples = (await page.locator('#samples').boundingBox())!;
    expect(Math.abs(samples.y - facts.y), route).toBeLessThan(24);
    expect(samples.x, route).toBeGreaterThan(facts.x + facts.width);
  }
});

test('below 1200 px the samples follow the parameters', async ({page}) => {
  await page.setViewportSize({width: 1199, height: 900});
  await open(page, largest);
  const boxes = await Promise.all(
    [/^Body/, /^Samples/, /^Response/].map((name) =>
      page.getByRole('heading', {name}).boundingBox(),
    ),
  );
  const tops = boxes.map((box) => box!.y);
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  expect(new Set(boxes.map((box) => box!.x)).size).toBe(1);
});

test('the description can be downloaded in both languages, as YAML and JSON', async ({request}) => {
  for (const [prefix, title] of [
    ['', 'Upload an app'],
    ['/ja', 'アプリをアップロードする'],
  ] as const) {
    for (const file of ['openapi.yaml', 'openapi.json']) {
      const text = await (await request.get(`${prefix}/${file}`)).text();
      expect(text).toContain(title);
      expect(text).toContain(`https://${identity.host}/api`);
      expect(text, 'variables are filled in').not.toContain('{{');
      expect(text).toContain(`${identity.docsUrl}${prefix}/docs/api`);
    }
  }
});
