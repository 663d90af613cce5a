import fs from 'node:fs';
import {openapiOverlay, type OpenAPIOverlayOptions} from 'openapi-format';
import {parse} from 'yaml';
import {inline} from '../../lib/markdown/nodes';
import {readChanged} from '../../lib/pagesDependOn';
import {identity} from '../../site/identity';
import {defaultLanguage} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import type {OpenApi} from './openapi';

/** The description of the API, and its OpenAPI overlay with the texts of a language. */
export interface DescriptionFiles {
  description: string;
  overlay: string;
}

/** Returns the files for a language. The default language has no overlay. */
export const filesOf = (language: string): DescriptionFiles => ({
  description: 'static/openapi.yaml',
  overlay: `i18n/${language}/openapi.overlay.yaml`,
});

const readYaml = (file: string): unknown =>
  parse(fillVariables(fs.readFileSync(file, 'utf8'), file));

const inlineKeys = ['description', 'summary', 'cause', 'fix', 'note', 'x-key-note'];
/** Keywords whose values are data of the API, not texts about it. */
const dataKeys = ['const', 'default', 'enum', 'example', 'value'];

/** Returns whether pages show the text at a path of the description in a sentence or a table cell. */
function isInlineText(keys: string[]): boolean {
  const [root] = keys;
  const [parent, key] = keys.slice(-2);
  if (root === 'x-roles' || root === 'x-plans') {
    return true;
  }
  // False for texts about a path or an operation, because pages have descriptions of their own.
  const isOnPage = root === 'paths' && keys.length <= 4 && key !== 'x-key-note';
  return inlineKeys.includes(key!) && parent !== 'info' && root !== 'tags' && !isOnPage;
}

/**
 * Checks that texts contain no list or other block if pages show them in a sentence or a table cell.
 *
 * @param file - the file with the texts.
 * @param keys - path of the value in the description.
 * @throws an error that names the file, the JSON path, and the fix.
 */
function checkInlineTexts(value: unknown, file: string, keys: string[] = []): void {
  if (typeof value === 'string' && isInlineText(keys)) {
    try {
      inline(value);
    } catch (error) {
      const path = keys.map((key) => (/^[\w-]+$/.test(key) ? `.${key}` : `['${key}']`)).join('');
      throw new Error(`${file}: $${path}: ${(error as Error).message}`);
    }
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      const isData = dataKeys.includes(key) || (key === 'examples' && Array.isArray(child));
      if (!isData || keys.at(-1) === 'properties') {
        checkInlineTexts(child, file, [...keys, key]);
      }
    }
  }
}

/**
 * Reads the description of the API in a language, with variables and the service's contact filled in.
 * Texts that are missing in the overlay stay in English; `npm run check:api` reports these texts.
 *
 * @param files - the files to read. Tests pass files of their own.
 * @returns the document, with its references.
 * @throws an error that names an unknown variable, invalid YAML, an overlay action without a target, or
 *   a text with a list or another block.
 */
export async function readDescription(
  language: string,
  files: DescriptionFiles = filesOf(language),
): Promise<OpenApi> {
  const api = readYaml(files.description) as OpenApi;
  api.info.contact = {name: identity.name, url: identity.links.contact};
  checkInlineTexts(api, files.description);
  if (language === defaultLanguage.code || !fs.existsSync(files.overlay)) {
    return api;
  }
  const overlaySet = readYaml(files.overlay) as OpenAPIOverlayOptions['overlaySet'];
  const {data, resultData} = (await openapiOverlay(
    api as unknown as Parameters<typeof openapiOverlay>[0],
    {overlaySet},
  )) as unknown as {data: OpenApi; resultData: {unusedActions: {target: string}[]}};
  const unused = resultData.unusedActions.map(({target}) => target);
  if (unused.length > 0) {
    throw new Error(
      `${files.overlay}: nothing in ${files.description} is at ${unused.join(', ')}. Correct or delete the action.`,
    );
  }
  checkInlineTexts(data, files.overlay);
  return data;
}

/** Returns the description in a language. Reads the files again only after one of them has changed. */
export const loadDescription = (language: string): Promise<OpenApi> =>
  readChanged(`description ${language}`, Object.values(filesOf(language)), () =>
    readDescription(language),
  );
