import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadDescription} from '../api-reference/description';
import {postmanCollection, postmanEnvironment} from '../api-reference/postman';

/** Writes each language's requests of the API's description as files that Postman and Bruno import. */
export default function apiCollections({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'api-collections',
    async postBuild({outDir}) {
      const api = await loadDescription(i18n.currentLocale);
      for (const [name, content] of Object.entries({
        collection: postmanCollection(api, siteConfig.url),
        environment: postmanEnvironment,
      })) {
        const file = path.join(outDir, `postman-${name}.json`);
        await fs.writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
      }
    },
  };
}
