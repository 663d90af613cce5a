import type {LeafDirective} from 'mdast-util-directive';
import {openCache} from '../../lib/cache';
import {lineOf} from '../../lib/markdown/read';
import {defaultLanguage, languages} from '../../site/languages';
import type {Content, Finding} from '../content';
import {pageRule} from '../pageRule';
import {loadDescription} from '../../plugins/api-reference';
import {apiEntries, entriesFolder, type EntryOnPage} from '../../plugins/troubleshooting/load';
import {readEntries, type WrittenEntry} from '../../plugins/troubleshooting/read';
import {selectVariants, directivesIn} from '../../plugins/troubleshooting/remark';

/** Files on which the result of parsing a page depends, besides the page. */
const parserFiles = ['package-lock.json', 'src/lib', 'src/plugins/troubleshooting', 'src/site'];

/** Reports ids of troubleshooting entries that are used twice, and pages that show entries that don't exist. */
export async function troubleshootingIds({pages, selected}: Content): Promise<Finding[]> {
  // Parses only pages with troubleshooting directives, so that the check of a single page takes seconds.
  const withEntries = selected.filter(({source}) => source.includes('::trouble'));
  if (withEntries.length === 0) {
    return [];
  }
  const apiErrors = apiEntries(await loadDescription(defaultLanguage.code));
  const entryCache = openCache<WrittenEntry[]>('.cache/checks/troubles', parserFiles);
  const directiveCache = openCache<LeafDirective[]>('.cache/checks/troublesShown', parserFiles);
  const findings: Finding[] = [];

  /** Returns the entries of a language by id, and reports ids that are used twice. */
  function entriesOf(code: string): Map<string, EntryOnPage> {
    const entries = new Map<string, EntryOnPage>(apiErrors.map((error) => [error.id, error]));
    for (const page of pages) {
      const {file, key, language, source} = page;
      if (language !== code || !key.startsWith(entriesFolder)) {
        continue;
      }
      const parse = () => readEntries(page.tree, code).entries;
      for (const entry of entryCache.resultOf(code + source, parse)) {
        const other = entries.get(entry.id);
        if (other) {
          const message = `The id "${entry.id}" is also on ${other.page}. Choose another: pages show entries and errors of the API by their ids.`;
          findings.push({file, line: entry.line, message});
        }
        entries.set(entry.id, {...entry, page: key});
      }
    }
    return entries;
  }

  const entries = new Map(languages.map(({code}) => [code, entriesOf(code)]));
  const original = entries.get(defaultLanguage.code)!;
  for (const page of withEntries) {
    const {file, key, language, source} = page;
    const parse = () => directivesIn(page.tree, 'troubleshooting').map(({node}) => node);
    for (const node of directiveCache.resultOf(source, parse)) {
      const variants = selectVariants(node, key, language, entries.get(language)!, original);
      if (typeof variants === 'string') {
        findings.push({file, line: lineOf(node), message: variants});
      }
    }
  }
  const all = selected.length === pages.length ? 'all' : undefined;
  entryCache.save(all);
  directiveCache.save(all);
  return findings;
}

/** Reports troubleshooting entries that can't be parsed. */
export const troubleshootingPage = pageRule(({key, language, tree}, report) => {
  if (key.startsWith(entriesFolder)) {
    readEntries(tree, language).problems.forEach(({line, message}) => report({at: line, message}));
  }
});
