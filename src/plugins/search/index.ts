/**
 * The search. Readers get a button in the navigation bar that opens one of three: a hosted one where
 * the deployment has set it up (`docsearch`, `netlify`), otherwise, or when that one fails, our own
 * (`embedded`). Nothing but the button is loaded before its first use, except that `netlify` comes
 * two seconds after the page. The index of a language takes 1.5 s of a build; unchanged pages cost less.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fillVariables} from '../../site/variables';
import {readThemeTexts, resolveInPreset} from '../../lib/docusaurusPackages';
import {contentPages, fileOf, type ContentPage} from '../../lib/contentPages';
import {readFrontMatter} from '../../lib/frontMatter';
import {writeChanged} from '../../lib/pagesDependOn';
import {buildIndex} from './buildIndex';
import {builtFile, readPages} from './readPages';
import {readWords} from './words';

/** A component of the browser's part, as it is imported. */
const implementation = (name: string) => path.join(__dirname, 'client', name);

/** The page whose tables have other words for a term. */
export const glossary = '/docs/developer-guide/learning/glossary';

/**
 * The questions that a page answers, in the words of people who don't know its own: only the search
 * knows them (`parseFrontMatter` takes them out, so that no page carries them to its readers).
 */
function readQuestions(page: ContentPage): string[] {
  const file = fileOf(page);
  const {questions} = readFrontMatter(fs.readFileSync(file, 'utf8')).data;
  return (Array.isArray(questions) ? (questions as unknown[]) : [])
    .filter((question) => typeof question === 'string')
    .map((question) => fillVariables(question, file));
}

/**
 * Writes beside each language's pages the index (`search/index.json` and, under names that change with
 * their content, `assets/search/*.json`; only pages in the language itself are in it), and `pages.json`:
 * the routes and titles from which the not-found page picks the nearest ones.
 */
export default function search({i18n, baseUrl, siteConfig}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  let pages: ContentPage[] = [];
  return {
    name: 'search',
    // What DocSearch says, in the languages that Docusaurus has it in.
    getDefaultCodeTranslationMessages: () =>
      readThemeTexts({locale: language, name: 'theme-search-algolia'}),
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@theme/SearchTranslations': path.join(
            path.dirname(resolveInPreset('@docusaurus/theme-search-algolia')),
            'theme/SearchTranslations',
          ),
          // Searches that the deployment doesn't have aren't built.
          ...(!siteConfig.customFields?.docSearch && {[implementation('docsearch')]: false}),
          ...(!siteConfig.customFields?.netlifySearch && {[implementation('netlify')]: false}),
        },
      },
    }),
    async allContentLoaded({allContent}) {
      pages = contentPages(allContent);
    },
    async postBuild({outDir}) {
      // Routes carry the language prefix, the directory of a language lies below it, too.
      const root = baseUrl === '/' ? outDir : outDir.slice(0, -baseUrl.length + 1);
      const own = pages.filter(
        ({source, isOfOtherVersion}) =>
          !isOfOtherVersion &&
          (language === i18n.defaultLocale || source.startsWith(`@site/i18n/${language}/`)),
      );
      // A glossary in another language has no words for these pages.
      const glossaryPage = own.find(({route}) => route.endsWith(glossary));
      const asked = own.map((page) => ({
        route: page.route,
        title: page.title,
        questions: readQuestions(page),
      }));
      const {start, files} = buildIndex(
        await readPages(root, asked, language),
        readWords(
          language,
          glossaryPage && fs.readFileSync(builtFile(root, glossaryPage.route), 'utf8'),
        ),
      );
      const write = (name: string, text: string) =>
        writeChanged(path.join(outDir, `${name}.json`), text);
      await Promise.all([
        ...[...files].map(([name, text]) => write(`assets/search/${name}`, text)),
        write('search/index', JSON.stringify(start)),
        write('pages', JSON.stringify(pages.map(({route, title}) => [route, title]))),
      ]);
    },
  };
}

export {buildIndex, type BuiltIndex} from './buildIndex';
export {readWords, type Words} from './words';
