/** Specification, section 4: the states of optional settings. */
import {axeFindings} from '../fixtures/axe';
import {builds} from '../../src/commands/builds';
import {expect, open, test} from '../fixtures/test';
import {locales} from '../fixtures/routes';

const {ANNOUNCEMENT_ID, ANNOUNCEMENT_TEXT_EN, ANNOUNCEMENT_TEXT_JA} = builds.small.env;

test.describe('announcement bar', () => {
  for (const {locale, prefix} of locales) {
    test(`speaks the reader's language (${locale}) and stays away once dismissed`, async ({
      page,
    }) => {
      const text = locale === 'en' ? ANNOUNCEMENT_TEXT_EN : ANNOUNCEMENT_TEXT_JA;
      await open(page, `${prefix}/`);
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole('button', {name: locale === 'en' ? 'Close' : '閉じる'}).click();
      await expect(page.getByText(text)).toBeHidden();
      const id = await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'));
      expect(id).toBe(ANNOUNCEMENT_ID);
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByText(text)).toBeHidden();
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
      await open(page, '/docs/tester-guide/install/from-link');
      await expect(page.getByText(ANNOUNCEMENT_TEXT_EN)).toBeVisible();
      // The hosted widget's own field is named by its package only once it is open.
      const findings = await axeFindings(page, {exclude: '.aa-Autocomplete'});
      expect.soft(findings, `${colorScheme}, ${width} px`).toEqual([]);
    }
  });

  test('comes back when its id changes', async ({page}) => {
    await open(page, '/');
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.reload();
    await expect(page.getByText(ANNOUNCEMENT_TEXT_EN)).toBeVisible();
  });
});

test.describe('colour mode, switchable', () => {
  const toggle = /Switch between dark and light mode/;
  const ground = {light: 'rgb(255, 255, 255)', dark: 'rgb(15, 25, 32)'};

  test('follows the system until the reader chooses', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await expect(page.locator('html')).toHaveCSS('background-color', ground.dark);
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveCSS('background-color', ground.light);
  });

  test('cycles through light, dark and system, and remembers the choice', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    const button = page.getByRole('button', {name: toggle});
    const stored = () => page.evaluate(() => localStorage.getItem('theme'));
    await button.click();
    await expect.poll(stored).toBe('light');
    await button.click();
    await expect.poll(stored).toBe('dark');
    await expect(page.locator('html')).toHaveCSS('background-color', ground.dark);
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('background-color', ground.dark);
    await button.click();
    await expect.poll(stored).toBeNull();
    await expect(page.locator('html')).toHaveCSS('background-color', ground.light);
  });

  for (const [route, ...tag] of [
    ['/'],
    ['/docs/tester-guide/install/from-link'],
    ['/docs/administrator-guide/single-sign-on/saml'],
    ['/docs/developer-tools/gradle-plugin'],
    ['/docs/api/application/upload-app'],
    ['/release-notes', '@release-notes'],
    // Its suggestions come from a file of the search.
    ['/404.html', '@search'],
  ] as const) {
    test(`the dark palette is readable on ${route}`, {tag: [...tag]}, async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, route);
      await expect(page.locator('html')).toHaveCSS('background-color', ground.dark);
      // The hosted widget's own field is named by its package only once it is open.
      expect(await axeFindings(page, {exclude: '.aa-Autocomplete'})).toEqual([]);
    });
  }
});
