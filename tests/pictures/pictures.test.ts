/** Pictures and device screens show one layout at a time, and every text is legible and not cut off. */
import type {Locator, Page} from '@playwright/test';
import {locales} from '../fixtures/routes';
import {builds} from '../../src/commands/builds';
import {builtPages, source} from '../fixtures/built';
import {pageOfSteps} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

/** Returns the visible drawings of a page. */
const drawingsOn = (page: Page) =>
  page.locator('.picture [role][aria-describedby]').filter({visible: true});

/** Returns messages about texts that extend beyond their box or the page, or are smaller than 12 pixels. */
const flaws = (drawings: Locator) =>
  drawings.evaluateAll((elements: SVGSVGElement[]) =>
    elements.flatMap((element) => {
      const around = element.getBoundingClientRect();
      const scale = around.width / element.viewBox.baseVal.width;
      return [...element.querySelectorAll('text, p')].flatMap((text) => {
        const [box, words] = [text.getBoundingClientRect(), text.textContent];
        const place = text.closest('foreignObject')?.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        return [
          size < 12 && `"${words}" has ${size} pixels`,
          (text.scrollWidth > text.clientWidth + 1 && text.localName !== 'text') ||
          (place && (box.bottom > place.bottom + 1 || box.right > place.right + 1)) ||
          box.left < around.left ||
          box.right > Math.min(around.right, document.documentElement.clientWidth)
            ? `"${words}" leaves its place`
            : false,
        ].filter((flaw) => flaw !== false);
      });
    }),
  );

for (const {locale, prefix} of locales) {
  const widths = process.env.NIGHTLY ? [320, 390, 700, 1000, 1440] : [320, 700, 1000];
  test(`every picture is legible at every width (${locale})`, async ({page}) => {
    test.slow();
    const pages = builtPages(builds.default.directory).pages.filter(
      (each) => each.locale === locale && /<figure class=picture/.test(source(each)),
    );
    expect(pages.length).toBeGreaterThan(3);
    for (const {route} of pages) {
      await open(page, route);
      const pictures = await page.locator('.picture').count();
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        // Waits until the sidebar, and so the picture, has the layout of the new width.
        await expect(drawingsOn(page)).toHaveCount(pictures);
        await expect.poll(() => flaws(drawingsOn(page)), `${route}, ${width} pixels`).toEqual([]);
      }
    }
    const drawing = drawingsOn(page).first().locator('text, p').first();
    await drawing.evaluate((text) => text.append('Rather long text '.repeat(20)));
    expect(await flaws(drawingsOn(page))).toContainEqual(
      expect.stringContaining('leaves its place'),
    );
  });

  test(`a device screen is beside its step, or below the step on a narrow screen (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, prefix + pageOfSteps());
    const step = page.getByRole('listitem').filter({has: page.locator('.device-screen')});
    expect(await step.count()).toBeGreaterThan(5);
    const boxes = () =>
      step.evaluateAll((steps) =>
        steps.map((item) => {
          const [text, drawing] = [item.firstElementChild!, item.querySelector('.device-screen')!];
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
    // Every label is inside its screen, and at least 12 pixels high.
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
