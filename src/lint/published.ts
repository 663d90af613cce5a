import {createRequire} from 'node:module';
import type {TextlintRuleModule} from '@textlint/types';
import {moduleOf, ruleFor} from './rule';
import {readTable} from './tables';

const load = createRequire(__filename);

/** The language whose rules are wanted; an editor's server wants those of all. */
const wanted = process.env.LINT_LANGUAGE;

type Options = Record<string, unknown> | boolean;

interface Preset {
  rules: Record<string, unknown>;
  rulesConfig: Record<string, Options>;
}

/** Where this site judges otherwise than a preset (published.yaml says how and why). */
interface Differences {
  off: string[];
  style: string[];
  options?: Record<string, Options>;
}

interface Tables {
  google: Differences;
  'ja-technical-writing': Differences;
  terminology: Options;
  'write-good': Options;
}

const table = readTable<Tables>('published.yaml');

type Rules = [name: string, rule: TextlintRuleModule, options: Options][];

/**
 * The rules of a preset, each under its own name, for one language.
 *
 * @param name - the package.
 */
function presetRules(
  code: string,
  name: string,
  prefix: string,
  {off, style, options = {}}: Differences,
): Rules {
  const {rules, rulesConfig} = moduleOf<Preset>(load(name));
  return Object.keys(rules)
    .filter((rule) => !off.includes(rule))
    .map((rule) => {
      const own = options[rule] ?? rulesConfig[rule] ?? true;
      return [
        prefix + rule,
        // List items end in 体言止め or plain form in one list and in ですます in the next.
        ruleFor(
          code,
          () => moduleOf(rules[rule]),
          (message) => message.startsWith('箇条書き: '),
        ),
        style.includes(rule) ? {...(typeof own === 'object' ? own : {}), severity: 'warning'} : own,
      ];
    });
}

const single = (name: 'terminology' | 'write-good'): Rules[number] => [
  name,
  ruleFor('en', () => moduleOf(load(`textlint-rule-${name}`))),
  table[name],
];

const byLanguage: Record<string, () => Rules> = {
  en: () => [
    ...presetRules('en', '@textlint-rule/textlint-rule-preset-google', 'google-', table.google),
    single('terminology'),
    single('write-good'),
  ],
  ja: () =>
    presetRules(
      'ja',
      'textlint-rule-preset-ja-technical-writing',
      'ja-',
      table['ja-technical-writing'],
    ),
};

// A preset brings dictionaries, which take longer to load than most pages to check.
const all = Object.entries(byLanguage)
  .filter(([code]) => !wanted || code === wanted)
  .flatMap(([, rules]) => rules());

/** Published rules, each for the pages of its language. */
export const publishedRules = Object.fromEntries(all.map(([name, rule]) => [name, rule]));

/** Their options; what judges style rather than errors warns. */
export const publishedOptions = Object.fromEntries(all.map(([name, , options]) => [name, options]));
