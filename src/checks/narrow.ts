import {checks as allChecks, runCheck, runTogether, type Report} from '.';
import type {Content, Page} from './content';
import type {Check} from './finding';

/**
 * The pages that are asked for, and their twins.
 *
 * @param content - all pages of both languages.
 * @param files - paths from the repository's root.
 * @throws an error that names the path that is no page.
 */
export function pagesNamed({pages}: Content, files: string[]): Page[] {
  for (const file of files) {
    if (!pages.some((page) => page.file === file)) {
      throw new Error(
        `${file} is no page. Name Markdown files of docs, release-notes or i18n by their paths from ` +
          'the root of the repository, such as docs/tester-guide/setup/account.md.',
      );
    }
  }
  const keys = new Set(pages.filter(({file}) => files.includes(file)).map(({key}) => key));
  return pages.filter(({key}) => keys.has(key));
}

/** The part of the content that a check needs to judge some of its pages. */
function narrowed(content: Content, pages: Page[], {sees}: Check): Content {
  if (sees === 'site') {
    return content;
  }
  if (sees === 'posts') {
    return pages.some(({kind}) => kind !== 'doc') ? content : {...content, pages: []};
  }
  const files = Object.fromEntries(pages.map(({file, source}) => [file, source]));
  return {...content, pages, files: sees === 'files' ? content.files : files};
}

/**
 * Checks some pages and their twins: the same checks as for the whole content, except those that
 * judge no page. What other files have to fix is left out.
 *
 * @param content - all pages of both languages.
 * @param files - paths from the repository's root.
 * @param checks - which of the checks.
 * @returns the pages that were checked, and what each check said; a check that had nothing to look
 *   at in them (versions, CI jobs) is left out.
 * @throws an error that names the path that is no page.
 */
export async function checkPages(
  content: Content,
  files: string[],
  checks: Check[] = allChecks,
): Promise<{pages: Page[]; reports: Report[]}> {
  const pages = pagesNamed(content, files);
  const own = new Set(pages.map(({file}) => file));
  const judging = checks.filter(({sees}) => sees !== 'nothing');
  const reports = await runTogether(judging, (check) => {
    const ofPages = {
      ...check,
      async run(input: Content) {
        const {looked, findings} = await check.run(input);
        return {looked, findings: findings.filter(({file}) => own.has(file))};
      },
    };
    return runCheck(ofPages, narrowed(content, pages, check));
  });
  return {pages, reports: reports.filter(({looked}) => looked > 0)};
}
