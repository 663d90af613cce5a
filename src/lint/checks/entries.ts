import type {LeafDirective} from 'mdast-util-directive';
import {openCache} from '../../lib/cache';
import {lineOf} from '../../lib/markdown/read';
import {defaultLanguage, languages} from '../../site/languages';
import type {Content, Finding} from '../content';
import {pageRule} from '../rule';
import {loadDescription} from '../../plugins/api-reference';
import {apiEntries, entriesFolder, type EntryOnPage} from '../../plugins/troubleshooting/load';
import {readEntries, type WrittenEntry} from '../../plugins/troubleshooting/read';
import {selectVariants, directivesIn} from '../../plugins/troubleshooting/remark';

/** What reading a page depends on, besides the page. */
const sources = ['package-lock.json', 'src/lib', 'src/plugins/troubleshooting', 'src/site'];

/** Each id of an entry of troubleshooting stands for one of them, and pages show what their readers need. */
export async function troubleshootingIds({pages, asked}: Content): Promise<Finding[]> {
  // A page is checked in seconds, because only those with such a line are parsed, each once.
  const showing = asked.filter(({source}) => source.includes('::trouble'));
  if (showing.length === 0) {
    return [];
  }
  const errors = apiEntries(await loadDescription(defaultLanguage.code));
  const [entries, directives] = [
    openCache<WrittenEntry[]>('.cache/checks/troubles', sources),
    openCache<LeafDirective[]>('.cache/checks/troublesShown', sources),
  ];
  const findings: Finding[] = [];

  /** What a language's pages can show by its id; ids that are there twice are found. */
  function troublesOf(code: string) {
    const known = new Map<string, EntryOnPage>(errors.map((error) => [error.id, error]));
    for (const page of pages.filter(
      ({key, language}) => language === code && key.startsWith(entriesFolder),
    )) {
      const read = () => readEntries(page.tree, code).entries;
      for (const entry of entries.resultOf(code + page.source, read)) {
        const other = known.get(entry.id);
        if (other) {
          const message = `The id "${entry.id}" is also on ${other.page}. Choose another: pages show entries and errors of the API by their ids.`;
          findings.push({file: page.file, line: entry.line, message});
        }
        known.set(entry.id, {...entry, page: page.key});
      }
    }
    return known;
  }

  const troubles = new Map(languages.map(({code}) => [code, troublesOf(code)]));
  const original = troubles.get(defaultLanguage.code)!;
  for (const page of showing) {
    const {file, key, language, source} = page;
    const read = () => directivesIn(page.tree, 'troubleshooting').map(({node}) => node);
    for (const node of directives.resultOf(source, read)) {
      const shown = selectVariants(node, key, language, troubles.get(language)!, original);
      if (typeof shown === 'string') {
        findings.push({file, line: lineOf(node), message: shown});
      }
    }
  }
  const all = asked.length === pages.length ? 'all' : undefined;
  entries.save(all);
  directives.save(all);
  return findings;
}

/** The entries of a page of symptoms can be read as data. */
export const troubleshootingPage = pageRule(({key, language, tree}, report) => {
  if (!key.includes('/troubleshooting/')) {
    return;
  }
  if (key.startsWith(entriesFolder)) {
    for (const {line, message} of readEntries(tree, language).problems) {
      report({at: line, message});
    }
  }
});
