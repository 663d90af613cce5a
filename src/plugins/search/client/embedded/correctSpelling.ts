import {distance} from 'fastest-levenshtein';
import {fold} from '../engine/text';

/** The share of a word's letters that may be wrong in a correction. */
const maxWrongShare = 0.4;

/**
 * Replaces each word of a query that the index doesn't contain with the most similar word of the index.
 *
 * @param vocabulary - the words of the index.
 * @returns the corrected query; undefined if no word was replaced.
 */
export function correctSpelling(query: string, vocabulary: string[]): string | undefined {
  const spellings = new Map(vocabulary.map((word) => [fold(word), word]));
  const words = query.trim().split(/\s+/);
  const corrected = words.map((word) => {
    const typed = fold(word);
    const length = [...typed].length;
    let best = word;
    let smallestShare = maxWrongShare;
    for (const [spelling, other] of spellings.has(typed) || length < 3 ? [] : spellings) {
      const share = distance(typed, spelling) / Math.max(length, spelling.length);
      if (share < smallestShare) {
        smallestShare = share;
        best = other;
      }
    }
    return best;
  });
  return corrected.every((word, index) => word === words[index]) ? undefined : corrected.join(' ');
}
