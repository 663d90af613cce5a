import {load} from 'cheerio';
import type {IndexStart} from '../../search/format';
import {defaultLanguage} from '../../site/languages';
import {everydayWords} from './everydayWords';
import {spellings} from './spellings';

/** What people say in a language for what its pages say, whatever the glossary has. */
export const commonWords = (language: string): IndexStart['synonyms'] => [
  ...everydayWords(language),
  ...(spellings[language] ?? []),
];

const empty = new Set(['', '-', '–', '—']);

/**
 * Reads the glossary's tables: English term, term of another language, other words for it. On a page
 * that is translated, the other language is the page's own. Everyday words come along and, for
 * Japanese, the spellings of Latin names.
 *
 * @param html - the built glossary page.
 * @param language - whose terms the pages use.
 * @param route - the page's URL, for the error.
 * @returns pairs of what people say and the page language's term for it.
 * @throws an error that names the page and the fix when it has no such row.
 */
export function readSynonyms(
  html: string,
  language: string,
  route: string,
): IndexStart['synonyms'] {
  const $ = load(html);
  const pairs: IndexStart['synonyms'] = [];
  $('article table tr').each((_, row) => {
    const [english, foreign, also] = $(row)
      .children('td')
      .map((_index, cell) => $(cell).text().trim())
      .get();
    if (!english || !foreign || also === undefined) {
      return;
    }
    const [term, other] =
      language === defaultLanguage.code ? [english, foreign] : [foreign, english];
    for (const said of [other, ...also.split(/[,、]/)].map((word) => word.trim())) {
      if (!empty.has(said) && said !== term) {
        pairs.push([said, term]);
      }
    }
  });
  if (pairs.length === 0) {
    throw new Error(
      `Search index: ${route} has no table row with an English term, one of another language and other words for it. ` +
        'Keep these as the first three columns of the glossary.',
    );
  }
  return [...pairs, ...commonWords(language)];
}
