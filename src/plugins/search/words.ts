import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parse} from 'yaml';
import type {IndexStart, QueryWords} from './client/engine/format';
import {defaultLanguage, languages} from '../../site/languages';

/** The words that a language's index contains in addition to the words of its pages. */
export type Words = Pick<IndexStart, 'synonyms' | 'readings' | keyof QueryWords>;

/** The content of `words.*.yaml`. Spaces separate the words of a list. */
type WordsFile = Partial<Record<keyof QueryWords, string>> & {
  everyday?: Record<string, string[]>;
  readings?: Record<string, string>;
};

function readWordsFile(language: string): WordsFile {
  const file = path.join(__dirname, `words.${language}.yaml`);
  return fs.existsSync(file) ? (parse(fs.readFileSync(file, 'utf8')) as WordsFile) : {};
}

/** Reads synonyms from the tables of the glossary, whose columns are English term, translated term, and other words. */
function readGlossary(html: string, language: string): IndexStart['synonyms'] {
  const $ = load(html);
  const rows = $('article table tr').toArray();
  const synonyms = rows.flatMap((row) => {
    const cells = $(row).children('td').toArray();
    const [english, translated, others] = cells.map((cell) => $(cell).text().trim());
    if (!english || !translated || others === undefined) {
      return [];
    }
    const isDefault = language === defaultLanguage.code;
    const [term, other] = isDefault ? [english, translated] : [translated, english];
    return [other, ...others.split(/[,、]/).map((word) => word.trim())]
      .filter((word) => !/^[-–—]?$/.test(word) && word !== term)
      .map((word): [string, string] => [word, term]);
  });
  if (synonyms.length === 0) {
    throw new Error(
      'Search index: the glossary has no table row with an English term, one of another language and other words for it. ' +
        'Keep these as the first three columns of its tables.',
    );
  }
  return synonyms;
}

/**
 * Reads the words of a language.
 *
 * @param glossary - the HTML of the built glossary page, if there is one.
 * @throws an error that says which columns the glossary needs when its tables have no terms.
 */
export function readWords(language: string, glossary?: string): Words {
  const {everyday = {}, readings = {}} = readWordsFile(language);
  // Reads the lists of all languages, because a query can contain names and samples of any language.
  const files = languages.map(({code}) => readWordsFile(code));
  const listOf = (key: keyof QueryWords) => files.flatMap((file) => file[key]?.split(' ') ?? []);
  return {
    filler: listOf('filler'),
    general: listOf('general'),
    technical: listOf('technical'),
    synonyms: [
      ...(glossary === undefined ? [] : readGlossary(glossary, language)),
      ...Object.entries(everyday).flatMap(([words, terms]) =>
        words.split(', ').flatMap((word) => terms.map((term): [string, string] => [word, term])),
      ),
    ],
    // The longest first, so that かんりがめん is replaced before かんり.
    readings: Object.entries(readings).sort(([a], [b]) => b.length - a.length),
  };
}
