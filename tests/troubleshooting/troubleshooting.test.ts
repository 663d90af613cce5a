/** The overview of all guides and the troubleshooting pages, and the ways to them. */
import {expect, open, test} from '../fixtures/test';

const guides = ['developer-guide', 'administrator-guide', 'tester-guide', 'api', 'developer-tools'];

test('the overview leads to every guide, and every guide to troubleshooting', async ({page}) => {
  await open(page, '/docs');
  const article = page.getByRole('article');
  for (const guide of guides) {
    await expect(article.locator(`a[href="/docs/${guide}"]`).first()).toBeVisible();
  }
  for (const guide of guides) {
    await open(page, `/docs/${guide}`);
    await expect(
      page.locator('.theme-doc-sidebar-menu a[href="/docs/troubleshooting"]'),
    ).toHaveText('Troubleshooting');
  }
});

test('a page shows an entry in short and leads to it: readers, cause, fix, and solution', async ({
  page,
}) => {
  await open(page, '/docs/tester-guide/install/from-link');
  const link = page.locator('tr a[href="/docs/troubleshooting#passcode"]').first();
  const title = (await link.textContent())!;
  await link.click();
  await expect(page).toHaveURL('/docs/troubleshooting#passcode');
  const heading = page.getByRole('heading', {name: title});
  await expect(heading).toBeInViewport();
  const entry = heading.locator('xpath=following-sibling::ul[1]');
  await expect(entry.getByRole('listitem')).toHaveText([
    /^Who sees it/,
    /^Cause/,
    /^Fix/,
    /^Solved when/,
  ]);
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
