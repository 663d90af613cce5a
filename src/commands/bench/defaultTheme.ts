/** The site's content with Docusaurus' own theme and client, for comparison. */
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';

const [, {docs, blog}] = site.presets![0] as [string, {docs: PluginOptions; blog: object}];

const markdown = {
  // Without the plugins that have options, because there is no Markdown mirror.
  beforeDefaultRemarkPlugins: docs.beforeDefaultRemarkPlugins.filter(
    (plugin) => typeof plugin === 'function',
  ),
  // Without the plugin that highlights code in the build: Docusaurus' theme highlights code in the browser.
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
    ['classic', {docs: {...docs, ...markdown}, blog: {...blog, ...markdown}, pages: false}],
  ],
};

export default config;
