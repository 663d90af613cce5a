/** Pictures in the browser: one layout at a time, nothing cut off, no text below 12 pixels. */
import {locales} from './fixtures/routes';
import {expect, open, test} from './fixtures/test';

const pages = [
  '/',
  '/docs/developer-guide/learning/about',
  '/docs/developer-guide/learning/distribution-methods',
  '/docs/developer-tools',
  '/docs/developer-guide/app/add-udid',
  '/docs/administrator-guide/single-sign-on/saml',
];

for (const {locale, prefix} of locales) {
  for (const route of pages) {
    test(`the picture on ${route} is legible at every width (${locale})`, async ({page}) => {
      await open(page, prefix + route);
      const picture = page.locator('.picture').first();
      const drawing = picture.locator('svg').filter({visible: true});
      for (const width of [320, 480, 700, 1000, 1440]) {
        await page.setViewportSize({width, height: 900});
        // The sidebar comes and goes with the width, and the layout of the picture follows.
        await expect(async () => {
          await expect(drawing).toHaveCount(1);
          const {smallest, outside} = await drawing.evaluate((element: SVGSVGElement) => {
            const scale = element.getBoundingClientRect().width / element.viewBox.baseVal.width;
            const texts = [...element.querySelectorAll('text')];
            const {right} = document.documentElement.getBoundingClientRect();
            const around = element.getBoundingClientRect();
            return {
              smallest: Math.min(
                ...texts.flatMap((text) =>
                  [text, ...text.querySelectorAll('tspan')]
                    .filter((one) => one.hasAttribute('font-size'))
                    .map((one) => Number(one.getAttribute('font-size')) * scale),
                ),
              ),
              outside: texts
                .filter((text) => {
                  const box = text.getBoundingClientRect();
                  return box.left < around.left || box.right > Math.min(around.right, right);
                })
                .map((text) => text.textContent),
            };
          });
          expect(smallest, `${width} pixels`).toBeGreaterThanOrEqual(12);
          expect(outside, `${width} pixels`).toEqual([]);
        }).toPass();
      }
    });
  }
}
