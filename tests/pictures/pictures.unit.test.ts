/** Pictures, device screens, and diagrams: their output on a page, and errors for writers. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load, type AnyNode} from 'cheerio';
import {parseMarkdown, textOf} from '../../src/lib/markdown/read';
import {plainMarkdown} from '../../src/plugins/markdown-mirror/plainMarkdown';
import {deviceScreens} from '../../src/plugins/pictures/deviceScreens';
import {drawDiagram} from '../../src/plugins/pictures/diagrams';
import {drawPicture, pictureNames, pictureTexts, textsOf} from '../../src/plugins/pictures/draw';
import {drawScreens, labelsOn} from '../../src/plugins/pictures/drawScreens';
import {pictures} from '../../src/plugins/pictures/remark';
import {screens} from '../../src/plugins/pictures/screens';
import {languages} from '../../src/site/languages';
import {phrases} from '../../src/site/phrases';
import {textsIn} from '../../src/site/texts';
import {blocksIn} from '../fixtures/blocks';

/** Returns the tree of a page after the remark plugins. */
function expand(markdown: string) {
  const tree = parseMarkdown(markdown);
  const file = {path: path.resolve('docs/a.md')};
  pictures()(tree, file);
  screens()(tree, file);
  return tree;
}

for (const {code} of languages) {
  test(`each picture has its question, and says in each drawing all that there is to say (${code})`, () => {
    for (const name of pictureNames) {
      const say = textsOf(name, code);
      const $ = load(drawPicture(name, code));
      expect($('figcaption').text()).toBe(say('question'));
      const written = Object.keys(pictureTexts)
        .filter((id) => id.startsWith(`${name}.`))
        .map((id) => id.slice(name.length + 1))
        .filter((id) => !['question', 'title', 'description'].includes(id));
      const drawings = $('[role]').get();
      expect(drawings.length).toBeGreaterThan(0);
      for (const drawing of drawings) {
        expect($(`[id="${$(drawing).attr('aria-labelledby')}"]`).text()).toBe(say('title'));
        expect($(`[id="${$(drawing).attr('aria-describedby')}"]`).text()).toBe(say('description'));
        expect(written.filter((id) => !$(drawing).text().includes(say(id)))).toEqual([]);
      }
    }
  });

  test(`each device screen has its labels, and says in words what to tap (${code})`, () => {
    const write = textsIn(code);
    for (const [name, list] of Object.entries(deviceScreens)) {
      const $ = load(drawScreens(list, write), {xml: true});
      const labels = $('text')
        .map((_, label) => $(label).text())
        .get();
      expect([...new Set(labels)].sort(), name).toEqual(labelsOn(list, write).sort());
      expect($('svg').attr('role')).toBe('img');
      for (const label of labelsOn(list, write)) {
        expect($('svg').attr('aria-label')).toContain(label);
      }
      // Each screen has one place to tap.
      expect($('.tap')).toHaveLength(list.length);
    }
  });
}

test('Japanese breaks between phrases, not within a katakana word, at a no-break space, or before a particle', () => {
  expect(phrases('新しいリビジョンをワークスペースに配布', 'ja')).toEqual([
    '新しい',
    'リビジョンを',
    'ワークスペースに',
    '配布',
  ]);
  expect(phrases('GitHub\u00a0Actionsで', 'ja')).toHaveLength(1);
});

test('parts that are links lead to pages of the language, and the picture is no image', () => {
  const $ = load(drawPicture('service', 'ja'));
  expect($('svg[role="group"] a').first().attr('href')).toBe(
    '/ja/docs/developer-guide/app/upload-app',
  );
});

test("the Markdown of a page has a picture's words, and of a step with a screen the step alone", () => {
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
  test(`the build tells a writer of ${what}`, () => {
    expect(() => expand(markdown)).toThrow(report);
  });
}

test.describe('diagrams', () => {
  /** Returns texts that a line crosses. Ignores boxes and labels, whose ground hides lines. */
  function crossedTexts(svg: string): string[] {
    const $ = load(svg, {xml: true});
    const numbers = (element: AnyNode, ...names: string[]) =>
      names.flatMap((name) => ($(element).attr(name) ?? '').split(/[\s,]+/).map(Number));
    // Each line as the numbers x1, y1, x2, y2.
    const lines = [
      ...$('line')
        .get()
        .map((line) => numbers(line, 'x1', 'y1', 'x2', 'y2')),
      ...$('polyline')
        .get()
        .flatMap((line) => {
          const at = numbers(line, 'points');
          return at.flatMap((_, index) =>
            index % 2 || index + 3 >= at.length ? [] : [at.slice(index, index + 4)],
          );
        }),
    ];
    return $('text')
      .get()
      .filter((text) => $(text).closest('.node, .edge-label, .actor').length === 0)
      .filter((text) => {
        const [x, y, size] = numbers(text, 'x', 'y', 'font-size') as [number, number, number];
        const width = [...$(text).text()].reduce(
          (sum, letter) => sum + (letter > '\u2e7f' ? size : size / 2),
          0,
        );
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

  const draw = (kind: string, ...lines: string[]) =>
    drawDiagram([kind, 'accTitle: A', 'accDescr: B', ...lines].join('\n  '), 'a');

  test('have letters that are large enough, and no line runs through them', () => {
    const diagrams = ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current']
      .flatMap((folder) => blocksIn(folder, '```mermaid'))
      .filter(({fence}) => fence === 'mermaid');
    expect(diagrams.length).toBeGreaterThan(10);
    for (const {file, line, code} of diagrams) {
      const svg = drawDiagram(code, 'a');
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect.soft(Math.min(...sizes), `${file}:${line}`).toBeGreaterThanOrEqual(12);
      expect.soft(crossedTexts(svg), `${file}:${line}`).toEqual([]);
    }
    // Such lines are reported: one through the title of a group, and one through a message.
    const group = ['subgraph one ["First of the groups"]', 'A["Long name of it"]', 'end'];
    const flow = draw('flowchart TD', ...group, 'B["Long name"] --> A');
    expect(crossedTexts(flow)).toEqual(['First of the groups']);
    const actors = ['participant A', 'participant B', 'participant C'];
    const sequence = draw('sequenceDiagram', ...actors, 'A->>C: Passes by');
    expect(crossedTexts(sequence)).toEqual(['Passes by']);
  });

  test('have a head at both ends of a two-way arrow, each away from the other', () => {
    const svg = draw('flowchart TD', 'A["A"] <--> B["B"]');
    expect(svg).toContain('marker-start="url(#a-arrowhead-start)"');
    expect(svg).not.toContain('auto-start-reverse');
  });
});
