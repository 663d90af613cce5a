/**
 * The API reference: readers get a page for each operation with its fields, samples in several
 * languages, responses, and errors, tables of permissions and errors, and the description of the API
 * as files. All of it comes from `static/openapi.yaml` and its overlays (`description.ts`) during the
 * build. Costs 1.2 kB of styles, and no scripts.
 */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import {filesOf, loadDescription} from './description';
import {endpoints, type OpenApi} from './openapi';
import {pagesDependOn, writeChanged} from '../../lib/pagesDependOn';

/** Those that show parts of the description on a page. */
const directives = ['operation', 'errors', 'permissions', 'troubleshooting'];

/** A copy whose links to the documentation work from anywhere. */
function withAbsoluteLinks(api: OpenApi, origin: string): OpenApi {
  const copy = structuredClone(api);
  const documented = [copy, ...endpoints(copy).map(({operation}) => operation)];
  for (const {externalDocs} of documented) {
    externalDocs.url = new URL(externalDocs.url, origin).href;
  }
  return copy;
}

/**
 * Writes the description of the API into each language's pages, as `openapi.yaml` and
 * `openapi.json`: variables filled in, texts in the language. The YAML replaces the copy of the source,
 * which Docusaurus makes of everything in `static`. Pages that show parts of the description are made
 * again when it changes.
 */
export default function apiReference({siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const files = Object.values(filesOf(i18n.currentLocale))
    .map((file) => path.join(siteDir, file))
    .filter((file) => existsSync(file));
  // Not the description itself: what is in `static` always looks new to the bundler, which copies it.
  const state = path.join(siteDir, '.cache', 'openapi', `${i18n.currentLocale}.json`);
  return {
    name: 'api-reference',
    getPathsToWatch: () => files,
    async allContentLoaded() {
      await writeChanged(state, JSON.stringify(await loadDescription(i18n.currentLocale)));
    },
    configureWebpack: () => pagesDependOn([state], ...directives),
    async postBuild({outDir}) {
      const api = withAbsoluteLinks(await loadDescription(i18n.currentLocale), siteConfig.url);
      const yaml = stringify(api, {lineWidth: 0, aliasDuplicateObjects: false});
      await fs.writeFile(path.join(outDir, 'openapi.yaml'), yaml);
      await fs.writeFile(path.join(outDir, 'openapi.json'), `${JSON.stringify(api, null, 2)}\n`);
    },
  };
}

export {filesOf, loadDescription} from './description';
export {endpoints, errorName, type OpenApi} from './openapi';
