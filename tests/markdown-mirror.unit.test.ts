import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {RootContent} from 'mdast';
import {component} from '../src/markdown/jsx';
import {plain} from '../src/markdown/plain';
import {parseMarkdown} from '../src/markdown/read';
import {siteFile} from '../src/markdown/siteFile';
import {builds} from '../src/commands/builds';
import {fileOf, type ContentPage} from '../src/plugins/contentPages';
import {mirrorPage, type MirrorContext} from '../src/plugins/markdownMirror/mirrorPage';
import {rememberedPages, sharedFiles} from '../src/plugins/markdownMirror/remembered';
import {
  mirrorOf,
  mirrorWhileCompiling,
  writeMirror,
} from '../src/plugins/markdownMirror/whileCompiling';
import {contentPath, folderOf} from '../src/site/contentPath';
import {languages} from '../src/site/languages';
import {fillVariables} from '../src/site/variables';
import {checkMirror} from './fixtures/checkMirror';
import {temporaryFolder} from './fixtures/temporaryFolder';

const options = {
  noticeLabel: (kind: string) => kind.toUpperCase(),
  absolute: (url: string) => new URL(url, 'https://docs.test/page').href,
};

/** Plain Markdown of a text, with further nodes at its end. */
function toPlain(markdown: string, ...more: RootContent[]): string {
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(markdown);
  tree.children.push(...more);
  return unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-'})
    .stringify(plain(options)(tree));
}

test.describe('plain Markdown', () => {
  test('headings lose their ids, comments go, links become absolute', () => {
    expect(toPlain('## Upload {#upload}\n\n<!-- truncate -->\n\n[On](/docs/api#x)')).toBe(
      '## Upload\n\n[On](https://docs.test/docs/api#x)\n',
    );
  });

  test('alternatives in tabs have a label with their file before them', () => {
    expect(
      toPlain('```kotlin tab="Kotlin" title="app.kts"\na()\n```\n\n```groovy tab="Groovy"\nb\n```'),
    ).toBe('**Kotlin** (`app.kts`)\n\n```kotlin\na()\n```\n\n**Groovy**\n\n```groovy\nb\n```\n');
  });

  test('a notice is a quotation with its name, and its title when it has one', () => {
    expect(toPlain(':::note[Read **on**]\n\nText\n\n:::')).toBe(
      '> **NOTE:** Read **on**\n>\n> Text\n',
    );
    expect(toPlain(':::tip\n\nText\n\n:::')).toBe('> **TIP**\n>\n> Text\n');
  });

  test('a drawing has its title and description before its source', () => {
    expect(
      toPlain(
        '```mermaid\nflowchart LR\n  accTitle: The way\n  accDescr: From A to B.\n  a --> b\n```',
      ),
    ).toBe('**The way**\n\nFrom A to B.\n\n```mermaid\nflowchart LR\n  a --> b\n```\n');
  });

  test('tables, lists and times of day stay as they are', () => {
    const text = '| a | b |\n| - | - |\n| `1` | 2 |\n\n1. One at 10:30pm\n2. Two\n';
    expect(toPlain(text)).toBe(text);
  });

  test('a component that only arranges is its content; another one brings its Markdown', () => {
    const paragraph: RootContent = {type: 'paragraph', children: [{type: 'text', value: 'Inside'}]};
    expect(toPlain('', component('div', {}, [paragraph]))).toBe('Inside\n');
    expect(
      toPlain('', component('details', {}, [component('summary', {}, [paragraph]), paragraph])),
    ).toBe('**Inside**\n\nInside\n');
    const badge = {...component('Badge', {}), data: {plain: [paragraph]}} as RootContent;
    expect(toPlain('', badge)).toBe('Inside\n');
    expect(() => toPlain('', component('Badge', {}))).toThrow(
      "<Badge> has no plain Markdown for the page's mirror. Give its node `data.plain`.",
    );
  });
});

