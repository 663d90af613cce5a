import fs from 'node:fs';
import path from 'node:path';
import {audiences} from '../../lib/markdown/attributes';
import {inline} from '../../lib/markdown/nodes';
import {parseMarkdown} from '../../lib/markdown/read';
import {readChanged} from '../../lib/pagesDependOn';
import {translationOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import {errorName, loadDescription, type OpenApi} from '../api-reference';
import {readEntries, type Entry} from './read';

/** Directory of the pages with the entries, in the default language. */
export const entriesFolder = 'docs/troubleshooting/';

/** An entry, and the page with the entry's full text (its file in the default language). */
export type EntryOnPage = Entry & {page: string};

/** Returns the file of a page in a language. */
export const fileIn = (page: string, language: string): string =>
  language === defaultLanguage.code ? page : translationOf(page, language);

/** Returns the errors of the API as entries for all readers. */
export const apiEntries = (api: OpenApi): EntryOnPage[] =>
  Object.entries(api['x-errors']).map(([id, error]) => ({
    id,
    title: [{type: 'inlineCode', value: errorName(error)}],
    variants: [{audiences: [...audiences], cause: inline(error.cause), fix: inline(error.fix)}],
    page: 'docs/api/errors.md',
  }));

function pageEntries(page: string, language: string, root: string): EntryOnPage[] {
  const file = fileIn(page, language);
  const source = path.join(root, file);
  if (!fs.existsSync(source)) {
    return [];
  }
  return readChanged(source, [source], () => {
    const tree = parseMarkdown(fillVariables(fs.readFileSync(source, 'utf8'), file));
    const {entries, problems} = readEntries(tree, language);
    if (problems[0]) {
      throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
    }
    return entries.map((entry) => ({...entry, page}));
  });
}

/**
 * Returns the entries of the pages of symptoms, and the errors of the API, by id.
 *
 * @param root - directory of the site.
 * @throws an error that names file and line of an invalid entry.
 */
export async function loadEntries(
  language: string,
  root = process.cwd(),
): Promise<Map<string, EntryOnPage>> {
  const entries = fs
    .readdirSync(path.join(root, entriesFolder))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => pageEntries(entriesFolder + name, language, root));
  const all = [...apiEntries(await loadDescription(language)), ...entries];
  return new Map(all.map((entry) => [entry.id, entry]));
}
