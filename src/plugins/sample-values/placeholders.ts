import type {ValueName} from './client/values';

/** A part of a sample that a reader's own value can replace. */
export interface Placeholder {
  start: number;
  end: number;
  /** The values that fit, the preferred one first. */
  names: ValueName[];
}

/**
 * Patterns of placeholders, the values that fit, and the languages in which a pattern doesn't count. JSON
 * is a response, whose fields must agree with each other: an Android app of a group.
 */
const rules: [pattern: RegExp, names: ValueName[], except?: string[]][] = [
  // The owner of an app is a group in most cases.
  [
    /(?<=\/users\/|(?:OWNER_NAME|_USER)(?:=|: )["']?|owner_name: |OwnerName(?: = |\()["']|[Aa]uthor:(?: |@)"|user: "|--user )example-group(?![\w-])/g,
    ['owner', 'group'],
    ['json'],
  ],
  [/(?<![\w-])example-group(?![\w-])/g, ['group']],
  [/(?<=\/users\/)example-user(?=\/platforms\/)/g, ['owner'], ['json']],
  [/(?<![\w-])example-workspace(?![\w-])/g, ['workspace']],
  // In these languages, only a name in quotes is an app's. Others are packages of source code.
  [/(?<![\w.-])com\.example\.app(?![\w-])/g, ['app'], ['java', 'kotlin', 'groovy']],
  [
    /(?<=^[^"'\n]*["'](?:[^"'\n]*["'][^"'\n]*["'])*[^"'\n]*)(?<![\w.-])com\.example\.app(?![\w-])/gm,
    ['app'],
  ],
  [/(?<=\/api\/\S*\/platforms\/|PLATFORM="?)android(?![\w-])/g, ['platform'], ['json']],
  [/(?<!\w)0123456789abcdef0123456789abcdef01234567(?!\w)/g, ['page']],
];

/** Returns the placeholders of a sample, in order. Where several rules match, the first one counts. */
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
