/** `npm run check:content`: checks pages without a build. */
import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {lintPages, printResults, spellPages} from '../lint/lintPages';
import {languageOfFile, placeOf, translationOf} from '../site/contentPath';
import {defaultLanguage, languages} from '../site/languages';

/** Returns the files of pages and of their translations. Throws an error for a path that is no page. */
function withTranslations(files: string[]): string[] {
  const originals = files.map((file) => {
    const place = /\.mdx?$/.test(file) && fs.existsSync(file) && placeOf(file);
    if (!place) {
      throw new Error(
        `${file} is no page. Name Markdown files of docs, release-notes or i18n by their paths from ` +
          'the root of the repository, such as docs/tester-guide/setup/account.md.',
      );
    }
    return place.original;
  });
  return [...new Set(originals)]
    .flatMap((original) => languages.map(({code}) => translationOf(original, code)))
    .filter((file) => fs.existsSync(file));
}

/** Loads all pages, and the checks that compare several files. Other processes lint the pages meanwhile. */
async function loadChecks() {
  const [{contentOf, readFiles}, {runChecks}] = await Promise.all([
    import('../lint/content'),
    import('../lint/checks'),
  ]);
  return {content: contentOf(readFiles('.'), {sidebars}), runChecks};
}

async function checkAll(): Promise<boolean> {
  const {content, runChecks} = await loadChecks();
  const lintResults = lintPages(
    content.pages.map(({file}) => file),
    {hasStyle: false},
  );
  const checkResults = await runChecks(content);
  return printResults([...(await lintResults), ...checkResults]);
}

async function checkSome(files: string[]): Promise<boolean> {
  const lintResults = lintPages(files);
  const spelled = spellPages(files.filter((file) => languageOfFile(file) === defaultLanguage.code));
  const {content, runChecks} = await loadChecks();
  const selected = content.pages.filter(({file}) => files.includes(file));
  const allResults = await runChecks({...content, selected});
  const checkResults = allResults.filter(({filePath}) =>
    selected.some(({file}) => filePath === path.resolve(file)),
  );
  const passed = await printResults([...(await lintResults), ...checkResults]);
  return (await spelled) && passed;
}

/**
 * Checks all pages, or some and their translations, and prints the problems.
 *
 * @param pages - paths from the repository's root. An empty array selects all pages.
 * @returns the given pages with their translations, and whether all passed.
 * @throws an error that names a path that is no page.
 */
export async function checkContent(pages: string[]): Promise<{files: string[]; passed: boolean}> {
  const files = withTranslations(pages);
  return {files, passed: await (files.length > 0 ? checkSome(files) : checkAll())};
}

if (require.main === module) {
  checkContent([]).then(
    ({passed}) => {
      process.exitCode = passed ? 0 : 1;
    },
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
