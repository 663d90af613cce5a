/** What devices show at a step: how it is drawn, where it goes, and what the check says. */
import {brotliCompressSync} from 'node:zlib';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {List} from 'mdast';
import {load} from 'cheerio';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {contentOf, readFiles} from '../src/lint/content';
import {plain} from '../src/plugins/markdown-mirror/plain';
import {parseMarkdown} from '../src/markdown/read';
import {deviceScreens} from '../src/markdown/screens';
import {drawScreens, labelsOn} from '../src/markdown/screens/draw';
import {screens} from '../src/markdown/screens/screens';
import {languages} from '../src/site/languages';
import {textsIn} from '../src/site/texts';

const page = 'docs/a/device.md';
const step = '1. Tap **Install**.\n   ::screen{name="android-install"}\n2. Wait.\n';

function expanded(markdown: string, file = page): List {
  const tree = parseMarkdown(markdown);
  deviceScreens()(tree, {path: path.resolve(file)});
  return tree.children[0] as List;
}

for (const {code} of languages) {
  const write = textsIn(code);
  for (const [name, shown] of Object.entries(screens)) {
    test(`${name} (${code}) is small, has its labels, and says in words what to tap`, () => {
      const svg = drawScreens(shown, write);
      expect(brotliCompressSync(svg).length).toBeLessThan(600);
      const $ = load(svg, {xml: true});
      const drawn = $('text')
        .map((_, label) => $(label).text())
        .get();
      expect([...new Set(drawn)].sort()).toEqual(labelsOn(shown, write).sort());
      expect($('svg').attr('role')).toBe('img');
      for (const label of labelsOn(shown, write)) {
        expect($('svg').attr('aria-label')).toContain(label);
      }
      // One place to tap on each screen.
      expect($('.tap')).toHaveLength(shown.length);
    });
  }
}

test('a label is in the language of its page, and in smaller letters where it is long', () => {
  const path = drawScreens(screens['ios-downloaded-profile']!, textsIn('ja'));
  expect(path).toContain('>設定</text>');
  expect(path).toMatch(/font-size="12\.\d">ダウンロード済みプロファイル</);
  expect(drawScreens(screens['android-install']!, textsIn('en'))).not.toContain('font-size');
});

test('a step with a drawing keeps its text in one piece, beside it', () => {
  const {data, children} = expanded(step);
  expect(data).toEqual({hProperties: {className: ['shown-steps']}});
  expect(children.map((item) => (item.data as {hProperties?: unknown})?.hProperties)).toEqual([
    {className: ['shown-step']},
    undefined,
  ]);
  expect(children[0]!.children).toMatchObject([
    {type: 'paragraph', data: {hName: 'div'}},
    {type: 'mdxJsxFlowElement', name: 'DeviceScreen'},
  ]);
});

test('the Markdown mirror has the words only', () => {
  const tree = parseMarkdown(step);
  deviceScreens()(tree, {path: path.resolve(page)});
  const mirrored = plain(String)(tree);
  expect(unified().use(remarkStringify).stringify(mirrored)).toBe(
    '1. Tap **Install**.\n2. Wait.\n',
  );
});

test('every drawing is on a page, in all languages alike', () => {
  const names = contentOf(readFiles('.')).pages.flatMap(({source, language}) =>
    [...source.matchAll(/::screen\{name="([^"]+)"\}/g)].map(([, name]) => `${language} ${name}`),
  );
  const expected = languages.flatMap(({code}) =>
    Object.keys(screens).map((name) => `${code} ${name}`),
  );
  expect([...new Set(names)].sort()).toEqual(expected.sort());
});

for (const [what, markdown, report] of [
  [
    'an unknown name',
    step.replace('android-install', 'android-instal'),
    /a\/device\.md:2: No screen has the name "android-instal"\. Did you mean "android-install"\?/,
  ],
  [
    'a drawing outside a step',
    '::screen{name="android-install"}\n',
    /a\/device\.md:1: ::screen\{name="android-install"\} stands in no step/,
  ],
] as const) {
  test(`the build tells a writer of ${what}`, () => {
    expect(() => expanded(markdown)).toThrow(report);
  });
}
