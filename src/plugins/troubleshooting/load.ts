import fs from 'node:fs';
import path from 'node:path';
import {errorName, loadDescription, type OpenApi} from '../api-reference';
import {translationOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import {audiences} from '../../lib/markdown/attributes';
import {inline} from '../../lib/markdown/nodes';
import {parseMarkdown} from '../../lib/markdown/read';
import {readChanged} from '../../lib/pagesDependOn';
import {readEntries, type Trouble} from './read';

/** Where the pages with the entries stand, in the default language. */
export const entriesFolder = 'docs/troubleshooting/';
const errorsPage = 'docs/api/errors.md';

/** A trouble with the page that tells it in full, as its file in the default language. */
export type Told = Trouble & {page: string};

/** The file of a page in a language. */
export const fileIn = (page: string, language: string): string =>
  language === defaultLanguage.code ? page : translationOf(page, language);

/** The errors of the API as troubles: their texts stand in its description only. */
export const apiTroubles = (api: OpenApi): Told[] =>
  Object.entries(api['x-errors']).map(([id, error]) => ({
    id,
    title: [{type: 'inlineCode', value: errorName(error)}],
    variants: [{audiences: [...audiences], cause: inline(error.cause), fix: inline(error.fix)}],
    page: errorsPage,
  }));

/** The entries of a page, read again only when it has changed. */
function loadEntries(page: string, language: string, root: string): Told[] {
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
 * All that pages can show by its id: the entries of the pages of symptoms, and the errors of the API.
 *
 * @param root - directory of the site.
 * @throws an error that names file and line of an entry that can't be read.
 */
export async function loadTroubles(
  language: string,
  root = process.cwd(),
): Promise<Map<string, Told>> {
  const pages = fs
    .readdirSync(path.join(root, entriesFolder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => entriesFolder + name);
  const all = [
    ...apiTroubles(await loadDescription(language)),
    ...pages.flatMap((page) => loadEntries(page, language, root)),
  ];
  return new Map(all.map((trouble) => [trouble.id, trouble]));
}
