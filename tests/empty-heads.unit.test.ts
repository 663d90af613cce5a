/** A table's corner that says nothing is no header for those who hear the table. */
import {expect, test} from '@playwright/test';
import type {Table} from 'mdast';
import {emptyHeads} from '../src/markdown/tables';
import {parseMarkdown} from '../src/markdown/read';

/** What the cells of a table's first rows are rendered as; undefined for what Markdown makes of them. */
function elements(markdown: string): (string | undefined)[][] {
  const tree = parseMarkdown(markdown);
  emptyHeads()(tree);
  const [table] = tree.children as [Table];
  return table.children.map((row) => row.children.map(({data}) => data?.hName));
}

test('an empty head is a plain cell, all others stay as they are', () => {
  expect(elements('| | After |\n| --- | --- |\n| Apps | Deleted |\n| | Kept |')).toEqual([
    ['td', undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('a table with a name for each column stays as it is', () => {
  expect(elements('| What | After |\n| --- | --- |\n| Apps | Deleted |').flat()).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
