import {versions} from '../../site/versions';
import {pageRule} from '../pageRule';
import {readTable} from '../readTable';

type Tool = keyof typeof versions;

const table = readTable<{tools: Record<Tool, {named: string; pages: string}>; others: string}>(
  'versions.yaml',
);
const tools = Object.entries(table.tools) as [Tool, {named: string; pages: string}][];

/** Patterns of the names that precede a version: of the service's tools, and of other products (null). */
const namePatterns: [Tool | null, RegExp][] = [
  ...tools.map(([tool, {named}]): [Tool, RegExp] => [tool, new RegExp(named, 'g')]),
  [null, new RegExp(table.others, 'g')],
];

const versionPattern = /(?<![\w.@-])v?(\d+\.\d+\.\d+)(?![\w]|\.\d)/g;

/** In characters. A name that is farther from a version belongs to another sentence or cell. */
const maxDistance = 30;

/** Returns the tool that is named last before a version, or `fallback` if no name is near the version. */
function toolBefore(before: string, fallback: Tool | null): Tool | null {
  const [last] = namePatterns
    .flatMap(([tool, named]) =>
      [...before.matchAll(named)].map(({0: name, index}) => ({tool, end: index + name.length})),
    )
    .sort((one, other) => other.end - one.end);
  return !last || before.length - last.end > maxDistance ? fallback : last.tool;
}

/** Returns the text before a version in a sentence, or the heads of the column and row of a version in a table. */
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

/** Reports versions of the service's own tools that `src/site/versions.ts` doesn't list. */
export const toolVersions = pageRule(({file, source}, report) => {
  const [fallback = null] = tools.find(([, {pages}]) => new RegExp(pages).test(file)) ?? [];
  for (const {0: text, 1: version, index} of source.matchAll(versionPattern)) {
    const tool = toolBefore(contextOf(source, index), fallback);
    if (!tool) {
      continue;
    }
    const {name, latest, earlier} = versions[tool];
    if (![latest, ...earlier].some((listed) => listed === version)) {
      const message = `${name} ${version} is not in src/site/versions.ts. Correct it, or add it there.`;
      report({at: [index, index + text.length], message});
    }
  }
});
