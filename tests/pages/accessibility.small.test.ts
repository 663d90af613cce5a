/** What axe finds while the announcement is open, in both palettes. */
import {axeFindings} from '../fixtures/axe';
import {builds} from '../../src/commands/builds';
import {locales} from '../fixtures/routes';
import {expect, open, test} from '../fixtures/test';

const {ANNOUNCEMENT_TEXT_EN, ANNOUNCEMENT_TEXT_JA} = builds.small.env;

for (const {locale, prefix} of locales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`announcement open, ${colorScheme}, ${width} px (${locale})`, async ({page}) => {
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 844});
        await open(page, `${prefix}/docs/tester-guide/install/from-link`);
        const text = locale === 'en' ? ANNOUNCEMENT_TEXT_EN : ANNOUNCEMENT_TEXT_JA;
        await expect(page.getByText(text)).toBeVisible();
        // The hosted widget's own field is named by its package only once it is open.
        expect(await axeFindings(page, {exclude: '.aa-Autocomplete'})).toEqual([]);
      });
    }
  }
}
