/** Docusaurus' documented features as readers see them, on the pages in `fixtures/smallSite/site`. */
import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {axeFindings} from '../fixtures/axe';
import {expect, open, test} from '../fixtures/test';

const {directory} = builds.small;
const readBuilt = (file: string) => fs.readFileSync(path.join(directory, file), 'utf8');

test.describe('code blocks', () => {
  const fences = '/docs/features/code-blocks';

  const codeWith = (page: Page, text: string | RegExp) =>
    page.getByRole('main').locator('pre code', {hasText: text});

  const highlighted = (code: Locator) =>
    code.locator('.theme-code-block-highlighted-line').allTextContents();

  /** Returns the line numbers of a block, which the build or the browser has highlighted. */
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

  const countColors = (code: Locator) =>
    code.evaluate(
      (element) =>
        new Set(
          [...element.querySelectorAll('i, span')].map((part) => getComputedStyle(part).color),
        ).size,
    );

  test('have the titles and highlighted lines that fences and magic comments name', async ({
    page,
  }) => {
    await open(page, fences);
    await expect(page.getByText('double.js', {exact: true})).toBeVisible();
    await expect(page.getByText('single "quotes".js', {exact: true})).toBeVisible();
    const code = codeWith(page, 'const fifth');
    expect(await highlighted(code)).toEqual([
      'const first = 1;\n',
      'const third = 3;\n',
      'const fourth = 4;\n',
    ]);
    const line = code.locator('.theme-code-block-highlighted-line').first();
    await expect(line).toHaveCSS('background-color', 'rgb(225, 241, 243)');
    await expect(line).toHaveCSS('border-left-width', '3px');
    for (const language of ['sh', 'jsx', 'python', 'html', 'yaml', 'sql']) {
      const lines = await highlighted(codeWith(page, new RegExp(`marked:? in ${language}`)));
      expect.soft(lines, language).toEqual([expect.stringContaining(`in ${language}`)]);
    }
    expect(await highlighted(codeWith(page, "const marked = 'in js'"))).toEqual([
      "const marked = 'in js';\n",
      '\n',
      "const more = 'in js';",
    ]);
    await expect(codeWith(page, 'const wrong').locator('.wrong-line')).toHaveText(
      'const wrong = 0;',
    );
    await expect(page.getByRole('main')).not.toContainText(/highlight-|This line is wrong/);
  });

  test('have line numbers from any first number, and copy none', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, fences);
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

  test('are colored in every language, name it, have the changes of plugins, and can be selected', async ({
    page,
  }) => {
    await open(page, fences);
    for (const text of ['echo "php"', 'const language']) {
      expect.soft(await countColors(codeWith(page, text)), text).toBeGreaterThanOrEqual(2);
    }
    await expect(page.locator('.code-block', {hasText: 'echo "php"'})).toContainText(/^php/);
    await expect(codeWith(page, 'Plain text')).toHaveText('Plain text has no <colors>.');
    await expect(page.locator('pre', {hasText: 'An element of a page'})).toHaveText(
      'An element of a page & nothing else',
    );
    const code = codeWith(page, 'before the plugin');
    await expect(code).toHaveText('echo "before the plugin"\necho "after the plugin"');
    expect(await countColors(code)).toBeGreaterThanOrEqual(1);
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
    const blocks = {
      [fences]: ['echo "a component"', 'by a rehype plugin'],
      '/code-blocks': ['echo "a component"', 'const line400 = 400', 'echo "a partial"'],
      '/second': ["const instance = 'second'"],
    };

    for (const [route, texts] of Object.entries(blocks)) {
      test(`are highlighted in the browser: ${route}`, async ({page}) => {
        await open(page, route);
        for (const text of texts) {
          const block = page.locator('.theme-code-block', {hasText: text});
          await expect(block.getByRole('button', {name: 'Copy'})).toBeAttached();
          expect.soft(await countColors(codeWith(page, text)), text).toBeGreaterThanOrEqual(2);
        }
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

    test('load a highlighter, which other pages do not load', async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      const highlighters = () => scripts.filter((url) => url.includes('highlighter'));
      await open(page, '/docs/features');
      await page.waitForLoadState('networkidle');
      expect(highlighters()).toEqual([]);
      await open(page, '/second');
      await expect.poll(highlighters).toHaveLength(1);
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('are visible', async ({page}) => {
        for (const [route, texts] of Object.entries(blocks)) {
          await page.goto(route);
          for (const text of texts) {
            await expect.soft(codeWith(page, text), `${text} on ${route}`).toBeVisible();
          }
        }
      });
    });
  });
});

test.describe('text', () => {
  const folder = '/docs/features/content';

  test('in MDX has expressions, hooks, partials, styles, and translations, also as Markdown', async ({
    page,
  }) => {
    await open(page, `${folder}/mdx`);
    const article = page.locator('article');
    for (const text of [
      'The sum is 2, the planet Neptune, and the moon Triton.',
      'A string stays.',
      'The partial says much about Kitewind.',
      'The braces {{name}} and {{name}} stay; Kitewind is filled in.',
    ]) {
      await expect.soft(article).toContainText(text);
    }
    await expect(article.locator('p.spaced')).toHaveCSS('letter-spacing', '7px');
    await expect(page.locator('.feature-target')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(article.getByRole('link', {name: 'A link of a hook'})).toHaveAttribute(
      'href',
      '/docs',
    );
    await expect(article).not.toContainText('nobody sees');
    const markdown = readBuilt(`${folder}/mdx.md`);
    for (const text of [
      'The sum is {1 + 1}',
      '**First tab**',
      'Inside the **first** tab.',
      'about Kitewind',
    ]) {
      expect.soft(markdown).toContain(text);
    }
    expect(markdown).toMatch(
      /\[plain Markdown\]\(https:\/\/[^)]+\/docs\/features\/content\/markdown\)/,
    );
    expect(markdown).not.toMatch(/import |export |nobody sees|feature-target/);
  });

  test('without front matter has its heading as title, a link to another page, and a drawing', async ({
    page,
  }) => {
    await open(page, `${folder}/markdown`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Plain Markdown');
    await expect(page.locator('.markdown-target')).toHaveCSS('color', 'rgb(4, 5, 6)');
    await expect(page.getByRole('link', {name: 'neighbor'})).toHaveAttribute(
      'href',
      `${folder}/mdx`,
    );
    await expect(page.locator('article svg')).toContainText(['Hexagon']);
    expect(readBuilt(`${folder}/markdown.md`)).toContain('# Plain Markdown');
  });

  test('that is unlisted or a draft is not in the search, the Markdown mirror, or the sitemap', async ({
    page,
  }) => {
    await open(page, `${folder}/unlisted`);
    await expect(page.locator('article')).toContainText('The zebra is unlisted.');
    await expect(page.getByRole('link', {name: 'Open as Markdown'})).toHaveCount(0);
    expect(fs.existsSync(path.join(directory, `${folder}/unlisted.md`))).toBe(false);
    expect(fs.existsSync(path.join(directory, `${folder}/draft.html`))).toBe(false);
    const lists = fs
      .readdirSync(directory, {recursive: true, encoding: 'utf8'})
      .filter((name) => /^(pages\.json|search[\\/]|assets[\\/]search|llms|sitemap)/.test(name))
      .filter((name) => /\.\w+$/.test(name));
    expect(lists.length).toBeGreaterThan(3);
    for (const name of lists) {
      expect.soft(readBuilt(name), name).not.toMatch(/zebra|okapi|content\/(?:unlisted|draft)/i);
    }
  });

  test('in no sidebar is in the Markdown mirror, and under "Optional" in llms.txt', () => {
    expect(readBuilt('docs/outside.md')).toContain('The quagga stands in no sidebar.');
    const [, optional] = readBuilt('llms.txt').split('## Optional');
    expect(optional).toContain('/docs/outside.md');
  });
});
