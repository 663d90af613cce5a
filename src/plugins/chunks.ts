import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

/** Names that Docusaurus gives to the chunks of the components around a documentation page. */
const documentationChunks = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
].map((component) => createHash('md5').update(component).digest('hex').slice(0, 8));

/**
 * Bundles the code of every documentation page into one script instead of eight, and uses the names of
 * chunks as their ids, so that pages don't contain a table of both.
 */
export default function chunks(): Plugin {
  return {
    name: 'chunks',
    configureWebpack: (_config, isServer) => ({
      optimization: isServer
        ? {}
        : {
            chunkIds: 'named',
            splitChunks: {
              cacheGroups: {
                documentation: {
                  name: 'documentation',
                  chunks: ({name}: {name?: string | null}) =>
                    documentationChunks.includes(name ?? ''),
                  test: /\.[jt]sx?$/,
                  enforce: true,
                  priority: 45,
                },
              },
            },
          },
    }),
  };
}
