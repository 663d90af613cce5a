/** The overview of all guides and the pages of symptoms: what they show, and the ways to them. */
import {expect, open, test} from '../fixtures/test';

const text = {
  breadcrumbs: 'Breadcrumbs',
  overview: 'Documentation',
  troubleshooting: 'Troubleshooting',
  quickstart: 'quickstart for testers',
  runbook: 'Audit access',
  symptom: 'The page asks for a passcode',
  cause: 'The page is protected.',
  labels: ['Who sees it', 'Cause', 'Fix', 'Solved when'],
};

const guides = ['developer-guide', 'administrator-guide', 'tester-guide', 'api', 'developer-tools'];

test('the overview leads to every guide and to the journeys', async ({page}) => {
  await open(page, '/docs');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(text.overview);
  const article = page.getByRole('article');
  for (const guide of guides) {
    await expect(article.locator(`a[href="/docs/${guide}"]`).first()).toBeVisible();
  }
  await article.getByRole('link', {name: text.quickstart}).click();
  await expect(page).toHaveURL('/docs/tester-guide/quickstart');
  await page.goBack();
  await article.getByRole('link', {name: text.runbook}).click();
  await expect(page).toHaveURL('/docs/administrator-guide/runbooks/audit');
});

test('the first breadcrumb leads to the overview', async ({page}) => {
  await open(page, '/docs/tester-guide/install/from-link');
  const crumbs = page.getByRole('navigation', {name: text.breadcrumbs});
  await crumbs.getByRole('link', {name: text.overview}).click();
  await expect(page).toHaveURL('/docs');
  await expect(crumbs).toHaveCount(0);
});

test('every guide leads to troubleshooting', async ({page}) => {
  for (const guide of guides) {
    await open(page, `/docs/${guide}`);
    await expect(
      page.locator('.theme-doc-sidebar-menu a[href="/docs/troubleshooting"]'),
    ).toHaveText(text.troubleshooting);
  }
});

test('an entry says who sees it, the cause, the fix, and when it is solved', async ({page}) => {
  await open(page, '/docs/troubleshooting#passcode');
  const heading = page.getByRole('heading', {name: text.symptom});
  await expect(heading).toBeInViewport();
  const entry = heading.locator('xpath=following-sibling::ul[1]');
  await expect(entry.getByRole('listitem')).toHaveCount(4);
  for (const [index, label] of text.labels.entries()) {
    await expect(entry.getByRole('listitem').nth(index)).toContainText(label);
  }
  await expect(entry).toContainText(text.cause);
});

test('a guide shows the same entry and leads to it', async ({page}) => {
  await open(page, '/docs/tester-guide/install/from-link');
  const row = page.getByRole('row').filter({hasText: text.symptom});
  await expect(row).toContainText(text.cause);
  await row.getByRole('link', {name: text.symptom}).click();
  await expect(page).toHaveURL('/docs/troubleshooting#passcode');
});

test('the errors of the API are one click away', async ({page}) => {
  await open(page, '/docs/troubleshooting#api-errors');
  await page.getByRole('article').getByRole('link', {name: 'Errors', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/api/errors');
});

test('the search finds an exact message', async ({page}) => {
  await open(page, '/docs');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('INSTALL_FAILED_UPDATE_INCOMPATIBLE');
  await expect(
    dialog.getByRole('option').filter({hasText: text.troubleshooting}).first(),
  ).toBeVisible();
});

test('where the search finds nothing, it leads to troubleshooting', async ({page}) => {
  await open(page, '/docs');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('zzzqqqxxx');
  await expect(dialog).toContainText('zzzqqqxxx');
  await dialog.getByRole('link', {name: text.troubleshooting}).click();
  await expect(page).toHaveURL('/docs/troubleshooting');
});

test.describe('from the not-found page', () => {
  // The browser logs the 404 response.
  test.use({expectClean: false});

  test('troubleshooting is one click away', async ({page}) => {
    await page.goto('/docs/no-such-page');
    await page
      .getByRole('main')
      .getByRole('link', {name: text.troubleshooting, exact: true})
      .click();
    await expect(page).toHaveURL('/docs/troubleshooting');
  });
});
