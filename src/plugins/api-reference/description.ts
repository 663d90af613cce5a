import fs from 'node:fs';
import {openapiOverlay, type OpenAPIOverlayOptions} from 'openapi-format';
import {parse} from 'yaml';
import {identity} from '../../site/identity';
import {defaultLanguage} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import {readChanged} from '../../lib/pagesDependOn';
import type {OpenApi} from './openapi';

/** Where the description stands, and its texts in another language. */
export interface DescriptionFiles {
  description: string;
  overlay: string;
}

/** The files behind the description in a language; the default language has no overlay. */
export const filesOf = (language: string): DescriptionFiles => ({
  description: 'static/openapi.yaml',
  overlay: `i18n/${language}/openapi.overlay.yaml`,
});

const read = (file: string): unknown => parse(fillVariables(fs.readFileSync(file, 'utf8'), file));

/**
 * Reads the description of the API: variables and the service's contact filled in, texts of the
 * language applied.
 *
 * @param language - the language of its texts; what has no overlay stays English, which the gate tells.
 * @param from - other files, for tests.
 * @returns the document, references not followed.
 * @throws an error that names an unknown variable, broken YAML, or an overlay action whose target
 *   does not exist.
 */
export async function readDescription(
  language: string,
  from: DescriptionFiles = filesOf(language),
): Promise<OpenApi> {
  const api = read(from.description) as OpenApi;
  api.info.contact = {name: identity.name, url: identity.links.contact};
  if (language === defaultLanguage.code || !fs.existsSync(from.overlay)) {
    return api;
  }
  const overlaySet = read(from.overlay) as OpenAPIOverlayOptions['overlaySet'];
  const {data, resultData} = (await openapiOverlay(
    api as unknown as Parameters<typeof openapiOverlay>[0],
    {overlaySet},
  )) as unknown as {data: OpenApi; resultData: {unusedActions: {target: string}[]}};
  const unused = resultData.unusedActions.map(({target}) => target);
  if (unused.length > 0) {
    throw new Error(
      `${from.overlay}: nothing in ${from.description} is at ${unused.join(', ')}. Correct or delete the action.`,
    );
  }
  return data;
}

/**
 * The description in a language, read again only when a file has changed.
 *
 * @throws as `readDescription` does.
 */
export const loadDescription = (language: string): Promise<OpenApi> =>
  readChanged(`description ${language}`, Object.values(filesOf(language)), () =>
    readDescription(language),
  );
