/** Key under which the browser stores the reader's values. */
export const valuesKey = 'sample-values';

/** Values that a reader can fill in, in the order of the form. API keys aren't among them, because samples read keys from variables. */
export const valueNames = ['group', 'owner', 'workspace', 'app', 'platform', 'page'] as const;
export type ValueName = (typeof valueNames)[number];
export type SampleValues = Partial<Record<ValueName, string>>;

/** Reason why samples can't contain a value. */
export type Refusal = 'name' | 'long' | 'word' | 'key';
type Rules = [pattern: RegExp, refusal: Refusal][];

/** A value that matches all patterns needs neither quotes nor escapes in any language of the samples. */
const nameRules: Rules = [
  [/^[a-z\d](?:[\w.-]*[a-z\d])?$/i, 'name'],
  [/^.{0,100}$/, 'long'],
  // Refuses words that YAML reads as numbers, dates, or truth values.
  [
    /^(?!(?:[\d._-]+(?:e[\d._-]*)?|0[xob][\da-f_]+|true|false|yes|no|on|off|y|n|null|nan)$)/i,
    'word',
  ],
];
const otherRules: Partial<Record<ValueName, Rules>> = {
  platform: [[/^(?:android|ios)$/, 'name']],
  page: [[/^[\da-f]{40}$/, 'key']],
};

/** Returns the reason why samples can't contain a value; undefined if samples can. */
export const refusalOf = (name: ValueName, value: string): Refusal | undefined =>
  (otherRules[name] ?? nameRules).find(([pattern]) => !pattern.test(value))?.[1];

/** Parses stored values. Drops values that the form refuses, because any page of the origin can store values. */
export function parseValues(text: string | null): SampleValues {
  try {
    const stored = Object(JSON.parse(text ?? '{}')) as SampleValues;
    const entries = valueNames.map((name) => [name, stored[name]] as const);
    return Object.fromEntries(
      entries.filter(([name, value]) => typeof value === 'string' && !refusalOf(name, value)),
    );
  } catch {
    return {};
  }
}
