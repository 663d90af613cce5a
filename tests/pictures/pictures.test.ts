/**
 * Pictures and device screens in the browser: one layout at a time, every text in its place, none below
 * 12 pixels.
 */
import type {Locator, Page} from '@playwright/test';
import {locales} from '../fixtures/routes';
import {expect, open, test} from '../fixtures/test';

const routes = [
  '/',
  '/docs/administrator-guide/learning/about',
  '/docs/administrator-guide/single-sign-on/saml',
  '/docs/developer-guide/app/add-udid',
  '/docs/developer-guide/learning/about',
  '/docs/developer-guide/learning/distribution-methods',
  '/docs/developer-tools',
];

/** Returns the visible drawings of a page. */
const drawingsOn = (page: Page) =>
  page.locator('.picture [role][aria-describedby]').filter({visible: true});

/** Returns the texts of drawings that overflow their place or the page, or are too small. */
const problemsIn = (drawings: Locator) =>
  drawings.evaluateAll((elements: SVGSVGElement[]) =>
    elements.flatMap((element) => {
      const around = element.getBoundingClientRect();
      const scale = around.width / element.viewBox.baseVal.width;
      return [...element.querySelectorAll('text, p')].flatMap((text) => {
        const [box, content] = [text.getBoundingClientRect(), text.textContent];
        const place = text.closest('foreignObject')?.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        return [
          size < 12 && `"${content}" has ${size} pixels`,
          (text.scrollWidth > text.clientWidth + 1 && text.localName !== 'text') ||
          (place && (box.bottom > place.bottom + 1 || box.right > place.right + 1)) ||
          box.left < around.left ||
          box.right > Math.min(around.right, document.documentElement.clientWidth)
            ? `"${content}" leaves its place`
            : false,
        ].filter((problem) => problem !== false);
      });
    }),
  );

for (const {locale, prefix} of locales) {
  test(`every picture is legible at every width (${locale})`, async ({page}) => {
    for (const route of routes) {
      await open(page, prefix + route);
      const pictures = await page.locator('.picture').count();
      expect(pictures, route).toBeGreaterThan(0);
      for (const width of [320, 390, 700, 1000, 1440]) {
        await page.setViewportSize({width, height: 900});
        // The width shows or hides the sidebar, which changes the layout of the picture.
        await expect(async () => {
          await expect(drawingsOn(page)).toHaveCount(pictures);
          expect(await problemsIn(drawingsOn(page)), `${route}, ${width} pixels`).toEqual([]);
        }).toPass({timeout: 10_000});
      }
    }
  });

  test(`a device screen is beside its step, or below it where there is little room (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, `${prefix}/docs/tester-guide/install/from-link`);
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
    }
    // Each label is legible and inside its screen.
    const labels = await page.locator('.device-screen text').evaluateAll((all) =>
      all.map((label) => ({
        size: parseFloat(label.getAttribute('font-size') ?? getComputedStyle(label).fontSize),
        room:
          label.parentElement!.querySelector('rect')!.getBoundingClientRect().right -
          label.getBoundingClientRect().right,
      })),
    );
    expect(labels.length).toBeGreaterThan(20);
    expect(Math.min(...labels.map(({size}) => size))).toBeGreaterThanOrEqual(12);
    expect(Math.min(...labels.map(({room}) => room))).toBeGreaterThan(0);
  });
}

test('a text that is too long for its place is reported', async ({page}) => {
  await open(page, '/docs/developer-guide/learning/distribution-methods');
  const planted = drawingsOn(page).locator('p').first();
  await planted.evaluate((text) => text.append('Rather long text '.repeat(20)));
  expect(await problemsIn(drawingsOn(page))).toContainEqual(
    expect.stringContaining('leaves its place'),
  );
});
