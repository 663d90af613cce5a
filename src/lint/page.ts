import path from 'node:path';
import type {Node, Root} from 'mdast';
import {readFrontMatter, type FrontMatterProblem} from '../lib/frontMatter';
import {parseMarkdown, replaceInValues} from '../lib/markdown/read';
import {isPartial, placeOf, type Kind} from '../site/contentPath';
import {variablesIn} from '../site/variables';

/** The repository: an editor's server may run in another folder. */
export const root = path.resolve(__dirname, '../..');

/** A documentation page, a release note, or a product's release notes, in one language. */
export interface Page {
  /** Path from the repository's root. */
  file: string;
  /** Code of its language. */
  language: string;
  kind: Kind;
  /** Path of the English file: the same for all twins. */
  key: string;
  source: string;
  /** Front matter as data; empty when it is missing or not YAML. */
  frontMatter: Record<string, unknown>;
  /** Why the front matter cannot be read, or what YAML reads in another way than it is written. */
  frontMatterProblems: FrontMatterProblem[];
  /** Line of a front matter key in the file; 1 for one that is not there. */
  lineOfKey(key: string): number;
  /**
   * The file's syntax tree, parsed once, when it is first asked for; positions are the file's. Empty where
   * it can't be read.
   */
  readonly tree: Root;
  /** Why there is no tree, once it has been asked for. */
  syntaxError?: FrontMatterProblem;
}

/** Line on which an offset of a text stands, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(0, offset)).split('\n').length;

/** Offset at which a line of a text begins. */
export const offsetOf = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, {length}) => sum + length + 1, 0);

/** Another letter that no page uses. */
const letter = 'ɘ';

/**
 * Parses a file as the build does, which fills in variables first: Markdown treats braces as
 * punctuation, so bold text next to them would begin and end elsewhere. Letters of the same length
 * stand for them meanwhile, so positions are the file's.
 */
function parsePage(file: string, source: string): Root {
  const twice = letter.repeat(2);
  let text = source;
  for (const {text: written, offset} of variablesIn(source, file)) {
    if (written.startsWith('{{') && !/\s/.test(written)) {
      const stand = twice + written.slice(2, -2) + twice;
      text = text.slice(0, offset) + stand + text.slice(offset + written.length);
    }
  }
  const tree = parseMarkdown(text, file.endsWith('.mdx') ? 'mdx' : 'md');
  const stand = new RegExp(`${twice}([\\w.]+)${twice}`, 'g');
  replaceInValues(tree, (value) =>
    value.includes(letter) ? value.replace(stand, '{{$1}}') : value,
  );
  return tree;
}

/** A date as it is written: YAML reads it as one. */
const dateText = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value;

/**
 * Reads one file of the content.
 *
 * @param file - path from the repository's root.
 * @returns null for a file that is no page.
 */
export function readPage(file: string, source: string): Page | null {
  const place = placeOf(file);
  if (!place || !/\.mdx?$/.test(file) || isPartial(file)) {
    return null;
  }
  let parsed: Root | undefined;
  const {data, head, problems, lineOfKey} = readFrontMatter(source);
  const missing = {
    line: 1,
    message: 'The file does not start with front matter between two "---" lines.',
  };
  return {
    file,
    language: place.language,
    kind: place.kind,
    key: place.original,
    source,
    frontMatter: Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, dateText(value)]),
    ),
    frontMatterProblems: head || problems.length > 0 ? problems : [missing],
    lineOfKey,
    get tree() {
      try {
        parsed ??= parsePage(file, source);
      } catch (error) {
        const {line, message} = error as Error & {line?: number | null};
        // An element without an end has its place in the message only.
        const at = line ?? Number(/\((\d+):\d+-/.exec(message)?.[1] ?? 1);
        this.syntaxError = {line: at, message: `The page is not MDX: ${message}`};
        parsed = {type: 'root', children: []};
      }
      return parsed;
    },
  };
}

/** Where a node begins and ends in the file. */
export const rangeOf = ({position}: Node): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** The id at the end of a heading, `{#id}`; undefined for one without. */
export const headingId = (node: Node): string | undefined => {
  const last = 'children' in node ? (node.children as Node[]).at(-1) : undefined;
  return last?.type === 'text'
    ? /\s\{#([^}]*)\}$/.exec((last as Node & {value: string}).value)?.[1]
    : undefined;
};
