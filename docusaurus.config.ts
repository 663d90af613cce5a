import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {features, preset, remarkPlugins} from './src/features';
import {commit, lastChanges} from './src/markdown/history';
import {parseFrontMatter} from './src/markdown/frontMatter';
import {preprocess} from './src/markdown/variables';
import patches from './src/patches/plugin';
import slots from './src/plugins/slots';
import {announcementBar, footer, navbar} from './src/site/chrome';
import {readDeployment} from './src/site/deployment';
import {fontFile} from './src/site/fontFile';
import {identity} from './src/site/identity';
import {defaultLanguage, languageOfBuild, languages} from './src/site/languages';
import {texts} from './src/site/texts';

const deployment = readDeployment(process.env);
const language = languageOfBuild();
const {title, tagline} = texts(language.code);

// What the site adds to Markdown, before Docusaurus' own extensions.
const markdown = {beforeDefaultRemarkPlugins: remarkPlugins};

// Where a page comes from: the date of its last change, and where to edit its own language's file.
const origin = {
  showLastUpdateTime: lastChanges().size > 0,
  editUrl: identity.repository,
  editLocalizedFiles: true,
};

const config: Config = {
  title,
  tagline,
  favicon: 'img/favicon.svg',
  url: deployment.url,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    // One by one, not `v4: true`: a later release puts more under that name, such as another
    // meaning of `{#id}` and `<!-- truncate -->`, and an update must not flip a flag that every
    // page depends on.
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: {
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      swcHtmlMinimizer: true,
      swcJsLoader: true,
      swcJsMinimizer: true,
      // Not mdxCrossCompilerCache: the server's compilation waits for the client's, which never
      // runs when the persistent cache has only the client's result, as after an interrupted build.
      // src/patches/shared-compilation saves the same.
      mdxCrossCompilerCache: false,
    },
  },
  i18n: {
    defaultLocale: defaultLanguage.code,
    locales: languages.map(({code}) => code),
    // The base paths, too: they keep the language links right when one language is built alone.
    localeConfigs: Object.fromEntries(
      languages.map(({code, label, htmlLang, baseUrl}) => [code, {label, htmlLang, baseUrl}]),
    ),
  },
  markdown: {
    format: 'detect',
    emoji: false,
    preprocessor: preprocess,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw'},
  },
  customFields: {
    statusPageHost: deployment.statusPageHost,
    netlifySearch: deployment.netlifySearch,
    docSearch: deployment.docSearch,
    reportUrl: deployment.reportUrl,
    commit: commit(),
    identity: {...identity},
  },
  clientModules: [
    './src/client/afterNavigation.ts',
    './src/client/copyHeadingLink.ts',
    './src/client/keyboard.ts',
    './src/client/plainAddress.ts',
    './src/client/recoverScripts.ts',
  ],
  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'icon', href: '/img/favicon-32.png', sizes: '32x32', type: 'image/png'},
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    // Requested immediately rather than after the styles, so that it is there when the text is
    // first painted.
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: fontFile(),
        crossorigin: 'anonymous',
      },
    },
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          ...markdown,
          ...origin,
          lastVersion: 'current',
          onInlineTags: 'throw',
          versions: {current: {label: 'Next', path: '', badge: false, banner: 'none'}},
        },
        blog: preset.blog ? {...preset.blog, ...markdown, ...origin} : false,
        pages: {...preset.pages, ...markdown, ...origin},
        theme: {
          customCss: [
            './src/css/palette.css',
            ...(deployment.colorMode === 'switchable' ? ['./src/css/palette-dark.css'] : []),
            './src/css/type.css',
            './src/css/layout.css',
            './src/css/content.css',
            './src/css/home.css',
            ...features.flatMap(({styles}) => styles ?? []),
            './src/css/print.css',
          ],
        },
        sitemap: {
          changefreq: null,
          priority: null,
          lastmod: 'date',
          ...preset.sitemap,
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [...features.map(({plugin}) => plugin), slots, patches],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{property: 'og:image:alt', content: `${title}: ${tagline}`}],
    colorMode: {
      disableSwitch: deployment.colorMode === 'light',
      respectPrefersColorScheme: deployment.colorMode === 'switchable',
    },
    announcementBar: announcementBar(deployment, language.code),
    docs: {sidebar: {autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
  } satisfies Preset.ThemeConfig,
};

export default config;
