/**
 * The `content` gate: what the content promises, without a build. With paths of pages it checks these
 * pages and their twins only.
 */
import path from 'node:path';
import sidebars from '../../sidebars';
import {runChecks} from '../lint/checks';
import {contentOf, readFiles} from '../lint/content';
import {lintPages, print, spellPages} from '../lint/run';
import {defaultLanguage} from '../site/languages';
import type {Page} from '../lint/page';

/** The pages that are asked for, and their twins. */
function pagesNamed(pages: Page[], files: string[]): Page[] {
  const unknown = files.find((file) => !pages.some((page) => page.file === file));
  if (unknown) {
    throw new Error(
      `${unknown} is no page. Name Markdown files of docs, release-notes or i18n by their paths from ` +
        'the root of the repository, such as docs/tester-guide/setup/account.md.',
    );
  }
  const keys = new Set(pages.filter(({file}) => files.includes(file)).map(({key}) => key));
  return pages.filter(({key}) => keys.has(key));
}

/**
 * Checks all pages, or some and their twins, and prints what it finds.
 *
 * @param asked - paths from the repository's root; none for everything.
 * @returns the pages that were checked, and whether they passed.
 * @throws an error that names a path that is no page.
 */
export async function checkContent(asked: string[]): Promise<{pages: Page[]; passed: boolean}> {
  const all = contentOf(readFiles('.'), {sidebars});
  if (asked.length === 0) {
    const {neededTexts} = await import('../lint/checks/neededTexts');
    // Started first: it runs in processes of its own.
    const linted = lintPages(all.pages.map(({file}) => file));
    const own = await runChecks({...all, neededTexts: await neededTexts('.')});
    return {pages: all.pages, passed: await print([...(await linted), ...own])};
  }
  const pages = pagesNamed(all.pages, asked);
  const linted = lintPages(pages.map(({file}) => file));
  const spelled = spellPages(
    pages.filter(({language}) => language === defaultLanguage.code).map(({file}) => file),
  );
  const own = [
    ...(await runChecks({...all, pages}, ['twins'])),
    ...(await runChecks(all, ['sidebars', 'repeated'])),
    ...(pages.some(({source}) => source.includes('::trouble'))
      ? await runChecks(all, ['troubleshooting'])
      : []),
  ];
  const isAsked = ({filePath}: {filePath: string}) =>
    pages.some(({file}) => filePath === path.resolve(file));
  const passed = await print([...(await linted), ...own.filter(isAsked)]);
  return {pages, passed: (await spelled) && passed};
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
