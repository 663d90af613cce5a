import type {TextlintKernelRule} from '@textlint/kernel';

type Options = Record<string, unknown> | boolean;

type Unwrapped<Loaded> = Loaded extends {default: infer Inner} ? Unwrapped<Inner> : Loaded;

/** Rules come as ES modules and as CommonJS, so what was meant may be below `default`, even twice. */
export function moduleOf<Loaded>(loaded: Loaded): Unwrapped<Loaded> {
  let module = loaded as {default?: Loaded};
  while (module.default) {
    module = module.default as {default?: Loaded};
  }
  return module as Unwrapped<Loaded>;
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
  'sentence-length': {max: 150},
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
const offGoogle = new Set([
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
]);

async function japaneseRules(): Promise<TextlintKernelRule[]> {
  const {rules, rulesConfig} = moduleOf(await import('textlint-rule-preset-ja-technical-writing'));
  return Object.entries(rules)
    .map(([ruleId, rule]) => ({
      ruleId,
      rule: moduleOf(rule),
      options: japaneseOptions[ruleId] ?? rulesConfig[ruleId] ?? true,
    }))
    .filter(({options}) => options !== false);
}

async function englishRules(): Promise<TextlintKernelRule[]> {
  const [googlePreset, terminology, writeGood] = await Promise.all([
    import('@textlint-rule/textlint-rule-preset-google'),
    import('textlint-rule-terminology'),
    import('textlint-rule-write-good'),
  ]);
  const {rules: googleRules, rulesConfig: googleOptions} = moduleOf(googlePreset);
  const google = Object.entries(googleRules)
    .filter(([ruleId]) => !offGoogle.has(ruleId))
    .map(([ruleId, rule]) => ({
      ruleId: `google-${ruleId}`,
      rule: moduleOf(rule),
      options: googleOptions[ruleId] ?? true,
    }));
  return [
    ...google,
    {
      ruleId: 'terminology',
      rule: moduleOf(terminology),
      options: {
        skip: ['Strong', 'BlockQuote'],
        // Words that this site writes on purpose: the service's "user name", Android's "meta-data",
        // curl as its author writes it, Base64 as its standard does.
        // An "id" is also a keyword of Gradle, a "website" is not this site.
        exclude: [
          'user[- ]name(s)?',
          'cURL',
          'meta[- ]data',
          '(?<=(?:\\w+[^.?!])? )base64\\b',
          'ZIP',
          'readme(s)?',
          'ID',
          "id['’]?s",
          'SDK',
          're[- ]export(s|ing|ed)?',
          'command ?line tool(s)?',
          'built ?in(s)?',
          'web[- ]?site(s)?',
        ],
      },
    },
    {
      ruleId: 'write-good',
      rule: moduleOf(writeGood),
      options: {
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
      },
    },
  ];
}

const rulesOf: Record<string, () => Promise<TextlintKernelRule[]>> = {
  en: englishRules,
  ja: japaneseRules,
};

/**
 * The rules for a language's prose, loaded when they are first asked for; none for a language for
 * which no one has chosen any.
 */
export const proseRules = async (language: string): Promise<TextlintKernelRule[]> =>
  (await rulesOf[language]?.()) ?? [];
