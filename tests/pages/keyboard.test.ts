/** Pages used with the keyboard alone, and with settings of the browser for accessibility. */
import type {Locator, Page} from '@playwright/test';
import {barLink, pageOfCode, pageOfOperation, pageOfSteps} from '../fixtures/samplePages';
import {expect, open, test} from '../fixtures/test';

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const maxPresses = 90;
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  throw new Error(`${maxPresses} times Tab did not lead to ${String(target)}.`);
}

test('the skip link is first, visible, and moves the focus past the navigation', async ({page}) => {
  await open(page, pageOfSteps());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('the menu of languages opens with Space and Enter, and closes when the focus leaves or with Escape', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.getByRole('button', {name: 'English'});
  const items = page.locator('.dropdown__menu').getByRole('link');
  await tabTo(page, button);
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(items).toHaveCount(2);
  for (const item of await items.all()) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(items.first()).toBeHidden();
  await button.press('Enter');
  await expect(items.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(items.first()).toBeHidden();
});

test('categories of the sidebar open and close with Enter and Space', async ({page}) => {
  await open(page, pageOfSteps());
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const closed = sidebar.locator('[role="button"][aria-expanded="false"]').first();
  const name = await closed.innerText();
  const category = sidebar.getByRole('button', {name, exact: true});
  const item = sidebar
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name, exact: true})});
  const inside = item.last().locator('ul a').first();
  await tabTo(page, category);
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(category).toBeFocused();
  await expect(inside).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(inside).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(pageOfSteps());
});

test('arrow keys, Home, and End select tabs, and Tab stops at one of them', async ({page}) => {
  await open(page, pageOfOperation());
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const labels = await tabs.allInnerTexts();
  expect(labels.length).toBeGreaterThan(2);
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', labels.length - 1],
    ['ArrowRight', 0],
    ['ArrowLeft', labels.length - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[aria-selected="true"]')).toHaveCount(1);
    await expect(
      page.getByRole('tabpanel', {name: labels[index]!, exact: true}).first(),
    ).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('the mobile menu takes the focus, keeps it, and returns it to the button', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, pageOfSteps());
  const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop, the focus is in the browser's own controls.
    const place = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement === document.body || Boolean(activeElement?.closest('.navbar-sidebar'));
    });
    expect(place).toBe(true);
  }
  await page.getByRole('button', {name: 'Back to main menu'}).focus();
  await page.keyboard.press('Enter');
  const main = page.locator('.navbar-sidebar');
  await expect(main.getByRole('link', {name: 'Dev Guide'})).toBeFocused();
  await main.getByRole('button', {name: 'Languages'}).focus();
  const english = main.getByRole('link', {name: 'English'});
  const wasVisible = await english.isVisible();
  await page.keyboard.press('Space');
  await expect(english).toBeVisible({visible: !wasVisible});
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu).toBeFocused();
  // When the window becomes wide, the menu closes, and the focus moves to the bar.
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.setViewportSize({width: 1200, height: 844});
  await expect(page.locator('.navbar__inner .navbar__brand')).toBeFocused();
});

test('the folded table of contents opens and leads to a heading', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, pageOfSteps());
  await tabTo(page, page.getByRole('button', {name: 'On this page'}));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const hash = await page.locator(':focus').getAttribute('href');
  expect(hash).toMatch(/^#/);
  await page.keyboard.press('Enter');
  await expect(page.locator(hash!)).toBeInViewport();
});

