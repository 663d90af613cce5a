/** Specification, section 4: links in text and in pictures lead on without loading the page as a whole. */
import {expect, open, test} from '../fixtures/test';

const places = [
  ['a table', '/docs/tester-guide', '.markdown table a[href^="/docs"]'],
  ['a picture', '/', 'figure.picture a[href^="/docs"]'],
] as const;

for (const [where, route, links] of places) {
  for (const how of ['the mouse', 'Enter']) {
    test(`a link of ${where}, with ${how}`, async ({page}) => {
      await open(page, route);
      const link = page.locator(links).filter({visible: true}).first();
      const target = (await link.getAttribute('href'))!;
      await page.evaluate(() => Reflect.set(window, 'stayed', true));
      await (how === 'Enter' ? link.press('Enter') : link.click());
      await expect(page).toHaveURL(target);
      await expect(page.locator('article h1')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(route);
    });
  }

  test(`a link of ${where} that is opened with Control opens in a tab of its own`, async ({
    page,
    context,
  }) => {
    await open(page, route);
    const link = page.locator(links).filter({visible: true}).first();
    const target = (await link.getAttribute('href'))!;
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({modifiers: ['Control']}),
    ]);
    // A browser without a window may leave a tab in the background empty.
    await tab.bringToFront();
    await expect(tab).toHaveURL(target);
    await expect(page).toHaveURL(route);
  });
}
