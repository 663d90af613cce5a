import type {Node, Parent, Strong} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {lineOf, parseMarkdown, textOf} from '../markdown/read';
import {twins, type Page} from './content';
import type {Check, Finding} from './finding';
import {labelPairs} from './labelPairs';
import {foreignLabels, labels, plain} from './labelsTable';

/** A label as both languages see it. */
interface Known {
  japanese: string[];
  /** Whether Japanese pages show the English label: no one has read a Japanese one. */
  staysEnglish: boolean;
  means?: string;
  /** Whether it is another product's, whose English screen readers may have in front of them. */
  isForeign: boolean;
}

const byEnglish = new Map<string, Known[]>();
const allJapanese = new Set<string>();
/** Japanese labels whose English no one has read. */
const withoutEnglish = new Set<string>();
const add = (en: string, known: Known) => {
  byEnglish.set(plain(en), [...(byEnglish.get(plain(en)) ?? []), known]);
  known.japanese.forEach((text) => allJapanese.add(text));
};
for (const isForeign of [false, true]) {
  for (const label of isForeign ? foreignLabels : labels) {
    const japanese = [label.ja ?? []].flat().map(plain);
    const means = 'means' in label ? label.means : undefined;
    if (label.englishUnread) {
      japanese.forEach((text) => withoutEnglish.add(text));
    }
    add(label.en, {japanese, staysEnglish: japanese.length === 0, means, isForeign});
  }
}

const english = (text: string) => byEnglish.get(plain(text)) ?? [];
const isLabel = (text: string, language: string) =>
  english(text).length > 0 || (language === 'ja' && allJapanese.has(plain(text)));

/**
 * Words that may be bold in a sentence: a choice that a reader must not overlook. Everything else
 * in bold would look like something to click.
 */
const emphasized: Record<string, RegExp> = {
  en: /^one$/,
  ja: /^(?:いずれか|どれか|どちらか)(?:1つ|一方)?(?:だけ)?$|^1つ(?:だけ)?$/,
};

/** Words with which an entry of troubleshooting begins its paragraphs, without a colon. */
const runIns = /^(?:You see this|It works when)$/;

/** One bold text, and the labels in it: those of a menu path are between `>`. */
interface Bold {
  line: number;
  text: string;
  parts: string[];
  /** Section of the second level; its heading's line. */
  section: number;
  /** Paragraph, cell or item; the line and column where it begins. */
  block: string;
  /** Whether a bracket with a meaning follows. */
  isExplained: boolean;
  /** Whether it begins its item, cell or paragraph as the term that the rest is about. */
  isLeadIn: boolean;
  /** Whether a Japanese sentence says that this is what English screens show. */
  isQuoted: boolean;
}

/** Whether bold text begins its block as a term: followed by a colon or a full stop, or as a row's head. */
function beginsBlock(node: Strong, ancestors: Parent[], key: string): boolean {
  const parent = ancestors.at(-1)!;
  const index = parent.children.indexOf(node);
  const isFirst = parent.children
    .slice(0, index)
    .every((child) => child.type === 'text' && child.value.trim() === '');
  if (!isFirst) {
    return false;
  }
  const text = textOf(node);
  const next = parent.children[index + 1];
  const after = next?.type === 'text' ? next.value : '';
  if (parent.type === 'tableCell') {
    const row = ancestors.at(-2)!;
    const table = ancestors.at(-3)!;
    const isHead = table.children[0] === row || row.children[0] === parent;
    const rest = parent.children
      .slice(index + 1)
      .map((child) => textOf(child))
      .join('');
    return /^\s*[:：.。]/.test(after) || (isHead && /^\s*(?:[（(].*[）)])?\s*$/.test(rest));
  }
  // Pages of the API have no screens: what begins an item in bold there is what the item is about.
  const isApi = key.startsWith('docs/api/') && ancestors.some(({type}) => type === 'listItem');
  return isApi || /[.:?!。：？！]$/.test(text) || /^\s*[:：.。]/.test(after) || runIns.test(text);
}

// Private-use letters in place of braces: Markdown treats braces as punctuation, so next to them
// bold text would begin and end elsewhere than in the built page, where a name replaces the
// variable.
const asLetters = (source: string) =>
  source.replace(/\{\{(\w+)\}\}/g, '\uE000\uE000$1\uE001\uE001');
const asBraces = (text: string) => text.replaceAll('\uE000', '{').replaceAll('\uE001', '}');

