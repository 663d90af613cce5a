import path from 'node:path';
import type {Node, Root} from 'mdast';
import {readFrontMatter, type FrontMatterProblem} from '../lib/frontMatter';
import {parseMarkdown, replaceInValues} from '../lib/markdown/read';
import {isPartial, placeOf, type Kind} from '../site/contentPath';
import {variablesIn} from '../site/variables';

/** The repository's root. Not `process.cwd()`, because an editor's server may run in another folder. */
export const root = path.resolve(__dirname, '../..');

/** A documentation page, a release note, or a product's release notes, in one language. */
export interface Page {
  /** Path from the repository's root. */
  file: string;
  /** Code of the page's language. */
  language: string;
  kind: Kind;
  /** Path of the English file, which is the same for all translations. */
  key: string;
  source: string;
  /** Parsed front matter; empty when it is missing or not YAML. */
  frontMatter: Record<string, unknown>;
  /** Syntax errors of the front matter, and values whose parsed form differs from the written text. */
  frontMatterProblems: FrontMatterProblem[];
  /** Returns the line of a front matter key in the file; 1 for a key that is missing. */
  lineOfKey(key: string): number;
  /** The syntax tree with the file's positions, parsed on first use; empty after a syntax error. */
  readonly tree: Root;
  /** The reason why the tree is empty. */
  readonly syntaxError?: FrontMatterProblem;
}

/** Returns the line of an offset in a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(0, offset)).split('\n').length;

/** Returns the offset at which a line of a text begins. */
export const offsetOf = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, {length}) => sum + length + 1, 0);

/** Replaces `{{` and `}}` while a page is parsed. No page contains this letter. */
const placeholder = 'ɘɘ';

/**
 * Parses a page into the tree of the build, which fills in variables before parsing. Replaces the braces of
 * variables with letters, because bold text beside a brace can begin or end elsewhere than beside a letter.
 * There are as many letters as braces, so that positions are the file's.
 */
function parsePage(file: string, source: string): Root {
  let text = source;
  for (const {text: variable, offset} of variablesIn(source, file)) {
    if (variable.startsWith('{{') && !/\s/.test(variable)) {
      const word = placeholder + variable.slice(2, -2) + placeholder;
      text = text.slice(0, offset) + word + text.slice(offset + word.length);
    }
  }
  const tree = parseMarkdown(text, file.endsWith('.mdx') ? 'mdx' : 'md');
  const replaced = new RegExp(`${placeholder}([\\w.]+)${placeholder}`, 'g');
  replaceInValues(tree, (value) => value.replace(replaced, '{{$1}}'));
  return tree;
}

/** Parses a page, or returns the place and the message of its syntax error. */
function tryParse(file: string, source: string): Pick<Page, 'tree' | 'syntaxError'> {
  try {
    return {tree: parsePage(file, source)};
  } catch (error) {
    const {line, message} = error as Error & {line?: number | null};
    // For an unclosed element, MDX gives the line only in the message.
    const at = line ?? Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1);
    return {
      tree: {type: 'root', children: []},
      syntaxError: {line: at, message: `The page is not MDX: ${message}`},
    };
  }
}

/** Converts a date that YAML has parsed to the text in the front matter. */
const dateText = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value;

const missingFrontMatter: FrontMatterProblem = {
  line: 1,
  message: 'The file does not start with front matter between two "---" lines.',
};

/**
 * Reads a file of the content.
 *
 * @param file - path from the repository's root.
 * @returns null for a file that is no page.
 */
export function readPage(file: string, source: string): Page | null {
  const place = placeOf(file);
  if (!place || !/\.mdx?$/.test(file) || isPartial(file)) {
    return null;
  }
  let parsed: ReturnType<typeof tryParse> | undefined;
  const parse = () => (parsed ??= tryParse(file, source));
  const {data, head, problems, lineOfKey} = readFrontMatter(source);
  return {
    file,
    language: place.language,
    kind: place.kind,
    key: place.original,
    source,
    frontMatter: Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, dateText(value)]),
    ),
    frontMatterProblems: head || problems.length > 0 ? problems : [missingFrontMatter],
    lineOfKey,
    get tree() {
      return parse().tree;
    },
    get syntaxError() {
      return parse().syntaxError;
    },
  };
}

/** Returns the offsets at which a node begins and ends in the file. */
export const rangeOf = ({position}: Node): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
