import type {RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {loadDescription} from '../markdown/operation/description';
import {lineOf} from '../markdown/read';
import {idsIn, wrongIds} from '../markdown/troubleshooting';
import {apiTroubles, entriesFolder, spaceIn} from '../markdown/troubleshooting/load';
import {readEntries} from '../markdown/troubleshooting/read';
import {defaultLanguage, languages} from '../site/languages';
import type {Page} from './content';
import type {Check, Finding} from './finding';

const isDirective = (node: RootContent): node is LeafDirective =>
  node.type === 'leafDirective' && node.name === 'troubleshooting';

/** The ids that a language's pages can show with the pages on which they stand, and what is wrong with them. */
function idsOf(pages: Page[], errors: {id: string; page: string}[]) {
  const known = new Map(errors.map(({id, page}) => [id, {page}]));
  const findings: Finding[] = [];
  for (const {file, key, language, tree} of pages.filter((page) =>
    page.key.startsWith(entriesFolder),
  )) {
    const {entries, problems} = readEntries(tree, spaceIn(language));
    findings.push(...problems.map((problem) => ({file, ...problem})));
    for (const {id, line} of entries) {
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

/**
 * The entries of the pages of symptoms can be read as data, each id stands for one of them, and what
 * other pages show of them exists. That twins have the same entries and show the same ones is seen by
 * `parity`.
 */
export const troubleshooting: Check = {
  name: 'troubleshooting',
  things: 'entries and places that show one',
  sees: 'site',
  async run({pages: all}) {
    const errors = apiTroubles(await loadDescription(defaultLanguage.code));
    const of = (code: string) => all.filter(({language}) => language === code);
    const original = idsOf(of(defaultLanguage.code), errors).known;
    const findings: Finding[] = [];
    let looked = 0;
    for (const {code} of languages) {
      const own = idsOf(of(code), errors);
      looked += own.known.size - errors.length;
      findings.push(...own.findings);
      // Only pages with such a line are parsed: to check a single page should take seconds.
      for (const {file, tree} of of(code).filter(({source}) =>
        source.includes('::troubleshooting'),
      )) {
        for (const directive of tree.children.filter(isDirective)) {
          looked += idsIn(directive).length;
          const message = wrongIds(directive, code, own.known, original);
          if (message) {
            findings.push({file, line: lineOf(directive), message});
          }
        }
      }
    }
    return {looked, findings};
  },
};
