/**
 * The API reference: readers get a page for each operation with its fields, samples in several
 * languages, responses, and errors, tables of permissions and errors, and the description of the API
 * as files, also for Postman and Bruno. All of it comes from `static/openapi.yaml` and its overlays
 * (`description.ts`) during the build. Costs 1.2 kB of styles, and no scripts.
 */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import {filesOf, loadDescription} from './description';
import {endpoints, type OpenApi} from './openapi';
import {postmanCollection, postmanEnvironment} from './postman';
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
 * `openapi.json`: variables filled in, texts in the language; and its requests as files that Postman
 * and Bruno import. The YAML replaces the copy of the source, which Docusaurus makes of everything in
 * `static`. Pages that show parts of the description are made again when it changes.
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
      const api = await loadDescription(i18n.currentLocale);
      const published = withAbsoluteLinks(api, siteConfig.url);
      const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
      for (const [name, content] of Object.entries({
        'openapi.yaml': stringify(published, {lineWidth: 0, aliasDuplicateObjects: false}),
        'openapi.json': json(published),
        'postman-collection.json': json(postmanCollection(api, siteConfig.url)),
        'postman-environment.json': json(postmanEnvironment),
      })) {
        await fs.writeFile(path.join(outDir, name), content);
      }
    },
  };
}

export {filesOf, loadDescription} from './description';
export {endpoints, errorName, type OpenApi} from './openapi';
