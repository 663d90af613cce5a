import {readTable} from './readTable';

/** A label of labels.yaml, which explains the properties. */
interface Label {
  en: string;
  ja?: string | string[];
  means?: string;
  englishUnread?: true;
}

/** A label with its texts in the form in which labels are compared. */
interface Entry extends Omit<Label, 'ja'> {
  ja: string[];
  /** The English and all Japanese forms. */
  forms: string[];
  /** True for labels of other products whose Japanese no one has read. */
  isUnread: boolean;
}

const {own, foreign, emphasized, heads} = readTable<{
  own: Label[];
  foreign: Record<string, Label[]>;
  emphasized: Record<string, string>;
  heads: Record<string, string[]>;
}>('labels.yaml');

export {emphasized, heads};

/**
 * Normalizes a label for comparison. Spaces between letters of the two scripts are a matter of style, and
 * so is the width of brackets.
 */
export const normalized = (text: string): string =>
  text
    .replace(/\(/g, '（')
    .replace(/\)/g, '）')
    .replace(/(?<=[^\x20-\x7e]) +| +(?=[^\x20-\x7e])/g, '')
    .replace(/’/g, "'")
    .trim();

function entryOf(label: Label, isOwn: boolean): Entry {
  const ja = [label.ja ?? []].flat();
  const forms = [label.en, ...ja].map(normalized);
  return {...label, ja, forms, isUnread: !isOwn && ja.length === 0};
}

const ownEntries = own.map((label) => entryOf(label, true));
const entries = [
  ...ownEntries,
  ...Object.values(foreign)
    .flat()
    .map((label) => entryOf(label, false)),
];

const withEnglish = (text: string): Entry[] =>
  entries.filter(({forms: [english]}) => english === normalized(text));

const withJapanese = (text: string): Entry[] =>
  entries.filter(({forms}) => forms.indexOf(normalized(text), 1) > 0);

/** Returns whether a text is a label that pages of a language may show. */
export const isLabel = (text: string, language: string): boolean =>
  withEnglish(text).length > 0 || (language === 'ja' && withJapanese(text).length > 0);

/** Returns a label in every form that either language shows. */
export const formsOf = (label: string): string[] => [
  normalized(label),
  ...entries.filter(({forms}) => forms.includes(normalized(label))).flatMap(({forms}) => forms),
];

/** Returns whether one language may leave a label out: a sign, or a label that no one has read in the other. */
export function isOptional(label: string): boolean {
  const english = withEnglish(label);
  return (
    !/[\p{L}\d]/u.test(label) ||
    (english.length > 0 && english.every(({isUnread}) => isUnread)) ||
    withJapanese(label).some(({englishUnread}) => englishUnread)
  );
}

/** Returns the Markdown of an English label for a Japanese page; undefined where English is right. */
export function japaneseFor(label: string): string | undefined {
  const english = withEnglish(label);
  if (
    english.length === 0 ||
    withJapanese(label).length > 0 ||
    english.some(({isUnread}) => isUnread)
  ) {
    return undefined;
  }
  const {means} = english[0]!;
  const [japanese] = english.flatMap(({ja}) => ja);
  return japanese ? `**${japanese}**` : `**${label}**${means ? `（${means}）` : ''}`;
}

/** Returns the texts that may stand beside a label of our own in a table of labels on pages of a language. */
export function pairsOf(label: string, language: string): string[] {
  const rows = ownEntries.flatMap(({en, ja, means, englishUnread}): [string, string][] => {
    if (language === 'en') {
      return (ja.length > 0 ? ja : [`（${means}）`]).map((text) => [en, text]);
    }
    return ja.length > 0
      ? ja.map((text) => [text, englishUnread ? '-' : en])
      : [[`${en}（${means}）`, en]];
  });
  return rows.filter(([text]) => normalized(text) === normalized(label)).map(([, text]) => text);
}