test('after a navigation, the next Tab starts at the top of the page', async ({page}) => {
  await open(page, '/docs/tester-guide');
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.innerText();
  await page
    .locator('.theme-doc-sidebar-menu a:not([aria-current])[href*="/docs/"]:not([role])')
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText(before);
  await expect(page.locator('.theme-doc-sidebar-menu :focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  // After a navigation with the mouse, nothing is marked as focused.
  await barLink(page).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Release Notes'})).toBeVisible();
  await expect(page.locator(':focus-visible')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCount(1);
});

test('without the font service, bold text is shown in a bold font', async ({page}) => {
  await open(page, pageOfSteps());
  const widths = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    return [400, 650, 700].map((weight) => {
      canvas.font = `${weight} 100px "Source Sans 3 Fallback"`;
      return canvas.measureText('Send test builds of your app').width;
    });
  });
  // A synthetic bold is as wide as the regular face.
  expect(widths[1]).toBeGreaterThan(widths[0]! * 1.03);
  expect(widths[2]).toBe(widths[1]);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`every stop of the Tab key is visible, not covered, and marked (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, pageOfOperation());
    let stops = 0;
    for (; stops < 120; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement!;
        if (element === document.body) {
          return null;
        }
        // Ends the animation with which the bar slides into view.
        document.getAnimations().forEach((animation) => animation.finish());
        const box = element.getBoundingClientRect();
        const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
        const x = (left + Math.min(box.right, innerWidth)) / 2;
        const y = (top + Math.min(box.bottom, innerHeight)) / 2;
        const points = [
          [x, y],
          [left + 4, top + 4],
          [left + 4, Math.min(box.bottom, innerHeight) - 4],
        ];
        const {outlineStyle, outlineWidth} = getComputedStyle(element);
        return {
          name: element.outerHTML.slice(0, 120),
          isOnScreen: points.some(([px, py]) => {
            const hit = document.elementFromPoint(px!, py!);
            return Boolean(hit && element.contains(hit));
          }),
          isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
        };
      });
      if (!stop) {
        break;
      }
      expect(stop).toEqual({name: stop.name, isOnScreen: true, isMarked: true});
    }
    expect(stops).toBeGreaterThan(20);
  });
}

test.describe('settings of the browser', () => {
  for (const [name, routeOf] of Object.entries<() => string>({
    'the home page': () => '/',
    'a page of steps': pageOfSteps,
    'an operation': pageOfOperation,
    'release notes': () => '/release-notes',
    'release notes in Japanese': () => '/ja/release-notes',
    'much code in Japanese': () => `/ja${pageOfCode()}`,
  })) {
    test(`200 % zoom, wider text spacing, and reduced motion: ${name}`, async ({page}) => {
      const route = routeOf();
      // Half the pixels, as in a browser at 200 % zoom.
      await page.setViewportSize({width: 640, height: 400});
      await open(page, route);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(640);
      expect(await cutOff(page)).toEqual([]);

      await page.evaluate(() => {
        // The spacing of WCAG 2.2, 1.4.12, in a style sheet as a reader's extension adds it.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      for (const screen of [1280, 1000, 390, 320]) {
        await page.setViewportSize({width: screen, height: 800});
        // The sidebar takes a moment to become narrower.
        await expect.poll(width).toBeLessThanOrEqual(screen);
        expect(await cutOff(page), `${screen} px`).toEqual([]);
      }

      await page.emulateMedia({reducedMotion: 'reduce'});
      const moving = await page.locator('*').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const style = getComputedStyle(element);
            const longest = (times: string) => Math.max(...times.split(',').map(parseFloat));
            return (
              longest(style.transitionDuration) > 0.01 ||
              (style.animationName !== 'none' && longest(style.animationDuration) > 0.01) ||
              style.scrollBehavior === 'smooth'
            );
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(moving).toEqual([]);
    });
  }

  test('forced colors: selected, current, and focused elements are marked', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, pageOfOperation());
    const line = (tab: Locator) =>
      tab.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    expect(await line(tabs.first())).not.toBe(await line(tabs.nth(1)));
    const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await expect(
      page
        .getByRole('navigation', {name: 'Main'})
        .locator('[aria-current="page"], .navbar__link--active')
        .first(),
    ).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');

    // The active result of the search.
    await open(page, '/?q=upload');
    const [first, second] = [page.getByRole('option').first(), page.getByRole('option').nth(1)];
    await expect(first).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveCSS('outline-style', 'solid');
    await expect(first).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
    await expect(second).toHaveCSS('outline-style', 'none');

    // Code whose lines are wrapped.
    await page.setViewportSize({width: 390, height: 844});
    await open(page, pageOfCode());
    const wrap = page.getByRole('button', {name: 'Wrap lines'}).first();
    await expect(wrap).toHaveCSS('text-decoration-line', 'none');
    await wrap.click();
    await expect(wrap).toHaveCSS('text-decoration-line', 'underline');
  });
});

/** Returns elements with text of their own whose box hides a part of it. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('body *:not(svg *, script, style)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        const hides = [style.overflowX, style.overflowY].some((value) => /hidden|clip/.test(value));
        const ownText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        // An element of one pixel is text for screen readers only.
        const isShown =
          element.clientWidth > 1 && element.checkVisibility({visibilityProperty: true});
        return (
          hides &&
          ownText &&
          isShown &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
