import type {Break, TableCell} from 'mdast';
import {cell, component, inline, span, table, text, type Blocks} from '../../lib/markdown/nodes';
import type {WriteText} from '../../site/texts';
import type {Field} from './fields';
import {inlineCode} from './texts';

/** Deepest level of fields that is visible at first. Deeper fields are folded. */
const openDepth = 1;

const isFolded = ({depth}: Field): boolean => depth > openDepth;

function fieldRow(field: Field, depth: number, section: string, write: WriteText): TableCell[] {
  const {parent, name, type, required, description, constraints} = field;
  // An id for links to the row, such as `#response-200-results-revision`.
  const id = `${section}-${parent}${name}`.replace(/\W+/g, '-');
  const lineBreak: Break = {type: 'break'};
  const words = required ? type + write('shared.comma') + write('operation.required') : type;
  return [
    cell(
      [
        ...(parent ? [span('api-field__parent', parent)] : []),
        {type: 'inlineCode', value: name, data: {hProperties: {id}}},
        lineBreak,
        span('api-field__type', words),
      ],
      `api-field api-field--${Math.min(depth, 3)}`,
    ),
    cell([
      ...inline(description),
      ...constraints.flatMap((sentence) => [text(write('shared.space')), ...inline(sentence)]),
    ]),
  ];
}

/** Splits fields into groups of consecutive fields that are all folded or all visible. */
function groupsOf(fields: Field[]): Field[][] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const group = groups.at(-1);
    if (group && isFolded(group[0]!) === isFolded(field)) {
      group.push(field);
    } else {
      groups.push([field]);
    }
  }
  return groups;
}

/**
 * Renders tables of fields. Deep fields are in `<details>` below the row of their object, because browsers
 * open `<details>` for find-in-page and for links to a row without a script.
 *
 * @param section - start of the rows' ids.
 */
export function fieldTables(fields: Field[], section: string, write: WriteText): Blocks {
  const head = [write('operation.name'), write('operation.meaning')];
  return groupsOf(fields).map((group, index, groups) => {
    const top = isFolded(group[0]!) ? openDepth + 1 : 0;
    const rows = group.map((field) => fieldRow(field, field.depth - top, section, write));
    const className = index > 0 ? 'api-fields api-fields--more' : 'api-fields';
    const fieldTable = component('div', {className}, [table(head, rows)]);
    if (top === 0) {
      return fieldTable;
    }
    const container = inlineCode(groups[index - 1]!.at(-1)!.name);
    const label = write('operation.fieldsIn', {name: container, count: group.length});
    return component('details', {className: 'api-fold'}, [
      component('summary', {}, inline(label)),
      fieldTable,
    ]);
  });
}
