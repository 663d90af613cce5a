import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {PluginConfig} from '@docusaurus/types';
import {remarkPlugins as siteRemarkPlugins} from './markdown';
import {directives} from './markdown/directives';
import {feature as apiReference} from './plugins/api-reference';
import {feature as hosting} from './plugins/hosting';
import {feature as markdownMirror} from './plugins/markdown-mirror';
import {feature as phoneCheck} from './plugins/phone-check';
import {feature as pictures} from './plugins/pictures';
import {feature as releaseNotes} from './plugins/release-notes';
import {feature as sampleValues} from './plugins/sample-values';
import {feature as search} from './plugins/search';
import {feature as status} from './plugins/status';
import {feature as translations} from './plugins/translations';
import {feature as troubleshooting} from './plugins/troubleshooting';

type RemarkPlugins = PluginOptions['beforeDefaultRemarkPlugins'];

/** What a feature adds to the site: the door of its folder, `index.ts`, exports one of these. */
export interface Feature {
  /** What happens around a build. */
  plugin: PluginConfig;
  /** Remark plugins that write Markdown, such as a table in place of a directive. */
  remarkPlugins?: RemarkPlugins;
  /** Remark plugins that run after those of all features, on Markdown without directives. */
  lateRemarkPlugins?: RemarkPlugins;
  /** Its part of the classic preset's options: each of the plugins there belongs to one feature. */
  preset?: Preset.Options;
  /** Style sheets of its part of every page, from the top of the repository. */
  styles?: string[];
}

/**
 * Every feature, once. To remove one, delete its folder and its lines here. The order says in which
 * order their remark plugins and style sheets follow each other.
 */
export const features: Feature[] = [
  apiReference,
  releaseNotes,
  troubleshooting,
  // Before what turns Markdown into components, because it keeps a page's Markdown.
  markdownMirror,
  phoneCheck,
  pictures,
  sampleValues,
  search,
  status,
  translations,
  hosting,
];

/** All that is added to Markdown before Docusaurus' own remark plugins, in order. */
export const remarkPlugins = [
  ...features.flatMap((feature) => feature.remarkPlugins ?? []),
  directives,
  ...features.flatMap((feature) => feature.lateRemarkPlugins ?? []),
  ...siteRemarkPlugins,
];

/** What features add to the options of the classic preset. */
export const preset: Preset.Options = Object.assign(
  {},
  ...features.map((feature) => feature.preset),
);