test.describe('the Markdown of the site', () => {
  test('is there for every page of both languages and says what the page says', () => {
    const {documents, links, findings} = checkMirror(builds.default.directory);
    expect(findings).toEqual([]);
    expect(documents).toBeGreaterThanOrEqual(400);
    expect(links).toBeGreaterThan(documents);
  });

  const route = '/docs/page';
  const sound = [
    '# Page\n\n> About.\n>\n> [x](https://docs.test/docs/page)\n',
    '## Part\n\n**Kotlin**\n\n```kotlin\na\n```\n\n[On](https://docs.test/docs/page#part)\n',
  ].join('\n');

  /** A site of one page in each language. */
  function plant(markdown: string | null, list?: string): string {
    const directory = temporaryFolder();
    for (const prefix of ['', '/ja']) {
      const write = (file: string, text: string) => {
        const target = path.join(directory, prefix, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, text);
      };
      const address = `https://docs.test${prefix}${route}`;
      write('sitemap.xml', `<urlset><url><loc>${address}</loc></url></urlset>`);
      write(
        `${route}.html`,
        `<link rel="alternate" type="text/markdown" href="${address}.md"><article><h1>Page</h1>` +
          '<h2 id="part">Part<a class="hash-link" href="#part">#</a></h2><button role="tab">Kotlin</button></article>',
      );
      if (markdown !== null) {
        write(`${route}.md`, prefix ? sound : markdown);
      }
      write('llms.txt', prefix || list === undefined ? `- [Page](${address}.md): About.\n` : list);
      write('llms-full.txt', prefix ? sound : (markdown ?? ''));
    }
    return directory;
  }

  test('a sound site has no finding', () => {
    expect(checkMirror(plant(sound))).toMatchObject({documents: 2, findings: []});
  });

  const defects: [string, string, string][] = [
    ['a left-over component', 'docs/page.md:17: component markup is left over: <Tabs', '<Tabs />'],
    ['a directive', 'docs/page.md:17: a directive is left over: ::operation', '::operation'],
    ['a variable', 'docs/page.md:17: a variable is left over: {{name}}', 'Use {{name}}.'],
    [
      'a dead link',
      'docs/page.md:17: the link https://docs.test/no leads nowhere',
      '[x](https://docs.test/no)',
    ],
    [
      'a dead anchor',
      'docs/page.md:17: the link https://docs.test/docs/page#no leads to no place of its page',
      '[x](https://docs.test/docs/page#no)',
    ],
    ['a relative link', 'docs/page.md:17: the link ../x is not absolute', '[x](../x)'],
    ['an open code block', 'docs/page.md:17: a code block that never ends', '```sh\nls'],
    [
      'another heading',
      'docs/page.md:1: heading 3 is "h2 More", on the page "undefined"',
      '## More',
    ],
  ];
  for (const [name, finding, text] of defects) {
    test(`${name} is found, with file and line`, () => {
      expect(checkMirror(plant(`${sound}\n${text}\n`)).findings).toEqual([finding]);
    });
  }

  test('a missing document, tab and entry are found', () => {
    expect(checkMirror(plant(null)).findings).toContain('/docs/page.md: is missing');
    expect(checkMirror(plant(sound.replace('**Kotlin**', 'Kotlin'))).findings).toEqual([
      'docs/page.md:1: the tab "Kotlin" is missing',
    ]);
    expect(checkMirror(plant(sound, '- nothing\n')).findings).toEqual([
      'en/llms.txt: lists 0 pages, the site has 1',
    ]);
  });

  test('a folder without a site is refused', () => {
    const empty = temporaryFolder();
    expect(() => checkMirror(empty)).toThrow('names no page');
  });
});

/** What the pages of a site have in common. */
const contextOf = (pages: ContentPage[]): MirrorContext => ({
  url: 'https://docs.test',
  baseUrl: '/',
  routes: new Map(pages.map((page) => [contentPath(fileOf(page)), page.route])),
  noticeLabel: (kind) => kind,
});

