/** What Docusaurus' documentation promises to writers, as readers see it (`tests/fixtures/smallSite/site`). */
import type {Locator, Page} from '@playwright/test';
import {axeFindings} from '../fixtures/axe';
import {expect, open, test} from '../fixtures/test';

test.describe('code blocks', () => {
  const route = '/docs/features/code-blocks';

  /** The code with a text in it. */
  const codeWith = (page: Page, text: string) =>
    page.getByRole('main').locator('pre code', {hasText: text});

  const highlighted = (code: Locator) =>
    code.locator('.theme-code-block-highlighted-line').allTextContents();

  /** The numbers before the lines, in both kinds of blocks. */
  const numbers = (code: Locator) =>
    code.evaluate((element) =>
      [...element.querySelectorAll('[data-line-number], [class*="codeLineNumber"]')].map((line) => {
        const {content} = getComputedStyle(line, '::before');
        const first = Number(/\d+/.exec((element as HTMLElement).style.counterReset)?.[0] ?? 0);
        const before = [...element.querySelectorAll('[class*="codeLineNumber"]')].indexOf(line);
        return content.startsWith('counter')
          ? first + before + 1
          : Number(content.replace(/\D/g, ''));
      }),
    );

  const colorsOf = (code: Locator) =>
    code.evaluate(
      (element) =>
        new Set(
          [...element.querySelectorAll('i, span')].map((part) => getComputedStyle(part).color),
        ).size,
    );

  test('have their titles, in double and in single quotes', async ({page}) => {
    await open(page, route);
    await expect(page.getByText('double.js', {exact: true})).toBeVisible();
    await expect(page.getByText('single "quotes".js', {exact: true})).toBeVisible();
  });

  test('highlight the lines that the fence names', async ({page}) => {
    await open(page, route);
    const code = codeWith(page, 'const fifth');
    expect(await highlighted(code)).toEqual([
      'const first = 1;\n',
      'const third = 3;\n',
      'const fourth = 4;\n',
    ]);
    const line = code.locator('.theme-code-block-highlighted-line').first();
    await expect(line).toHaveCSS('background-color', 'rgb(225, 241, 243)');
    await expect(line).toHaveCSS('border-left-width', '3px');
  });

  test('highlight the lines after magic comments, in every language, and hide the comments', async ({
    page,
  }) => {
    await open(page, route);
    for (const language of ['sh', 'jsx', 'python', 'html', 'yaml', 'sql']) {
      const lines = await highlighted(
        codeWith(page, `marked in ${language}`).or(codeWith(page, `marked: in ${language}`)),
      );
      expect
        .soft(
          lines.map((line) => line.includes(`in ${language}`)),
          language,
        )
        .toEqual([true]);
    }
    const block = codeWith(page, "const marked = 'in js'");
    expect(await highlighted(block)).toEqual([
      "const marked = 'in js';\n",
      '\n',
      "const more = 'in js';",
    ]);
    await expect(codeWith(page, 'const wrong').locator('.wrong-line')).toHaveText(
      'const wrong = 0;',
    );
    await expect(page.getByRole('main')).not.toContainText(/highlight-|This line is wrong/);
  });

  test('number their lines, from one or another number, and copy none', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, route);
    expect(await numbers(codeWith(page, 'echo one'))).toEqual([1, 2, 3]);
    const code = codeWith(page, 'echo five');
    expect(await numbers(code)).toEqual([5, 6]);
    expect(await highlighted(code)).toEqual(['echo six']);
    const block = page.locator('.code-block', {hasText: 'echo one'});
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'echo one\n\necho three',
    );
  });

  test('are colored in additional languages and the default one, and say which', async ({page}) => {
    await open(page, route);
    for (const text of ['echo "php"', 'const language']) {
      expect.soft(await colorsOf(codeWith(page, text)), text).toBeGreaterThanOrEqual(2);
    }
    await expect(page.locator('.code-block', {hasText: 'echo "php"'})).toContainText(/^php/);
    await expect(codeWith(page, 'Plain text')).toHaveText('Plain text has no <colors>.');
    await expect(page.locator('pre', {hasText: 'An element of a page'})).toHaveText(
      'An element of a page & nothing else',
    );
  });

  test('are what the remark plugins of a maintainer made of them', async ({page}) => {
    await open(page, route);
    const code = codeWith(page, 'before the plugin');
    await expect(code).toHaveText('echo "before the plugin"\necho "after the plugin"');
    expect(await colorsOf(code)).toBeGreaterThanOrEqual(1);
  });

  test('can be selected without their controls', async ({page}) => {
    await open(page, route);
    const block = page.locator('.code-block', {hasText: 'example-group'});
    await expect(block.getByRole('button', {name: 'Your values'})).toBeVisible();
    const selected = await block.evaluate((element) => {
      getSelection()!.selectAllChildren(element);
      return getSelection()!.toString();
    });
    expect(selected).toContain('/api/users/example-group/apps');
    expect(selected).not.toMatch(/Your values|Copy|Wrap/);
  });

  test.describe('that the build did not highlight', () => {
    const blocks = [
      [route, 'echo "a component"'],
      [route, 'by a rehype plugin'],
      ['/code-blocks', 'echo "a component"'],
      ['/code-blocks', 'const line400 = 400'],
      ['/code-blocks', 'echo "a partial"'],
      ['/second', "const instance = 'second'"],
    ] as const;

    for (const [address, text] of blocks) {
      test(`are highlighted in the browser: ${text} on ${address}`, async ({page}) => {
        await open(page, address);
        const code = codeWith(page, text);
        await expect(code).toBeVisible();
        await expect(
          page.locator('.theme-code-block', {hasText: text}).getByRole('button', {name: 'Copy'}),
        ).toBeAttached();
        expect(await colorsOf(code)).toBeGreaterThanOrEqual(2);
      });
    }

    test('have titles, line numbers, and highlighted lines', async ({page}) => {
      await open(page, '/code-blocks');
      for (const title of ['component.php', 'long.js', 'partial.php']) {
        await expect.soft(page.getByText(title, {exact: true})).toBeVisible();
      }
      const code = codeWith(page, 'a component');
      await expect(page.getByRole('button', {name: 'Copy'}).first()).toBeAttached();
      expect(await numbers(code)).toEqual([7, 8]);
      expect(await highlighted(code)).toEqual(['echo "a component"; // a comment']);
      expect(await highlighted(codeWith(page, 'const line2 = 2'))).toEqual(['const line2 = 2;']);
      expect(await axeFindings(page, {exclude: '.aa-Autocomplete'})).toEqual([]);
    });

    test('come with a highlighter, which other pages do not load', async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await open(page, '/docs/tester-guide');
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((url) => url.includes('highlighter'))).toEqual([]);
      await open(page, '/second');
      await expect.poll(() => scripts.filter((url) => url.includes('highlighter'))).toHaveLength(1);
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      for (const [address, text] of blocks) {
        test(`are there: ${text} on ${address}`, async ({page}) => {
          await page.goto(address);
          await expect(codeWith(page, text)).toBeVisible();
        });
      }
    });
  });
});
