/** The form for the reader's own values, and samples with these values. */
import type {Page} from '@playwright/test';
import {axeFindings} from '../fixtures/axe';
import {pageOfOperation, pageWithMost} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

const pageWithGradleSamples = () => pageWithMost(/appOwnerName/g);
const storageKey = 'sample-values';

/** The button's label after samples were filled in. */
const filledLabel = /^Samples filled in: [1-9]\d*$/;

const storedValues = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), storageKey);

/** Returns the text of all samples, including those of hidden tabs. */
const textOfSamples = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main pre code')].map(({textContent}) => textContent).join('\n'),
  );

const valuesButton = (page: Page) =>
  page.getByRole('main').getByRole('button', {name: 'Your values'}).first();

const openForm = async (page: Page) => {
  await valuesButton(page).click();
  const form = page.getByRole('dialog', {name: 'Your values for the samples'});
  await expect(form).toBeVisible();
  return form;
};

/** Fills in only the field for the group, and submits the form with Enter. */
const fillGroup = async (page: Page, group: string) => {
  const form = await openForm(page);
  await form.getByLabel('Group', {exact: true}).fill(group);
  await page.keyboard.press('Enter');
};

test.describe(`a reader's own values`, () => {
  test('appear in every sample, in every tab, and in a copied sample', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pageOfOperation());
    const form = await openForm(page);
    await form.getByLabel('Group', {exact: true}).fill('our-group');
    await form.getByLabel('App ID').fill('org.ours.thing');
    await form.getByLabel('Platform').selectOption('ios');
    await form.getByRole('button', {name: 'Fill in samples'}).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', {name: filledLabel})).toBeVisible();

    const tabs = page.getByRole('main').getByRole('tab');
    expect(await tabs.count()).toBeGreaterThanOrEqual(5);
    for (const tab of await tabs.all()) {
      await tab.click();
      const panel = page.getByRole('tabpanel', {name: await tab.innerText(), exact: true});
      await expect(panel.first().locator('code')).toContainText(
        '/api/users/our-group/platforms/ios/apps/org.ours.thing',
      );
    }
    expect(await textOfSamples(page)).not.toMatch(/example-group|com\.example\.app\b/);
    const last = page.getByRole('tabpanel', {name: 'Go'}).first();
    // A value has the color of the placeholder that it replaces.
    await expect(last.locator('code i.ts', {hasText: 'our-group'}).first()).toBeVisible();
    await last.getByRole('button', {name: 'Copy'}).click();
    await expect(last.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await last.locator('code').textContent());
    expect(copied).toContain('/api/users/our-group/platforms/ios/apps/org.ours.thing');
  });

  test('stay after a reload and on other pages, until they are cleared', async ({page}) => {
    await open(page, pageOfOperation());
    let form = await openForm(page);
    await form.getByLabel('Group', {exact: true}).fill('  our-group ');
    await form.getByLabel('Key of the distribution page').fill('f'.repeat(40));
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await page.reload();
    await expect.poll(() => textOfSamples(page)).toContain('our-group');

    // A navigation by the router, without a full load.
    const next = page.locator('.pagination-nav__link--next');
    const target = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(target!);
    await expect.poll(() => textOfSamples(page)).toContain('our-group');

    await open(page, pageWithGradleSamples());
    await expect.poll(() => textOfSamples(page)).toContain('appOwnerName = "our-group"');
    expect(await textOfSamples(page)).toContain(`key = '${'f'.repeat(40)}'`);
    // A reader can change or remove one of the values.
    for (const group of ['second-group', '']) {
      form = await openForm(page);
      await form.getByLabel('Group', {exact: true}).fill(group);
      await page.keyboard.press('Enter');
      await expect(form).toBeHidden();
      await expect
        .poll(() => textOfSamples(page))
        .toContain(`appOwnerName = "${group || 'example-group'}"`);
    }
    expect(Object.values(JSON.parse((await storedValues(page))!))).toEqual(['f'.repeat(40)]);
    form = await openForm(page);
    await expect(form.getByLabel('Group', {exact: true})).toHaveValue('');
    await form.getByRole('button', {name: 'Clear all values'}).click();
    await expect(page.getByRole('button', {name: 'Samples have placeholders again'})).toBeVisible();
    expect(await storedValues(page)).toBeNull();
    expect(await textOfSamples(page)).toContain('appOwnerName = "example-group"');
    expect(await textOfSamples(page)).not.toContain('our-group');
  });

  test('change with those of another tab, and Back closes the form', async ({page, context}) => {
    await open(page, pageOfOperation());
    const other = await context.newPage();
    await open(other, pageOfOperation());
    await fillGroup(page, 'our-group');
    await fillGroup(other, 'their-group');
    await expect.poll(() => textOfSamples(page)).toContain('/their-group/');
    await expect(page.locator('output')).toHaveText(filledLabel);
    const form = await openForm(other);
    await form.getByRole('button', {name: 'Clear all values'}).click();
    await expect.poll(() => textOfSamples(page)).not.toContain('their-group');

    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(pageOfOperation());
    await openForm(page);
    await page.goBack();
    await expect(page).toHaveURL(pageOfOperation());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('can be entered with the keyboard alone, also after a double click and Cancel', async ({
    page,
  }) => {
    await open(page, pageOfOperation());
    const button = valuesButton(page);
    const form = page.getByRole('dialog', {name: 'Your values for the samples'});
    const group = form.getByLabel('Group', {exact: true});
    await button.evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
      element.click();
    });
    await expect(form).toBeVisible();
    await form.getByRole('button', {name: 'Cancel'}).click();
    await expect(form).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(group).toBeFocused();
    await page.keyboard.type('dropped');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(button).toBeFocused();
    expect(await storedValues(page)).toBeNull();
    await page.keyboard.press('Space');
    await expect(group).toBeFocused();
    await page.keyboard.type('our-group');
    await page.keyboard.press('Enter');
    // The button has the focus and announces the result.
    await expect(page.locator('button:focus [aria-live="polite"]')).toHaveText(filledLabel);
    await expect(button).toBeFocused();
  });

  test('are refused if samples would need quotes, in a form without an accessibility problem', async ({
    page,
  }) => {
    const check = async () => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({width, height: 720});
        expect(await axeFindings(page), `${width} px`).toEqual([]);
        const room = await form.evaluate((dialog) => dialog.clientWidth - dialog.scrollWidth);
        expect(room).toBeGreaterThanOrEqual(0);
      }
    };
    await open(page, pageOfOperation());
    const form = await openForm(page);
    const group = form.getByLabel('Group', {exact: true});
    await check();
    for (const value of ['a b', '$(reboot)', '</script><script>window.planted = 1</script>']) {
      await group.fill(value);
      await form.getByRole('button', {name: 'Fill in samples'}).click();
      await expect(group).toHaveAccessibleDescription(/Use letters, digits/);
      await expect(group).toHaveAttribute('aria-invalid', 'true');
      await expect(group).toBeFocused();
    }
    await check();
    expect(await storedValues(page)).toBeNull();
    await form.getByRole('button', {name: 'Cancel'}).click();
    expect(await textOfSamples(page)).toContain('example-group');
  });

  test.describe('when the form cannot be loaded', () => {
    // The browser logs an error about the failed request.
    test.use({expectClean: false});

    test('the button says so, and opens the form at a later click', async ({page}) => {
      await page.route('**/your-values.*', (route) => route.abort());
      await open(page, pageOfOperation());
      await valuesButton(page).click();
      await expect(page.getByRole('button', {name: 'Couldn’t load'})).toBeVisible();
      await page.unroute('**/your-values.*');
      await openForm(page);
    });
  });
});

test('the form is loaded at the first click, and the values are never sent', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));

  await open(page, pageOfOperation());
  expect(await storedValues(page)).toBeNull();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => request.includes('your-values'))).toEqual([]);

  requests.length = 0;
  await fillGroup(page, 'our-group');
  await expect.poll(() => textOfSamples(page)).toContain('our-group');
  await page.waitForLoadState('networkidle');
  expect(requests.some((request) => request.includes('/your-values.'))).toBe(true);
  // The browser may still prefetch files of the site, whose URLs have no query and no value.
  const isFile = (request: string) => /^GET http:\/\/localhost:\d+\/assets\/[^?]*$/.test(request);
  expect(requests.filter((request) => !isFile(request) || request.includes('our-group'))).toEqual(
    [],
  );
});

test.describe('in a browser that refuses to store values', () => {
  // Docusaurus logs the browser's error.
  test.use({expectClean: false});

  test('values apply to the page only, and the button says so', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, pageOfOperation());
    await fillGroup(page, 'our-group');
    await expect(
      page.getByRole('button', {name: /^Samples filled in, on this page only: [1-9]\d*$/}),
    ).toBeVisible();
    expect(await textOfSamples(page)).toContain('/users/our-group/');
  });
});