test('what is written while a page compiles is what reading it again gives', async () => {
  const file = path.relative('.', path.join(temporaryFolder(), 'page.md'));
  const page = {source: `@site/${file}`, route: '/docs/page', title: 'Page', description: 'A.'};
  const other = {...page, source: page.source.replace('page.md', 'other.md')};
  const source =
    '---\ntitle: Page\n---\n\n## Part {#part}\n\n[On](#part), {{name}}\n\n:::note[Read]\n\nText\n\n:::\n';
  fs.writeFileSync(file, source);
  const tree = parseMarkdown(fillVariables(source, file));
  const before = structuredClone(tree);
  mirrorWhileCompiling([page], contextOf([page]));
  expect(mirrorOf(page)).toBeUndefined();
  await writeMirror()(tree, {path: path.resolve(file)});
  await writeMirror()(tree, {path: path.resolve(fileOf(other))});
  expect(mirrorOf(page)).toContain('> **note:** Read');
  expect(mirrorOf(page)).toBe(await mirrorPage(page, contextOf([page])));
  expect(mirrorOf(other)).toBeUndefined();
  expect(tree).toEqual(before);
});

test.describe('what is remembered of a page', () => {
  /** All pages of a language, with made-up titles. */
  const pagesIn = (language: string): ContentPage[] =>
    (['doc', 'post', 'product'] as const)
      .map((kind) => folderOf(kind, language))
      .flatMap((folder) =>
        fs
          .readdirSync(folder, {recursive: true, encoding: 'utf8'})
          .filter((name) => name.endsWith('.md'))
          .map((name) => folder + name.replaceAll(path.sep, '/')),
      )
      .map((file) => ({
        source: `@site/${file}`,
        route: `/${contentPath(file)}`,
        title: 'Page',
        description: 'About.',
      }));

  for (const {code} of languages) {
    test(`depends on every file from which a page shows something (${code})`, async () => {
      const all = pagesIn(code);
      const context = contextOf(all);
      // One page for each guide and set of directives.
      const pages = new Map(
        all.map((page) => {
          const directives = fs.readFileSync(fileOf(page), 'utf8').match(/^ *::+\w+/gm) ?? [];
          const folder = path.dirname(fileOf(page));
          return [[folder, ...new Set(directives.map((name) => name.trim()))].sort().join(), page];
        }),
      );
      expect(pages.size).toBeGreaterThan(20);
      const asked = new Set<string>();
      // Files that an earlier test has read aren't read again, but asked for their time.
      const {readFileSync, readdirSync, statSync} = fs;
      const traced = Object.entries({readFileSync, readdirSync, statSync}).map(([name, call]) => [
        name,
        (...args: [string, ...unknown[]]) => {
          asked.add(siteFile(path.resolve(args[0])));
          return (call as (...args: unknown[]) => unknown)(...args);
        },
      ]);
      Object.assign(fs, Object.fromEntries(traced));
      try {
        for (const page of pages.values()) {
          await mirrorPage(page, context);
        }
      } finally {
        Object.assign(fs, {readFileSync, readdirSync, statSync});
      }
      const own = new Set([...pages.values()].map(fileOf));
      const shown = [...asked].filter((file) => !own.has(file));
      expect(shown).toContain('static/openapi.yaml');
      expect(shown.length).toBeGreaterThan(30);
      const shared = sharedFiles(code).map((name) => name.replace(/\/$/, ''));
      const others = shown.filter(
        (file) => !shared.some((name) => file === name || file.startsWith(`${name}/`)),
      );
      expect(others).toEqual([]);
    });
  }

  test('is asked for by the text of the page, its title, and the routes of the others', async () => {
    const file = path.relative('.', path.join(temporaryFolder(), 'page.md'));
    const page = {source: `@site/${file}`, route: '/docs/page', title: 'Page', description: 'A.'};
    const markdownOf = (changed: Partial<ContentPage> = {}) =>
      rememberedPages('en', contextOf([page])).markdownOf({...page, ...changed});
    fs.writeFileSync(file, '---\ntitle: Page\n---\n\nOne.\n');
    expect(await markdownOf()).toMatch(/^# Page\n[^]*\nOne\.\n$/);
    expect(await markdownOf({title: 'Sheet', route: '/docs/sheet'})).toMatch(/^# Sheet\n[^]*sheet/);
    fs.writeFileSync(file, '---\ntitle: Page\n---\n\nTwo.\n');
    expect(await markdownOf()).toContain('\nTwo.\n');
  });
});
