import {isDirective} from '../../markdown/directives';
import {loadDescription} from '../api-reference';
import {lineOf} from '../../markdown/read';
import {wrongIds} from './remark';
import {apiTroubles, entriesFolder, spaceIn} from './load';
import {readEntries} from './read';
import {defaultLanguage, languages} from '../../site/languages';
import type {Content, Finding} from '../../lint/content';
import type {Page} from '../../lint/page';
import {pageRule} from '../../lint/rule';

/** The ids that a language's pages can show with the pages on which they stand, and those there twice. */
function idsOf(pages: Page[], errors: {id: string; page: string}[]) {
  const known = new Map(errors.map(({id, page}) => [id, {page}]));
  const findings: Finding[] = [];
  for (const {file, key, language, tree} of pages.filter((page) =>
    page.key.startsWith(entriesFolder),
  )) {
    for (const {id, line} of readEntries(tree, spaceIn(language)).entries) {
      const other = known.get(id);
      if (other) {
        const message = `The id "${id}" is also on ${other.page}. Choose another: pages show entries and errors of the API by their ids.`;
        findings.push({file, line, message});
      }
      known.set(id, {page: key});
    }
  }
  return {known, findings};
}

/** Each id of an entry of troubleshooting stands for one of them, and what pages show of them exists. */
export async function troubleshootingIds({pages}: Content): Promise<Finding[]> {
  const errors = apiTroubles(await loadDescription(defaultLanguage.code));
  const of = (code: string) => pages.filter(({language}) => language === code);
  const original = idsOf(of(defaultLanguage.code), errors).known;
  return languages.flatMap(({code}) => {
    const {known, findings} = idsOf(of(code), errors);
    // Only pages with such a line are parsed: to check a single page should take seconds.
    const showing = of(code).filter(({source}) => source.includes('::troubleshooting'));
    return [
      ...findings,
      ...showing.flatMap(({file, tree}) =>
        tree.children.flatMap((directive) => {
          if (!isDirective(directive, 'troubleshooting')) {
            return [];
          }
          const message = wrongIds(directive, code, known, original);
          return message ? [{file, line: lineOf(directive), message}] : [];
        }),
      ),
    ];
  });
}

/** The entries of a page of symptoms can be read as data. */
export const troubleshootingPage = pageRule(({key, language, tree}) =>
  key.startsWith(entriesFolder)
    ? readEntries(tree, spaceIn(language)).problems.map(({line, message}) => ({at: line, message}))
    : [],
);
