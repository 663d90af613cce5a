import type {Heading, Node, PhrasingContent, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {SKIP, visit} from 'unist-util-visit';

const base = remark().use(remarkFrontmatter).use(remarkDirective).freeze();
const processors = {md: base().use(remarkGfm), mdx: base().use(remarkMdx).use(remarkGfm)};

/** Replaces the braces of a heading's id, because MDX parses braces as code. No page uses this letter. */
const braceSubstitute = 'ɵ';

/** Converts two additions of Docusaurus to MDX, ids of headings and HTML comments, to plain MDX. */
const toPlainMdx = (source: string): string =>
  source
    .replace(/^(#{1,6}[^\n]*)\{#([^}\n]*)\}/gm, `$1${braceSubstitute}#$2${braceSubstitute}`)
    .replace(/<!--([\s\S]*?)-->/g, '{/* $1*/}');

/** Applies a function to all strings of a tree: values, URLs, and attributes. */
export function replaceInValues(tree: Root, replace: (value: string) => string): void {
  visit(tree, (node) => {
    const attributes = 'attributes' in node ? (node.attributes ?? {}) : {};
    for (const holder of [node, attributes] as unknown as Record<string, unknown>[]) {
      for (const [key, value] of Object.entries(holder)) {
        if (typeof value === 'string') {
          holder[key] = replace(value);
        }
      }
    }
  });
}

/**
 * Parses Markdown as Docusaurus does: CommonMark or MDX with tables, directives, and front matter.
 *
 * @param source - a whole file, so that positions are the file's lines.
 * @param format - `mdx` for a file with that ending.
 * @throws a `VFileMessage` with a `line` when MDX can't be parsed.
 */
export function parseMarkdown(source: string, format: 'md' | 'mdx' = 'md'): Root {
  const tree = processors[format].parse(format === 'md' ? source : toPlainMdx(source)) as Root;
  if (format === 'mdx' || source.includes('\r')) {
    const id = new RegExp(`${braceSubstitute}#([^${braceSubstitute}]*)${braceSubstitute}`, 'g');
    replaceInValues(tree, (value) => value.replaceAll('\r\n', '\n').replace(id, '{#$1}'));
  }
  return tree;
}

/** Returns the first line of a node. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/**
 * Returns the text of a node as readers see it, without formatting and ids of headings.
 *
 * @param without - types of nodes to skip.
 */
export function textOf(node: Node, without: readonly string[] = []): string {
  const item = node as RootContent & {children?: RootContent[]};
  if (without.includes(item.type)) {
    return '';
  }
  const text = item.children?.map((child) => textOf(child, without)).join('');
  switch (item.type) {
    case 'textDirective':
      // A colon in running text ("12:30"), which Docusaurus shows unchanged.
      return `:${item.name}${text}`;
    case 'heading':
      return text!.replace(/\s*\{#[^}]*\}$/, '');
    case 'html':
      return '';
    default:
      return text ?? ('value' in item ? item.value : '');
  }
}

/**
 * Returns the source of a file after overwriting everything but the prose, so that each word of the prose
 * keeps its line and column.
 *
 * @param without - types of nodes whose text isn't prose, such as `strong` for UI labels.
 * @param filler - the character that replaces each other character.
 */
export function proseOf(
  source: string,
  tree: Root,
  without: readonly string[] = [],
  filler = ' ',
): string {
  const ranges: [start: number, end: number][] = [];
  visit(tree, (node) => {
    if (without.includes(node.type)) {
      return SKIP;
    }
    if (node.type === 'text' && node.position) {
      ranges.push([node.position.start.offset!, node.position.end.offset!]);
    }
    return undefined;
  });
  let prose = '';
  let end = 0;
  const blank = (text: string) => text.replace(/[^\n]/g, filler);
  for (const range of ranges) {
    prose += blank(source.slice(end, range[0])) + source.slice(...range);
    end = range[1];
  }
  return (prose + blank(source.slice(end))).replace(/\{#[^}\n]*\}/g, blank);
}

/** Separates a heading's title from its id, `{#id}`. Returns an empty id for a heading without one. */
export function titleAndId({children}: Heading): {title: PhrasingContent[]; id: string} {
  const last = children.at(-1);
  const [, value, id] =
    (last?.type === 'text' && /^([\s\S]*?)\s*\{#([^}]*)\}$/.exec(last.value)) || [];
  if (id === undefined) {
    return {title: children, id: ''};
  }
  const before = children.slice(0, -1);
  return {title: value ? [...before, {type: 'text', value}] : before, id};
}
