/** The operation pages, as an integrator uses them: one with all parts, and one with few. */
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, errorName} from '../../src/plugins/api-reference/openapi';
import {errorEntries} from '../../src/plugins/api-reference/overviews';
import {sampleLanguages} from '../../src/plugins/api-reference/samples';
import {identity} from '../../src/site/identity';
import {expect, open, test} from '../fixtures/test';

/** Returns the route of an operation's page, and its texts in a language. */
async function operationOf(id: string, language = 'en') {
  const api = await loadDescription(language);
  const {operation} = endpoints(api).find((one) => one.operation.operationId === id)!;
  return {
    route: operation.externalDocs.url,
    summary: operation.summary,
    role: api['x-roles'][operation['x-role']]!,
    plan: api['x-plans'][operation['x-plan']]!,
  };
}

let large: string;
let small: string;
test.beforeAll(async () => {
  large = (await operationOf('uploadApp')).route;
  small = (await operationOf('removeTeamUser')).route;
});

test('a page has method, path, key, role, plan, repetition, and tables of fields, in both languages', async ({
  page,
}) => {
  for (const [language, prefix, labels, type] of [
    ['en', '', ['Key', 'Role', 'Plan', 'Safe to repeat'], 'string, required'],
    ['ja', '/ja', ['キー', 'ロール', 'プラン', '再実行'], '文字列、必須'],
  ] as const) {
    const {role, plan} = await operationOf('uploadApp', language);
    await open(page, prefix + large);
    await expect(page.locator('.api-endpoint')).toHaveText('POST /api/users/{OWNER_NAME}/apps');
    const facts = page.locator('.api-endpoint + ul > li');
    await expect(facts).toHaveText(labels.map((label) => new RegExp(`^${label}: .`)));
    await expect(facts.nth(1)).toContainText(role);
    await expect(facts.nth(2)).toContainText(plan);
    const row = (name: string) =>
      page
        .getByRole('row')
        .filter({has: page.getByText(name, {exact: true})})
        .first();
    await expect(row('OWNER_NAME')).toContainText(type);
    await expect(row('message')).toContainText('32,766');
    // A nested field is folded, and names the field around it.
    await page.locator('summary', {hasText: 'distribution'}).click();
    await expect(row('access_key')).toContainText('results.distribution.access_key');
  }
});

test('the chosen language of the samples is remembered across pages and visits', async ({
  page,
  context,
}) => {
  await open(page, large);
  await expect(page.getByRole('tab', {name: 'curl'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', {name: 'Python'}).first().click();
  for (const tab of await page.getByRole('tab', {name: 'Python'}).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await open(page, small);
  await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'Python'})).toContainText('import requests');
  const later = await context.newPage();
  await later.goto(page.url().replace('/docs/', '/ja/docs/'));
  await expect(later.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
});

test('the URL of a folded field opens it', async ({page}) => {
  await open(page, `${large}#response-200-results-distribution-access_key`);
  await expect(page.getByText('access_key', {exact: true})).toBeInViewport();
});

test('responses with errors unfold, and a status leads to its entry on the page of errors', async ({
  page,
}) => {
  await open(page, small);
  await page.getByText('Example responses: 401 Unauthorized').click();
  await expect(page.getByText('"error": true').last()).toBeVisible();
  await page.getByRole('link', {name: '403 Forbidden'}).click();
  await expect(page).toHaveURL(/#error-403$/);
  await expect(page.getByRole('heading', {name: '403 Forbidden'})).toBeInViewport();
});

test('the page of errors has every error once, and an operation links to its own', async ({
  page,
}) => {
  const name = 'application create error: limit';
  await open(page, large);
  await page.getByRole('link', {name}).first().click();
  await expect(page).toHaveURL(/#application-create-error-limit$/);
  const entries = page.getByRole('heading', {level: 3});
  await expect(entries.filter({hasText: name})).toBeInViewport();
  const titles = (await entries.allTextContents()).map((text) => text.replace(/[^\w: ]+$/, ''));
  const errors = errorEntries(await loadDescription('en'));
  expect(titles.sort()).toEqual(errors.map(({error}) => errorName(error)).sort());
});

test('the table of permissions has every operation that has a page, once', async ({page}) => {
  await open(page, '/docs/api/permissions');
  const pages = endpoints(await loadDescription('en')).map(
    ({operation}) => operation.externalDocs.url,
  );
  const links = page.getByRole('main').getByRole('table').getByRole('link');
  const routes = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(routes.sort()).toEqual([...new Set(pages)].sort());
  const {summary, role, plan} = await operationOf('uploadApp');
  const row = page.getByRole('row').filter({has: page.getByRole('link', {name: summary})});
  await expect(row.first()).toContainText(role);
  await expect(row.first()).toContainText(plan);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all samples are readable, each with its language', async ({page}) => {
    await page.goto(small);
    for (const {label} of sampleLanguages) {
      const name = page.locator('.code-tabs__label', {hasText: new RegExp(`^${label}$`)});
      await expect(name).toBeVisible();
      await expect(name.locator('xpath=..').locator('pre')).toBeVisible();
    }
    await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
  });
});

test('on a wide screen the samples begin beside the facts, and stay in view beside the fields', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, `/ja${small}`);
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [facts, beside] = [await box('.api-endpoint + ul'), await box('#samples')];
  expect(Math.abs(beside.y - facts.y)).toBeLessThan(24);
  expect(beside.x).toBeGreaterThan(facts.x + facts.width);
  await page.setViewportSize({width: 1200, height: 900});
  await open(page, large);
  await page.locator('#errors').scrollIntoViewIfNeeded();
  await expect(page.locator('#errors')).toBeInViewport();
  await expect(page.locator('#samples')).toBeInViewport();
  expect((await box('#samples')).x).toBeGreaterThan((await box('#errors')).x + 300);
});

test('below 1200 px the samples follow the parameters', async ({page}) => {
  await page.setViewportSize({width: 1199, height: 900});
  await open(page, large);
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
  for (const [language, prefix] of [
    ['en', ''],
    ['ja', '/ja'],
  ] as const) {
    const {summary} = await operationOf('uploadApp', language);
    for (const file of ['openapi.yaml', 'openapi.json']) {
      const text = await (await request.get(`${prefix}/${file}`)).text();
      expect(text).toContain(summary);
      expect(text).toContain(`https://${identity.host}/api`);
      expect(text, 'variables are filled in').not.toContain('{{');
      expect(text).toContain(`${identity.docsUrl}${prefix}/docs/api`);
    }
  }
});
