/** The overview of all guides, the pages of symptoms, and the links to these pages. */
import {pageWithMost} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const guides = ['developer-guide', 'administrator-guide', 'tester-guide', 'api', 'developer-tools'];
const troubleshooting = '/docs/troubleshooting';

test('the overview leads to every guide, and every guide to troubleshooting', async ({page}) => {
  await open(page, '/docs');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
  for (const guide of guides) {
    const link = page.getByRole('article').locator(`a[href="/docs/${guide}"]`).first();
    await expect(link).toBeVisible();
  }
  for (const guide of guides) {
    await open(page, `/docs/${guide}`);
    await expect(page.locator(`.theme-doc-sidebar-menu a[href="${troubleshooting}"]`)).toHaveText(
      'Troubleshooting',
    );
  }
});

test('an entry has readers, cause, fix, and a check of the fix; guides show the entry in short and link to it', async ({
  page,
}) => {
  await open(page, pageWithMost(/<td[^>]*><a[^>]*href=\/docs\/troubleshooting#/g));
  const row = page.locator('tr', {has: page.locator(`a[href^="${troubleshooting}#"]`)}).first();
  const link = row.getByRole('link').first();
  const symptom = await link.innerText();
  const cause = await row.getByRole('cell').nth(1).innerText();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(href);
  const heading = page.locator(`[id="${href.split('#')[1]}"]`);
  await expect(heading).toContainText(symptom);
  await expect(heading).toBeInViewport();
  const entry = heading.locator('xpath=following-sibling::ul[1]').getByRole('listitem');
  await expect(entry).toHaveText([/^Who sees it/, /^Cause: /, /^Fix/, /^Solved when/]);
  await expect(entry.nth(1)).toContainText(cause.split('.')[0]!.replace(/^Cause\s*/, ''));
});

test('the search finds an entry by its exact words', async ({page}) => {
  await open(page, troubleshooting);
  const symptom = (await page.locator('.markdown h3:has(+ ul)').first().innerText()).trim();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(symptom);
  await expect(dialog.getByRole('option').filter({hasText: symptom}).first()).toBeVisible();
});
