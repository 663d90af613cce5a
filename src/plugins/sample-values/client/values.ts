/** The key under which the browser keeps the reader's values. */
export const valuesKey = 'sample-values';

/** What a reader can fill in, in the order of the form. Not API keys: samples read them from variables. */
export const valueNames = ['group', 'owner', 'workspace', 'app', 'platform', 'page'] as const;
export type ValueName = (typeof valueNames)[number];
export type SampleValues = Partial<Record<ValueName, string>>;

/** Why a value can't stand in samples. */
export type Refusal = 'name' | 'long' | 'word' | 'key';

/** What a value has to match, in order, and why it is refused otherwise. */
type Rules = [pattern: RegExp, refusal: Refusal][];

/** What needs no quotes and no escapes in any language, so that a sample with it means what it says. */
const nameRules: Rules = [
  [/^[a-z\d](?:[\w.-]*[a-z\d])?$/i, 'name'],
  [/^.{0,100}$/, 'long'],
  // Numbers, dates, and truth values of YAML.
  [
    /^(?!(?:[\d._-]+(?:e[\d._-]*)?|0[xob][\da-f_]+|true|false|yes|no|on|off|y|n|null|nan)$)/i,
    'word',
  ],
];
const otherRules: Partial<Record<ValueName, Rules>> = {
  platform: [[/^(?:android|ios)$/, 'name']],
  page: [[/^[\da-f]{40}$/, 'key']],
};

/** Returns why a value can't stand in samples, or undefined. */
export const refusalOf = (name: ValueName, value: string): Refusal | undefined =>
  (otherRules[name] ?? nameRules).find(([pattern]) => !pattern.test(value))?.[1];

/** Returns the values in a stored text that the form accepts: anything on this origin can store one. */
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
