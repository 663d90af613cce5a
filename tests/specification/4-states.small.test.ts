/** The announcement bar and the color modes, which are optional settings. */
import {axeFindings} from '../fixtures/axe';
import {builds} from '../../src/commands/builds';
import {expect, open, test} from '../fixtures/test';
import {locales} from '../fixtures/routes';
import {pageWithMost} from '../fixtures/samplePages';

const {ANNOUNCEMENT_ID, ANNOUNCEMENT_TEXT_EN, ANNOUNCEMENT_TEXT_JA} = builds.small.env;

/** Parts of the hosted widget, whose field has no name until the widget is open. */
const exclude = '.aa-Autocomplete';

test.describe('announcement bar', () => {
  for (const {locale, prefix} of locales) {
    test(`is in the reader's language (${locale}) and does not return once dismissed`, async ({
      page,
    }) => {
      const text = page.getByText(locale === 'en' ? ANNOUNCEMENT_TEXT_EN : ANNOUNCEMENT_TEXT_JA);
      await open(page, `${prefix}/`);
      await expect(text).toBeVisible();
      await page.getByRole('button', {name: locale === 'en' ? 'Close' : '閉じる'}).click();
      await expect(text).toBeHidden();
      const id = await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'));
      expect(id).toBe(ANNOUNCEMENT_ID);
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(text).toBeHidden();
      // The bar returns when its id changes.
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
      await page.reload();
      await expect(text).toBeVisible();
    });
  }

  test('has no axe finding on a desktop and a phone, in both palettes', async ({page}) => {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['light', 390],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 844});
      await open(page, '/docs/tester-guide');
      await expect(page.getByText(ANNOUNCEMENT_TEXT_EN)).toBeVisible();
      const findings = await axeFindings(page, {exclude});
      expect.soft(findings, `${colorScheme}, ${width} px`).toEqual([]);
    }
  });
});

test.describe('color mode, switchable', () => {
  const ground = {light: 'rgb(255, 255, 255)', dark: 'rgb(15, 25, 32)'};

  test('follows the system until the reader chooses, cycles, and remembers the choice', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    const html = page.locator('html');
    await expect(html).toHaveCSS('background-color', ground.dark);
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html).toHaveCSS('background-color', ground.light);
    const button = page.getByRole('button', {name: /Switch between dark and light mode/});
    const stored = () => page.evaluate(() => localStorage.getItem('theme'));
    await button.click();
    await expect.poll(stored).toBe('light');
    await button.click();
    await expect.poll(stored).toBe('dark');
    await expect(html).toHaveCSS('background-color', ground.dark);
    await page.reload();
    await expect(html).toHaveCSS('background-color', ground.dark);
    await button.click();
    await expect.poll(stored).toBeNull();
    await expect(html).toHaveCSS('background-color', ground.light);
  });

  test('the dark palette is readable on pages of each kind', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    const withMost = (part: RegExp) => pageWithMost(part, '/docs/', builds.small.directory);
    for (const route of [
      '/',
      '/release-notes',
      '/404.html',
      withMost(/class=device-screen/g),
      withMost(/<figure class=picture/g),
      withMost(/role=tab /g),
      withMost(/class=api-field/g),
    ]) {
      await open(page, route);
      await expect(page.locator('html')).toHaveCSS('background-color', ground.dark);
      expect.soft(await axeFindings(page, {exclude}), route).toEqual([]);
    }
  });
});