/** The bold texts of a page that are, or should be, labels. */
function boldTexts(page: Page): Bold[] {
  const found: Bold[] = [];
  let section = 0;
  const tree = /\*\*\{\{|\}\}\*\*/.test(page.source)
    ? parseMarkdown(asLetters(page.source))
    : page.tree;
  visitParents(tree, (node: Node, ancestors: Node[]) => {
    if (node.type === 'heading' && (node as Node & {depth: number}).depth === 2) {
      section = lineOf(node);
    }
    if (node.type !== 'strong') {
      return;
    }
    const bold = node as Strong;
    const parents = ancestors as Parent[];
    const isLinked =
      parents.some(({type}) => type === 'link') || bold.children.some(({type}) => type === 'link');
    const isCode = bold.children.every(({type}) => type === 'inlineCode');
    if (isLinked || isCode) {
      return;
    }
    const parent = parents.at(-1)!;
    const next = parent.children[parent.children.indexOf(bold) + 1];
    const text = asBraces(textOf(bold));
    const start = parent.position!.start;
    found.push({
      line: lineOf(bold),
      text,
      parts: text.split(/\s+[>→]\s+/),
      section,
      block: `${start.line}:${start.column}`,
      isExplained: next?.type === 'text' && /^\s?[（(]/.test(next.value),
      isLeadIn: beginsBlock(bold, parents, page.key),
      isQuoted: parent.children
        .slice(0, parent.children.indexOf(bold))
        .some((child) => child.type === 'text' && child.value.includes('英語')),
    });
  });
  return found.filter(
    ({text, parts, isLeadIn}) =>
      !emphasized[page.language]!.test(text) &&
      // A term that is a label is one, and its twin has to have it.
      !(isLeadIn && !parts.every((part) => isLabel(part, page.language))),
  );
}

const quoted = (text: string) => `**${text}**`;

/** What a Japanese page should show for an English label. */
function japaneseOf(part: string): string {
  const known = english(part);
  const {japanese, means} = known.find(({isForeign}) => !isForeign) ?? known[0]!;
  if (japanese.length > 0) {
    return quoted(japanese[0]!);
  }
  return means ? `${quoted(part)}（${means}）` : quoted(part);
}

function unknownLabels(page: Page, bolds: Bold[]): Finding[] {
  const {file, language} = page;
  return bolds.flatMap(({line, parts}) =>
    parts
      .filter((part) => !isLabel(part, language))
      .map((part) => ({
        file,
        line,
        message:
          language === 'en'
            ? `"${part}" is no label of src/checks/labelsTable.ts. Write the label as the screen has it, add it to the table with its source, or set it in plain text.`
            : `"${part}" is not a known label. Show the English label in bold and its meaning in parentheses, as in **Member List**（メンバー一覧）, or set it in plain text.`,
      })),
  );
}

/** English labels on a Japanese page: those with a Japanese label, and those without a meaning. */
function untranslated({file}: Page, bolds: Bold[]): Finding[] {
  const explained = new Set<string>();
  return bolds.flatMap(({line, text, parts, section, isExplained, isQuoted}) => {
    const key = `${section} ${text}`;
    if (isExplained || isQuoted || explained.has(key)) {
      explained.add(key);
      return [];
    }
    return parts
      .filter((part) => !allJapanese.has(plain(part)) && english(part).length > 0)
      .filter((part) => !english(part).some((known) => known.isForeign && known.staysEnglish))
      .map((part) => ({
        file,
        line,
        message: `"${part}" stands here without Japanese. Write ${japaneseOf(part)}, at least once in each section.`,
      }));
  });
}

/** Whether a Japanese label, or the English one on a Japanese page, is the twin of an English label. */
const isTwin = (en: string, ja: string) =>
  plain(en) === plain(ja) || english(en).some(({japanese}) => japanese.includes(plain(ja)));

/** Whether a Japanese page may describe it: another product's label, whose Japanese no one has read. */
const isDescribed = (en: string) =>
  english(en).every(({isForeign, staysEnglish}) => isForeign && staysEnglish);

interface Placed {
  part: string;
  line: number;
  /** Number of the block in its section. */
  block: number;
  /** Whether it may be missing in the other language. */
  isOptional: boolean;
}

/** Known labels by section, in order. */
function placed(bolds: Bold[], language: string): Map<number, Placed[]> {
  const sections = new Map<number, Placed[]>();
  const blocks = new Map<string, number>();
  for (const {section, block, parts, line, isLeadIn, isQuoted} of bolds) {
    const number = blocks.get(block) ?? blocks.size;
    blocks.set(block, number);
    const list = sections.get(section) ?? [];
    for (const part of parts.filter((candidate) => isLabel(candidate, language))) {
      // As a term, a single word such as "Members" need not be what the screen shows. Markdown sets
      // no sign bold that is between Japanese letters, so it is quoted there.
      const isSign = !/[\p{L}\d]/u.test(part);
      const isTerm = isLeadIn && (language === 'ja' || /^\w+$/.test(part));
      const isOptional =
        isTerm || isSign || (language === 'ja' && (isQuoted || withoutEnglish.has(plain(part))));
      list.push({part, line, block: number, isOptional});
    }
    sections.set(section, list);
  }
  return sections;
}

/** Lines of the sections' headings, so that the sections of twins can be told by their order. */
const sectionLines = ({tree}: Page) => [
  0,
  ...tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2 ? [lineOf(node)] : [],
  ),
];

