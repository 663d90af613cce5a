import type {ValueName} from './client/values';

/** A part of a sample that a reader's own value can replace. */
export interface Placeholder {
  start: number;
  end: number;
  /** The values that can replace the placeholder, in the order of preference. */
  names: ValueName[];
}

/**
 * Patterns of placeholders, the values that can replace them, and the languages in which a pattern doesn't
 * apply. A JSON sample is a response about an Android app of a group, so that its fields must agree.
 */
const rules: [pattern: RegExp, names: ValueName[], except?: string[]][] = [
  // After these words, the name is an app's owner, which is a group in most cases.
  [
    /(?<=\/users\/|(?:OWNER_NAME|_USER)(?:=|: )["']?|owner_name: |OwnerName(?: = |\()["']|[Aa]uthor:(?: |@)"|user: "|--user )example-group(?![\w-])/g,
    ['owner', 'group'],
    ['json'],
  ],
  [/(?<![\w-])example-group(?![\w-])/g, ['group']],
  [/(?<=\/users\/)example-user(?=\/platforms\/)/g, ['owner'], ['json']],
  [/(?<![\w-])example-workspace(?![\w-])/g, ['workspace']],
  // In these languages, only a name in quotes is an app's. A name without quotes is a package of source code.
  [/(?<![\w.-])com\.example\.app(?![\w-])/g, ['app'], ['java', 'kotlin', 'groovy']],
  [
    /(?<=^[^"'\n]*["'](?:[^"'\n]*["'][^"'\n]*["'])*[^"'\n]*)(?<![\w.-])com\.example\.app(?![\w-])/gm,
    ['app'],
  ],
  [/(?<=\/api\/\S*\/platforms\/|PLATFORM="?)android(?![\w-])/g, ['platform'], ['json']],
  [/(?<!\w)0123456789abcdef0123456789abcdef01234567(?!\w)/g, ['page']],
];

/** Returns the placeholders of a sample, in order. If several rules match at a place, the first rule applies. */
export const placeholdersIn = (code: string, language: string): Placeholder[] =>
  rules
    .filter(([, , except]) => !except?.includes(language))
    .flatMap(([pattern, names]) =>
      [...code.matchAll(pattern)].map(({0: {length}, index: start}) => {
        return {start, end: start + length, names};
      }),
    )
    .sort((a, b) => a.start - b.start)
    .filter(({start}, index, all) => start !== all[index - 1]?.start);
