/** Pictures, device screens, and diagrams: their HTML, and the errors that a writer gets. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load, type AnyNode} from 'cheerio';
import {parse} from 'yaml';
import {parseMarkdown, textOf} from '../../src/lib/markdown/read';
import {plainMarkdown} from '../../src/plugins/markdown-mirror/plainMarkdown';
import {deviceScreens} from '../../src/plugins/pictures/deviceScreens';
import {drawDiagram} from '../../src/plugins/pictures/diagrams';
import {drawPicture, pictureNames, pictureTexts, textsOf} from '../../src/plugins/pictures/draw';
import {drawScreens, labelsOn} from '../../src/plugins/pictures/drawScreens';
import {readMermaid} from '../../src/plugins/pictures/readMermaid';
import {pictures} from '../../src/plugins/pictures/remark';
import {screens} from '../../src/plugins/pictures/screens';
import {languages} from '../../src/site/languages';
import {phrases} from '../../src/site/phrases';
import {textsIn} from '../../src/site/texts';
import {blocksIn} from '../fixtures/blocks';

/** Runs the remark plugins for pictures and screens on a page's Markdown. */
function expand(markdown: string) {
  const tree = parseMarkdown(markdown);
  const file = {path: path.resolve('docs/a.md')};
  pictures()(tree, file);
  screens()(tree, file);
  return tree;
}

for (const {code} of languages) {
  test(`each picture shows its question, and each layout of a picture has all texts (${code})`, () => {
    for (const name of pictureNames) {
      const say = textsOf(name, code);
      const $ = load(drawPicture(name, code));
      expect($('figcaption').text()).toBe(say('question'));
      const written = Object.keys(pictureTexts)
        .filter((id) => id.startsWith(`${name}.`))
        .map((id) => id.slice(name.length + 1))
        .filter((id) => !['question', 'title', 'description'].includes(id));
      expect($('[role]').length).toBeGreaterThan(0);
      for (const drawing of $('[role]').get()) {
        expect($(`[id="${$(drawing).attr('aria-labelledby')}"]`).text()).toBe(say('title'));
        expect($(`[id="${$(drawing).attr('aria-describedby')}"]`).text()).toBe(say('description'));
        expect(written.filter((id) => !$(drawing).text().includes(say(id)))).toEqual([]);
      }
    }
  });

  test(`each device screen shows its labels and one place to tap, and its text alternative has the labels (${code})`, () => {
    const write = textsIn(code);
    for (const [name, shown] of Object.entries(deviceScreens)) {
      const $ = load(drawScreens(shown, write), {xml: true});
      const drawn = $('text')
        .map((_, label) => $(label).text())
        .get();
      expect([...new Set(drawn)].sort(), name).toEqual(labelsOn(shown, write).sort());
      expect($('svg').attr('role')).toBe('img');
      for (const label of labelsOn(shown, write)) {
        expect($('svg').attr('aria-label')).toContain(label);
      }
      expect($('.tap')).toHaveLength(shown.length);
    }
  });
}

test('Japanese lines break between phrases, not in katakana words, at no-break spaces, or before particles', () => {
  expect(phrases('新しいリビジョンをワークスペースに配布', 'ja')).toEqual([
    '新しい',
    'リビジョンを',
    'ワークスペースに',
    '配布',
  ]);
  expect(phrases('GitHub\u00a0Actionsで', 'ja')).toHaveLength(1);
});

