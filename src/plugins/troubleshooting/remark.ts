import {closest} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {titleAndId} from '../../markdown/read';
import {isDirective} from '../../markdown/directives';
import {errorEntries, loadDescription} from '../api-reference';
import {languageOfFile, placeOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {fail} from '../../markdown/fail';
import {siteFile} from '../../markdown/siteFile';
import {entriesFolder, fileIn, loadTroubles, spaceIn} from './load';
import {readEntries} from './read';
import {errorTexts, shortEntries, wholeEntry} from './render';

/** The ids that a directive names. */
export const idsIn = ({attributes}: LeafDirective): string[] =>
  (attributes?.entries ?? '').split(/\s+/).filter(Boolean);

/**
 * What is wrong with a directive that shows entries; undefined when nothing is.
 *
 * @param known - ids in the page's language.
 * @param original - ids in the default language, with the pages on which they stand.
 */
export function wrongIds(
  directive: LeafDirective,
  language: string,
  known: {has(id: string): boolean},
  original: ReadonlyMap<string, {page: string}>,
): string | undefined {
  const ids = idsIn(directive);
  if (ids.length === 0) {
    return '::troubleshooting names no entry. Write ids of entries, as in ::troubleshooting{entries="passcode no-email"}.';
  }
  const unknown = ids.find((id) => !known.has(id));
  if (unknown === undefined) {
    return undefined;
  }
  const twin = original.get(unknown);
  return twin && language !== defaultLanguage.code
    ? `The entry "${unknown}" has no twin. Translate it in ${fileIn(twin.page, language)}.`
    : `No entry has the id "${unknown}". Did you mean "${closest(unknown, [...original.keys()])}"? Correct it, or write the entry in ${entriesFolder}.`;
}

/**
 * Remark plugin: what is written once about symptoms and shown in several places. On the pages of
 * symptoms, the text of each entry (`troubleshooting/read.ts`) gets its labels, and `::error-texts`
 * becomes the list of all errors of the API. On any page, `::troubleshooting{entries="passcode no-email"}`
 * becomes a table of these entries, or errors of the API, in short.
 *
 * @throws an error that names file and line of an entry that can't be read, or of an unknown id.
 */
export function troubleshooting() {
  return async (tree: Root, file: {path: string}) => {
    const name = siteFile(file.path);
    const language = languageOfFile(name);
    const page = placeOf(name)?.original ?? name;

    if (page.startsWith(entriesFolder)) {
      const {entries, problems} = readEntries(tree, spaceIn(language));
      if (problems[0]) {
        throw new Error(`${name}:${problems[0].line}: ${problems[0].message}`);
      }
      for (const entry of entries.toReversed()) {
        tree.children.splice(entry.at, entry.length, wholeEntry(entry, language));
      }
    }
    for (const [index, node] of tree.children.entries()) {
      if (isDirective(node, 'error-texts')) {
        const errors = errorEntries(await loadDescription(language));
        tree.children[index] = errorTexts(errors, page, language);
      } else if (isDirective(node, 'troubleshooting')) {
        const troubles = await loadTroubles(language);
        const original =
          language === defaultLanguage.code ? troubles : await loadTroubles(defaultLanguage.code);
        const wrong = wrongIds(node, language, troubles, original);
        if (wrong) {
          fail(file.path, node, wrong);
        }
        const told = idsIn(node).map((id) => troubles.get(id)!);
        const taken = new Set(
          tree.children.map((one) => (one.type === 'heading' ? titleAndId(one).id : '')),
        );
        tree.children[index] = shortEntries(told, page, language, taken);
      }
    }
  };
}
