import type {Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf, textOf} from '../markdown/read';
import type {Page} from './content';
import type {Finding, Outcome} from './finding';
import {labels, plain, type Label} from './labelsTable';

/** Heads of the first two columns of a table that shows each label in both languages. */
const heads: Record<string, [string, string]> = {
  en: ['Label', 'In Japanese'],
  ja: ['ラベル', '英語のラベル'],
};

/** What stands for the English label where only the Japanese one was read. */
const unread = '-';

/** The first two cells of a label's row, in every way that is right, in a page's language. */
function rowsOf({en, ja, means, englishUnread}: Label, language: string): [string, string][] {
  const japanese = [ja ?? []].flat();
  if (language === 'en') {
    return (japanese.length > 0 ? japanese : [`（${means}）`]).map((text) => [en, text]);
  }
  return japanese.length > 0
    ? japanese.map((text) => [text, englishUnread ? unread : en])
    : [[`${en}（${means}）`, en]];
}

/**
 * Compares tables that show each label in both languages with the table of labels.
 *
 * @param page - a page in English or Japanese.
 * @returns how many rows were compared, and those that say something else than the table of labels.
 */
export function labelPairs(page: Page): Outcome {
  const {file, language, tree} = page;
  const right = new Map<string, string[]>();
  for (const [first, second] of labels.flatMap((label) => rowsOf(label, language))) {
    right.set(plain(first), [...(right.get(plain(first)) ?? []), plain(second)]);
  }
  const findings: Finding[] = [];
  let looked = 0;
  visit(tree, 'table', ({children: [head, ...rows]}: Table) => {
    const texts = head!.children.map((cell) => textOf(cell));
    if (!heads[language]?.every((text, column) => texts[column] === text)) {
      return;
    }
    for (const row of rows) {
      const [first, second] = row.children.map((cell) => textOf(cell)) as [string, string];
      const known = right.get(plain(first));
      looked += 1;
      if (!known?.includes(plain(second))) {
        const fix = known
          ? `Write ${known.map((text) => `"${text}"`).join(' or ')} beside it`
          : 'Write the label as the table has it, or add it there with its source';
        findings.push({
          file,
          line: lineOf(row),
          message: `"${first}" and "${second}" are no pair of src/checks/labelsTable.ts. ${fix}.`,
        });
      }
    }
  });
  return {looked, findings};
}
