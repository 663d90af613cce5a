import matter from 'gray-matter';

/** A line of front matter that YAML can't parse, or whose parsed value differs from the written text. */
export interface FrontMatterProblem {
  /** Line of the file. */
  line: number;
  message: string;
}

/** Front matter of a Markdown file, as Docusaurus reads it. */
export interface FrontMatter {
  /** Empty if the file has no front matter, or if YAML can't parse the front matter. */
  data: Record<string, unknown>;
  /** The two `---` lines and the lines between them; empty if the file has no front matter. */
  head: string;
  problems: FrontMatterProblem[];
  /** Returns the line of a key in the file; 1 for a missing key. */
  lineOfKey(key: string): number;
}

/** Keys whose values are texts, even where YAML reads a number or Boolean: a question can be `404`. */
const textKeys = ['title', 'description', 'sidebar_label', 'slug'];
const textListKeys = ['keywords', 'questions'];

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`;

function readScalar(value: string): unknown {
  try {
    return matter(`---\nvalue: ${value}\n---\n`, {}).data.value;
  } catch {
    return '';
  }
}

const typeName = (value: unknown): string =>
  value instanceof Date ? 'a date' : typeof value === 'object' ? 'a mapping' : `a ${typeof value}`;

/** Reports lines whose parsed value differs from the written text. */
function findMisreadLines(lines: string[], data: Record<string, unknown>): FrontMatterProblem[] {
  const problems: FrontMatterProblem[] = [];
  let key = '';
  for (const [index, text] of lines.entries()) {
    const [, name, valueOfKey] = /^([\w-]+):(?:[ \t]+(.*))?$/.exec(text) ?? [];
    key = name ?? key;
    const item = /^\s*- +(.*)$/.exec(text)?.[1];
    const value = (name === undefined ? item : valueOfKey)?.trim() ?? '';
    const isText = (name === undefined ? textListKeys : textKeys).includes(key);
    const report = (message: string) => problems.push({line: index + 2, message});
    if (name === 'slug' && value.replace(/['"]/g, '').endsWith('.html')) {
      report('Hosts redirect addresses that end in ".html". Leave the ending out of the slug.');
    }
    const comment = /^[^'"[{|>#&*!][^'"]*?\s(#.*)$/.exec(value)?.[1];
    if (comment) {
      report(
        `YAML reads "${comment}" as a comment. Put the text in quotes, ${quote(value)}, or the comment on a line of its own.`,
      );
    } else if (isText && value && !/^['"[{|>#]/.test(value)) {
      const read = name === undefined ? readScalar(value) : data[key];
      if (read !== null && typeof read !== 'string' && String(read) !== value) {
        report(
          `YAML reads ${value} as ${typeName(read)}, not as text. Put it in quotes: ${quote(value)}.`,
        );
      }
    }
  }
  return problems;
}

const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** Converts the numbers and Booleans of keys whose values are texts. */
const withTexts = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const isList = textListKeys.includes(key) && Array.isArray(value);
      return [key, isList ? value.map(asText) : textKeys.includes(key) ? asText(value) : value];
    }),
  );

/** Returns the fix for a line that isn't YAML, because the parser's message contains no fix. */
function adviceOn(line: string): string {
  const [, start = '', value = ''] = /^(\s*- +|\s*[\w-]+: +)(.*)$/.exec(line) ?? [];
  return value && !/^['"|>]/.test(value)
    ? ` Put the text in quotes: ${start.trimStart()}${quote(value)}`
    : ' Correct its indentation, colons, and quotes.';
}

/**
 * Reads the front matter of a Markdown file with Docusaurus' parser. Never throws, so that a check
 * can report a file that the build refuses.
 *
 * @param source - the whole file, with any line ends and with or without a byte-order mark.
 */
export function readFrontMatter(source: string): FrontMatter {
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  const [head = ''] =
    /^---[ \t]*\r?\n(?:[\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/.exec(source.slice(start)) ?? [];
  const lines = head.split(/\r?\n/).slice(1);
  const lineOfKey = (key: string) => {
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 2;
  };
  const result = {head: source.slice(0, start) + head, lineOfKey};
  if (!head) {
    const isOpen = /^---[ \t]*\r?\n/.test(source.slice(start));
    const message = 'The front matter has no end. Close it with a line "---".';
    return {...result, head: '', data: {}, problems: isOpen ? [{line: 1, message}] : []};
  }
  try {
    // The empty options turn off gray-matter's cache, which returns nothing for a file that failed before.
    const data: unknown = matter(head.replaceAll('\r', ''), {}).data;
    if (data === null || typeof data !== 'object' || Array.isArray(data)) {
      const message = 'The front matter is no list of "key: value" lines. Write title: and a text.';
      return {...result, data: {}, problems: [{line: 2, message}]};
    }
    const values = data as Record<string, unknown>;
    return {
      ...result,
      data: withTexts(values),
      problems: findMisreadLines(lines.slice(0, -2), values),
    };
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number}};
    const index = Math.min(Math.max(0, (mark?.line ?? 1) - 1), lines.length - 1);
    const message = `The front matter is not YAML: ${reason ?? (error as Error).message}.${adviceOn(lines[index] ?? '')}`;
    return {...result, data: {}, problems: [{line: index + 2, message}]};
  }
}
