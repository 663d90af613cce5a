/** The pages of operations, errors, and permissions. */
import {errorEntries} from '../../src/plugins/api-reference/overviews';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, errorName, type Endpoint} from '../../src/plugins/api-reference/openapi';
import {identity} from '../../src/site/identity';
import {pageWithMost} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

/** Returns the route of the page of the first operation with a method and a pattern of paths. */
async function pageOf(method: string, path: RegExp): Promise<string> {
  const operations = endpoints(await loadDescription('en'));
  return operations.find((endpoint) => endpoint.method === method && path.test(endpoint.path))!
    .operation.externalDocs.url;
}

/** The operation with the most kinds of fields, and an operation whose only fields are in the path. */
const pageOfUpload = () => pageOf('POST', /\/apps$/);
const pageOfDeletion = () => pageOf('DELETE', /^\/organizations\//);

test('tables show name, type, and meaning of parameters and fields, also in Japanese', async ({
  page,
}) => {
  const upload = await pageOfUpload();
  await open(page, upload);
  const row = (name: string) =>
    page
      .getByRole('row')
      .filter({has: page.getByText(name, {exact: true})})
      .first();
  await expect(row('OWNER_NAME')).toContainText('string, required');
  await expect(row('file')).toContainText('file, required');
  await expect(row('message')).toContainText(/\d+ bytes/);
  // A nested field is folded, and its accessible name contains the names of the fields around it.
  await page.getByText(/^Fields of distribution/).click();
  await expect(row('access_key')).toContainText('results.distribution.access_key');
  const rows = await page.getByRole('row').count();
  const names = await page.locator('.api-field > code').allTextContents();
  expect(names.length).toBeGreaterThan(30);
  await open(page, `/ja${upload}`);
  await expect(page.getByRole('heading', {name: /^リクエスト/})).toBeVisible();
  await expect(page.getByRole('row', {name: /^OWNER_NAME/})).toContainText('文字列、必須');
  await page.locator('summary').filter({hasText: 'distribution'}).first().click();
  expect(await page.getByRole('row').count()).toBe(rows);
  expect(await page.locator('.api-field > code').allTextContents()).toEqual(names);
});

test('a chosen language of samples applies in open tabs, on other pages, and in later visits', async ({
  page,
  context,
}) => {
  const [upload, deletion] = [await pageOfUpload(), await pageOfDeletion()];
  await open(page, upload);
  const other = await context.newPage();
  await open(other, deletion);
  await expect(page.getByRole('tab', {name: 'curl'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', {name: 'Python'}).first().click();
  for (const tab of await page.getByRole('tab', {name: 'Python'}).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  const python = other.getByRole('tab', {name: 'Python'});
  await expect(python).toHaveAttribute('aria-selected', 'true');
  await open(page, deletion);
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toContainText('import requests');
  await other.goto(`/ja${deletion}`);
  await expect(python).toHaveAttribute('aria-selected', 'true');
});

test('an operation page starts with method, path, key, role, plan, and repeatability, in both languages', async ({
  page,
}) => {
  // Several forms of a path have the page of the first form.
  const all = endpoints(await loadDescription('en'));
  const url = ({operation}: Endpoint) => operation.externalDocs.url;
  const onPages = all.filter((item, index) => all.findIndex((e) => url(e) === url(item)) === index);
  for (const {method, path, operation} of onPages.slice(0, 2)) {
    for (const [prefix, labels] of [
      ['', ['Key', 'Role', 'Plan', 'Safe to repeat']],
      ['/ja', ['キー', 'ロール', 'プラン', '再実行']],
    ] as const) {
      await open(page, prefix + operation.externalDocs.url);
      await expect(page.locator('.api-endpoint')).toHaveText(
        `${method} /api${path.replace(/\{\w+\}/g, (name) => name.toUpperCase())}`,
      );
      await expect(page.locator('.api-endpoint + ul > li')).toContainText(
        labels.map((label) => `${label}: `),
      );
    }
  }
});

test('a link to a folded field opens the fold', async ({page}) => {
  await open(page, `${await pageOfUpload()}#response-200-results-distribution-access_key`);
  await expect(page.getByText('access_key', {exact: true})).toBeInViewport();
});

test('the page of errors lists every error once, and an operation links to its errors there', async ({
  page,
}) => {
  const api = await loadDescription('en');
  await open(page, await pageOfUpload());
  const link = page.locator('a[href*="/docs/api/errors#"]:not([href*="#error-"])').first();
  const hash = (await link.getAttribute('href'))!.split('#')[1];
  await link.click();
  await expect(page).toHaveURL(`/docs/api/errors#${hash}`);
  await expect(page.locator(`h3[id="${hash}"]`)).toBeInViewport();
  const headings = await page.getByRole('heading', {level: 3}).allTextContents();
  expect(headings.map((text) => text.replace(/[^\w: ]+$/, '')).sort()).toEqual(
    errorEntries(api)
      .map(({error}) => errorName(error))
      .sort(),
  );
});

test('the table of permissions lists every operation with a page once', async ({page}) => {
  await open(page, '/docs/api/permissions');
  const api = await loadDescription('en');
  // Several forms of a path have the page of the documented form.
  const pages = new Set(endpoints(api).map(({operation}) => operation.externalDocs.url));
  const rows = page.getByRole('main').getByRole('table').getByRole('row');
  const addresses = await rows
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(addresses.sort()).toEqual([...pages].sort());
  await expect(rows.nth(1)).toContainText(/API key.+plans?$/i);
});

test('example error responses unfold, and a status links to its section on the page of errors', async ({
  page,
}) => {
  await open(page, await pageOfDeletion());
  await page.getByText('Example responses: 401 Unauthorized').click();
  await expect(page.getByText('"error": true').last()).toBeVisible();
  await page.getByRole('link', {name: '403 Forbidden'}).click();
  await expect(page).toHaveURL(/\/docs\/api\/errors#error-403$/);
  await expect(page.getByRole('heading', {name: '403 Forbidden'})).toBeInViewport();
});

test('a page about an old group has the samples of its page about a group', async ({page}) => {
  const route = pageWithMost(/role=tablist/g, '/docs/api/old-group/');
  const samples = page.getByRole('tabpanel', {includeHidden: true});
  await open(page, route);
  const code = await samples.allTextContents();
  expect(code.length).toBeGreaterThanOrEqual(5);
  await open(page, route.replace('/old-group/', '/group/'));
  expect(await samples.allTextContents()).toEqual(code);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all samples are readable, each with its language', async ({page}) => {
    await page.goto(await pageOfDeletion());
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
    // Buttons that need scripts are hidden.
    for (const name of ['Copy', 'Your values']) {
      await expect(page.getByRole('button', {name})).toHaveCount(0);
    }
  });
});

test('on a wide screen samples are beside the requirements and stay in view', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 900});
  for (const route of [`/ja${await pageOfDeletion()}`, await pageOfUpload()]) {
    await open(page, route);
    const requirements = (await page.locator('.api-endpoint + ul').boundingBox())!;
    const samples = (await page.locator('#samples').boundingBox())!;
    expect(Math.abs(samples.y - requirements.y), route).toBeLessThan(24);
    expect(samples.x, route).toBeGreaterThan(requirements.x + requirements.width);
  }
  await page.locator('#errors').scrollIntoViewIfNeeded();
  await expect(page.locator('#errors')).toBeInViewport();
  await expect(page.locator('#samples')).toBeInViewport();
});

test('below 1200 px the samples follow the parameters', async ({page}) => {
  await page.setViewportSize({width: 1199, height: 900});
  await open(page, await pageOfUpload());
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
  for (const [prefix, language] of [
    ['', 'en'],
    ['/ja', 'ja'],
  ] as const) {
    const [{operation}] = endpoints(await loadDescription(language)) as [Endpoint];
    for (const file of ['openapi.yaml', 'openapi.json']) {
      const text = await (await request.get(`${prefix}/${file}`)).text();
      expect(text).toContain(operation.summary);
      expect(text).toContain(`https://${identity.host}/api`);
      expect(text, 'variables are filled in').not.toContain('{{');
      expect(text).toContain(`${identity.docsUrl}${prefix}/docs/api`);
    }
  }
});
