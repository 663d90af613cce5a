import type {SearchIndex} from './searchIndex';
import type {Way} from './expand';
import type {Concept} from './query';

/** The most that a key can weigh in a section. */
const maxWeight = 15;

/** A page that has something of a query, and where on it. */
export interface RankedPage {
  /** Number of the page in the index. */
  page: number;
  score: number;
  /** Whether it has something of every word that isn't filler. */
  isMatch: boolean;
  /** Its matching sections, best first; number 0 is its opening, its questions follow the sections.
   * One that is not its own has most of what was typed from the opening. */
  sections: {number: number; score: number; isOwn: boolean}[];
}

/** Who asks, as far as it is known. */
export interface Asking {
  isEveryday: boolean;
  /** The guide from which the reader searches. */
  guide?: string;
}

/** Scores of sections by their numbers. */
type Scores = Map<number, number>;

async function scoreWay(index: SearchIndex, {keys, weight, share}: Way): Promise<Scores> {
  const lists = await Promise.all(keys.map((key) => index.postings(key)));
  const sections = index.pageOfSection.length;
  const found = new Map<number, {sum: number; count: number}>();
  const rarity = Math.max(
    0,
    ...lists.flatMap(({length}) => (length > 0 ? Math.log(1 + sections / length) : [])),
  );
  for (const [section, posting] of lists.flat()) {
    const {sum, count} = found.get(section) ?? {sum: 0, count: 0};
    found.set(section, {sum: sum + posting, count: count + 1});
  }
  const scores: Scores = new Map();
  for (const [section, {sum, count}] of found) {
    const part = count / keys.length;
    if (part >= share) {
      scores.set(section, (weight * rarity * part * part * sum) / (maxWeight * count));
    }
  }
  return scores;
}

/** Returns the scores of sections for a concept: its best way counts. */
export async function scoreConcept(index: SearchIndex, ways: Way[]): Promise<Scores> {
  const best: Scores = new Map();
  for (const scores of await Promise.all(ways.map((way) => scoreWay(index, way)))) {
    for (const [section, score] of scores) {
      best.set(section, Math.max(score, best.get(section) ?? 0));
    }
  }
  return best;
}

/** Scores a page by its best section and as a whole. Its sections inherit from its opening. */
function rankPage(
  {firstSections, start}: SearchIndex,
  page: number,
  sections: number[],
  concepts: (Concept & {scores: Scores; rarity: number})[],
): RankedPage {
  const {scoring, shares} = start.weights;
  const first = firstSections[page]!;
  const total = concepts.reduce((sum, {rarity}) => sum + rarity, 0) || 1;
  const best = concepts.map(({scores}) =>
    Math.max(0, ...sections.map((section) => scores.get(section) ?? 0)),
  );
  const scored = sections.map((section) => {
    let [sum, inherited, covered] = [0, 0, 0];
    for (const {weight, scores, rarity} of concepts) {
      const own = scores.get(section) ?? 0;
      const opening = section === first ? 0 : scoring.inherited * (scores.get(first) ?? 0);
      const value = Math.max(own, opening);
      sum += weight * value;
      inherited += weight * (value - own);
      covered += value > 0 ? rarity : 0;
    }
    return {number: section - first, isOwn: inherited < sum / 2, score: (sum * covered) / total};
  });
  scored.sort((a, b) => b.score - a.score || a.number - b.number);
  const covered = concepts.reduce((sum, {rarity}, i) => sum + (best[i]! > 0 ? rarity : 0), 0);
  const whole = concepts.reduce((sum, {weight}, i) => sum + weight * best[i]!, 0);
  return {
    page,
    score: scored[0]!.score + scoring.whole * ((whole * covered) / total),
    isMatch: concepts.every(({isEssential}, i) => !isEssential || best[i]! > 0),
    sections: scored.filter(({score}) => score >= scored[0]!.score * shares.section),
  };
}

/** Ranks all pages that have something of a query, best first. */
export function rankPages(
  index: SearchIndex,
  concepts: Concept[],
  scores: Scores[],
  {isEveryday, guide}: Asking,
): RankedPage[] {
  const {pageOfSection, start} = index;
  const scored = concepts.map((concept, at) => {
    const {size} = scores[at]!;
    const rarity = size > 0 ? concept.weight * Math.log(1 + pageOfSection.length / size) : 0;
    return {...concept, scores: scores[at]!, rarity};
  });
  const sectionsOf = new Map<number, number[]>();
  for (const section of new Set(scores.flatMap((map) => [...map.keys()]))) {
    const page = pageOfSection[section]!;
    sectionsOf.set(page, [...(sectionsOf.get(page) ?? []), section]);
  }
  return [...sectionsOf]
    .map(([page, sections]) => {
      const [, , weight, everyday, ownGuide] = start.pages[page]!;
      const asked = isEveryday ? everyday : 1;
      const here = guide && ownGuide === guide ? start.weights.scoring.ownGuide : 1;
      const ranked = rankPage(index, page, sections, scored);
      return {...ranked, score: ranked.score * weight * asked * here};
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
