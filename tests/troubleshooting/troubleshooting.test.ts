/** The overview of all guides and the pages of symptoms, and links to them. */
import {expect, open, test} from '../fixtures/test';

const guides = ['developer-guide', 'administrator-guide', 'tester-guide', 'api', 'developer-tools'];

test('the overview leads to every guide and to the journeys', async ({page}) => {
  await open(page, '/docs');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
  const article = page.getByRole('article');
  for (const guide of guides) {
    await expect(article.locator(`a[href="/docs/${guide}"]`).first()).toBeVisible();
  }
  await article.getByRole('link', {name: 'quickstart for testers'}).click();
  await expect(page).toHaveURL('/docs/tester-guide/quickstart');
  await page.goBack();
  await article.getByRole('link', {name: 'Audit access'}).click();
  await expect(page).toHaveURL('/docs/administrator-guide/runbooks/audit');
});

test('every guide leads to troubleshooting', async ({page}) => {
  for (const guide of guides) {
    await open(page, `/docs/${guide}`);
    await expect(
      page.locator('.theme-doc-sidebar-menu a[href="/docs/troubleshooting"]'),
    ).toHaveText('Troubleshooting');
  }
});

test('an entry says who sees it, the cause, the fix, and when it is solved', async ({page}) => {
  await open(page, '/docs/troubleshooting#passcode');
  const heading = page.getByRole('heading', {name: 'The page asks for a passcode'});
  await expect(heading).toBeInViewport();
  const entry = heading.locator('xpath=following-sibling::ul[1]');
  await expect(entry.getByRole('listitem')).toHaveText([
    /^Who sees it/,
    /^Cause: The page is protected\./,
    /^Fix/,
    /^Solved when/,
  ]);
});

test('a guide shows the same entry and leads to it', async ({page}) => {
  await open(page, '/docs/tester-guide/install/from-link');
  const row = page.getByRole('row').filter({hasText: 'The page asks for a passcode'});
  await expect(row).toContainText('The page is protected.');
  await row.getByRole('link', {name: 'The page asks for a passcode'}).click();
  await expect(page).toHaveURL('/docs/troubleshooting#passcode');
});

test('the errors of the API are one click away', async ({page}) => {
  await open(page, '/docs/troubleshooting#api-errors');
  await page.getByRole('article').getByRole('link', {name: 'Errors', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/api/errors');
});

test('the search finds an exact message, and leads here where it finds nothing', async ({page}) => {
  await open(page, '/docs');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('INSTALL_FAILED_UPDATE_INCOMPATIBLE');
  await expect(
    dialog.getByRole('option').filter({hasText: 'Troubleshooting'}).first(),
  ).toBeVisible();
  await dialog.getByRole('combobox').fill('zzzqqqxxx');
  await expect(dialog).toContainText('zzzqqqxxx');
  await dialog.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page).toHaveURL('/docs/troubleshooting');
});

test.describe('from the not-found page', () => {
  // The browser logs the 404 response.
  test.use({expectClean: false});

  test('troubleshooting is one click away', async ({page}) => {
    await page.goto('/docs/no-such-page');
    await page.getByRole('main').getByRole('link', {name: 'Troubleshooting', exact: true}).click();
    await expect(page).toHaveURL('/docs/troubleshooting');
  });
});
