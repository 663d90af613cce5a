import fs from 'node:fs';
import {fillVariables} from '../../site/variables';

/** A query, and the routes of the pages that answer the query, without a language prefix. */
export interface RelevantQuery {
  query: string;
  pages: string[];
}

function readFixture(name: string, language: string): unknown {
  const file = `tests/fixtures/${name}.${language}.json`;
  return JSON.parse(fillVariables(fs.readFileSync(file, 'utf8'), file));
}

/**
 * Reads a set of queries. Tune the engine to `relevance` only: the figures of `held-out` show whether it
 * also finds pages for queries to which nobody tuned it.
 */
export const readQueries = (set: 'relevance' | 'held-out', language: string): RelevantQuery[] =>
  Object.entries(readFixture(set, language) as Record<string, string[]>).map(([query, pages]) => ({
    query,
    pages: pages.map((page) => (page.startsWith('/') ? page : `/docs/${page}`)),
  }));

/**
 * Reads a half of the blind set: queries of people who hadn't seen the site. Tune the engine to
 * `development` only.
 */
export const readBlindQueries = (
  language: string,
  half: 'development' | 'final',
): RelevantQuery[] =>
  (readFixture('blind', language) as {question: string; pages: string[]; half: string}[])
    .filter((entry) => entry.half === half)
    .map(({question, pages}) => ({query: question, pages}));
