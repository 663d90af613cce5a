import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {parse} from 'yaml';
import type {IndexStart, QueryWords} from './client/engine/format';
import {defaultLanguage, languages} from '../../site/languages';

/**
 * Reads the glossary's tables: English term, term of another language, other words for it. On a page
 * that is translated, the other language is the page's own.
 *
 * @param html - the built glossary page.
 * @param language - whose terms the pages use.
 * @returns pairs of what people say and the page language's term for it.
 * @throws an error that says what the tables need when none has such a row.
 */
function readGlossary(html: string, language: string): IndexStart['synonyms'] {
  const $ = load(html);
  const pairs: IndexStart['synonyms'] = [];
  $('article table tr').each((_, row) => {
    const [english, foreign, also] = $(row)
      .children('td')
      .toArray()
      .map((cell) => $(cell).text().trim());
    if (!english || !foreign || also === undefined) {
      return;
    }
    const [term, other] =
      language === defaultLanguage.code ? [english, foreign] : [foreign, english];
    for (const said of [other, ...also.split(/[,、]/)].map((word) => word.trim())) {
      if (!/^[-–—]?$/.test(said) && said !== term) {
        pairs.push([said, term]);
      }
    }
  });
  if (pairs.length === 0) {
    throw new Error(
      'Search index: the glossary has no table row with an English term, one of another language and other words for it. ' +
        'Keep these as the first three columns of its tables.',
    );
  }
  return pairs;
}

/** What the index of a language knows beside its pages. */
export type Words = Pick<IndexStart, 'synonyms' | 'readings'> & QueryWords;

/** The file of a language's words, which it can do without. */
interface WordsFile {
  everyday?: Record<string, string[]>;
  readings?: Record<string, string>;
  /** Separated by spaces. */
  filler?: string;
  general?: string;
  technical?: string;
}

function readWordsFile(language: string): WordsFile {
  const file = path.join(__dirname, `words.${language}.yaml`);
  return fs.existsSync(file) ? (parse(fs.readFileSync(file, 'utf8')) as WordsFile) : {};
}

/** Reads the words of all languages: names and samples of one stand in queries of another. */
function readQueryWords(): QueryWords {
  const files = languages.map(({code}) => readWordsFile(code));
  const wordsOf = (kind: keyof QueryWords) => files.flatMap((file) => file[kind]?.split(' ') ?? []);
  return {
    filler: wordsOf('filler'),
    general: wordsOf('general'),
    technical: wordsOf('technical'),
  };
}

/**
 * Reads it: other words for what the pages say, how kanji are read, the longest kana first, and what
 * words tell about a query.
 *
 * @param glossary - the built glossary page; without it, only what belongs to no term counts.
 * @throws an error that says what the glossary's tables need when they have no terms.
 */
export function readWords(language: string, glossary?: string): Words {
  const {everyday = {}, readings = {}} = readWordsFile(language);
  return {
    ...readQueryWords(),
    synonyms: [
      ...(glossary === undefined ? [] : readGlossary(glossary, language)),
      ...Object.entries(everyday).flatMap(([said, meant]) =>
        said.split(', ').flatMap((one) => meant.map((term): [string, string] => [one, term])),
      ),
    ],
    // かんりがめん before かんり.
    readings: Object.entries(readings).sort(([a], [b]) => b.length - a.length),
  };
}
