/** The configuration of the site's content with Docusaurus' own theme and client, for comparison. */
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import site from '../../../docusaurus.config';

const [, {docs, blog}] = site.presets![0] as [string, {docs: PluginOptions; blog: object}];

const markdown = {
  // There is no Markdown mirror (the plugin with an option).
  beforeDefaultRemarkPlugins: docs.beforeDefaultRemarkPlugins.filter(
    (plugin) => typeof plugin === 'function',
  ),
  // Code is highlighted in the browser.
  rehypePlugins: [],
};

const config: Config = {
  ...site,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  clientModules: [],
  headTags: [],
  plugins: [],
  presets: [
    [
      'classic',
      {docs: {...docs, ...markdown}, blog: {...blog, ...markdown}} satisfies Preset.Options,
    ],
  ],
};

export default config;
