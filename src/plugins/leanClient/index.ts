import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {UnusedStyles} from './unusedStyles';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const here = (name: string) => path.join(__dirname, name);

/** Components of the theme for features that this site does not have. */
const unused = [
  '@theme/BlogPostItem/Header/Authors',
  '@theme/DocRoot/Layout/Sidebar/ExpandButton',
  '@theme/DocSidebar/Desktop/CollapseButton',
];

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Components around a documentation page; the generator names their chunks by the start of such a hash. */
const documentation = [
  '@theme/DocItem',
  '@theme/DocRoot',
  '@theme/DocVersionRoot',
  '@theme/DocsRoot',
].map(md5);

type Replacement = [issuer: RegExp, request: RegExp, replacement: string];

/** Modules that the packages ask for among themselves, where an alias does not reach: who asks, for what. */
const replaced: Replacement[] = [
  [/[\\/]core[\\/]lib[\\/]client[\\/]/, /\/browserContext$/, 'browserContext.tsx'],
  [/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, /\/preload$/, 'firstPreload.ts'],
  [/[\\/]client[\\/]clientEntry\.js$/, /^react-router-dom$/, 'router.tsx'],
  [/[\\/]client[\\/]App\.js$/, /^@docusaurus\/router$/, 'router.tsx'],
  [/[\\/]SiteMetadata[\\/]index\.js$/, /^@docusaurus\/router$/, 'router.tsx'],
  [/[\\/]client[\\/]PendingNavigation\.js$/, /^react-router-dom$/, 'stillRoute.tsx'],
  [/[\\/]react-router[\\/]/, /^path-to-regexp$/, 'pathToRegexp.ts'],
  [/[\\/]react-router[\\/]/, /^hoist-non-react-statics$/, 'noStatics.js'],
  [/[\\/]theme-common[\\/]lib[\\/]/, /\/useKeyboardNavigation$/, 'keyboardNavigation.ts'],
  [/[\\/]theme-common[\\/]lib[\\/]/, /\/useWindowSize$/, 'useWindowSize.ts'],
];

/** The hosted search, where a deployment has none. */
const hostedSearch: Replacement = [/SearchBar/, /\/HostedSearch$/, 'nothing.js'];

/** The table of the interface's texts, where they stand in the components (`inlineTexts.mjs`). */
const textsById: Replacement = [
  /[\\/]core[\\/]lib[\\/]client[\\/]/,
  /\/codeTranslations$/,
  'noTexts.js',
];

/** Puts the site's own module in place of one that is to be replaced. */
const replace =
  (all: Replacement[]) => (asked: {request: string; contextInfo: {issuer: string}}) => {
    const [, , replacement] =
      all.find(
        ([issuer, request]) => issuer.test(asked.contextInfo.issuer) && request.test(asked.request),
      ) ?? [];
    if (replacement) {
      asked.request = here(replacement);
    }
  };

/** One file of what every documentation page needs: smaller than the eight that it would be. */
const documentationChunk = {
  name: 'documentation',
  chunks: ({name}: {name?: string | null}) =>
    Boolean(name) && documentation.some((hash) => hash.startsWith(name!)),
  test: /\.[jt]sx?$/,
  enforce: true,
  priority: 45,
};

/**
 * Puts the framework in a file of its own: it runs in a task of its own before the site's script, and
 * a reader who comes again after a deploy still has it.
 *
 * @param main - the site's script.
 */
const framework = (main: string) => ({
  react: ['react', 'react/jsx-runtime', 'react-dom/client'],
  main: {import: main, dependOn: 'react'},
});

/** Puts the texts of the interface, which the generator has written, where they are asked for. */
const inlineTexts = (siteDir: string, generatedFilesDir: string) => ({
  test: /\.[jt]sx?$/,
  include: [path.join(siteDir, 'src'), /[\\/]@docusaurus[\\/]theme-/],
  enforce: 'pre' as const,
  use: [
    {
      loader: here('inlineTexts.mjs'),
      options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
    },
  ],
});

/** Whether the scripts are for readers: not for the server, and not for a writer's preview. */
const isBuilt = ({mode}: Configuration, isServer: boolean) => !isServer && mode === 'production';

/**
 * The bundler's cache, apart for each set of settings that decide what is put in place of what: it
 * does not notice that an alias has changed (https://github.com/webpack/webpack/issues/13627), and the
 * colour switch would be missing, or there, as in the build before.
 */
function cacheApart(experiments: Configuration['experiments'], ...settings: boolean[]) {
  const {cache} = (experiments ?? {}) as {cache?: {version: string}};
  return cache ? {cache: {version: `${cache.version}-${settings.join('-')}`}} : {};
}

/**
 * Keeps out of the browser what its reader does not need, or not yet. `tests/budgets.unit.test.ts`
 * holds the result.
 */
export default function leanClient({siteConfig, siteDir, generatedFilesDir}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  const dark = !colorMode?.disableSwitch;
  const hosted = Boolean(siteConfig.customFields?.hostedSearch);
  const nothing = [...unused, ...(dark ? [] : ['@theme/ColorModeToggle'])];
  return {
    name: 'lean-client',
    getClientModules: () => [path.join(__dirname, '../../components/Link/nextPage.ts')],
    configureWebpack: (config, isServer, {currentBundler}) => ({
      experiments: cacheApart(config.experiments, dark, hosted),
      resolve: {
        alias: {
          // Fetches pages on intent instead of all that are linked in view.
          '@docusaurus/Link': path.join(__dirname, '../../components/Link'),
          // Code is coloured at build time (`src/markdown/highlight.ts`).
          '@theme/prism-include-languages': here('nothing.js'),
          'prism-react-renderer$': here('noPrism.js'),
          // Its CommonJS entry brings a helper library of 4 kB for nothing.
          '@docusaurus/utils-common$': here('utilsCommon.js'),
          ...Object.fromEntries(nothing.map((name) => [name, here('nothing.js')])),
        },
      },
      module: {
        rules: [
          {test: /[\\/]\.docusaurus[\\/]/, enforce: 'pre', loader: here('trimData.mjs')},
          ...(isBuilt(config, isServer) ? [inlineTexts(siteDir, generatedFilesDir)] : []),
        ],
      },
      ...(isBuilt(config, isServer) && {entry: framework(config.entry as string)}),
      // A chunk's id is its name, so that no table has to translate one into the other.
      ...(!isServer && {
        optimization: {
          runtimeChunk: 'single',
          chunkIds: 'named',
          splitChunks: {cacheGroups: {documentation: documentationChunk}},
        },
      }),
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /./,
          replace([
            ...replaced,
            ...(hosted ? [] : [hostedSearch]),
            ...(isBuilt(config, isServer) ? [textsById] : []),
          ]),
        ),
        ...(isServer ? [] : [new UnusedStyles(dark)]),
      ],
    }),
  };
}
