import {createHash} from 'node:crypto';
import type {Configuration, Hold, Patch} from '../patch';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Components around a documentation page; Docusaurus names their chunks by the start of such a hash. */
const documentation = [
  '@theme/DocItem',
  '@theme/DocRoot',
  '@theme/DocVersionRoot',
  '@theme/DocsRoot',
];

const isDocumentation = (name?: string | null) =>
  Boolean(name) && documentation.some((component) => md5(component).startsWith(name!));

/** Chunks whose styles come with them instead of with every page. */
const ownStyles = ['search-dialog', 'doc-search', 'netlify-search', 'your-values'];

const hasFile = (name: string, expects: string): Hold => ({
  expects,
  count: ({files}) => files.filter((file) => file.startsWith(`assets/js/${name}.`)).length,
});

/** The bundler's own minimizer, with its arguments. */
interface Minimizer {
  name: string;
  _args: {minimizerOptions: {format: {ascii_only: boolean}}}[];
}

/**
 * Text stays as it is: escaped, a Japanese character has six bytes instead of three.
 *
 * @throws an error when the bundler has another minimizer.
 */
function keepCharacters({optimization}: Configuration): void {
  if (!optimization?.minimize) {
    return;
  }
  const minimizer = (optimization.minimizer as Minimizer[] | undefined)?.find(
    ({name}) => name === 'SwcJsMinimizerRspackPlugin',
  );
  if (!minimizer) {
    throw new Error(
      'The patch "script-files" expects SwcJsMinimizerRspackPlugin among the minimizers of Docusaurus (@docusaurus/bundler/lib/minification.js), which isn\'t there. Adapt src/patches/script-files/index.ts, or leave the patch out with PATCHES=-script-files. PATCHES=off builds without any patch.',
    );
  }
  minimizer._args[0]!.minimizerOptions.format.ascii_only = false;
}

/**
 * React is a file of its own: it runs in a task of its own before the site's script, and a reader who
 * comes again after a deploy still has it. What every documentation page needs is one file instead of
 * eight. A chunk's id is its name, so that no table has to translate one into the other, and the hash in
 * its file's name is two characters shorter. Their text is UTF-8, as in pages. Styles of a search's
 * dialog and of the form for values in samples come with their scripts.
 */
export const scriptFiles: Patch = {
  name: 'script-files',
  replaces:
    "@docusaurus/core: entry, runtimeChunk, chunkIds, chunkFilename, cacheGroups and the minimizer's `ascii_only` of the client bundle",
  why: 'Framework and site are one long task and one file that each deploy replaces.',
  saves: '5.4 kB',
  verified: ['3.9.2'],
  configure({config, isServer, isForReaders}) {
    if (isForReaders) {
      keepCharacters(config);
    }
    return isServer
      ? {}
      : {
          ...(isForReaders && {
            entry: {
              react: ['react', 'react/jsx-runtime', 'react-dom/client'],
              main: {import: config.entry as string, dependOn: 'react'},
            },
            // Every page has a table of these names.
            output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
          }),
          optimization: {
            runtimeChunk: 'single',
            chunkIds: 'named',
            splitChunks: {
              cacheGroups: {
                // Docusaurus writes one style sheet, because the order of several isn't certain. Those
                // of dialogs are loaded last and concern their dialog only.
                styles: {chunks: ({name}: {name?: string | null}) => !ownStyles.includes(name!)},
                documentation: {
                  name: 'documentation',
                  chunks: ({name}: {name?: string | null}) => isDocumentation(name),
                  test: /\.[jt]sx?$/,
                  enforce: true,
                  priority: 45,
                },
              },
            },
          },
        };
  },
  holds: [
    hasFile('react', 'lib/webpack/client.js: an entry that is one file'),
    hasFile('documentation', `chunks named by the hash of ${documentation.join(', ')}`),
  ],
};
