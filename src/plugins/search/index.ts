/**
 * Adds the search. A button in the navigation bar opens the hosted search that the deployment has set up
 * (`docsearch`, `netlify`), or the site's own search (`embedded`) if there is no hosted search or it fails.
 * Pages load only the button until someone opens the search; `netlify` loads two seconds after the page.
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

/** Route of the page from whose tables `readWords` reads synonyms. */
export const glossary = '/docs/developer-guide/learning/glossary';

/**
 * Reads `questions` from a page's front matter: the questions that the page answers, in the words of people
 * who don't know the page's terms. Reads the file, because `parseFrontMatter` removes `questions`.
 */
function readQuestions(page: ContentPage): string[] {
  const file = fileOf(page);
  const {questions} = readFrontMatter(fs.readFileSync(file, 'utf8')).data;
  return (Array.isArray(questions) ? (questions as unknown[]) : [])
    .filter((question) => typeof question === 'string')
    .map((question) => fillVariables(question, file));
}

/**
 * Writes two things into each language's directory: the index of the language's pages without untranslated
 * pages (`search/index.json`, and `assets/search/*.json` with hashes as names), and `pages.json` with the
 * routes and titles of pages that the not-found page can suggest.
 */
export default function search({i18n, baseUrl, siteConfig}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const {docSearch, netlifySearch} = siteConfig.customFields ?? {};
  const implementation = (name: string) => path.join(__dirname, 'client', name);
  let pages: ContentPage[] = [];
  return {
    name: 'search',
    getDefaultCodeTranslationMessages: () =>
      readThemeTexts({locale: language, name: 'theme-search-algolia'}),
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@theme/SearchTranslations': path.join(
            path.dirname(resolveInPreset('@docusaurus/theme-search-algolia')),
            'theme/SearchTranslations',
          ),
          // Removes the hosted searches that the deployment doesn't use from the bundle.
          ...(!docSearch && {[implementation('docsearch')]: false}),
          ...(!netlifySearch && {[implementation('netlify')]: false}),
        },
      },
    }),
    async allContentLoaded({allContent}) {
      pages = contentPages(allContent);
    },
    async postBuild({outDir}) {
      // Removes the language prefix from the end of `outDir`, because routes begin with the prefix.
      const root = baseUrl === '/' ? outDir : outDir.slice(0, -baseUrl.length + 1);
      const indexedPages = pages.filter(
        ({source}) =>
          language === i18n.defaultLocale || source.startsWith(`@site/i18n/${language}/`),
      );
      // Undefined for an untranslated glossary, which has no terms in this language.
      const glossaryPage = indexedPages.find(({route}) => route.endsWith(glossary));
      const glossaryHtml =
        glossaryPage && fs.readFileSync(builtFile(root, glossaryPage.route), 'utf8');
      const sources = indexedPages.map((page) => ({...page, questions: readQuestions(page)}));
      const {start, files} = buildIndex(
        await readPages(root, sources, language),
        readWords(language, glossaryHtml),
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
