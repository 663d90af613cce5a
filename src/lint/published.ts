import {createRequire} from 'node:module';
import type {TextlintRuleModule} from '@textlint/types';
import {moduleOf, ruleFor} from './rule';

const load = createRequire(__filename);

type Rules = Record<string, TextlintRuleModule>;
type Options = Record<string, unknown> | boolean;

interface Preset {
  rules: Record<string, unknown>;
  rulesConfig: Record<string, Options>;
}

/** Rules of the Japanese preset that differ from its own settings; `false` switches one off. */
const japaneseOptions: Record<string, Options> = {
  // 。 ends sentences; items of lists, cells and lines before a sample or a list may end without.
  'ja-no-mixed-period': false,
  // Lists and tables use である or noun endings, running text です・ます: writing rules of the site.
  'no-mix-dearu-desumasu': {
    preferInHeader: '',
    preferInBody: 'ですます',
    preferInList: '',
    strict: false,
  },
  // Two に or で in one sentence are often the natural wording; a reader judges that better.
  'no-doubled-joshi': false,
  // About 80 characters are the aim; product names in Latin letters make some sentences longer.
  // A directive below a sentence is no part of it.
  'sentence-length': {max: 150, skipPatterns: ['/^\\s*:{2,}.*$/m']},
  // A list of four things is written with three 、 or more.
  'max-ten': {max: 7},
  // 「することもできます」 is how another way is offered; one 「を行う」 holds several nouns.
  'ja-no-redundant-expression': {
    dictOptions: {dict2: {disabled: true}, dict5: {disabled: true}, dict6: {disabled: true}},
  },
  // または is in each of two sentences that give alternatives.
  'no-doubled-conjunction': false,
  // Hexadecimal digits: a to f.
  'ja-unnatural-alphabet': {allow: ['a', 'f']},
};

/** Rules of the Google developer documentation style that this site does not follow, or that misjudge. */
const offGoogle = [
  // Takes an acronym at a sentence's end ("over HTTPS. Then") for one that is written with periods.
  'abbreviations',
  // Wants fastlane, curl and iOS with a capital where they begin a line.
  'capitalization',
  // Wants the colon after a bold term bold, too, and a small letter after it, in names as well.
  'colons',
  // Takes an introduction for an item of a series. The table of terms has a narrower rule.
  'commas',
  // Reports question marks. Exclamation marks are in the table of terms.
  'exclamation-points',
  // Takes an object in the plural ("put keys into issues, repositories") for a possessor.
  'possessives',
  // Takes two apostrophes with a quotation between them for quotation marks.
  'quotation-marks',
  // Reports names that have a slash, such as the permission "Add/Invite User".
  'slashes',
  // Forbids this site's own terms: administrator, user name, sign-in, application in a path. The
  // useful part of its list is in the table of terms.
  'word-list',
];

/** Words that this site writes on purpose, as their owners or its own table of terms have them. */
const ownTerms = [
  'user[- ]name(s)?',
  'cURL',
  'meta[- ]data',
  '(?<=(?:\\w+[^.?!])? )base64\\b',
  'ZIP',
  'readme(s)?',
  // An "id" is also a keyword of Gradle, a "website" is not this site.
  'ID',
  "id['’]?s",
  'SDK',
  're[- ]export(s|ing|ed)?',
  'command ?line tool(s)?',
  'built ?in(s)?',
  'web[- ]?site(s)?',
];

/** What write-good judges, where this site judges otherwise. */
const writeGood = {
  // "There is" is how a page says that a thing exists.
  thereIs: false,
  so: false,
  // To give and take rights is meant literally here.
  cliches: false,
  // The passive is right where no one needs to know who acts.
  passive: false,
  // "Only", "several" and "mostly" are facts about the service as often as they are hedges.
  weasel: false,
  adverb: false,
  tooWordy: false,
};

/**
 * The rules of a preset, each under its own name, for one language.
 *
 * @param name - the package.
 * @param off - names of rules that are left out.
 */
function presetRules(code: string, name: string, prefix: string, off: string[]) {
  const {rules, rulesConfig} = moduleOf<Preset>(load(name));
  const names = Object.keys(rules).filter((name) => !off.includes(name));
  return {
    rules: Object.fromEntries(
      names.map((rule) => [
        prefix + rule,
        // List items end in 体言止め or plain form in one list and in ですます in the next.
        ruleFor(
          code,
          () => moduleOf(rules[rule]),
          (message) => message.startsWith('箇条書き: '),
        ),
      ]),
    ),
    options: Object.fromEntries(
      names.map((name) => [prefix + name, rulesConfig[name] ?? true] as const),
    ),
  };
}

const google = presetRules(
  'en',
  '@textlint-rule/textlint-rule-preset-google',
  'google-',
  offGoogle,
);
const japanese = presetRules(
  'ja',
  'textlint-rule-preset-ja-technical-writing',
  'ja-',
  Object.keys(japaneseOptions).filter((name) => japaneseOptions[name] === false),
);

/** Published rules, each for the pages of its language. */
export const publishedRules: Rules = {
  ...google.rules,
  terminology: ruleFor('en', () => moduleOf(load('textlint-rule-terminology'))),
  'write-good': ruleFor('en', () => moduleOf(load('textlint-rule-write-good'))),
  ...japanese.rules,
};

/** Their options; what judges style rather than errors warns. */
export const publishedOptions: Record<string, Options> = {
  ...google.options,
  terminology: {skip: ['Strong', 'BlockQuote'], exclude: ownTerms},
  'write-good': writeGood,
  ...japanese.options,
  ...Object.fromEntries(
    Object.entries(japaneseOptions)
      .filter(([, options]) => options !== false)
      .map(([name, options]) => [`ja-${name}`, options]),
  ),
};
