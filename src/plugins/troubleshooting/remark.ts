import {Joi} from '@docusaurus/utils-validation';
import {closest} from 'fastest-levenshtein';
import type {Parent, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {audienceList, readAttributes, type Audience} from '../../lib/markdown/attributes';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {titleAndId} from '../../lib/markdown/read';
import {siteFile} from '../../lib/siteFile';
import {languageOfFile, placeOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {entriesFolder, fileIn, loadEntries, type EntryOnPage} from './load';
import {placeName, readEntries, type Place} from './read';
import {fullVariant, linkToPage, shortEntries, type ShortEntry} from './render';

/** Readers of a guide. A page shows entries for these readers unless its directive names others. */
const readersOfGuides: Record<string, Audience> = {
  'administrator-guide': 'administrators',
  'tester-guide': 'testers',
  api: 'integrators',
};

/** More than five entries would hide the entries about the steps of the page. */
const maxEntries = 5;

const attributesSchema = Joi.object<{entries: string; for?: Audience[]; in?: Place}>({
  entries: Joi.string().required(),
  for: audienceList.optional(),
  in: placeName,
});

/**
 * Selects the variants that `::troubleshooting` shows: for the readers of the page, and for the kind of
 * plan or group in the directive, if an entry has such a variant.
 *
 * @param page - the page, as its file in the default language.
 * @param entries - entries in the language of the page, by id.
 * @param originals - entries in the default language, by id.
 * @returns the variants, or the first problem as a message for the writer.
 */
export function selectVariants(
  directive: LeafDirective,
  page: string,
  language: string,
  entries: ReadonlyMap<string, EntryOnPage>,
  originals: ReadonlyMap<string, EntryOnPage>,
): ShortEntry[] | string {
  const problems: string[] = [];
  const attributes = readAttributes(directive, attributesSchema, (_, message) =>
    problems.push(message),
  );
  if (!attributes) {
    return `${problems[0]} Write ids of entries, as in ::troubleshooting{entries="passcode no-email"}.`;
  }
  const {in: place} = attributes;
  const ids = attributes.entries.split(/\s+/);
  if (ids.length > maxEntries) {
    return `::troubleshooting shows ${ids.length} entries. Keep the ${maxEntries} that occur most in the steps of this page.`;
  }
  const reader = attributes.for?.[0] ?? readersOfGuides[page.split('/')[1]!] ?? 'developers';
  const selection: ShortEntry[] = [];
  for (const id of ids) {
    const entry = entries.get(id);
    if (!entry) {
      const original = originals.get(id);
      return original && language !== defaultLanguage.code
        ? `The entry "${id}" has no translation. Write it in ${fileIn(original.page, language)}.`
        : `No entry has the id "${id}". Did you mean "${closest(id, [...originals.keys()])}"? Correct it, or write the entry in ${entriesFolder}.`;
    }
    const variants = entry.variants.filter(({audiences}) => audiences.includes(reader));
    const variant =
      variants.find((candidate) => candidate.place === place) ??
      variants.find((candidate) => !candidate.place);
    if (!variant) {
      return `The entry "${id}" tells ${reader} nothing${place ? ` in="${place}"` : ''}. Write a variant for them in ${fileIn(entry.page, language)}, or take it off.`;
    }
    const link = linkToPage(variant, entry.page, page);
    if (link !== undefined) {
      return `The entry "${id}" leads back to this page with "${link}". Take it off, because the page tells its fix.`;
    }
    selection.push({entry, variant});
  }
  return selection;
}

/** Returns the directives with a name on any level of a page's tree. */
export function directivesIn(tree: Root, name: string) {
  const directives: {node: LeafDirective; parent: Parent; index: number}[] = [];
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (isDirective(node, name) && parent && index !== undefined) {
      directives.push({node, parent, index});
    }
  });
  return directives;
}

/** Replaces the variants on a page of symptoms with lists with labels. */
function renderEntries(tree: Root, file: string, language: string): void {
  const {entries, problems} = readEntries(tree, language);
  if (problems[0]) {
    throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
  }
  const variants = entries.flatMap(({id, variants: all}) => all.map((variant) => ({id, variant})));
  // Starts at the end, so that the indices of the remaining variants stay valid.
  for (const {id, variant} of variants.reverse()) {
    tree.children.splice(variant.at, variant.length, fullVariant(variant, id, language));
  }
}

/**
 * Remark plugin: adds labels to the entries on the pages of symptoms (`read.ts`). On any page, renders
 * `::troubleshooting{entries="passcode no-email"}` as these entries, or errors of the API, in short. The
 * attributes `for="testers"` and `in="old-group"` select variants for other readers than those of the
 * guide, and for a kind of plan or group.
 *
 * @throws an error that names file and line of an invalid entry or an unknown id.
 */
export function troubleshooting() {
  return async (tree: Root, {path: absolutePath}: {path: string}) => {
    const file = siteFile(absolutePath);
    const language = languageOfFile(file);
    const page = placeOf(file)?.original ?? file;
    if (page.startsWith(entriesFolder)) {
      renderEntries(tree, file, language);
    }
    for (const {node, parent, index} of directivesIn(tree, 'troubleshooting')) {
      const entries = await loadEntries(language);
      const originals = await loadEntries(defaultLanguage.code);
      const selection = selectVariants(node, page, language, entries, originals);
      if (typeof selection === 'string') {
        fail(absolutePath, node, selection);
      }
      const headings = tree.children.filter((block) => block.type === 'heading');
      const ids = new Set(headings.map((heading) => titleAndId(heading).id));
      parent.children[index] = shortEntries(selection, page, language, ids);
    }
  };
}
