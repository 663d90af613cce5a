import {readTable} from './readTable';

/** A label of `labels.yaml`. The comments in that file explain the properties. */
interface Label {
  en: string;
  ja?: string | string[];
  means?: string;
  englishUnread?: true;
}

/** A label with its texts, normalized for comparison. */
interface LabelEntry extends Omit<Label, 'ja'> {
  ja: string[];
  /** The English and all Japanese forms. */
  forms: string[];
  /** True for a label of another product whose Japanese text isn't known. */
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
 * Normalizes a label for comparison: removes spaces beside letters that aren't ASCII and widens brackets,
 * because both are a matter of style in Japanese.
 */
export const normalize = (text: string): string =>
  text
    .replace(/\(/g, '（')
    .replace(/\)/g, '）')
    .replace(/(?<=[^\x20-\x7e]) +| +(?=[^\x20-\x7e])/g, '')
    .replace(/’/g, "'")
    .trim();

function entryOf(label: Label, isOwn: boolean): LabelEntry {
  const ja = [label.ja ?? []].flat();
  const forms = [label.en, ...ja].map(normalize);
  return {...label, ja, forms, isUnread: !isOwn && ja.length === 0};
}

const ownEntries = own.map((label) => entryOf(label, true));
const entries = [
  ...ownEntries,
  ...Object.values(foreign)
    .flat()
    .map((label) => entryOf(label, false)),
];

const entriesByEnglish = (text: string): LabelEntry[] =>
  entries.filter(({forms: [english]}) => english === normalize(text));

const entriesByJapanese = (text: string): LabelEntry[] =>
  entries.filter(({forms}) => forms.indexOf(normalize(text), 1) > 0);

/** Returns whether a text is a label that pages of a language may show. */
export const isLabel = (text: string, language: string): boolean =>
  entriesByEnglish(text).length > 0 || (language === 'ja' && entriesByJapanese(text).length > 0);

/** Returns a label in every form that either language shows. */
export const formsOf = (label: string): string[] => [
  normalize(label),
  ...entries.filter(({forms}) => forms.includes(normalize(label))).flatMap(({forms}) => forms),
];

/** Returns whether a label may be missing on the other language's page: a sign, or a label without a known text there. */
export function isOptional(label: string): boolean {
  const english = entriesByEnglish(label);
  return (
    !/[\p{L}\d]/u.test(label) ||
    (english.length > 0 && english.every(({isUnread}) => isUnread)) ||
    entriesByJapanese(label).some(({englishUnread}) => englishUnread)
  );
}

/** Returns the Markdown of an English label for a Japanese page; undefined if the English label is right there. */
export function japaneseFor(label: string): string | undefined {
  const english = entriesByEnglish(label);
  if (
    english.length === 0 ||
    entriesByJapanese(label).length > 0 ||
    english.some(({isUnread}) => isUnread)
  ) {
    return undefined;
  }
  const {means} = english[0]!;
  const [japanese] = english.flatMap(({ja}) => ja);
  return japanese ? `**${japanese}**` : `**${label}**${means ? `（${means}）` : ''}`;
}

/** Returns the valid texts beside a label of the service's own in a table of labels on pages of a language. */
export function pairsOf(label: string, language: string): string[] {
  const rows = ownEntries.flatMap(({en, ja, means, englishUnread}): [string, string][] => {
    if (language === 'en') {
      return (ja.length > 0 ? ja : [`（${means}）`]).map((text) => [en, text]);
    }
    return ja.length > 0
      ? ja.map((text) => [text, englishUnread ? '-' : en])
      : [[`${en}（${means}）`, en]];
  });
  return rows.filter(([text]) => normalize(text) === normalize(label)).map(([, text]) => text);
}
