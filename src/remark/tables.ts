import type {Root, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {textOf} from '../lib/markdown/read';

/** Tables with more columns scroll on a phone: as stacked rows they would be as long as a list. */
const most = 4;
/** Letters that fit in a line of the narrowest phone, and what the space around a cell takes of them. */
const line = 38;
const padding = 2;
/** Letters that a row may have in all to be read at a glance. */
const short = 60;

/** About how wide a text is, in Latin letters: those of East Asia are twice as wide. */
const letters = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

/** Whether a table fits beside its own columns on the narrowest phone: few words, none of them long. */
function isShort({children: rows}: Table): boolean {
  const texts = rows.map(({children}) => children.map((cell) => textOf(cell)));
  const room = line / rows[0]!.children.length - padding;
  return texts.every(
    (row) =>
      letters(row.join('')) <= short &&
      row.every((text) => text.split(/[\s\u2e80-\uffef]/).every((word) => word.length <= room)),
  );
}

function set(node: {data?: object}, properties: Record<string, unknown>): void {
  const data = node.data as {hProperties?: object} | undefined;
  node.data = {...data, hProperties: {...data?.hProperties, ...properties}};
}

/** The first cell of a row in a checklist. */
const box = '☐';

/**
 * Gives each cell its role, and those beside the row's name the name of their column. In a checklist,
 * the row's name follows the box.
 */
function stack(table: Table): void {
  const names = table.children[0]!.children.map((cell) => textOf(cell));
  set(table, {className: ['stacked'], role: 'table'});
  table.children.forEach((row, index) => {
    set(row, {role: 'row'});
    const nameAt = textOf(row.children[0]!) === box ? 1 : 0;
    row.children.forEach((cell: TableCell, column) => {
      const isHead = index === 0 && cell.data?.hName !== 'td';
      set(cell, {
        role: isHead ? 'columnheader' : 'cell',
        ...(column < nameAt && {className: ['box']}),
        ...(index > 0 && column > nameAt && {dataLabel: names[column]}),
      });
    });
  });
}

/**
 * Remark plugin: how a table is read on a phone. One of two columns wraps, and so does one whose rows are
 * short. The rows of others with up to four columns are stacked where they don't fit beside one
 * another (`src/css/content.css`): each cell then has the name of its column, and roles, because a browser
 * may forget what a table is that is not laid out as one. Wider tables scroll.
 */
export function narrowTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      const columns = table.children[0]!.children.length;
      if (columns > most) {
        set(table, {className: ['wide']});
      } else if (columns > 2 && !isShort(table)) {
        stack(table);
      }
    });
  };
}

/**
 * Remark plugin: an empty table header becomes a plain cell. The corner above a column of row names
 * stays empty in Markdown; as `<th>` it would be announced as a header without a name.
 */
export function emptyHeads() {
  return (tree: Root): void => {
    visit(tree, 'table', ({children: [head]}) => {
      for (const cell of head?.children ?? []) {
        if (cell.children.length === 0) {
          cell.data = {...cell.data, hName: 'td'};
        }
      }
    });
  };
}
