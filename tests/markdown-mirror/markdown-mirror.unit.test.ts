/** Each page as plain Markdown: what becomes of a page's parts, and the Markdown of the built site. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Nodes, RootContent} from 'mdast';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {builds} from '../../src/commands/builds';
import {component} from '../../src/lib/markdown/nodes';
import {textOf} from '../../src/lib/markdown/read';
import {plain} from '../../src/plugins/markdown-mirror/plain';
import {article, builtPages, fileOf, head, isContent, type BuiltPage} from '../fixtures/built';

const absolute = (url: string) => new URL(url, 'https://docs.test/page').href;

/** Plain Markdown of a text, with further nodes at its end. */
function toPlain(markdown: string, ...more: RootContent[]): string {
  const tree = remark().use(remarkGfm).use(remarkDirective).parse(markdown);
  tree.children.push(...more);
  return remark()
    .data('settings', {bullet: '-'})
    .use(remarkGfm, {tablePipeAlign: false})
    .stringify(plain(absolute)(tree));
}

test('each part of a page becomes plain Markdown', () => {
  const parts = parse(fs.readFileSync('tests/fixtures/plain.yaml', 'utf8')) as object;
  for (const [what, [markdown, expected]] of Object.entries(parts) as [string, string[]][]) {
    expect.soft(toPlain(markdown!), what).toBe(expected);
  }
});

test('a component is its content, or the Markdown that it brings', () => {
  const paragraph: RootContent = {type: 'paragraph', children: [{type: 'text', value: 'Inside'}]};
  const details = component('details', {}, [component('summary', {}, [paragraph]), paragraph]);
  expect(toPlain('', details)).toBe('**Inside**\n\nInside\n');
  const badge = {...component('Badge', {}), data: {plain: [paragraph]}} as RootContent;
  expect(toPlain('', badge)).toBe('Inside\n');
});

const {directory} = builds.default;
const read = (file: string) => fs.readFileSync(file, 'utf8');
const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** What must not be outside code: components, directives, variables, heading ids, comments. */
const leaks =
  /<\/?[A-Z][\w.]*|\b(?:className|class)=|^:{2,}\w*|\{\{[\w.]+\}\}|\{#[\w-]+\}|<!--|origin\.invalid/m;

const idsOf = (html: string) =>
  [...html.matchAll(/\sid=(?:"([^"]+)"|([^\s>]+))/g)].map((match) => match[1] ?? match[2]!);
const known = new Map<string, string[]>();

/** Whether a URL of the site leads to a file and, with an anchor, to its place. */
function leadsSomewhere({pathname, hash}: URL): boolean {
  const asset = path.join(directory, decodeURI(pathname));
  const isFile = fs.existsSync(asset) && fs.statSync(asset).isFile();
  const target = isFile ? asset : fileOf(directory, pathname);
  if (!fs.existsSync(target)) {
    return false;
  }
  const ids = known.get(target) ?? idsOf(read(target));
  known.set(target, ids);
  return !hash || ids.includes(decodeURIComponent(hash.slice(1)));
}

/** How the Markdown of a page differs from the page. */
function differences(page: BuiltPage, markdown: string, origin: string): string[] {
  const found: string[] = [];
  const tree = remark().use(remarkGfm).parse(markdown);
  const $ = article(page);
  $('.hash-link').remove();
  const headings: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') {
      headings.push(`h${node.depth} ${squeeze(textOf(node))}`);
    } else if (node.type === 'text' || node.type === 'html') {
      found.push(...(leaks.exec(node.value) ?? []));
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const url = URL.canParse(node.url) ? new URL(node.url) : null;
      if (!url || (url.origin === origin && !leadsSomewhere(url))) {
        found.push(`the link ${node.url}`);
      }
    }
  });
  const expected = $('h1,h2,h3,h4,h5,h6')
    .toArray()
    .map((heading) => `${heading.tagName} ${squeeze($(heading).text())}`);
  if (expected.join('\n') !== headings.join('\n')) {
    found.push(`the headings ${headings.join(', ')}`);
  }
  for (const tab of $('[role=tab]').toArray()) {
    const label = squeeze($(tab).text());
    if (!markdown.includes(`**${label}**`)) {
      found.push(`no tab ${label}`);
    }
  }
  const announced = head(page)('link[rel=alternate][type="text/markdown"]').attr('href');
  if (announced !== `${origin}${page.route}.md`) {
    found.push(`announced as ${announced}`);
  }
  return found;
}

test('every page of both languages has Markdown that says what the page says', () => {
  const {origin, pages} = builtPages(directory);
  const content = pages.filter(isContent);
  expect(content.length).toBeGreaterThanOrEqual(400);
  const all = new Map(
    content.map((page) => [page, read(path.join(directory, `${page.route}.md`))]),
  );
  const found = [...all].flatMap(([page, markdown]) =>
    differences(page, markdown, origin).map((difference) => `${page.route}: ${difference}`),
  );
  expect(found).toEqual([]);
  const files = fs.readdirSync(directory, {recursive: true, encoding: 'utf8'});
  expect(files.filter((name) => name.endsWith('.md'))).toHaveLength(content.length);

  for (const [locale, folder] of [
    ['en', ''],
    ['ja', 'ja'],
  ] as const) {
    const own = content.filter((page) => page.locale === locale);
    const list = read(path.join(directory, folder, 'llms.txt'));
    const listed = [...list.matchAll(/^- \[.*?\]\((\S+)\)$/gm)].map((match) => match[1]!);
    const [parts, twins] = [/\.txt$/, /\.md$/].map((kind) =>
      listed.filter((address) => kind.test(address)).sort(),
    ) as [string[], string[]];
    expect(twins).toEqual(own.map(({route}) => `${origin}${route}.md`).sort());
    const texts = parts.map((address) => read(path.join(directory, new URL(address).pathname)));
    const whole = texts.join('\n');
    expect(own.filter((page) => !whole.includes(all.get(page)!))).toEqual([]);
    // What a language model's tools take from a file as a whole.
    const long = [list, ...texts, ...all.values()].filter((text) => text.length > 50_000);
    expect(long.map((text) => text.slice(0, 80))).toEqual([]);
    for (const page of own) {
      expect(all.get(page), page.route).toContain(`<${origin}${folder && `/${folder}`}/llms.txt>`);
    }
  }
});
