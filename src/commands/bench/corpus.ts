import fs from 'node:fs';
import {glossary, readWords, type Words} from '../../plugins/search';
import type {IndexStart, PageFile} from '../../plugins/search/client';
import {languageOf} from '../../site/languages';
import {prefixOf} from '../../site/routes';

/** The pages of a language as a build has indexed them, and what is known beside them now. */
export interface Corpus {
  pages: PageFile[];
  words: Words;
}

/**
 * Reads a language's pages from a build.
 *
 * @throws an error that says what to do when there is no build.
 */
export function readCorpus(language: string): Corpus {
  const directory = `build${prefixOf(languageOf(language))}`;
  if (!fs.existsSync(`${directory}/search/index.json`)) {
    throw new Error('No build in build. Run "npm run build" first.');
  }
  const read = <T>(file: string) =>
    JSON.parse(fs.readFileSync(`${directory}/${file}.json`, 'utf8')) as T;
  return {
    pages: read<IndexStart>('search/index').pages.map(([name]) => read(`assets/search/${name}`)),
    words: readWords(language, fs.readFileSync(`${directory}${glossary}.html`, 'utf8')),
  };
}
