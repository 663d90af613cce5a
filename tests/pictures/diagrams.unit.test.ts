/** Diagrams of the pages: they can be read, and no line runs through a text. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {drawDiagram} from '../../src/plugins/pictures/diagrams';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The texts of a drawing through which a line runs; those of boxes and labels with a ground have none. */
function struckTexts(svg: string): string[] {
  const $ = load(svg, {xml: true});
  const numbers = (text = '') => text.split(/[\s,]+/).map(Number);
  const lines: Box[] = [];
  const add = (x1: number, y1: number, x2: number, y2: number) =>
    lines.push({
      left: Math.min(x1, x2),
      top: Math.min(y1, y2),
      right: Math.max(x1, x2),
      bottom: Math.max(y1, y2),
    });
  $('polyline').each((_, line) => {
    const at = numbers($(line).attr('points'));
    for (let index = 0; index + 3 < at.length; index += 2) {
      add(at[index]!, at[index + 1]!, at[index + 2]!, at[index + 3]!);
    }
  });
  $('line').each((_, line) => {
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => Number($(line).attr(name)));
    add(x1!, y1!, x2!, y2!);
  });
  return $('text')
    .filter((_, text) => $(text).closest('.node, .edge-label, .actor').length === 0)
    .map((_, text) => {
      const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number($(text).attr(name)));
      const words = $(text).text();
      const width = [...words].reduce(
        (sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.5) * size!,
        0,
      );
      const left = $(text).attr('text-anchor') === 'middle' ? x! - width / 2 : x!;
      const isStruck = lines.some(
        (line) =>
          line.left < left + width &&
          left < line.right &&
          line.top < y! + size! * 0.4 &&
          y! - size! * 0.4 < line.bottom,
      );
      return isStruck ? words : '';
    })
    .get()
    .filter(Boolean);
}

const diagrams = ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...fs.readFileSync(`${folder}/${file}`, 'utf8').matchAll(/```mermaid\n([\s\S]*?)```/g)].map(
        ([, source]) => ({file: `${folder}/${file}`, svg: drawDiagram(source!, 'a')}),
      ),
    ),
);

test('letters of every diagram are large enough, and no line runs through them', () => {
  expect(diagrams.length).toBeGreaterThan(10);
  for (const {file, svg} of diagrams) {
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect.soft(Math.min(...sizes), file).toBeGreaterThanOrEqual(12);
    expect.soft(struckTexts(svg), file).toEqual([]);
  }
});

test('a line through the title of a group, or through a message, is found', () => {
  const described = 'accTitle: A\n  accDescr: B\n';
  expect(
    struckTexts(
      drawDiagram(
        `flowchart TD\n  ${described}  subgraph one ["First of the groups"]\n    A["Long name of it"]\n  end\n  B["Long name"] --> A`,
        'a',
      ),
    ),
  ).toEqual(['First of the groups']);
  expect(
    struckTexts(
      drawDiagram(
        `sequenceDiagram\n  ${described}  participant A\n  participant B\n  participant C\n  A->>C: Passes by`,
        'a',
      ),
    ),
  ).toEqual(['Passes by']);
});

test('a two-way arrow has a head at both ends, each away from the other', () => {
  const svg = drawDiagram('flowchart TD\n  accTitle: A\n  accDescr: B\n  A["A"] <--> B["B"]', 'a');
  expect(svg).toContain('marker-start="url(#a-arrowhead-start)"');
  expect(svg).not.toContain('auto-start-reverse');
});
