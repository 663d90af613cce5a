import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadDescription} from '../../markdown/operation/description';
import {brunoCollection} from './bruno';
import {collectionOf} from './collection';
import {postmanCollection, postmanEnvironment} from './postman';

/**
 * Writes the requests of the API's description into each language's pages as files that request tools
 * import: `postman-collection.json` with `postman-environment.json`, and `bruno-collection.json`.
 */
export default function apiCollections({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'api-collections',
    async postBuild({outDir}) {
      const collection = collectionOf(await loadDescription(i18n.currentLocale), siteConfig.url);
      const write = (name: string, content: object) =>
        fs.writeFile(path.join(outDir, name), `${JSON.stringify(content, null, 2)}\n`);
      await write('postman-collection.json', postmanCollection(collection));
      await write('postman-environment.json', postmanEnvironment());
      await write('bruno-collection.json', brunoCollection(collection));
    },
  };
}
