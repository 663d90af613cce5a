import path from 'node:path';
import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {LineCounter, parseDocument} from 'yaml';
import {parseMarkdown} from '../lib/markdown/read';
import {placeOf, type Kind} from '../site/contentPath';

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
  /** Why the front matter cannot be read. */
  frontMatterError?: {line: number; message: string};
  /** Line of a front matter key in the file; 1 for one that is not there. */
  lineOfKey(key: string): number;
  /** The file's syntax tree, parsed once; positions are the file's. */
  readonly tree: Root;
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

/** A letter that no page uses. */
const letter = 'ɵ';

/**
 * Parses a file as the build does, which fills in variables first: Markdown treats braces as
 * punctuation, so bold text next to them would begin and end elsewhere. Letters of the same length
 * stand for them meanwhile, so positions are the file's.
 */
function parsePage(source: string): Root {
  const tree = parseMarkdown(
    source.replace(/\{\{([\w.]+)\}\}/g, `${letter}${letter}$1${letter}${letter}`),
  );
  const written = new RegExp(`${letter}{2}([\\w.]+)${letter}{2}`, 'g');
  const restore = (holder: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'string' && value.includes(letter)) {
        holder[key] = value.replace(written, '{{$1}}');
      }
    }
  };
  visit(tree, (node) => {
    restore(node as unknown as Record<string, unknown>);
    if ('attributes' in node && node.attributes) {
      restore(node.attributes as Record<string, unknown>);
    }
  });
  return tree;
}

function readFrontMatter(
  source: string,
): Pick<Page, 'frontMatter' | 'frontMatterError' | 'lineOfKey'> {
  const yaml = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1];
  const lines = (yaml ?? '').split('\n');
  const lineOfKey = (key: string) => {
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 2;
  };
  const failed = (line: number, message: string) => ({
    frontMatter: {},
    frontMatterError: {line, message},
    lineOfKey,
  });
  if (yaml === undefined) {
    return failed(1, 'The file does not start with front matter between two "---" lines.');
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter});
  const [error] = document.errors;
  if (error) {
    const why = error.message.split('\n')[0];
    return failed(
      lineCounter.linePos(error.pos[0]).line + 1,
      `The front matter is not YAML: ${why}`,
    );
  }
  const data: unknown = document.toJS();
  return {
    frontMatter: data && typeof data === 'object' ? (data as Record<string, unknown>) : {},
    lineOfKey,
  };
}

/**
 * Reads one file of the content.
 *
 * @param file - path from the repository's root.
 * @returns null for a file that is no page.
 */
export function readPage(file: string, source: string): Page | null {
  const place = placeOf(file);
  if (!place || !/\.mdx?$/.test(file)) {
    return null;
  }
  let parsed: Root | undefined;
  return {
    file,
    language: place.language,
    kind: place.kind,
    key: place.original,
    source,
    ...readFrontMatter(source),
    // Parsed when it is first asked for: most checks of many pages read a few trees.
    get tree() {
      return (parsed ??= parsePage(source));
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
