import {closest} from 'fastest-levenshtein';
import type {Parent, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {Joi} from '@docusaurus/utils-validation';
import {audienceList, readAttributes, type Audience} from '../../lib/markdown/attributes';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {titleAndId} from '../../lib/markdown/read';
import {siteFile} from '../../lib/siteFile';
import {languageOfFile, placeOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {entriesFolder, fileIn, loadTroubles, type Told} from './load';
import {placeName, readEntries, type Place, type Variant} from './read';
import {linkToItself, shortEntries, wholeVariant} from './render';

/** Whom a page speaks to when its directive doesn't say: the readers of its guide. */
const readers: Record<string, Audience> = {
  'administrator-guide': 'administrators',
  'tester-guide': 'testers',
  api: 'integrators',
};

/** The most entries that one directive shows: the failures of a page's own steps. */
const most = 5;

const attributesOf = Joi.object<{entries: string; for?: Audience[]; in?: Place}>({
  entries: Joi.string().required(),
  for: audienceList.optional(),
  in: placeName,
});

/** What a directive shows, or what is wrong with it. */
type Chosen = {trouble: Told; variant: Variant}[] | string;

/**
 * Chooses the variants that a directive shows: those for its page's readers, and for the kind of plan or
 * group that it names, if an entry has one for it.
 *
 * @param page - its page, as the file in the default language.
 * @param known - entries in the page's language by their ids.
 * @param original - entries in the default language.
 */
export function choose(
  directive: LeafDirective,
  page: string,
  language: string,
  known: ReadonlyMap<string, Told>,
  original: ReadonlyMap<string, Told>,
): Chosen {
  const wrong: string[] = [];
  const attributes = readAttributes(directive, attributesOf, (_, message) => wrong.push(message));
  if (!attributes) {
    return `${wrong[0]} Write ids of entries, as in ::troubleshooting{entries="passcode no-email"}.`;
  }
  const {entries, for: whom, in: place} = attributes;
  const ids = entries.split(/\s+/);
  if (ids.length > most) {
    return `::troubleshooting shows ${ids.length} entries. Keep the ${most} that occur most in the steps of this page.`;
  }
  const reader = whom?.[0] ?? readers[page.split('/')[1]!] ?? 'developers';
  const shown: Exclude<Chosen, string> = [];
  for (const id of ids) {
    const trouble = known.get(id);
    if (!trouble) {
      const twin = original.get(id);
      return twin && language !== defaultLanguage.code
        ? `The entry "${id}" has no twin. Translate it in ${fileIn(twin.page, language)}.`
        : `No entry has the id "${id}". Did you mean "${closest(id, [...original.keys()])}"? Correct it, or write the entry in ${entriesFolder}.`;
    }
    const suitable = trouble.variants.filter(({audiences}) => audiences.includes(reader));
    const variant =
      suitable.find((one) => one.place === place) ?? suitable.find((one) => !one.place);
    if (!variant) {
      return `The entry "${id}" tells ${reader} nothing${place ? ` in="${place}"` : ''}. Write a variant for them in ${fileIn(trouble.page, language)}, or take it off.`;
    }
    const link = linkToItself(variant, trouble.page, page);
    if (link !== undefined) {
      return `The entry "${id}" leads back to this page with "${link}". Take it off, because the page tells its fix.`;
    }
    shown.push({trouble, variant});
  }
  return shown;
}

/** The directives of a page with a name, wherever they stand. */
export function directivesIn(tree: Root, name: string) {
  const found: {node: LeafDirective; parent: Parent; index: number}[] = [];
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (isDirective(node, name) && parent && index !== undefined) {
      found.push({node, parent, index});
    }
  });
  return found;
}

/**
 * Remark plugin: what is written once about symptoms and shown in several places. On the pages of
 * symptoms, the text of each entry (`read.ts`) gets its labels. On any page, `::troubleshooting{entries="passcode no-email"}`
 * becomes these entries, or errors of the API, in short, as its readers need them: `for="testers"` where
 * they aren't those of the guide, `in="old-group"` where entries differ by plan or kind of group.
 *
 * @throws an error that names file and line of an entry that can't be read, or of an unknown id.
 */
export function troubleshooting() {
  return async (tree: Root, file: {path: string}) => {
    const name = siteFile(file.path);
    const language = languageOfFile(name);
    const page = placeOf(name)?.original ?? name;

    if (page.startsWith(entriesFolder)) {
      const {entries, problems} = readEntries(tree, language);
      if (problems[0]) {
        throw new Error(`${name}:${problems[0].line}: ${problems[0].message}`);
      }
      for (const {id, variants} of entries.toReversed()) {
        for (const variant of variants.toReversed()) {
          tree.children.splice(variant.at, variant.length, wholeVariant(variant, id, language));
        }
      }
    }
    for (const {node, parent, index} of directivesIn(tree, 'troubleshooting')) {
      const troubles = await loadTroubles(language);
      const original =
        language === defaultLanguage.code ? troubles : await loadTroubles(defaultLanguage.code);
      const shown = choose(node, page, language, troubles, original);
      if (typeof shown === 'string') {
        return fail(file.path, node, shown);
      }
      const taken = new Set(
        tree.children.map((one) => (one.type === 'heading' ? titleAndId(one).id : '')),
      );
      parent.children[index] = shortEntries(shown, page, language, taken);
    }
    return undefined;
  };
}
