/**
 * The same pages with Docusaurus' own theme and client, as it comes: the yardstick of the bench
 * (`../builds.ts`). What the pages' Markdown needs is the site's; all else is the
 * default.
 */
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import site from '../../../../docusaurus.config';
import {parseFrontMatter} from '../../../lib/frontMatter';
import {highlight} from '../../../remark/highlight';
import {preprocess} from '../../../lib/preprocessor';
import {footer, navbar} from '../../../site/navigation';
import {identity} from '../../../site/identity';
import {defaultLanguage, languages} from '../../../site/languages';

const [, preset] = site.presets![0] as [string, {docs: PluginOptions}];
const {beforeDefaultRemarkPlugins: remarkPlugins} = preset.docs;

const markdown = {
  // The theme colours code in the browser. It has no Markdown mirror, whose plugin has an option.
  beforeDefaultRemarkPlugins: remarkPlugins.filter(
    (plugin) => plugin !== highlight && !Array.isArray(plugin),
  ),
  editUrl: identity.repository,
  showLastUpdateTime: true,
};

const config: Config = {
  title: identity.name,
  favicon: 'img/favicon.svg',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  i18n: {defaultLocale: defaultLanguage.code, locales: languages.map(({code}) => code)},
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: true,
  },
  markdown: {
    format: 'detect',
    preprocessor: preprocess,
    async parseFrontMatter(params) {
      const {content, frontMatter} = await parseFrontMatter(params);
      // By default, Docusaurus asks Git for the date of each page.
      delete frontMatter.last_update;
      return {content, frontMatter};
    },
  },
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.ts', ...markdown},
        blog: {path: 'release-notes', routeBasePath: 'release-notes', ...markdown},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    navbar: {...navbar, items: navbar.items?.filter(({type}) => !type)},
    footer,
  } satisfies Preset.ThemeConfig,
};

export default config;
