import {load} from 'cheerio';
import type {IndexStart} from '../../search/format';
import {everydayWords} from './everydayWords';
import {spellings} from './spellings';

const empty = new Set(['', '-', '–', '—']);

/**
 * Reads the glossary's tables: English term, Japanese term, other words for it. Everyday words come
 * along and, for Japanese, the spellings of Latin names.
 *
 * @param html - the built glossary page.
 * @param language - whose terms the pages use.
 * @param route - the page's address, for the error.
 * @returns pairs of what people say and the page language's term for it.
 * @throws an error that names the page and the mend when it has no such row.
 */
export function readSynonyms(
  html: string,
  language: string,
  route: string,
): IndexStart['synonyms'] {
  const $ = load(html);
  const pairs: IndexStart['synonyms'] = [];
  $('article table tr').each((_, row) => {
    const [english, japanese, also] = $(row)
      .children('td')
      .map((_index, cell) => $(cell).text().trim())
      .get();
    if (!english || !japanese || also === undefined) {
      return;
    }
    const [term, other] = language === 'ja' ? [japanese, english] : [english, japanese];
    for (const said of [other, ...also.split(/[,、]/)].map((word) => word.trim())) {
      if (!empty.has(said) && said !== term) {
        pairs.push([said, term]);
      }
    }
  });
  if (pairs.length === 0) {
    throw new Error(
      `Search index: ${route} has no table row with an English term, a Japanese term and other words for it. ` +
        'Keep these as the first three columns of the glossary.',
    );
  }
  return [...pairs, ...everydayWords(language), ...(language === 'ja' ? spellings : [])];
}
