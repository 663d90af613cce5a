import type {ValueName} from './client/values';

/** A part of a sample that a reader's own value can replace. */
export interface Placeholder {
  start: number;
  end: number;
  /** The values that can stand there; the first that the reader has filled in does. */
  names: ValueName[];
}

/**
 * What is a placeholder, and of which values, but not in which languages. JSON is what the server
 * returns: its fields agree with each other, and with a group that owns an Android app.
 */
const rules: [pattern: RegExp, names: ValueName[], except?: string[]][] = [
  // The owner of an app usually is a group.
  [
    /(?<=\/users\/|(?:OWNER_NAME|_USER)(?:=|: )["']?|owner_name: |OwnerName(?: = |\()["']|[Aa]uthor:(?: |@)"|user: "|--user )example-group(?![\w-])/g,
    ['owner', 'group'],
    ['json'],
  ],
  [/(?<![\w-])example-group(?![\w-])/g, ['group']],
  [/(?<=\/users\/)example-user(?=\/platforms\/)/g, ['owner'], ['json']],
  [/(?<![\w-])example-workspace(?![\w-])/g, ['workspace']],
  // Outside of quotes, these languages have the package of the source code.
  [/(?<![\w.-])com\.example\.app(?![\w-])/g, ['app'], ['java', 'kotlin', 'groovy']],
  [
    /(?<=^[^"'\n]*["'](?:[^"'\n]*["'][^"'\n]*["'])*[^"'\n]*)(?<![\w.-])com\.example\.app(?![\w-])/gm,
    ['app'],
  ],
  [/(?<=\/api\/\S*\/platforms\/|PLATFORM="?)android(?![\w-])/g, ['platform'], ['json']],
  [/(?<!\w)0123456789abcdef0123456789abcdef01234567(?!\w)/g, ['page']],
];

/** Finds the placeholders of a sample, from its start to its end. The first rule about a place holds. */
export function placeholdersIn(code: string, language: string): Placeholder[] {
  const places = new Map<number, Placeholder>();
  for (const [pattern, names] of rules.filter(([, , except]) => !except?.includes(language))) {
    for (const {0: text, index: start} of code.matchAll(pattern)) {
      if (!places.has(start)) {
        places.set(start, {start, end: start + text.length, names});
      }
    }
  }
  return [...places.values()].sort((a, b) => a.start - b.start);
}
