import {flesch} from 'flesch';
import {syllable} from 'syllable';
import {visit} from 'unist-util-visit';
import {lineOf, textOf} from '../markdown/read';
import {defaultLanguage, languageOf} from '../site/languages';
import type {Page} from './content';

/** How a page reads, in figures. They show a writer where to look; there are no limits to keep. */
export interface Readability {
  file: string;
  /** Words, or characters where words don't stand apart. */
  length: number;
  sentences: number;
  /** Words or characters of an average sentence. */
  mean: number;
  longest: {length: number; line: number};
  /** Flesch's reading ease, English only: about 60 and more reads easily. */
  ease?: number;
}

/** Cuts sentences into words, or into characters where words don't stand apart. */
function wordsIn(language: string): (sentence: string) => string[] {
  const {htmlLang, words} = languageOf(language);
  if (words === 'bigrams') {
    return (sentence) => [...sentence.replace(/\s/g, '')];
  }
  const segmenter = new Intl.Segmenter(htmlLang, {granularity: 'word'});
  return (sentence) =>
    [...segmenter.segment(sentence)]
      .filter(({isWordLike}) => isWordLike)
      .map(({segment}) => segment);
}

/** Sentences of paragraphs and list items, with the line on which the paragraph begins. */
function sentencesOf({tree, language}: Page): {text: string; line: number}[] {
  const sentences: {text: string; line: number}[] = [];
  const segmenter = new Intl.Segmenter(languageOf(language).htmlLang, {granularity: 'sentence'});
  visit(tree, 'paragraph', (node) => {
    for (const {segment} of segmenter.segment(textOf(node))) {
      // Words of a list or a label are no sentence; neither is a bracket that stands alone.
      if (/[.?!:。？！：]\s*$/.test(segment)) {
        sentences.push({text: segment.trim(), line: lineOf(node)});
      }
    }
  });
  return sentences;
}

/** Flesch's reading ease of English sentences. */
const readingEase = (sentences: {words: string[]}[]): number =>
  flesch({
    sentence: sentences.length,
    word: sentences.reduce((sum, {words}) => sum + words.length, 0),
    syllable: sentences
      .flatMap(({words}) => words)
      .reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });

/**
 * Reads a page as its reader does: running text without headings, tables and samples.
 *
 * @returns null for a page without sentences.
 */
export function readabilityOf(page: Page): Readability | null {
  const wordsOf = wordsIn(page.language);
  const measured = sentencesOf(page).map(({text, line}) => {
    const words = wordsOf(text);
    return {words, length: words.length, line};
  });
  if (measured.length === 0) {
    return null;
  }
  const length = measured.reduce((sum, sentence) => sum + sentence.length, 0);
  const [longest] = [...measured].sort((a, b) => b.length - a.length);
  return {
    file: page.file,
    length,
    sentences: measured.length,
    mean: length / measured.length,
    longest: {length: longest!.length, line: longest!.line},
    ...(page.language === defaultLanguage.code && {ease: readingEase(measured)}),
  };
}

/**
 * The report: a line for each page, the longest sentences on average first, and their median.
 *
 * @param pages - pages of one language.
 */
export function readabilityReport(pages: Page[]): string {
  const figures = pages
    .map(readabilityOf)
    .filter((figure) => figure !== null)
    .sort((a, b) => b.mean - a.mean);
  const rows = figures.map(({file, length, sentences, mean, longest, ease}) =>
    [
      mean.toFixed(1).padStart(6),
      String(longest.length).padStart(8),
      ease === undefined ? '' : ease.toFixed(0).padStart(6),
      String(sentences).padStart(10),
      String(length).padStart(7),
      ` ${file}:${longest.line}`,
    ].join(''),
  );
  const middle = figures[Math.floor(figures.length / 2)];
  const hasEase = figures[0]?.ease !== undefined;
  const isSpaced = pages[0] && languageOf(pages[0].language).words === 'spaced';
  return [
    `  mean longest${hasEase ? '  ease' : ''} sentences length  page and line of its longest sentence`,
    ...rows,
    `${figures.length} pages; sentences of ${middle?.mean.toFixed(1)} ${isSpaced ? 'words' : 'characters'} on the page in the middle.`,
  ].join('\n');
}
