/** Pictures and device screens in the browser: one layout at a time, each text in its place and legible. */
import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {locales} from '../fixtures/routes';
import {expect, open, test} from '../fixtures/test';

/** Returns the English routes of the pages with so many directives of a name. */
const routesWith = (directive: string, count = 1) =>
  fs
    .readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .filter((name) => fs.readFileSync(`docs/${name}`, 'utf8').split(directive).length > count)
    .map((name) => `/docs/${name.replace(/(\/index)?\.md$/, '')}`);

/** Returns the drawings that are visible on a page. */
const drawingsOn = (page: Page) =>
  page.locator('.picture [role][aria-describedby]').filter({visible: true});

/** Reports the texts of drawings that leave their place or the page, or are too small. */
const flaws = (drawings: Locator) =>
  drawings.evaluateAll((elements: SVGSVGElement[]) =>
    elements.flatMap((element) => {
      const around = element.getBoundingClientRect();
      const scale = around.width / element.viewBox.baseVal.width;
      return [...element.querySelectorAll('text, p')].flatMap((text) => {
        const [box, said] = [text.getBoundingClientRect(), text.textContent];
        const place = text.closest('foreignObject')?.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        return [
          size < 12 && `"${said}" has ${size} pixels`,
          (text.scrollWidth > text.clientWidth + 1 && text.localName !== 'text') ||
          (place && (box.bottom > place.bottom + 1 || box.right > place.right + 1)) ||
          box.left < around.left ||
          box.right > Math.min(around.right, document.documentElement.clientWidth)
            ? `"${said}" leaves its place`
            : false,
        ].filter((flaw) => flaw !== false);
      });
    }),
  );

for (const {locale, prefix} of locales) {
  test(`every picture is legible at every width (${locale})`, async ({page}) => {
    for (const route of ['/', ...routesWith('::picture{')]) {
      await open(page, prefix + route);
      const pictures = await page.locator('.picture').count();
      expect(pictures, route).toBeGreaterThan(0);
      for (const width of [320, 390, 700, 1000, 1440]) {
        await page.setViewportSize({width, height: 900});
        // The sidebar comes and goes with the width, and the layout of the picture follows.
        await expect(async () => {
          await expect(drawingsOn(page)).toHaveCount(pictures);
          expect(await flaws(drawingsOn(page)), `${route}, ${width} pixels`).toEqual([]);
        }).toPass({timeout: 10_000});
      }
    }
  });

  test(`a device screen is beside its step, or below it where there is little room (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, prefix + routesWith('::screen{', 6)[0]!);
    const step = page.getByRole('listitem').filter({has: page.locator('.device-screen')});
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
    // Every label is inside its screen, and legible.
    const labels = await page.locator('.device-screen text').evaluateAll((all) =>
      all.map((label) => ({
        size: parseFloat(label.getAttribute('font-size') ?? getComputedStyle(label).fontSize),
        room:
          label.parentElement!.querySelector('rect')!.getBoundingClientRect().right -
          label.getBoundingClientRect().right,
      })),
    );
    expect(Math.min(...labels.map(({size}) => size))).toBeGreaterThanOrEqual(12);
    expect(Math.min(...labels.map(({room}) => room))).toBeGreaterThan(0);
  });
}
