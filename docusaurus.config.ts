import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

import {assertSupported} from './src/lib/assertSupported';
import {commitHash} from './src/lib/gitHistory';
import {lastChangeByFile, parseFrontMatter, preprocess} from './src/lib/preprocessor';
import patches from './src/patches';
import apiReference from './src/plugins/api-reference';
import {operations} from './src/plugins/api-reference/operations';
import {overviews} from './src/plugins/api-reference/overviews';
import chunks from './src/plugins/chunks';
import hosting from './src/plugins/hosting';
import markdownMirror from './src/plugins/markdown-mirror';
import {markdownMirror as mirroredMarkdown} from './src/plugins/markdown-mirror/remark';
import {phoneCheck} from './src/plugins/phone-check/remark';
import pictures from './src/plugins/pictures';
import {diagrams, pictures as picturesByName, screens} from './src/plugins/pictures/remark';
import {roles} from './src/plugins/pictures/roles';
import releaseNotes from './src/plugins/release-notes';
import {createFeedItems} from './src/plugins/release-notes/feeds';
import {releaseNotes as releaseNoteEntries} from './src/plugins/release-notes/remark';
import search from './src/plugins/search';
import translations, {sitemapItems} from './src/plugins/translations';
import troubleshooting from './src/plugins/troubleshooting';
import {troubleshooting as troubleshootingEntries} from './src/plugins/troubleshooting/remark';
import {codeTabs, sideBySide} from './src/remark/fenceSets';
import {highlight} from './src/remark/highlight';
import {prismTheme, readPrismConfig} from './src/remark/prism';
import {misreadMarkdown} from './src/remark/misreadMarkdown';
import {pageStyles} from './src/remark/pageStyles';
import {rawImages} from './src/remark/rawImages';
import {emptyHeads, narrowTables} from './src/remark/tables';
import {translatedLinks} from './src/remark/translatedLinks';
import {unknownDirectives} from './src/remark/unknownDirectives';
import {readDeployment} from './src/site/deployment';
import {keepEarlyClicks} from './src/site/earlyClicks';
import {fontFile} from './src/site/fontFile';
import {identity} from './src/site/identity';
import {defaultLanguage, languageOfBuild, languages} from './src/site/languages';
import {announcementBar, footer, navbar} from './src/site/navigation';
import {texts} from './src/site/texts';

const deployment = readDeployment(process.env);
const language = languageOfBuild();
const {title, tagline, releaseNotes: blog} = texts(language.code);

// Remark plugins that run before Docusaurus' own, in this order.
const remarkPlugins: PluginOptions['beforeDefaultRemarkPlugins'] = [
  misreadMarkdown,
  // Replace directives by Markdown.
  operations,
  overviews,
  releaseNoteEntries,
  troubleshootingEntries,
  phoneCheck,
  picturesByName,
  roles,
  screens,
  unknownDirectives,
  [translatedLinks, language.code],
  // Stores the page's Markdown, so it runs before nodes become components.
  [mirroredMarkdown, language.code],
  diagrams,
  rawImages,
  pageStyles,
  emptyHeads,
  narrowTables,
  codeTabs,
  sideBySide,
];

// For code that the build highlights, and for blocks that the browser highlights (src/theme/CodeBlock).
const prism = {
  theme: prismTheme,
  additionalLanguages: ['java', 'bash', 'ruby', 'groovy', 'toml', 'properties', 'http'],
} satisfies Preset.ThemeConfig['prism'];

const markdown = {
  beforeDefaultRemarkPlugins: remarkPlugins,
  // Must be the last of the rehype plugins, so that it highlights their blocks, too.
  rehypePlugins: [[highlight, readPrismConfig(prism)]],
} satisfies Partial<PluginOptions>;

// The date of a page's last change, and the link to edit the file of its own language.
const history = {
  // Off where there are no dates, because Docusaurus would ask Git about each page.
  showLastUpdateTime: lastChangeByFile.size > 0,
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
    // Not `v4: true`, because later releases add flags to it that change the meaning of pages, such as of
    // `{#id}` and `<!-- truncate -->`.
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: {
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      swcHtmlMinimizer: true,
      swcJsLoader: true,
      swcJsMinimizer: true,
      // Off, because the server's compilation waits for the client's, which never runs when the persistent
      // cache has only the client's result, as after an interrupted build.
      mdxCrossCompilerCache: false,
    },
  },
  i18n: {
    defaultLocale: defaultLanguage.code,
    locales: languages.map(({code}) => code),
    // With base paths, because Docusaurus infers them wrongly when one language is built alone.
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
    commit: commitHash(),
    identity: {...identity},
  },
  clientModules: [
    './src/client/afterNavigation.ts',
    './src/client/copyHeadingLink.ts',
    './src/client/keyboard.ts',
    './src/client/plainAddress.ts',
    './src/client/print.ts',
    './src/client/recoverScripts.ts',
  ],
  headTags: [
    {tagName: 'script', attributes: {}, innerHTML: keepEarlyClicks},
    {
      tagName: 'link',
      attributes: {rel: 'icon', href: '/img/favicon-32.png', sizes: '32x32', type: 'image/png'},
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    // Requested before the styles, so that the first paint has the font.
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
          ...history,
          lastVersion: 'current',
          onInlineTags: 'throw',
          versions: {current: {label: 'Next', path: '', badge: false, banner: 'none'}},
        },
        blog: {
          path: 'release-notes',
          routeBasePath: 'release-notes',
          blogTitle: blog.title,
          blogDescription: blog.description,
          blogSidebarTitle: blog.title,
          blogSidebarCount: 'ALL',
          postsPerPage: 20,
          showReadingTime: false,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {
            type: 'all',
            title: blog.feedTitle,
            description: blog.description,
            limit: false,
            createFeedItems,
          },
          ...markdown,
          ...history,
        },
        pages: {
          // Markdown pages are the release notes of each product.
          mdxPageComponent: '@site/src/plugins/release-notes/client/ProductPage',
          ...markdown,
          ...history,
        },
        theme: {
          customCss: [
            './src/css/palette.css',
            ...(deployment.colorMode === 'switchable' ? ['./src/css/palette-dark.css'] : []),
            './src/css/type.css',
            './src/css/layout.css',
            './src/css/content.css',
            './src/css/home.css',
            './src/plugins/api-reference/styles.css',
            './src/plugins/pictures/styles.css',
            './src/plugins/release-notes/styles.css',
            './src/plugins/search/styles.css',
            './src/css/print.css',
          ],
        },
        sitemap: {
          changefreq: null,
          priority: null,
          lastmod: 'date',
          createSitemapItems: sitemapItems(language.code),
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    apiReference,
    releaseNotes,
    troubleshooting,
    markdownMirror,
    pictures,
    search,
    translations,
    // Must run after the others, because it reads their files.
    hosting,
    chunks,
    patches,
  ],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      {property: 'og:image:alt', content: `${title}: ${tagline}`},
      {property: 'og:locale', content: language.openGraphLocale},
    ],
    colorMode: {
      disableSwitch: deployment.colorMode === 'light',
      respectPrefersColorScheme: deployment.colorMode === 'switchable',
    },
    announcementBar: announcementBar(deployment, language.code),
    docs: {sidebar: {autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
    prism,
  } satisfies Preset.ThemeConfig,
};

assertSupported(config);
export default config;
