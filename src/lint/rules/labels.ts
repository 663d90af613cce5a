import type {Node, Parent, Strong, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import type {Page} from '../page';
import {pageRule, type Problem} from '../rule';
import {readTable} from '../tables';

/** A label on a screen (labels.yaml says what its properties are). */
interface Label {
  en: string;
  ja?: string | string[];
  means?: string;
  englishUnread?: true;
}

const {own, foreign, heads, ...written} = readTable<{
  own: Label[];
  foreign: Record<string, Label[]>;
  emphasized: Record<string, string>;
  heads: Record<string, string[]>;
}>('labels.yaml');

const japaneseOf = ({ja}: Label) => [ja ?? []].flat();

/**
 * A label as labels are compared. Spaces between letters of the two scripts are a matter of style,
 * and so is the width of brackets.
 */
const plain = (text: string) =>
  text
    .replace(/\(/g, '（')
    .replace(/\)/g, '）')
    .replace(/(?<=[^\x20-\x7e]) +| +(?=[^\x20-\x7e])/g, '')
    .replace(/’/g, "'")
    .trim();

const all = [...own, ...Object.values(foreign).flat()];
const byEnglish = new Map<string, Label[]>();
const allJapanese = new Set<string>();
/** By each form of a label: the forms that either language shows of it. */
const forms = new Map<string, string[]>();
for (const label of all) {
  const japanese = japaneseOf(label).map(plain);
  const key = plain(label.en);
  byEnglish.set(key, [...(byEnglish.get(key) ?? []), label]);
  japanese.forEach((text) => allJapanese.add(text));
  const both = [key, ...japanese];
  both.forEach((form) => forms.set(form, [...(forms.get(form) ?? []), ...both]));
}

/** Whether it is another product's label, whose Japanese no one has read. */
const isUnread = (label: Label) => !label.ja && !own.includes(label);

const isLabel = (text: string, language: string) =>
  byEnglish.has(plain(text)) || (language === 'ja' && allJapanese.has(plain(text)));

/** One bold text, and the labels in it: those of a menu path are between `>`. */
export interface Bold {
  node: Strong;
  labels: string[];
  /** Id of the section of the second level. */
  section: string;
  /** Whether it begins its item, cell or paragraph as the term that the rest is about. */
  isTerm: boolean;
  /** Whether its meaning follows in brackets, or the sentence says that it is English. */
  isExplained: boolean;
}

/** Whether bold text begins its block as a term: followed by a colon or a full stop, or as a row's head. */
function isTerm(node: Strong, ancestors: Parent[], {key}: Page): boolean {
  const parent = ancestors.at(-1)!;
  if (parent.children[0] !== node) {
    return false;
  }
  const text = textOf(node);
  const after = textOf(parent).slice(text.length);
  const row = ancestors.at(-2);
  const isHead =
    parent.type === 'tableCell' &&
    (row!.children[0] === parent || ancestors.at(-3)!.children[0] === row) &&
    /^\s*(?:[（(].*[）)])?\s*$/.test(after);
  // Pages of the API have no screens: what begins an item in bold there is what the item is about.
  const isApi = key.startsWith('docs/api/') && ancestors.some(({type}) => type === 'listItem');
  return (
    isHead ||
    isApi ||
    /^\s*[:：.。]/.test(after) ||
    (parent.type !== 'tableCell' && /[.:?!。：？！]$/.test(text))
  );
}

/**
 * The bold texts of a page that are, or should be, labels.
 *
 * @param page - a page in English or Japanese; others have none, because no one read their labels.
 */
export function boldTexts(page: Page): Bold[] {
  const {language, tree} = page;
  const found: Bold[] = [];
  const emphasized = written.emphasized[language];
  let section = '';
  const look = (node: Node, parents: Parent[]) => {
    if (node.type === 'heading' && (node as Node & {depth: number}).depth === 2) {
      section = textOf(node);
    }
    if ('children' in node) {
      const parent = node as Parent;
      parent.children.forEach((child) => look(child, [...parents, parent]));
    }
    if (node.type !== 'strong') {
      return;
    }
    const bold = node as Strong;
    const siblings = parents.at(-1)!.children;
    const at = siblings.indexOf(bold);
    const text = textOf(bold);
    const labels = text.split(/\s+[>→]\s+/);
    const isLink = [...parents, ...bold.children].some(({type}) => type === 'link');
    const isCode = bold.children.every(({type}) => type === 'inlineCode');
    const isTermHere = isTerm(bold, parents, page);
    if (
      isLink ||
      isCode ||
      !emphasized ||
      new RegExp(emphasized).test(text) ||
      // A term that is a label is one.
      (isTermHere && !labels.every((label) => isLabel(label, language)))
    ) {
      return;
    }
    const next = siblings[at + 1];
    found.push({
      node: bold,
      labels,
      section,
      isTerm: isTermHere,
      isExplained:
        (next?.type === 'text' && /^\s?[（(]/.test(next.value)) ||
        siblings
          .slice(0, at)
          .some((child) => child.type === 'text' && child.value.includes('英語')),
    });
  };
  look(tree, []);
  return found;
}

/** What a Japanese page should show for an English label. */
function japaneseFor(label: string): string {
  const known = byEnglish.get(plain(label))!;
  const {means} = known[0]!;
  const [japanese] = known.flatMap(japaneseOf);
  return japanese ? `**${japanese}**` : `**${label}**${means ? `（${means}）` : ''}`;
}

/** English labels on a Japanese page that stand there without their Japanese and without a meaning. */
function untranslated(bolds: Bold[]): Problem[] {
  const explained = new Set<string>();
  return bolds.flatMap(({node, labels, section, isExplained}) => {
    const key = [section, ...labels].join('\n');
    if (isExplained || explained.has(key)) {
      explained.add(key);
      return [];
    }
    return labels
      .map(plain)
      .filter((label) => byEnglish.has(label) && !allJapanese.has(label))
      .filter((label) => !byEnglish.get(label)!.some(isUnread))
      .map((label) => ({
        at: node,
        message: `"${label}" stands here without Japanese. Write ${japaneseFor(label)}, at least once in each section.`,
      }));
  });
}

/** The first two cells of a label's row, in every way that is right, in a page's language. */
function rowsOf(label: Label, language: string): [string, string][] {
  const {en, means, englishUnread} = label;
  const japanese = japaneseOf(label);
  if (language === 'en') {
    return (japanese.length > 0 ? japanese : [`（${means}）`]).map((text) => [en, text]);
  }
  return japanese.length > 0
    ? japanese.map((text) => [text, englishUnread ? '-' : en])
    : [[`${en}（${means}）`, en]];
}

/** Rows that show a label in both languages, and say something else than the table of labels. */
function wrongPairs({language, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'table', ({children: [head, ...rows]}: Table) => {
    const titles = head!.children.map((cell) => textOf(cell));
    if (!heads[language]?.every((title, column) => titles[column] === title)) {
      return;
    }
    const right = own.flatMap((label) => rowsOf(label, language));
    for (const row of rows) {
      const [first = '', second = ''] = row.children.map((cell) => textOf(cell));
      const known = right.filter(([text]) => plain(text) === plain(first)).map(([, text]) => text);
      if (!known.some((text) => plain(text) === plain(second))) {
        const fix =
          known.length > 0
            ? `Write ${known.map((text) => `"${text}"`).join(' or ')} beside it`
            : 'Write the label as the table has it, or add it there with its source';
        const message = `"${first}" and "${second}" are no pair of src/lint/labels.yaml. ${fix}.`;
        problems.push({at: row, message});
      }
    }
  });
  return problems;
}

/**
 * Bold text is a label of the table, in the page's language: a reader in a hurry looks for it on the
 * screen. A label whose Japanese nobody has read stands in English, with its meaning.
 */
export const labels = pageRule((page, report) => {
  const bolds = boldTexts(page);
  const unknown = bolds.flatMap(({node, labels: shown}) =>
    shown
      .filter((label) => !isLabel(label, page.language))
      .map((label) => ({
        at: node,
        message:
          page.language === 'en'
            ? `"${label}" is no label of src/lint/labels.yaml. Write the label as the screen has it, add it to the table with its source, or set it in plain text.`
            : `"${label}" is not a known label. Show the English label in bold and its meaning in parentheses, as in **Member List**（メンバー一覧）, or set it in plain text.`,
      })),
  );
  const untold = page.language === 'ja' ? untranslated(bolds) : [];
  [...unknown, ...untold, ...wrongPairs(page)].forEach(report);
});

/** A label in every form that either language shows of it. */
export const formsOf = (label: string): string[] => [
  plain(label),
  ...(forms.get(plain(label)) ?? []),
];

/** Whether one language may leave a label out: a sign, or words that no one has read in the other. */
export const isOptional = (label: string): boolean =>
  !/[\p{L}\d]/u.test(label) ||
  // A page may describe it.
  (byEnglish.get(plain(label))?.every(isUnread) ?? false) ||
  all.some((one) => one.englishUnread && japaneseOf(one).map(plain).includes(plain(label)));