test("links in a picture lead to pages in the picture's language, and have no parent with the role of an image", () => {
  for (const link of load(drawPicture('service', 'ja'))('svg[role="group"] a').get()) {
    expect(link.attribs.href).toMatch(/^\/ja\/docs\//);
  }
});

test("a page's Markdown has a picture's title and description, and a step without its screen", () => {
  const mirrored = (markdown: string) =>
    plainMarkdown(String)(expand(markdown)).children.map((node) => textOf(node));
  const say = textsOf('device-loop', 'en');
  expect(mirrored('::picture{name="device-loop"}\n')).toEqual([say('title'), say('description')]);
  expect(mirrored('1. Tap **Install**.\n   ::screen{name="android-install"}\n')).toEqual([
    'Tap Install.',
  ]);
});

for (const [what, markdown, report] of [
  [
    'a picture that does not exist',
    'Text.\n\n::picture{name="device-lop"}\n',
    'docs/a.md:3: No picture has the name "device-lop". Did you mean "device-loop"?',
  ],
  [
    'a screen that does not exist',
    '1. Tap **Install**.\n   ::screen{name="android-instal"}\n',
    'docs/a.md:2: No screen has the name "android-instal". Did you mean "android-install"?',
  ],
  [
    'a screen outside a step',
    '::screen{name="android-install"}\n',
    'docs/a.md:1: ::screen{name="android-install"} stands in no step',
  ],
] as const) {
  test(`the build refuses ${what}`, () => {
    expect(() => expand(markdown)).toThrow(report);
  });
}

/** Returns the texts of a drawing that a line crosses. Skips texts of boxes and labels, which have a background. */
function crossedTexts(svg: string): string[] {
  const $ = load(svg, {xml: true});
  const numbers = (element: AnyNode, ...names: string[]) =>
    names.flatMap((name) => ($(element).attr(name) ?? '').split(/[\s,]+/).map(Number));
  // Each line as the numbers x1, y1, x2, y2.
  const lines = $('line, polyline')
    .get()
    .flatMap((line) => {
      const points = numbers(
        line,
        ...(line.name === 'line' ? ['x1', 'y1', 'x2', 'y2'] : ['points']),
      );
      return points.flatMap((_, index) =>
        index % 2 || index + 3 >= points.length ? [] : [points.slice(index, index + 4)],
      );
    });
  return $('text')
    .get()
    .filter((text) => $(text).closest('.node, .edge-label, .actor').length === 0)
    .filter((text) => {
      const [x, y, size] = numbers(text, 'x', 'y', 'font-size') as [number, number, number];
      const widths = [...$(text).text()].map((letter) => (letter > '\u2e7f' ? size : size / 2));
      const width = widths.reduce((sum, letter) => sum + letter, 0);
      const left = $(text).attr('text-anchor') === 'middle' ? x - width / 2 : x;
      return lines.some(
        ([x1, y1, x2, y2]) =>
          Math.min(x1!, x2!) < left + width &&
          left < Math.max(x1!, x2!) &&
          Math.min(y1!, y2!) < y + size * 0.4 &&
          y - size * 0.4 < Math.max(y1!, y2!),
      );
    })
    .map((text) => $(text).text());
}

test('texts in diagrams have at least 12 pixels, and no line crosses them', () => {
  const diagrams = ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current']
    .flatMap((folder) => blocksIn(folder, '```mermaid'))
    .filter(({fence}) => fence === 'mermaid');
  for (const {file, line, code} of diagrams) {
    const svg = drawDiagram(code, 'a');
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect.soft(Math.min(...sizes), `${file}:${line}`).toBeGreaterThanOrEqual(12);
    expect.soft(crossedTexts(svg), `${file}:${line}`).toEqual([]);
  }
});

test('a two-way arrow has a head at each end that points away from the other end', () => {
  const svg = drawDiagram('flowchart TD\n  accTitle: A\n  accDescr: B\n  A["A"] <--> B["B"]', 'a');
  expect(svg).toContain('marker-start="url(#a-arrowhead-start)"');
  expect(svg).not.toContain('auto-start-reverse');
});

const mermaid = parse(fs.readFileSync('tests/fixtures/mermaid.yaml', 'utf8')) as {
  read: Record<string, string>;
  undrawable: [diagram: string, line: number][];
};

test('arrows without spaces, longer arrows, and labels mean the same as in Mermaid', () => {
  for (const [written, read] of Object.entries(mermaid.read)) {
    expect.soft(readMermaid(`flowchart LR\n${written}`)).toBe(`flowchart LR\n${read}`);
  }
});

for (const [diagram, line] of mermaid.undrawable) {
  test(`line ${line} of a diagram is refused: ${diagram.split('\n')[line - 1]}`, () => {
    expect(() => readMermaid(diagram)).toThrow(expect.objectContaining({line}));
  });
}

test('an error names the line in the block, and counts the title and the description', () => {
  const text = 'flowchart LR\n  accTitle: A\n  accDescr: Costs $1.\n  A --> B\n  words here';
  expect(() => drawDiagram(text, 'd')).toThrow(expect.objectContaining({line: 5}));
});

test('dollar signs in a title and a description are drawn', () => {
  const svg = drawDiagram(
    'flowchart LR\n  accTitle: $1 a month\n  accDescr: $& and $$.\n  A-->B',
    'd',
  );
  expect(svg).toContain('>$1 a month</title>');
  expect(svg).toContain('>$&amp; and $$.</desc>');
});