/** Labels that one of two twins has and the other lacks, and those that are in another order. */
function differences(en: Page, ja: Page, enBolds: Bold[], jaBolds: Bold[]): Finding[] {
  const findings: Finding[] = [];
  const [enLabels, jaLabels] = [placed(enBolds, 'en'), placed(jaBolds, 'ja')];
  const [enLines, jaLines] = [sectionLines(en), sectionLines(ja)];
  enLines.forEach((enLine, index) => {
    const jaLine = jaLines[index];
    if (jaLine === undefined) {
      // The parity check reports a missing section.
      return;
    }
    const [theirs, mine] = [enLabels.get(enLine) ?? [], jaLabels.get(jaLine) ?? []];
    const left = [...mine];
    const pairs: {en: Placed; ja: Placed}[] = [];
    for (const label of theirs) {
      const same = left.findIndex(({part}) => plain(part) === plain(label.part));
      const at = same >= 0 ? same : left.findIndex(({part}) => isTwin(label.part, part));
      if (at >= 0) {
        pairs.push({en: label, ja: left.splice(at, 1)[0]!});
      } else if (
        !label.isOptional &&
        !isDescribed(label.part) &&
        !mine.some(({part}) => isTwin(label.part, part))
      ) {
        // One language may name a label again where the other says "it".
        findings.push({
          file: ja.file,
          line: Math.max(1, jaLine),
          message: `${quoted(label.part)} (${en.file}:${label.line}) is not in this section. Write ${japaneseOf(label.part)}.`,
        });
      }
    }
    const extra = left.filter(
      ({part, isOptional}) => !isOptional && !theirs.some((label) => isTwin(label.part, part)),
    );
    for (const {part, line} of extra) {
      findings.push({
        file: ja.file,
        line,
        message: `${quoted(part)} is not in the section of ${en.file}:${Math.max(1, enLine)}. Make both languages show the same labels.`,
      });
    }
    // Word order differs inside a sentence; steps, rows and paragraphs keep theirs.
    const wrong = pairs.find(({ja: mine}, at) => at > 0 && mine.block < pairs[at - 1]!.ja.block);
    if (wrong && !findings.some(({file, line}) => file === ja.file && line === jaLine)) {
      findings.push({
        file: ja.file,
        line: wrong.ja.line,
        message: `${quoted(wrong.ja.part)} stands earlier than in English (${en.file}:${wrong.en.line}). Show the labels in the same order.`,
      });
    }
  });
  return findings;
}

/**
 * The labels were read in two languages, English and Japanese, so pages in others are not checked.
 * Bold text is a label of the table, in the page's language: a reader in a hurry looks for it
 * on the screen. Both languages show the same labels, and a label whose Japanese nobody has read
 * stands in English, with its meaning. Tables that show both languages' labels side by side agree with
 * the table, too.
 */
export const labelsShown: Check = {
  name: 'labels',
  things: 'bold texts and rows of labels',
  run({pages}) {
    const read = pages.filter(({language}) => language in emphasized);
    const bolds = new Map(read.map((page) => [page, boldTexts(page)]));
    const findings: Finding[] = [];
    let pairs = 0;
    for (const page of read) {
      const {looked, findings: wrong} = labelPairs(page);
      pairs += looked;
      findings.push(...wrong);
    }
    for (const [page, texts] of bolds) {
      findings.push(...unknownLabels(page, texts));
      if (page.language === 'ja') {
        findings.push(...untranslated(page, texts));
      }
    }
    for (const {into, en, translation: ja} of twins(pages)) {
      if (into.code === 'ja' && en && ja) {
        findings.push(...differences(en, ja, bolds.get(en)!, bolds.get(ja)!));
      }
    }
    return {looked: [...bolds.values()].flat().length + pairs, findings};
  },
};
