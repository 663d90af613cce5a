/** What devices show at a step, where readers see it. */
import {locales} from './fixtures/routes';
import {expect, open, test} from './fixtures/test';

const route = '/docs/tester-guide/install/from-link';
const named = {
  en: 'Settings: tap General. General: tap VPN & Device Management.',
  ja: '設定：一般をタップ。一般：VPNとデバイス管理をタップ。',
};

for (const {locale, prefix} of locales) {
  test(`a drawing is beside its step, or above it on a phone (${locale})`, async ({page}) => {
    await page.setViewportSize({width: 1000, height: 900});
    await open(page, prefix + route);
    const step = page.getByRole('listitem').filter({has: page.locator('.device-screen')});
    expect(await step.count()).toBeGreaterThan(5);
    const boxes = () =>
      step.evaluateAll((steps) =>
        steps.map((one) => {
          const [text, drawing] = [one.firstElementChild!, one.querySelector('.device-screen')!];
          return {
            text: text.getBoundingClientRect().toJSON() as DOMRect,
            drawing: drawing.getBoundingClientRect().toJSON() as DOMRect,
          };
        }),
      );

    await expect(page.getByRole('img', {name: named[locale], exact: true})).toBeVisible();
    for (const width of [1000, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const {text, drawing} of await boxes()) {
        expect(drawing.left, `${width}`).toBeGreaterThanOrEqual(text.right);
        expect(Math.abs(drawing.top - text.top)).toBeLessThan(2);
        expect(text.width).toBeGreaterThan(140);
      }
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      for (const {text, drawing} of await boxes()) {
        expect(drawing.bottom, `${width}`).toBeLessThanOrEqual(text.top);
        expect(drawing.left).toBe(text.left);
      }
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBe(width);
    }
  });
}

test('every label of a drawing is inside its screen', async ({page}) => {
  for (const {prefix} of locales) {
    await open(page, prefix + route);
    const room = await page.locator('.device-screen text').evaluateAll((labels) =>
      labels.map((label) => {
        const screen = label.parentElement!.querySelector('rect')!.getBoundingClientRect();
        return screen.right - label.getBoundingClientRect().right;
      }),
    );
    expect(room.length).toBeGreaterThan(20);
    expect(Math.min(...room)).toBeGreaterThan(0);
  }
});
