import {distance} from 'fastest-levenshtein';
import {fold} from '../engine/text';

/** How much of a word may be wrong. */
const wrong = 0.4;

/**
 * What was meant by a query that found nothing: each word that the index doesn't know as
 * the one that it knows and that is spelled most like it.
 *
 * @param known - the words that the index knows.
 * @returns nothing where no word is near.
 */
export function nearest(query: string, known: string[]): string | undefined {
  const spellings = new Map(known.map((word) => [fold(word), word]));
  const words = query.trim().split(/\s+/);
  const meant = words.map((word) => {
    const typed = fold(word);
    const length = [...typed].length;
    let best = word;
    let least = wrong;
    for (const [spelling, other] of spellings.has(typed) || length < 3 ? [] : spellings) {
      const share = distance(typed, spelling) / Math.max(length, spelling.length);
      if (share < least) {
        least = share;
        best = other;
      }
    }
    return best;
  });
  return meant.every((word, index) => word === words[index]) ? undefined : meant.join(' ');
}
