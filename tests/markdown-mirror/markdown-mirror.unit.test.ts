/** Each page as plain Markdown: the conversion of a page's parts, and the Markdown files of the build. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Nodes, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {builds} from '../../src/commands/builds';
import {readThemeTexts} from '../../src/lib/docusaurusPackages';
import {component} from '../../src/lib/markdown/nodes';
import {parseMarkdown, textOf} from '../../src/lib/markdown/read';
import {plainMarkdown} from '../../src/plugins/markdown-mirror/plainMarkdown';
import {withUrls} from '../../src/plugins/markdown-mirror/remark';
import {article, builtPages, fileOf, head, isContent, type BuiltPage} from '../fixtures/built';

function toPlain(tree: Root): string {
  const absolute = (url: string) => new URL(url, 'https://docs.test/page').href;
  const partials = new Map([['Partial', parseMarkdown('From a *partial*.', 'mdx').children]]);
  return remark()
    .data('settings', {bullet: '-'})
    .use(remarkGfm, {tablePipeAlign: false})
    .stringify(plainMarkdown(absolute, partials)(tree));
}

const parts = parse(fs.readFileSync('tests/fixtures/plain.yaml', 'utf8')) as Record<
  'md' | 'mdx',
  Record<string, [markdown: string, expected: string]>
>;
for (const format of ['md', 'mdx'] as const) {
  for (const [rule, [markdown, expected]] of Object.entries(parts[format])) {
    test(`plain Markdown of ${format}: ${rule}`, () => {
      expect(toPlain(parseMarkdown(markdown, format))).toBe(expected);
    });
  }
}

test("a notice without a title gets the notice's name in the language of the page", async () => {
  const themeTexts = await readThemeTexts({locale: 'ja', name: 'theme-common'});
  const [notice] = plainMarkdown(
    String,
    undefined,
    themeTexts,
  )(parseMarkdown(':::caution\n\n本文\n\n:::')).children;
  expect(textOf(notice!)).toBe('注意本文');
});

test('a component is replaced with its content, or with its Markdown from the plugin', () => {
  const paragraph: RootContent = {type: 'paragraph', children: [{type: 'text', value: 'Inside'}]};
  const details = component('details', {}, [component('summary', {}, [paragraph]), paragraph]);
  const badge = {...component('Badge', {}), data: {plain: [paragraph]}} as RootContent;
  expect(toPlain({type: 'root', children: [details, badge]})).toBe(
    '**Inside**\n\nInside\n\nInside\n',
  );
});

test("links between pages have the pages' published URLs, whatever the names of files are", () => {
  const routes = new Map([['docs/3-step.md', '/docs/step']]);
  const markdown =
    'See [it](https://origin.invalid/page:docs/3-step.md#id), <https://origin.invalid/x>.';
  expect(withUrls(markdown, 'https://docs.test', (file) => routes.get(file))).toBe(
    'See [it](https://docs.test/docs/step#id), <https://docs.test/x>.',
  );
});

const {directory} = builds.default;
const read = (file: string) => fs.readFileSync(file, 'utf8');
const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Matches syntax that may only occur in code: components, directives, variables, heading ids, comments. */
const leaks =
  /<\/?[A-Z][\w.]*|\b(?:className|class)=|^:{2,}\w*|\{\{[\w.]+\}\}|\{#[\w-]+\}|<!--|origin\.invalid/m;

const idsOf = (html: string) =>
  [...html.matchAll(/\sid=(?:"([^"]+)"|([^\s>]+))/g)].map((match) => match[1] ?? match[2]!);
/** A cache of the ids in each linked file, because many links lead to the same files. */
const idsByFile = new Map<string, string[]>();

/** Returns whether a URL of the site has a file and, if the URL has a fragment, the element. */
function hasTarget({pathname, hash}: URL): boolean {
  const asset = path.join(directory, decodeURI(pathname));
  const isFile = fs.existsSync(asset) && fs.statSync(asset).isFile();
  const target = isFile ? asset : fileOf(directory, pathname);
  if (!fs.existsSync(target)) {
    return false;
  }
  const ids = idsByFile.get(target) ?? idsOf(read(target));
  idsByFile.set(target, ids);
  return !hash || ids.includes(decodeURIComponent(hash.slice(1)));
}

/** Returns the differences between a page and its Markdown. */
function differences(page: BuiltPage, markdown: string, origin: string): string[] {
  const problems: string[] = [];
  const tree = remark().use(remarkGfm).parse(markdown);
  const $ = article(page);
  $('.hash-link').remove();
  const headings: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') {
      headings.push(`h${node.depth} ${squeeze(textOf(node))}`);
    } else if (node.type === 'text' || node.type === 'html') {
      problems.push(...(leaks.exec(node.value) ?? []));
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const url = URL.canParse(node.url) ? new URL(node.url) : null;
      if (!url || (url.origin === origin && !hasTarget(url))) {
        problems.push(`the link ${node.url}`);
      }
    }
  });
  const expected = $('h1,h2,h3,h4,h5,h6')
    .toArray()
    .map((heading) => `${heading.tagName} ${squeeze($(heading).text())}`);
  if (expected.join('\n') !== headings.join('\n')) {
    problems.push(`the headings ${headings.join(', ')}`);
  }
  for (const tab of $('[role=tab]').toArray()) {
    const label = squeeze($(tab).text());
    if (!markdown.includes(`**${label}**`)) {
      problems.push(`no tab ${label}`);
    }
  }
  const announced = head(page)('link[rel=alternate][type="text/markdown"]').attr('href');
  if (announced !== `${origin}${page.route}.md`) {
    problems.push(`announced as ${announced}`);
  }
  return problems;
}

test('every page of both languages has Markdown with its headings, links, and tabs, and llms.txt lists it', () => {
  const {origin, pages} = builtPages(directory);
  const content = pages.filter(isContent);
  const all = new Map(
    content.map((page) => [page, read(path.join(directory, `${page.route}.md`))]),
  );
  for (const [page, markdown] of all) {
    expect.soft(differences(page, markdown, origin), page.route).toEqual([]);
  }
  const files = fs.readdirSync(directory, {recursive: true, encoding: 'utf8'});
  expect(files.filter((name) => name.endsWith('.md'))).toHaveLength(content.length);

  for (const [locale, folder] of [
    ['en', ''],
    ['ja', 'ja'],
  ] as const) {
    const own = content.filter((page) => page.locale === locale);
    const list = read(path.join(directory, folder, 'llms.txt'));
    const listed = [...list.matchAll(/^- \[.*?\]\((\S+)\)$/gm)].map((match) => match[1]!);
    const pagesOfList = listed.filter((url) => url.endsWith('.md')).sort();
    expect(pagesOfList).toEqual(own.map(({route}) => `${origin}${route}.md`).sort());
    const texts = listed
      .filter((url) => url.endsWith('.txt'))
      .map((url) => read(path.join(directory, new URL(url).pathname)));
    const whole = texts.join('\n');
    expect(own.filter((page) => !whole.includes(all.get(page)!))).toEqual([]);
    // Language models' tools read a file of this length as a whole.
    const long = [list, ...texts, ...all.values()].filter((text) => text.length > 50_000);
    expect(long.map((text) => text.slice(0, 80))).toEqual([]);
    for (const page of own) {
      expect(all.get(page), page.route).toContain(`<${origin}${folder && `/${folder}`}/llms.txt>`);
    }
  }
});
