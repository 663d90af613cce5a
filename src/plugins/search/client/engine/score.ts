import type {Alternative} from './expand';
import {maxKeyWeight} from './format';
import type {Concept} from './query';
import type {SearchIndex} from './searchIndex';

/** A page that contains at least one concept of a query. */
export interface RankedPage {
  /** Number of the page in the index. */
  page: number;
  score: number;
  /** Whether the page contains all essential concepts. */
  isMatch: boolean;
  /** The page's best sections. Number 0 is the opening. `isOwn` is false if most of a score comes from the opening. */
  sections: {number: number; score: number; isOwn: boolean}[];
}

/** Scores of sections by their numbers. */
type Scores = Map<number, number>;

/** A concept with the scores of the sections that contain it. */
export type ScoredConcept = Concept & {scores: Scores; rarity: number};

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const rarityOf = ({pageOfSection}: SearchIndex, matches: number) =>
  matches > 0 ? Math.log(1 + pageOfSection.length / matches) : 0;

async function scoreAlternative(index: SearchIndex, {keys, weight, share}: Alternative) {
  const lists = await Promise.all(keys.map((key) => index.postings(key)));
  const rarity = Math.max(0, ...lists.map(({length}) => rarityOf(index, length)));
  const keyWeights = new Map<number, number[]>();
  for (const [section, keyWeight] of lists.flat()) {
    keyWeights.set(section, [...(keyWeights.get(section) ?? []), keyWeight]);
  }
  const scores: Scores = new Map();
  for (const [section, list] of keyWeights) {
    const part = list.length / keys.length;
    if (part >= share) {
      const total = weight * rarity * part * part * sum(list);
      scores.set(section, total / (maxKeyWeight * list.length));
    }
  }
  return scores;
}

/** Scores the sections that contain a concept. A section's score is the score of its best alternative. */
export async function scoreConcept(
  index: SearchIndex,
  concept: Concept,
  alternatives: Alternative[],
): Promise<ScoredConcept> {
  const scores: Scores = new Map();
  const scoresOfAll = await Promise.all(alternatives.map((each) => scoreAlternative(index, each)));
  for (const [section, score] of scoresOfAll.flatMap((scoreMap) => [...scoreMap])) {
    scores.set(section, Math.max(score, scores.get(section) ?? 0));
  }
  return {...concept, scores, rarity: concept.weight * rarityOf(index, scores.size)};
}

/** Scores a page by its best section and as a whole. Sections inherit the concepts of the page's opening. */
function rankPage(
  {pageOfSection, start}: SearchIndex,
  page: number,
  sections: number[],
  concepts: ScoredConcept[],
): RankedPage {
  const {scoring, shares} = start.weights;
  const opening = pageOfSection.indexOf(page);
  const totalRarity = sum(concepts.map(({rarity}) => rarity)) || 1;
  const total = (scores: number[]) => sum(concepts.map(({weight}, at) => weight * scores[at]!));
  /** Multiplies the total by the share of the query that the scores cover. */
  const combine = (scores: number[]) =>
    (total(scores) * sum(concepts.map(({rarity}, at) => (scores[at]! > 0 ? rarity : 0)))) /
    totalRarity;
  const scored = sections.map((section) => {
    const ownScores = concepts.map(({scores}) => scores.get(section) ?? 0);
    const allScores = concepts.map(({scores}, at) => {
      const inherited = section === opening ? 0 : scoring.inherited * (scores.get(opening) ?? 0);
      return Math.max(ownScores[at]!, inherited);
    });
    const inherited = total(allScores.map((score, at) => score - ownScores[at]!));
    const isOwn = inherited < total(allScores) * shares.inherited;
    return {number: section - opening, isOwn, score: combine(allScores)};
  });
  scored.sort((a, b) => b.score - a.score || a.number - b.number);
  const best = concepts.map(({scores}) =>
    Math.max(0, ...sections.map((section) => scores.get(section) ?? 0)),
  );
  const topScore = scored[0]!.score;
  return {
    page,
    score: topScore + scoring.page * combine(best),
    isMatch: concepts.every(({isEssential}, at) => !isEssential || best[at]! > 0),
    sections: scored.filter(({score}) => score >= topScore * shares.section),
  };
}

/** Ranks all pages that contain at least one concept of a query, best first. */
export function rankPages(
  index: SearchIndex,
  concepts: ScoredConcept[],
  isEverydayQuery: boolean,
  readerGuide?: string,
): RankedPage[] {
  const sectionsOfPage = new Map<number, number[]>();
  for (const section of new Set(concepts.flatMap(({scores}) => [...scores.keys()]))) {
    const page = index.pageOfSection[section]!;
    sectionsOfPage.set(page, [...(sectionsOfPage.get(page) ?? []), section]);
  }
  return [...sectionsOfPage]
    .map(([page, sections]) => {
      const [, , weight, everyday, guide] = index.start.pages[page]!;
      const ranked = rankPage(index, page, sections, concepts);
      const score = ranked.score * weight * (isEverydayQuery ? everyday : 1);
      const isInGuide = readerGuide && guide === readerGuide;
      return {...ranked, score: isInGuide ? score * index.start.weights.scoring.ownGuide : score};
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
