import fs from 'node:fs';
import type {IndexStart, PageFile} from '../../search/format';
import {indexedPages} from '../../plugins/searchIndex/indexedPages';
import {languageOf} from '../../site/languages';
import {prefixOf} from '../../site/prefix';
import type {IndexedPage} from '../../plugins/searchIndex/indexedPage';
import {readSynonyms} from '../../plugins/searchIndex/synonyms';

/** The pages of a language and its synonyms, read from a build. */
export interface Corpus {
  pages: IndexedPage[];
  synonyms: [said: string, term: string][];
}

const glossary = '/docs/developer-guide/learning/glossary';

/**
 * Reads a language's pages from a build.
 *
 * @throws an error that says what to do when there is no build.
 */
export async function readCorpus(language: string, directory = 'build'): Promise<Corpus> {
  const prefix = prefixOf(languageOf(language));
  const list = `${directory}${prefix}/pages.json`;
  if (!fs.existsSync(list)) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  const read = <T>(file: string) =>
    JSON.parse(fs.readFileSync(`${directory}${prefix}/${file}.json`, 'utf8')) as T;
  // A page doesn't have its questions: they are only in the index.
  const questions = new Map(
    read<IndexStart>('search/index').pages.map(([name]) => {
      const page = read<PageFile>(`assets/search/${name}`);
      return [page.route, page.questions];
    }),
  );
  const pages = read<[string, string][]>('pages').map(([route]) => ({
    route,
    questions: questions.get(route.replace(/(?<=.)\/$/, '')) ?? [],
  }));
  const html = fs.readFileSync(`${directory}${prefix}${glossary}.html`, 'utf8');
  return {
    pages: await indexedPages(directory, pages, language),
    synonyms: readSynonyms(html, language, `${prefix}${glossary}`),
  };
}
