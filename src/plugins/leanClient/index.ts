import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps out of the browser what only the build needs: code is coloured at build time
 * (`src/markdown/highlight.ts`), so the theme's import of Prism resolves to an empty stand-in.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                'prism-react-renderer$': path.join(__dirname, 'noPrism.js'),
              },
            },
          },
  };
}
