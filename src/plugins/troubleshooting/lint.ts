import {lineOf} from '../../markdown/read';
import {placeOf} from '../../site/contentPath';
import {defaultLanguage, languages} from '../../site/languages';
import type {Content, Finding} from '../../lint/content';
import type {Page} from '../../lint/page';
import {pageRule} from '../../lint/rule';
import {loadDescription} from '../api-reference';
import {apiTroubles, entriesFolder, type Told} from './load';
import {readEntries} from './read';
import {choose, directivesIn} from './remark';

/** What a language's pages can show by its id, and the ids that are there twice. */
function troublesOf(pages: Page[], errors: Told[]) {
  const known = new Map(errors.map((error) => [error.id, error]));
  const findings: Finding[] = [];
  for (const {file, key, language, tree} of pages.filter((page) =>
    page.key.startsWith(entriesFolder),
  )) {
    for (const entry of readEntries(tree, language).entries) {
      const other = known.get(entry.id);
      if (other) {
        const message = `The id "${entry.id}" is also on ${other.page}. Choose another: pages show entries and errors of the API by their ids.`;
        findings.push({file, line: entry.line, message});
      }
      known.set(entry.id, {...entry, page: key});
    }
  }
  return {known, findings};
}

/** Each id of an entry of troubleshooting stands for one of them, and pages show what their readers need. */
export async function troubleshootingIds({pages}: Content): Promise<Finding[]> {
  const errors = apiTroubles(await loadDescription(defaultLanguage.code));
  const of = (code: string) => pages.filter(({language}) => language === code);
  const original = troublesOf(of(defaultLanguage.code), errors).known;
  return languages.flatMap(({code}) => {
    const {known, findings} = troublesOf(of(code), errors);
    // Only pages with such a line are parsed: to check a single page should take seconds.
    const showing = of(code).filter(({source}) => source.includes('::troubleshooting'));
    return [
      ...findings,
      ...showing.flatMap(({file, tree}) =>
        directivesIn(tree, 'troubleshooting').flatMap(({node}) => {
          const shown = choose(node, placeOf(file)!.original, code, known, original);
          return typeof shown === 'string' ? [{file, line: lineOf(node), message: shown}] : [];
        }),
      ),
    ];
  });
}

/** The entries of a page of symptoms can be read as data. */
export const troubleshootingPage = pageRule(({key, language, tree}) =>
  key.startsWith(entriesFolder)
    ? readEntries(tree, language).problems.map(({line, message}) => ({at: line, message}))
    : [],
);
