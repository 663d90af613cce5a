/** What devices show at a step, where readers see it. */
import {locales} from '../fixtures/routes';
import {expect, open, test} from '../fixtures/test';

const route = '/docs/tester-guide/install/from-link';
const named = {
  en: 'Settings: tap General. General: tap VPN & Device Management.',
  ja: '設定：一般をタップ。一般：VPNとデバイス管理をタップ。',
};

for (const {locale, prefix} of locales) {
  test(`a drawing is beside its step, or below it where there is little room (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
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
    for (const width of [1200, 1440]) {
      await page.setViewportSize({width, height: 900});
      for (const {text, drawing} of await boxes()) {
        expect(drawing.left, `${width}`).toBeGreaterThanOrEqual(text.right);
        expect(Math.abs(drawing.top - text.top)).toBeLessThan(2);
        expect(text.width).toBeGreaterThan(250);
      }
    }
    for (const width of [1000, 390, 320]) {
      await page.setViewportSize({width, height: 844});
      for (const {text, drawing} of await boxes()) {
        expect(drawing.top, `${width}`).toBeGreaterThanOrEqual(text.bottom);
        expect(drawing.left).toBe(text.left);
      }
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBe(width);
    }
  });
}

test('every label of a drawing is inside its screen, and legible', async ({page}) => {
  for (const {prefix} of locales) {
    await open(page, prefix + route);
    const room = await page.locator('.device-screen text').evaluateAll((labels) =>
      labels.map((label) => {
        const screen = label.parentElement!.querySelector('rect')!.getBoundingClientRect();
        return screen.right - label.getBoundingClientRect().right;
      }),
    );
    const sizes = await page
      .locator('.device-screen text')
      .evaluateAll((labels) =>
        labels.map((label) =>
          parseFloat(label.getAttribute('font-size') ?? getComputedStyle(label).fontSize),
        ),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    expect(room.length).toBeGreaterThan(20);
    expect(Math.min(...room)).toBeGreaterThan(0);
  }
});
