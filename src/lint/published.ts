import {createRequire} from 'node:module';
import type {TextlintRuleModule} from '@textlint/types';
import {ruleFor} from './rule';
import {readTable} from './tables';

const load = createRequire(__filename);

type Options = Record<string, unknown> | boolean;

/** A package of rules, and where this site judges otherwise (published.yaml says how and why). */
interface Published {
  language: string;
  package: string;
  prefix?: string;
  off?: string[];
  style?: string[];
  options?: Record<string, Options>;
}

interface Preset {
  rules: Record<string, unknown>;
  rulesConfig: Record<string, Options>;
}

/** Published rules come as ES modules and as CommonJS, so what was meant may be below `default`. */
function moduleOf<Module>(loaded: unknown): Module {
  let module = loaded as {default?: unknown};
  while (module.default) {
    module = module.default;
  }
  return module as Module;
}

/** The rules of a package, each under its own name. */
function rulesOf(
  name: string,
  {language, package: from, prefix = '', off = [], style = [], options = {}}: Published,
): [name: string, rule: TextlintRuleModule, options: Options][] {
  const module = moduleOf<Preset | TextlintRuleModule>(load(from));
  const {rules, rulesConfig} =
    'rules' in module
      ? module
      : {rules: {[name]: module}, rulesConfig: {} as Preset['rulesConfig']};
  return Object.keys(rules)
    .filter((rule) => !off.includes(rule))
    .map((rule) => {
      const own = options[rule] ?? rulesConfig[rule] ?? true;
      return [
        prefix + rule,
        ruleFor(language, moduleOf(rules[rule])),
        style.includes(rule) ? {...(typeof own === 'object' ? own : {}), severity: 'warning'} : own,
      ];
    });
}

// A run for the pages of one language names it: packages bring dictionaries, which take longer to load than
// most pages to check. An editor's server wants the rules of all languages.
const wanted = process.env.LINT_LANGUAGE;
const all = Object.entries(readTable<Record<string, Published>>('published.yaml'))
  .filter(([, {language}]) => !wanted || language === wanted)
  .flatMap(([name, published]) => rulesOf(name, published));

/** Published rules, each for the pages of its language. */
export const publishedRules = Object.fromEntries(all.map(([name, rule]) => [name, rule]));

/** Their options; what judges style rather than errors warns. */
export const publishedOptions = Object.fromEntries(all.map(([name, , options]) => [name, options]));
