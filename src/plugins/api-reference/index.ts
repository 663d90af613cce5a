/**
 * The API reference: a page for each operation, tables of permissions and errors, and the description of
 * the API as files. The source is `static/openapi.yaml` with its overlays (`description.ts`).
 */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import {pagesDependOn, writeChanged} from '../../lib/pagesDependOn';
import {filesOf, loadDescription} from './description';
import {endpoints, type OpenApi} from './openapi';

/** Directives that render parts of the description. */
const directives = ['operation', 'errors', 'permissions', 'troubleshooting'];

/** Returns a copy with absolute links to the documentation, because readers may download the file. */
function withAbsoluteLinks(api: OpenApi, origin: string): OpenApi {
  const copy = structuredClone(api);
  for (const {externalDocs} of [copy, ...endpoints(copy).map(({operation}) => operation)]) {
    externalDocs.url = new URL(externalDocs.url, origin).href;
  }
  return copy;
}

/**
 * Writes `openapi.yaml` and `openapi.json` for each language, with variables filled in. The YAML file
 * replaces the source file, which Docusaurus copies from `static`. When the description changes, recompiles
 * the pages that show parts of the description.
 */
export default function apiReference({siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const files = Object.values(filesOf(language))
    .map((file) => path.join(siteDir, file))
    .filter((file) => existsSync(file));
  // Pages depend on this copy, because the bundler considers the file in `static` changed at each start.
  const descriptionCopy = path.join(siteDir, '.cache', 'openapi', `${language}.json`);
  return {
    name: 'api-reference',
    getPathsToWatch: () => files,
    async allContentLoaded() {
      await writeChanged(descriptionCopy, JSON.stringify(await loadDescription(language)));
    },
    configureWebpack: () => pagesDependOn([descriptionCopy], ...directives),
    async postBuild({outDir}) {
      const api = withAbsoluteLinks(await loadDescription(language), siteConfig.url);
      const yaml = stringify(api, {lineWidth: 0, aliasDuplicateObjects: false});
      await fs.writeFile(path.join(outDir, 'openapi.yaml'), yaml);
      await fs.writeFile(path.join(outDir, 'openapi.json'), `${JSON.stringify(api, null, 2)}\n`);
    },
  };
}

export {filesOf, loadDescription} from './description';
export {endpoints, errorName, type OpenApi} from './openapi';
