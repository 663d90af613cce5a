/** Which tables are stacked on a phone, and what their cells say then. */
import {expect, test} from '@playwright/test';
import type {Table} from 'mdast';
import {emptyHeads, narrowTables} from '../src/markdown/tables';
import {parseMarkdown} from '../src/markdown/read';

const long = 'Ask the developer for the current link or for the network to use.';

function table(...rows: string[][]): Table {
  const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const tree = parseMarkdown([head, `|${' - |'.repeat(rows[0]!.length)}`, ...body].join('\n'));
  emptyHeads()(tree);
  narrowTables()(tree);
  return tree.children[0] as Table;
}
const properties = (node: {data?: object}) =>
  (node.data as {hProperties?: Record<string, unknown>} | undefined)?.hProperties;

for (const [what, rows, expected] of [
  [
    'two columns wrap',
    [
      ['Name', 'Value'],
      ['a', long],
    ],
    undefined,
  ],
  [
    'short rows stay rows',
    [
      ['A', 'Free', 'Paid'],
      ['Apps', '1', '10'],
    ],
    undefined,
  ],
  [
    'short rows in Japanese, too',
    [
      ['', '無料', '有料'],
      ['アプリの数', '1', '無制限'],
    ],
    undefined,
  ],
  [
    'much text is stacked',
    [
      ['A', 'B', 'C'],
      ['a', 'b', long],
    ],
    'stacked',
  ],
  [
    'a long word is stacked',
    [
      ['A', 'B', 'C', 'D'],
      ['a', 'b', 'c', 'notifications'],
    ],
    'stacked',
  ],
  [
    'five columns scroll',
    [
      ['A', 'B', 'C', 'D', 'E'],
      ['a', 'b', 'c', 'd', long],
    ],
    'wide',
  ],
] as const) {
  test(what, () => {
    const className = properties(table(...rows.map((row) => [...row])))?.className;
    expect(className).toEqual(expected && [expected]);
  });
}

test('a cell has its role, and the name of its column beside the name of its row', () => {
  const {children, ...rest} = table(['', 'Cause', 'Fix'], ['Nothing happens', 'Old link', long]);
  expect(properties(rest)).toEqual({className: ['stacked'], role: 'table'});
  expect(children.map((row) => [properties(row), ...row.children.map(properties)])).toEqual([
    [{role: 'row'}, {role: 'cell'}, {role: 'columnheader'}, {role: 'columnheader'}],
    [
      {role: 'row'},
      {role: 'cell'},
      {role: 'cell', dataLabel: 'Cause'},
      {role: 'cell', dataLabel: 'Fix'},
    ],
  ]);
});

test('the row of a checklist has the name that follows its box', () => {
  const {children} = table(['Done', 'Task', 'Check'], ['☐', 'List the members', long]);
  expect(children[1]!.children.map(properties)).toEqual([
    {role: 'cell', className: ['box']},
    {role: 'cell'},
    {role: 'cell', dataLabel: 'Check'},
  ]);
});
