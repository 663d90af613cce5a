/** What devices show at a step: how it is drawn, where it goes, and what the check says. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {plain} from '../../src/plugins/markdown-mirror/plain';
import {parseMarkdown} from '../../src/markdown/read';
import {deviceScreens} from '../../src/plugins/pictures/screens';
import {drawScreens, labelsOn} from '../../src/plugins/pictures/drawScreens';
import {screens} from '../../src/plugins/pictures/deviceScreens';
import {languages} from '../../src/site/languages';
import {textsIn} from '../../src/site/texts';

const page = 'docs/a/device.md';
const step = '1. Tap **Install**.\n   ::screen{name="android-install"}\n2. Wait.\n';

function expanded(markdown: string) {
  const tree = parseMarkdown(markdown);
  deviceScreens()(tree, {path: path.resolve(page)});
  return tree;
}

for (const {code} of languages) {
  const write = textsIn(code);
  for (const [name, shown] of Object.entries(screens)) {
    test(`${name} (${code}) has its labels, and says in words what to tap`, () => {
      const svg = drawScreens(shown, write);
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

test('the Markdown mirror has the words only', () => {
  const mirrored = plain(String)(expanded(step));
  expect(unified().use(remarkStringify).stringify(mirrored)).toBe(
    '1. Tap **Install**.\n2. Wait.\n',
  );
});

test('the build tells a writer of an unknown name, and of a drawing outside a step', () => {
  expect(() => expanded(step.replace('android-install', 'android-instal'))).toThrow(
    /a\/device\.md:2: No screen has the name "android-instal"\. Did you mean "android-install"\?/,
  );
  expect(() => expanded('::screen{name="android-install"}\n')).toThrow(
    /a\/device\.md:1: ::screen\{name="android-install"\} stands in no step/,
  );
});
