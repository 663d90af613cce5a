import matter from 'gray-matter';

/** Something in front matter that YAML reads in another way than a writer means. */
export interface FrontMatterProblem {
  /** Line of the file. */
  line: number;
  message: string;
}

/** Front matter of a Markdown file, as Docusaurus reads it. */
export interface FrontMatter {
  /** Empty where the file has none, or where it can't be read. */
  data: Record<string, unknown>;
  /** The two `---` lines and what is between them; empty where the file has none. */
  head: string;
  problems: FrontMatterProblem[];
  /** Line of a key in the file; 1 for one that isn't there. */
  lineOfKey(key: string): number;
}

/** Values that are texts, also where YAML reads a number or a Boolean: a question can be `404`. */
const textKeys = ['title', 'description', 'sidebar_label', 'slug'];
const textListKeys = ['keywords', 'questions'];

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The lines of front matter in which YAML reads something else than what is written there. */
function misread(lines: string[], data: Record<string, unknown>): FrontMatterProblem[] {
  const problems: FrontMatterProblem[] = [];
  let key = '';
  for (const [index, text] of lines.entries()) {
    const [, name, ofKey] = /^([\w-]+):(?:[ \t]+(.*))?$/.exec(text) ?? [];
    key = name ?? key;
    const item = /^\s*- +(.*)$/.exec(text)?.[1];
    const value = (name === undefined ? item : ofKey)?.trim() ?? '';
    const isText = name === undefined ? textListKeys.includes(key) : textKeys.includes(key);
    const add = (message: string) => problems.push({line: index + 2, message});
    if (name === 'slug' && value.replace(/['"]/g, '').endsWith('.html')) {
      add('Hosts redirect addresses that end in ".html". Leave the ending out of the slug.');
    }
    const comment = /^[^'"[{|>#&*!][^'"]*?\s(#.*)$/.exec(value)?.[1];
    if (comment) {
      add(
        `YAML reads "${comment}" as a comment. Put the text in quotes, ${quoted(value)}, or the comment on a line of its own.`,
      );
    } else if (isText && value && !/^['"[{|>#]/.test(value)) {
      const read = name === undefined ? readScalar(value) : data[key];
      if (read !== null && typeof read !== 'string' && String(read) !== value) {
        add(
          `YAML reads ${value} as ${kindOf(read)}, not as text. Put it in quotes: ${quoted(value)}.`,
        );
      }
    }
  }
  return problems;
}

const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** Front matter in which numbers and Booleans that stand for texts are texts. */
function asTexts(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (textKeys.includes(key)) {
        return [key, asText(value)];
      }
      return [key, textListKeys.includes(key) && Array.isArray(value) ? value.map(asText) : value];
    }),
  );
}

function readScalar(value: string): unknown {
  try {
    return matter(`---\nvalue: ${value}\n---\n`, {}).data.value;
  } catch {
    return '';
  }
}

const kindOf = (value: unknown): string =>
  value instanceof Date ? 'a date' : typeof value === 'object' ? 'a mapping' : `a ${typeof value}`;

/** What to do about an error of the YAML parser, whose own words name characters that writers don't see. */
function adviceOn(line: string): string {
  const [, start = '', value = ''] = /^(\s*- +|\s*[\w-]+: +)(.*)$/.exec(line) ?? [];
  return value && !/^['"|>]/.test(value)
    ? ` Put the text in quotes: ${start.trimStart()}${quoted(value)}`
    : ' Correct its indentation, colons, and quotes.';
}

/**
 * Reads the front matter of a Markdown file with Docusaurus' parser. It never throws, so that a check can
 * report a file that the build refuses.
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
    // An option turns off the parser's cache, which would return nothing for a file that failed before.
    const data: unknown = matter(head.replaceAll('\r', ''), {}).data;
    if (data === null || typeof data !== 'object' || Array.isArray(data)) {
      const message = 'The front matter is no list of "key: value" lines. Write title: and a text.';
      return {...result, data: {}, problems: [{line: 2, message}]};
    }
    const known = data as Record<string, unknown>;
    return {...result, data: asTexts(known), problems: misread(lines.slice(0, -2), known)};
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number}};
    const index = Math.min(Math.max(0, (mark?.line ?? 1) - 1), lines.length - 1);
    const message = `The front matter is not YAML: ${reason ?? (error as Error).message}.${adviceOn(lines[index] ?? '')}`;
    return {...result, data: {}, problems: [{line: index + 2, message}]};
  }
}
