import {closenessTo, likenessTo} from './closeness';
import type {PageFile} from './format';
import {comparable, type SearchIndex} from './searchIndex';
import {maxQueryLength} from './query';
import type {RankedPage} from './score';
import {fold} from './text';

/** How many pages the results show at first, and at once. */
export const pagesAtOnce = 10;

/** Identifiers, options, and statuses. */
const isCode = /^(?=.*(?:_|--|\p{Ll}\p{Lu}|^\d{3}$))[\w-]+$/u;
/** Between the cells of a row, and after the name of a value. */
const cellEnd = / · |: /;

/** Returns a section of a page by its number, or one of its questions, which lead to the page. */
const sectionOf = ({sections, questions}: PageFile, number: number) =>
  sections[number] ?? ['', questions[number - sections.length]!, ''];

/** Returns a function that tells by how much a section gains because it says what was typed. */
function gainFor({reader, start}: SearchIndex, query: string) {
  const gains = start.weights.reranking;
  const closeness = closenessTo(query.slice(0, maxQueryLength));
  const likeness = likenessTo(query, reader);
  const asked = comparable(query);
  const code = isCode.test(query.trim()) && fold(query.trim());
  const isMessage = code || asked.trim().split(' ').length > 2;
  const isCell = (cell: string) => fold(cell) === code;
  const isEntry = (heading: string, text: string) =>
    /^\d/.test(query)
      ? comparable(heading).startsWith(asked)
      : text.split('\n').some((line) => line.split(cellEnd, 2).some(isCell));
  return (page: PageFile, number: number) => {
    const [, heading, text] = sectionOf(page, number);
    const same = isMessage && number < page.sections.length ? gains.message : gains.same;
    return (
      1 +
      gains.close * closeness(`${heading}\n${text}`) ** 2 +
      gains.like * likeness(heading) ** 2 +
      (comparable(heading) === asked ? same : 0) +
      (code && isEntry(heading, text) ? gains.entry : 0)
    );
  };
}

/**
 * Loads the best pages, and puts those first that say it as it was typed.
 *
 * @param count - how many pages. Those after the first ten don't change their order.
 */
export async function rerank(
  index: SearchIndex,
  query: string,
  ranked: RankedPage[],
  count: number,
): Promise<(RankedPage & {file: PageFile})[]> {
  const gain = gainFor(index, query);
  const best = await Promise.all(
    ranked.slice(0, count).map(async (found, place) => {
      const file = await index.page(found.page);
      const gains = found.sections.map(({number}) => gain(file, number));
      const sections = found.sections
        .map((section, at) => ({...section, score: section.score * gains[at]!}))
        .sort((a, b) => b.score - a.score || a.number - b.number);
      const batch = Math.floor(place / pagesAtOnce);
      return {...found, file, batch, sections, score: found.score * Math.max(...gains)};
    }),
  );
  return best.sort((a, b) => a.batch - b.batch || b.score - a.score || a.page - b.page);
}
