/** Diagrams of the pages: they can be read, and no line runs through a text. */
import {expect, test} from '@playwright/test';
import {load, type AnyNode} from 'cheerio';
import {drawDiagram} from '../../src/plugins/pictures/diagrams';
import {blocksIn} from '../fixtures/blocks';

/** The texts of a drawing through which a line runs; those of boxes and labels with a ground have none. */
function struckTexts(svg: string): string[] {
  const $ = load(svg, {xml: true});
  const numbers = (element: AnyNode, ...names: string[]) =>
    names.flatMap((name) => ($(element).attr(name) ?? '').split(/[\s,]+/).map(Number));
  // Each as the numbers x1, y1, x2, y2.
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

const diagrams = ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current']
  .flatMap((folder) => blocksIn(folder, '```mermaid'))
  .filter(({fence}) => fence === 'mermaid')
  .map(({file, line, code}) => ({place: `${file}:${line}`, svg: drawDiagram(code, 'a')}));

test('letters of every diagram are large enough, and no line runs through them', () => {
  expect(diagrams.length).toBeGreaterThan(10);
  for (const {place, svg} of diagrams) {
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect.soft(Math.min(...sizes), place).toBeGreaterThanOrEqual(12);
    expect.soft(struckTexts(svg), place).toEqual([]);
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
