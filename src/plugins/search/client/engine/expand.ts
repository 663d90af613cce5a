import {stemmer} from 'stemmer';
import {onlyKanji, type Concept} from './query';
import type {SearchIndex} from './searchIndex';
import {allowedTypos, countChanges} from './spelling';
import {comparable, normalize, splitRuns, tokens, wordForms} from './text';

/** Keys of the index that match a concept, and their weight. A concept can have several alternatives. */
export interface Alternative {
  keys: string[];
  /** How likely the reader means this alternative, 0 to 1. */
  weight: number;
  /** The minimum share of the keys that a section must contain. */
  share: number;
  /** Words of the index that excerpts mark in place of the word in the query. */
  marks?: string[];
  /** The terms that pages use for an everyday word in the query. */
  terms?: string[];
}

/** Returns words of the index with a spelling similar to a typed word, and how likely each word is meant. */
function findSimilar({words, rules, start}: SearchIndex, word: string, isLast = false) {
  const {typos, lengths, limits} = start.weights;
  const allowed = allowedTypos(word, lengths);
  const similar: [word: string, weight: number][] = [];
  for (const other of allowed > 0 ? words : []) {
    const extra = other.length - word.length;
    if (extra < -allowed || rules.filler.has(other)) {
      continue;
    }
    const changes = extra <= allowed ? [countChanges(word, other)] : [];
    if (isLast && word.length >= lengths.unfinishedTypo && extra > 0 && other[0] === word[0]) {
      const beginnings = [-1, 0, 1].map((more) => other.slice(0, word.length + more));
      changes.push(...beginnings.map((part) => typos.unfinished + countChanges(word, part)));
    }
    const fewest = Math.min(...changes);
    if (fewest < allowed + 1) {
      similar.push([other, typos.none - typos.letter * fewest]);
    }
  }
  return similar.sort((a, b) => b[1] - a[1]).slice(0, limits.corrections);
}

/** Returns the alternatives for a word of a spaced script, also joined with the next word of the query. */
function expandWord(index: SearchIndex, {text: word, isLast}: Concept, next?: Concept) {
  const {wordSet, wordsByStem, words, start} = index;
  const {forms, lengths, limits} = start.weights;
  const alternatives: Alternative[] = [];
  let isKnown = false;
  const add = (weight: number, ...keys: string[]) =>
    alternatives.push({keys, weight, share: 1, marks: isKnown ? [] : keys});
  if (wordSet.has(word)) {
    add(1, word);
  }
  const inflected = (wordsByStem.get(stemmer(word)) ?? []).filter((other) => other !== word);
  inflected.forEach((other) => add(forms.inflected, other));
  isKnown = alternatives.length > 0;
  if (word.length >= (isLast ? lengths.unfinished : lengths.longer)) {
    const weight = isKnown ? forms.longer : forms.unfinished;
    words
      .filter((other) => other.length > word.length && other.startsWith(word))
      .sort((a, b) => a.length - b.length)
      .slice(0, limits.longer)
      .forEach((other) => add(weight * Math.sqrt(word.length / other.length), other));
  }
  const joined = next?.kind === 'word' ? word + next.text : '';
  if (wordSet.has(joined)) {
    add(forms.joined, joined);
  }
  if (alternatives.length === 0) {
    findSimilar(index, word, isLast).forEach(([other, weight]) => add(weight, other));
    for (let at = 2; at <= word.length - 2; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => wordSet.has(part))) {
        add(forms.split, ...parts);
      }
    }
  }
  return alternatives;
}

async function expandConcept(index: SearchIndex, concept: Concept, next?: Concept) {
  const {kind, text, keys} = concept;
  if (kind === 'word') {
    return expandWord(index, concept, next);
  }
  if (kind === 'character') {
    const longer = await index.keysFrom(text);
    return longer.map((key): Alternative => ({keys: [key], weight: 1, share: 1}));
  }
  // A part of a compound in kanji is enough (有効 for 有効化), but a part of a word in kana is another word.
  const isCompound = keys.length > 2 || onlyKanji.test(text);
  return [{keys, weight: 1, share: isCompound ? index.start.weights.shares.compound : 1}];
}

/** Adds the terms of the pages for everyday words in a query. */
function addSynonyms(
  {synonyms, start}: SearchIndex,
  query: string,
  concepts: Concept[],
  alternatives: Alternative[][],
) {
  const {shares, forms} = start.weights;
  const queryText = comparable(query);
  for (const [spaced, term] of synonyms) {
    const word = spaced.trim();
    const isSpaced = /^[\p{Script=Latin}\p{N} ]+$/u.test(word);
    if (word.length < 2 || !queryText.includes(isSpaced ? spaced : word)) {
      continue;
    }
    const terms = splitRuns(term).flatMap((run) =>
      run.isUnspaced ? [normalize(run.text)] : wordForms(run.text),
    );
    const add = (concept: number, text: string, share: number) => {
      // Drops keys that end with $, because they would only match at the end of a run.
      const keys = tokens(text).filter((key) => !key.endsWith('$'));
      alternatives[concept]!.push({keys, weight: forms.synonym, share, terms});
    };
    concepts.forEach(({kind, text}, concept) => {
      if (isSpaced ? spaced.includes(` ${text} `) : word.includes(text)) {
        add(concept, term, shares.synonym);
      } else if (kind === 'pairs' && text.includes(word)) {
        // Replaces a part of a compound: if 組織 is a synonym of グループ, 旧組織 is one of 旧グループ.
        add(concept, text.replace(word, term), shares.compound);
      }
    });
  }
}

/** Returns the alternatives for each concept of a query: the typed text, its other forms, and synonyms. */
export async function expand(index: SearchIndex, query: string, concepts: Concept[]) {
  const alternatives: Alternative[][] = await Promise.all(
    concepts.map((concept, at) => expandConcept(index, concept, concepts[at + 1])),
  );
  addSynonyms(index, query, concepts, alternatives);
  return alternatives;
}
