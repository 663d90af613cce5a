import fs from 'node:fs';
import {glossary, readPages, readWords, type IndexedPage, type Words} from '../../plugins/search';
import type {IndexStart, PageFile} from '../../plugins/search/client';
import {languageOf} from '../../site/languages';
import {prefixOf} from '../../site/routes';

/** The pages of a language and what is known beside them, read from a build. */
export interface Corpus {
  pages: IndexedPage[];
  words: Words;
}

/**
 * Reads a language's pages from a build.
 *
 * @throws an error that says what to do when there is no build.
 */
export async function readCorpus(language: string, directory = 'build'): Promise<Corpus> {
  const prefix = prefixOf(languageOf(language));
  if (!fs.existsSync(`${directory}${prefix}/search/index.json`)) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  const read = <T>(file: string) =>
    JSON.parse(fs.readFileSync(`${directory}${prefix}/${file}.json`, 'utf8')) as T;
  // A page doesn't have its questions: they are only in the index, which doesn't have its keywords.
  const pages = read<IndexStart>('search/index').pages.map(([name]) =>
    read<PageFile>(`assets/search/${name}`),
  );
  const html = fs.readFileSync(`${directory}${prefix}${glossary}.html`, 'utf8');
  return {
    pages: await readPages(directory, pages, language),
    words: readWords(language, html),
  };
}
