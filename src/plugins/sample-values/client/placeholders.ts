/**
 * The values that every sample has in place of its reader's own, and what a reader can put there. The
 * build marks the samples that have one (`../index.ts`); the browser fills them in
 * (`yourValues.tsx`). Keys of the API aren't among them: samples read them from variables.
 */

/** Where the browser keeps the reader's values. */
export const valuesKey = 'sample-values';

/** What a reader can fill in, in the order of the form. */
export const valueNames = ['group', 'owner', 'workspace', 'app', 'platform', 'page'] as const;
export type ValueName = (typeof valueNames)[number];
export type SampleValues = Partial<Record<ValueName, string>>;

/** A part of a sample that gives way to a value. */
export interface Edit {
  start: number;
  end: number;
  value: string;
}

/** Why a value can't stand in samples. */
export type Refusal = 'name' | 'long' | 'word' | 'key';

/** Where `example-group` is the owner of an app, which can also be a user: what stands before it. */
const ownerBefore =
  /(?:\/users\/|(?:OWNER_NAME|_USER)(?:=|: )["']?|owner_name: |OwnerName(?: = |\()["']|[Aa]uthor:(?: |@)"|user: "|--user )$/;

/** Languages in which an app's ID outside of quotes is the package of the source code, which stays. */
const withPackages = new Set(['java', 'kotlin', 'groovy']);

const isQuoted = (before: string) =>
  (before.slice(before.lastIndexOf('\n') + 1).match(/["']/g) ?? []).length % 2 === 1;

/**
 * Each stands for one value wherever it is; a sample with something else in its place, such as a
 * fingerprint of 40 digits, has other characters there. JSON is what the server answers: its fields
 * agree with each other, and with a group that owns an Android app.
 */
const placeholders: {
  pattern: RegExp;
  /** The value that a place takes, by what stands before it; null where it stays as it is. */
  nameOf: (before: string, language: string) => ValueName | null;
}[] = [
  {
    pattern: /(?<![\w-])example-group(?![\w-])/g,
    nameOf: (before, language) =>
      language !== 'json' && ownerBefore.test(before) ? 'owner' : 'group',
  },
  {
    pattern: /(?<=\/users\/)example-user(?=\/platforms\/)/g,
    nameOf: (_, language) => (language === 'json' ? null : 'owner'),
  },
  {pattern: /(?<![\w-])example-workspace(?![\w-])/g, nameOf: () => 'workspace'},
  {
    pattern: /(?<![\w.-])com\.example\.app(?![\w-])/g,
    nameOf: (before, language) => (withPackages.has(language) && !isQuoted(before) ? null : 'app'),
  },
  {
    pattern: /(?<=\/api\/\S*\/platforms\/|PLATFORM="?)android(?![\w-])/g,
    nameOf: (_, language) => (language === 'json' ? null : 'platform'),
  },
  {pattern: /(?<!\w)0123456789abcdef0123456789abcdef01234567(?!\w)/g, nameOf: () => 'page'},
];

function places(code: string, language: string): {start: number; end: number; name: ValueName}[] {
  return placeholders
    .flatMap(({pattern, nameOf}) =>
      [...code.matchAll(pattern)].flatMap(({0: {length}, index}) => {
        const name = nameOf(code.slice(0, index), language);
        return name ? [{start: index, end: index + length, name}] : [];
      }),
    )
    .sort((a, b) => a.start - b.start);
}

/**
 * Whether a sample has a place for a reader's own value.
 *
 * @param language - of its fenced block.
 */
export const hasPlaceholder = (code: string, language: string): boolean =>
  places(code, language).length > 0;

/**
 * What changes in a sample with a reader's values, from its start to its end. The group stands for the
 * owner, who usually is the group, where the sample has a group.
 *
 * @param language - of its fenced block.
 */
export function editsOf(code: string, language: string, values: SampleValues): Edit[] {
  return places(code, language).flatMap(({name, ...place}) => {
    const isGroup = code.startsWith('example-group', place.start);
    const value = values[name] ?? (isGroup ? values.group : undefined);
    return value ? [{...place, value}] : [];
  });
}

/** Characters that mean nothing but themselves in a shell, a URL, and a text of any language. */
const plainName = /^[a-z\d](?:[\w.-]*[a-z\d])?$/i;

/** What YAML and its kin read as a number, a date, or a truth value when it isn't quoted. */
const otherThanText =
  /^(?:[\d._-]+(?:e[\d._-]*)?|0[xob][\da-f_]+|true|false|yes|no|on|off|y|n|null|nan)$/i;

/**
 * Why a value can't stand in samples; null when it can. Only what needs no quotes and no escapes in any
 * of their languages is accepted, so that a sample with it always means what it says.
 */
export function refusalOf(name: ValueName, value: string): Refusal | null {
  if (name === 'platform') {
    return value === 'android' || value === 'ios' ? null : 'name';
  }
  if (name === 'page') {
    return /^[\da-f]{40}$/.test(value) ? null : 'key';
  }
  if (!plainName.test(value)) {
    return 'name';
  }
  if (value.length > 100) {
    return 'long';
  }
  return otherThanText.test(value) ? 'word' : null;
}

/**
 * The values in a stored text. What isn't a value, or can't stand in samples, is left out: anything that
 * runs on the same origin could have written the text.
 */
export function parseValues(text: string | null): SampleValues {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  return Object.fromEntries(
    valueNames.flatMap((name) => {
      const value = (stored as SampleValues | null)?.[name];
      return typeof value === 'string' && !refusalOf(name, value) ? [[name, value]] : [];
    }),
  );
}
