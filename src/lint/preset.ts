import type {TextlintRuleModule} from './pageRule';
import {publishedOptions, publishedRules} from './published';
import {troubleshootingPage} from './checks/troubleshootingIds';
import {ci} from './rules/ci';
import {emphasis} from './rules/emphasis';
import {frontMatter} from './rules/frontMatter';
import {headings} from './rules/headings';
import {identityRule} from './rules/identity';
import {labels} from './rules/labels';
import {links} from './rules/links';
import {misreadMarkdown, reasons} from './rules/markdown';
import {releaseNote} from './rules/releaseNote';
import {samples} from './rules/samples';
import {screens} from './rules/screens';
import {terms} from './rules/terms';
import {translated} from './rules/translated';
import {toolVersions} from './rules/versions';

/** The textlint rules of a page, in the order in which a writer fixes their findings. */
export const rules: Record<string, TextlintRuleModule> = {
  'front-matter': frontMatter,
  misread: misreadMarkdown,
  headings,
  screens,
  'release-note': releaseNote,
  troubleshooting: troubleshootingPage,
  emphasis,
  labels,
  links,
  identity: identityRule,
  versions: toolVersions,
  translated,
  terms,
  samples,
  ci,
  reasons,
  ...publishedRules,
};

/** Options of the rules; `true` switches a rule on. */
export const rulesConfig: Record<string, unknown> = {
  ...Object.fromEntries(Object.keys(rules).map((name) => [name, true])),
  ...publishedOptions,
};
