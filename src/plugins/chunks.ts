import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

/** Components around a documentation page. Docusaurus names the chunk of each by a hash. */
const documentation = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
].map((component) => createHash('md5').update(component).digest('hex').slice(0, 8));

/**
 * Bundles what every documentation page needs into one script instead of eight, and uses the names of
 * chunks as their ids, so that no page carries a table of both.
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
                  chunks: ({name}: {name?: string | null}) => documentation.includes(name ?? ''),
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
