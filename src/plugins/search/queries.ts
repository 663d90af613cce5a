import fs from 'node:fs';
import {fillVariables} from '../../site/variables';

/** A query and the routes, without a language prefix, of the pages that answer it. */
export interface RelevantQuery {
  query: string;
  pages: string[];
}

function readFixture(name: string, language: string): unknown {
  const file = `tests/fixtures/${name}.${language}.json`;
  return JSON.parse(fillVariables(fs.readFileSync(file, 'utf8'), file));
}

/**
 * Reads a set of queries. The engine may be tuned to `relevance` but not to `held-out`, whose figures
 * say what those of the other are worth.
 */
export const queriesOf = (set: 'relevance' | 'held-out', language: string): RelevantQuery[] =>
  Object.entries(readFixture(set, language) as Record<string, string[]>).map(([query, pages]) => ({
    query,
    pages: pages.map((page) => (page.startsWith('/') ? page : `/docs/${page}`)),
  }));

/** The halves of the blind set. The engine may be tuned to `development` only. */
export type Half = 'development' | 'final';

/** Reads a half of the blind set: queries of people who hadn't seen the site. */
export const blindQueries = (language: string, half: Half): RelevantQuery[] =>
  (readFixture('blind', language) as {question: string; pages: string[]; half: Half}[])
    .filter((entry) => entry.half === half)
    .map(({question, pages}) => ({query: question, pages}));
