import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps out of the browser what its reader does not need, or not yet. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    getClientModules: () => [path.join(__dirname, '../../components/Link/nextPage.ts')],
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          // Fetches pages on intent instead of all that are linked in view.
          '@docusaurus/Link': path.join(__dirname, '../../components/Link'),
          // Code is coloured at build time (`src/markdown/highlight.ts`): the theme's import of Prism
          // resolves to an empty stand-in.
          ...(!isServer && {'prism-react-renderer$': path.join(__dirname, 'noPrism.js')}),
        },
      },
    }),
  };
}
