import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

/** Names of the chunks of the components around a documentation page: hashes, as Docusaurus computes them. */
const documentationChunks = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
].map((component) => createHash('md5').update(component).digest('hex').slice(0, 8));

/**
 * Bundles the code that all documentation pages need into one script instead of eight. Uses the names of
 * chunks as ids, so that the bundle doesn't contain a table from ids to names.
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
                  priority: 45, // above the 40 of Docusaurus' group `common`
                },
              },
            },
          },
    }),
  };
}
