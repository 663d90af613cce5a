import type {IndexedPage} from '../../plugins/searchIndex/indexedPage';
import type {Corpus} from './corpus';

/** A number from a text, always the same one. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619) >>> 0;
  }
  return value;
}

/** Whether a word of the original is another word in this copy: every fifth is. */
const differs = (word: string, copy: number) => hash(`${copy} ${word}`) % 5 === 0;

/** A word as long as this one that no page has. */
const other = (word: string, copy: number) => {
  const letters = 'etaoinshrdlucmfwypvbgkq';
  return [...word].map((_, index) => letters[hash(`${word} ${copy} ${index}`) % 23]).join('');
};

function alter(text: string, copy: number): string {
  return text
    .replace(/[a-z]{4,}/gi, (word) => (differs(word, copy) ? other(word, copy) : word))
    .replace(/\p{Script=Han}/gu, (character) =>
      differs(character, copy)
        ? String.fromCharCode(0x4e00 + (hash(`${character} ${copy}`) % 3000))
        : character,
    );
}

/**
 * A corpus as large as several of this one: copies of each page in which every fifth word is another
 * one, so that its vocabulary grows as a vocabulary does, about with the root of the text.
 *
 * @returns the larger corpus, and which original a copy's route stands for.
 */
export function enlarge(corpus: Corpus, times: number): [Corpus, (route: string) => string] {
  const copies = Array.from({length: times - 1}, (_, index) => index + 1);
  const copyPage = (page: IndexedPage, copy: number): IndexedPage => ({
    ...page,
    route: `${page.route}--${copy}`,
    title: alter(page.title, copy),
    keywords: alter(page.keywords, copy),
    questions: page.questions.map((question) => alter(question, copy)),
    sections: page.sections.map(([anchor, heading, text]) => [
      anchor,
      alter(heading, copy),
      alter(text, copy),
    ]),
  });
  return [
    {
      pages: corpus.pages.flatMap((page) => [page, ...copies.map((copy) => copyPage(page, copy))]),
      synonyms: corpus.synonyms,
    },
    (route) => route.replace(/--\d+$/, ''),
  ];
}
