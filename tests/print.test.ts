import {locales} from './fixtures/routes';
import {expect, open, test} from './fixtures/test';

const tabbed = '/docs/developer-tools/gradle-plugin';
const chrome = [
  '.navbar',
  '.footer',
  '.theme-doc-sidebar-container',
  '.doc-columns__contents',
  '.theme-doc-breadcrumbs',
  '.pagination-nav',
  '.code-block__action',
  '.hash-link',
  '[role=tablist]',
  '.page-line a',
  '.page-line button',
];

for (const {locale, prefix} of locales) {
  test.describe(`on paper (${locale})`, () => {
    test.beforeEach(async ({page}) => {
      await page.emulateMedia({media: 'print'});
      await open(page, prefix + tabbed);
    });

    test('all alternatives stand with their labels', async ({page}) => {
      const panels = await page.getByRole('tabpanel').all();
      expect(panels.length).toBeGreaterThan(3);
      for (const panel of panels) {
        await expect(panel).toBeVisible();
        await expect(panel.locator('.code-tabs__label')).toBeVisible();
      }
    });

    test('there is text and no chrome', async ({page}) => {
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      for (const part of chrome) {
        for (const element of await page.locator(part).all()) {
          await expect(element, part).toBeHidden();
        }
      }
    });

    test('links say where they lead', async ({page}) => {
      const links = await page.locator('.markdown :is(p, li, td) a[href]:not(.hash-link)').all();
      let said = 0;
      for (const link of links) {
        const href = (await link.getAttribute('href'))!;
        const after = await link.evaluate(
          (element) => getComputedStyle(element, '::after').content,
        );
        if (!href.startsWith('#')) {
          expect(after, href).toContain(href);
          said += 1;
        }
      }
      expect(said).toBeGreaterThan(0);
    });

    test('nothing is cut off at the right', async ({page}) => {
      await page.setViewportSize({width: 700, height: 1000});
      for (const code of await page.locator('.code-block pre').all()) {
        const room = await code.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(room).toBeLessThanOrEqual(1);
      }
    });
  });
}
