import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import {boldTexts, type Bold} from '../boldTexts';
import {heads, isLabel, japaneseFor, normalize, pairsOf} from '../labelTable';
import type {Page} from '../page';
import {pageRule, type Problem} from '../pageRule';

const unknownLabel = (label: string, language: string): string =>
  language === 'en'
    ? `"${label}" is no label of src/lint/labels.yaml. Write the label as the screen has it, add it to the table with its source, or set it in plain text.`
    : `"${label}" is not a known label. Show the English label in bold and its meaning in parentheses, as in **Member List**（メンバー一覧）, or set it in plain text.`;

/** Finds English labels on a Japanese page that have neither a Japanese label nor a meaning beside them. */
function untranslated(bolds: Bold[]): Problem[] {
  const explained = new Set<string>();
  return bolds.flatMap(({node, labels, section, isExplained}) => {
    const key = [section, ...labels].join('\n');
    if (isExplained || explained.has(key)) {
      explained.add(key);
      return [];
    }
    return labels.map(normalize).flatMap((label) => {
      const japanese = japaneseFor(label);
      const message = `"${label}" stands here without Japanese. Write ${japanese}, at least once in each section.`;
      return japanese ? [{at: node, message}] : [];
    });
  });
}

/** Finds rows of tables of labels that disagree with labels.yaml. */
function wrongPairs({language, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'table', ({children: [head, ...rows]}) => {
    const titles = head!.children.map((cell) => textOf(cell));
    if (!heads[language]?.every((title, column) => titles[column] === title)) {
      return;
    }
    for (const row of rows) {
      const [first = '', second = ''] = row.children.map((cell) => textOf(cell));
      const pairs = pairsOf(first, language);
      if (!pairs.some((text) => normalize(text) === normalize(second))) {
        const fix =
          pairs.length > 0
            ? `Write ${pairs.map((text) => `"${text}"`).join(' or ')} beside it`
            : 'Write the label as the table has it, or add it there with its source';
        const message = `"${first}" and "${second}" are no pair of src/lint/labels.yaml. ${fix}.`;
        problems.push({at: row, message});
      }
    }
  });
  return problems;
}

/**
 * Reports bold text that is no label of labels.yaml in the page's language, because readers in a hurry look
 * for bold text on the screen. Also reports English labels that a Japanese page doesn't explain.
 */
export const labels = pageRule((page, report) => {
  const {language} = page;
  const bolds = boldTexts(page);
  for (const {node, labels: labelsOfNode} of bolds) {
    for (const label of labelsOfNode.filter((text) => !isLabel(text, language))) {
      report({at: node, message: unknownLabel(label, language)});
    }
  }
  (language === 'ja' ? untranslated(bolds) : []).forEach(report);
  wrongPairs(page).forEach(report);
});
