import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readQuestions} from '../../markdown/questions';
import {contentPages, fileOf, type ContentPage} from '../contentPages';
import {buildIndex} from './buildIndex';
import {indexedPages} from './indexedPages';
import {commonWords, readSynonyms} from './synonyms';

const glossary = '/docs/developer-guide/learning/glossary';

/**
 * Writes each language's search index beside its pages: `search/index.json` and, under names that
 * change with their content, `assets/search/*.json`. Only pages in the language itself are in it.
 */
export default function searchIndex({i18n, baseUrl, siteDir}: LoadContext): Plugin {
  let pages: ContentPage[] = [];
  return {
    name: 'search-index',
    async allContentLoaded({allContent}) {
      const own =
        i18n.currentLocale === i18n.defaultLocale
          ? () => true
          : ({source}: ContentPage) => source.startsWith(`@site/i18n/${i18n.currentLocale}/`);
      pages = contentPages(allContent).filter(own);
    },
    async postBuild({outDir}) {
      // Routes carry the language prefix, the directory of a language lies below it, too.
      const root = baseUrl === '/' ? outDir : outDir.slice(0, -baseUrl.length + 1);
      const route = `${baseUrl.replace(/\/$/, '')}${glossary}`;
      const file = path.join(root, `${route}.html`);
      const html = await fs.readFile(file, 'utf8').catch(() => {
        throw new Error(
          `Search index: ${path.relative(siteDir, file)} is missing. The glossary's other words for a term come from it.`,
        );
      });
      // A glossary in another language has no words for these pages.
      const hasGlossary = pages.some((page) => page.route === route);
      const {start, files} = buildIndex(
        await indexedPages(
          root,
          await Promise.all(
            pages.map(async (page) => ({
              route: page.route,
              questions: await readQuestions(fileOf(page)),
            })),
          ),
          i18n.currentLocale,
        ),
        hasGlossary
          ? readSynonyms(html, i18n.currentLocale, route)
          : commonWords(i18n.currentLocale),
        i18n.currentLocale,
      );
      await fs.mkdir(path.join(outDir, 'assets/search'), {recursive: true});
      await fs.mkdir(path.join(outDir, 'search'), {recursive: true});
      await Promise.all(
        [...files].map(([name, text]) =>
          fs.writeFile(path.join(outDir, 'assets/search', `${name}.json`), text),
        ),
      );
      await fs.writeFile(path.join(outDir, 'search/index.json'), JSON.stringify(start));
    },
  };
}
