import {versions} from '../../site/versions';
import {pageRule} from '../rule';
import {readTable} from '../tables';

type Tool = keyof typeof versions;

/** How pages name tools and their versions (versions.yaml says what its properties are). */
const table = readTable<{tools: Record<Tool, {named: string; pages: string}>; others: string}>(
  'versions.yaml',
);
const tools = Object.entries(table.tools) as [Tool, {named: string; pages: string}][];
/** What versions belong to: null where it is no tool of ours. */
const owners: [Tool | null, RegExp][] = [
  ...tools.map(([tool, {named}]): [Tool, RegExp] => [tool, new RegExp(named, 'g')]),
  [null, new RegExp(table.others, 'g')],
];

const ofThreeParts = /(?<![\w.@-])v?(\d+\.\d+\.\d+)(?![\w]|\.\d)/g;

/** The product that a version in a line belongs to: the last one named before it. */
function owner(before: string, fallback: Tool | null): Tool | null {
  const [last] = owners
    .flatMap(([tool, named]) =>
      [...before.matchAll(named)].map(({0: name, index}) => ({tool, end: index + name.length})),
    )
    .sort((one, other) => other.end - one.end);
  // A sentence or cell of its own ends what was named before.
  return !last || before.length - last.end > 30 ? fallback : last.tool;
}

/** What is said before a version: its sentence or, in a table, its column's and its row's heads. */
function contextOf(source: string, index: number): string {
  const start = source.lastIndexOf('\n', index) + 1;
  const before = source.slice(start, index);
  if (!before.startsWith('|')) {
    return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('。')) + 1);
  }
  const cells = before.split('|');
  const rows = source.slice(0, start).split('\n').slice(0, -1);
  const head = rows[rows.findLastIndex((row) => !row.startsWith('|')) + 1] ?? '';
  return [head.split('|')[cells.length - 1], cells[1], cells.at(-1)].join(' ');
}

/** Versions of our own tools in content are versions that `src/site/versions.ts` knows. */
export const toolVersions = pageRule(({file, source}, report) => {
  const [fallback = null] = tools.find(([, {pages}]) => new RegExp(pages).test(file)) ?? [];
  for (const {0: text, 1: version, index} of source.matchAll(ofThreeParts)) {
    const tool = owner(contextOf(source, index), fallback);
    if (!tool) {
      continue;
    }
    const {name, latest, earlier} = versions[tool];
    if (![latest, ...earlier].some((known) => known === version)) {
      const message = `${name} ${version} is not in src/site/versions.ts. Correct it, or add it there.`;
      report({at: [index, index + text.length], message});
    }
  }
});
