import type {Heading, Node, PhrasingContent, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {SKIP, visit} from 'unist-util-visit';

const processor = remark().use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);

const mdxProcessor = remark()
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm);

/** A letter that no page uses. */
const letter = 'ɵ';

/** MDX as its parser takes it: Docusaurus allows ids of headings and HTML comments, too. */
const asMdx = (source: string): string =>
  source
    .replace(/^(#{1,6}[^\n]*)\{#([^}\n]*)\}/gm, `$1${letter}#$2${letter}`)
    .replace(/<!--([\s\S]*?)-->/g, '{/* $1*/}');

/** Replaces something in all strings of a tree: values, URLs, and attributes. */
export function replaceInValues(tree: Root, replace: (value: string) => string): void {
  const inside = (holder: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'string') {
        holder[key] = replace(value);
      }
    }
  };
  visit(tree, (node) => {
    inside(node as unknown as Record<string, unknown>);
    if ('attributes' in node && node.attributes) {
      inside(node.attributes as Record<string, unknown>);
    }
  });
}

/**
 * Reads Markdown as Docusaurus does: CommonMark, or MDX, with tables, directives and front matter.
 *
 * @param source - a whole file, so that positions are the file's lines.
 * @param format - `mdx` for a file that ends so.
 * @throws an error (a `VFileMessage` with a `line`) of MDX that can't be read.
 */
export function parseMarkdown(source: string, format: 'md' | 'mdx' = 'md'): Root {
  const tree =
    format === 'md' ? processor.parse(source) : (mdxProcessor.parse(asMdx(source)) as Root);
  if (format === 'mdx' || source.includes('\r')) {
    const id = new RegExp(`${letter}#([^${letter}]*)${letter}`, 'g');
    replaceInValues(tree, (value) => value.replaceAll('\r\n', '\n').replace(id, '{#$1}'));
  }
  return tree;
}

/** First line of a node. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/**
 * The plain text of a node as a reader sees it: no ids of headings, no formatting.
 * `without` names kinds of nodes that are left out.
 */
export function textOf(node: Node, without: readonly string[] = []): string {
  const item = node as RootContent & {children?: RootContent[]};
  if (without.includes(item.type)) {
    return '';
  }
  if (item.type === 'textDirective') {
    // A colon in running text ("12:30"), which Docusaurus shows as it stands.
    return `:${item.name}${item.children.map((child) => textOf(child, without)).join('')}`;
  }
  if (item.children) {
    const text = item.children.map((child) => textOf(child, without)).join('');
    return item.type === 'heading' ? text.replace(/\s*\{#[^}]*\}$/, '') : text;
  }
  return 'value' in item && item.type !== 'html' ? item.value : '';
}

/**
 * A file in which only its prose is left, at its own lines and columns: everything else is blanked
 * out, so that a word's line is the file's.
 *
 * @param without - kinds of nodes whose text does not count, such as `strong` for UI labels.
 * @param filler - what stands for a character that is no prose.
 */
export function proseOf(
  source: string,
  tree: Root,
  without: readonly string[] = [],
  filler = ' ',
): string {
  const kept: [number, number][] = [];
  visit(tree, (node) => {
    if (without.includes(node.type)) {
      return SKIP;
    }
    if (node.type === 'text' && node.position) {
      kept.push([node.position.start.offset!, node.position.end.offset!]);
    }
    return undefined;
  });
  let prose = '';
  let end = 0;
  const blank = (text: string) => text.replace(/[^\n]/g, filler);
  for (const [start, stop] of kept) {
    prose += blank(source.slice(end, start)) + source.slice(start, stop);
    end = stop;
  }
  return (prose + blank(source.slice(end))).replace(/\{#[^}\n]*\}/g, blank);
}

/** Takes the id, `{#id}`, off the end of a heading. */
export function titleAndId({children}: Heading): {title: PhrasingContent[]; id: string} {
  const last = children.at(-1);
  const [, before, id] =
    (last?.type === 'text' && /^([\s\S]*?)\s*\{#([^}]*)\}$/.exec(last.value)) || [];
  return id === undefined
    ? {title: children, id: ''}
    : {
        title: [
          ...children.slice(0, -1),
          ...(before ? [{type: 'text' as const, value: before}] : []),
        ],
        id,
      };
}
