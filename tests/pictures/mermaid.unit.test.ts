/** Diagrams: reading them as Mermaid does, and errors that name the first line that can't be drawn. */
import {drawDiagram} from '../../src/plugins/pictures';
import {MermaidError, readMermaid} from '../../src/plugins/pictures/readMermaid';
import {expect, test} from '../fixtures/test';

test('arrows without spaces, longer ones, and labels are read as Mermaid reads them', () => {
  for (const [written, expected] of [
    ['A-->B', 'A --> B'],
    ['B---C', 'B --- C'],
    ['B ---->|No| E[End]', 'B -->|No| E[End]'],
    ['B -..-> C', 'B -.-> C'],
    ['A --some text--> B', 'A -->|some text| B'],
    ['A --> B; B --> C;', 'A --> B\nB --> C'],
    ['A{{Hexagon}}-->B', 'A{{Hexagon}} --> B'],
    ['開発 --> B', 'node0x["開発"] --> B'],
  ]) {
    expect.soft(readMermaid(`flowchart LR\n${written}`)).toBe(`flowchart LR\n${expected}`);
  }
});

const invalidDiagrams: [diagram: string, line: number][] = [
  ['flowchart LR\nA --> B\nA[unclosed --> B', 3],
  ['flowchart LR\nany words', 2],
  ['flowchart LR\na.b --> c', 2],
  ['flowchart LR\nA["`**bold**`"] --> B', 2],
  ['flowchart LR\nA@{shape: cloud}', 2],
  ['flowchart LR\nclick A "https://host.example"', 2],
  ['flowchart LR\nA --o B', 2],
  ['flowchart LR\nA---oB', 2],
  ['flowchart LR\nsubgraph one\nA --> B', 1],
  ['graph\nA --> B', 1],
  ['gantt\ntitle A', 1],
  ['sequenceDiagram\nautonumber\nA->>B: Text', 2],
  ['sequenceDiagram\nA->>B: Text\nrect rgb(0, 0, 0)', 3],
  ['stateDiagram-v2\n[*] --> A\nnote right of A: Text', 3],
];

for (const [diagram, line] of invalidDiagrams) {
  test(`line ${line} can't be drawn: ${diagram.split('\n')[line - 1]}`, () => {
    let error: unknown;
    try {
      readMermaid(diagram);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(MermaidError);
    expect(error).toMatchObject({line});
  });
}

test('an error names the line of the block, title and description included', () => {
  const text = 'flowchart LR\n  accTitle: A\n  accDescr: Costs $1.\n  A --> B\n  words here';
  expect(() => drawDiagram(text, 'd')).toThrow(expect.objectContaining({line: 5}));
});

test('a title and a description with a dollar sign stay as they are', () => {
  const svg = drawDiagram(
    'flowchart LR\n  accTitle: $1 a month\n  accDescr: $& and $$.\n  A-->B',
    'd',
  );
  expect(svg).toContain('>$1 a month</title>');
  expect(svg).toContain('>$&amp; and $$.</desc>');
});
