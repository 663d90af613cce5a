import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {TextlintRuleModule} from '@textlint/types';
import type {Check} from './content';

const load = createRequire(__filename);
const folder = path.resolve(__dirname, '../plugins');

/**
 * What features ask of content: the `rules` and `checks` of their `lint.ts`, found by its place. A
 * feature's door would load all that a build needs, which takes longer than to check a page.
 */
const asked = fs
  .readdirSync(folder)
  .map((feature) => path.join(folder, feature, 'lint.ts'))
  .filter((file) => fs.existsSync(file))
  .map((file) => load(file) as {rules?: object; checks?: object});

/** Their rules for a page. */
export const featureRules: Record<string, TextlintRuleModule> = Object.assign(
  {},
  ...asked.map(({rules}) => rules),
);

/** Their checks of several files at once. */
export const featureChecks: Record<string, Check> = Object.assign(
  {},
  ...asked.map(({checks}) => checks),
);
