import type {Root, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {textOf} from '../lib/markdown/read';

/** A table with more columns scrolls, because each stacked row would be as long as a list. */
const maxStackedColumns = 4;
/** Width of the narrowest phone and width of a cell's padding, both in letters. */
const phoneWidth = 38;
const cellPadding = 2;
/** Maximum length of a row, in letters, in a table that isn't stacked. */
const maxShortRow = 60;
/** The first cell of a row in a checklist. */
const checkbox = '☐';

/** Returns the approximate width of a text in Latin letters. East Asian letters are twice as wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

/** Returns whether a table fits on the narrowest phone: short rows without long words. */
function isShort({children: rows}: Table): boolean {
  const room = phoneWidth / rows[0]!.children.length - cellPadding;
  return rows.every(({children}) => {
    const texts = children.map((cell) => textOf(cell));
    const words = texts.flatMap((text) => text.split(/[\s\u2e80-\uffef]/));
    return widthOf(texts.join('')) <= maxShortRow && words.every(({length}) => length <= room);
  });
}

function addProperties(node: {data?: object}, properties: Record<string, unknown>): void {
  const data = node.data as {hProperties?: object} | undefined;
  node.data = {...data, hProperties: {...data?.hProperties, ...properties}};
}

/** Adds roles to the parts of a table. Adds the column's name to each cell behind the name of the row. */
function stack(table: Table): void {
  const names = table.children[0]!.children.map((cell) => textOf(cell));
  addProperties(table, {className: ['stacked'], role: 'table'});
  table.children.forEach((row, index) => {
    addProperties(row, {role: 'row'});
    const nameColumn = textOf(row.children[0]!) === checkbox ? 1 : 0;
    row.children.forEach((cell: TableCell, column) => {
      const isHead = index === 0 && cell.data?.hName !== 'td';
      addProperties(cell, {
        role: isHead ? 'columnheader' : 'cell',
        ...(column < nameColumn && {className: ['box']}),
        ...(index > 0 && column > nameColumn && {dataLabel: names[column]}),
      });
    });
  });
}

/**
 * Remark plugin that prepares tables for phones. Tables with two columns or with short rows wrap. Rows of
 * other tables with up to four columns are stacked (`src/css/content.css`). Cells of stacked rows get the
 * names of their columns and roles, because browsers drop the roles of a table that isn't laid out as a
 * table. Wider tables scroll.
 */
export function narrowTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      const columns = table.children[0]!.children.length;
      if (columns > maxStackedColumns) {
        addProperties(table, {className: ['wide']});
      } else if (columns > 2 && !isShort(table)) {
        stack(table);
      }
    });
  };
}

/**
 * Remark plugin that renders an empty header cell, such as the cell above row names, as `<td>`, because a
 * screen reader would announce a header without a name.
 */
export function emptyHeads() {
  return (tree: Root): void => {
    visit(tree, 'table', ({children: [head]}) => {
      for (const cell of head!.children.filter(({children}) => children.length === 0)) {
        cell.data = {...cell.data, hName: 'td'};
      }
    });
  };
}
