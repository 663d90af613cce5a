import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  Html,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContentMap,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';

/** A component that is a block. `remark-mdx` adds this type to the nodes of Markdown. */
export type MdxJsxFlowElement = RootContentMap['mdxJsxFlowElement'];

/** Parses CommonMark, the format of texts in an OpenAPI description. */
const commonMark = remark();

/** Returns the name of a path parameter as pages display the name: `OWNER_NAME` for `owner_name`. */
export const displayName = (name: string): string => name.toUpperCase();

/**
 * Parses a text as inline Markdown. Joins the text's paragraphs with a space, and replaces `{owner_name}`
 * with `OWNER_NAME`.
 *
 * @throws an error when the text has HTML, a list, a code block, or another block, which would be lost.
 */
export function inline(markdown: string): PhrasingContent[] {
  const {children} = commonMark.parse(
    markdown.replace(/`\{([a-z_]+)\}`/g, (_, name: string) => `\`${displayName(name)}\``),
  );
  visit({type: 'root', children}, 'html', ({value}: Html) => {
    if (!value.startsWith('<!--')) {
      throw new Error(
        `"${markdown.slice(0, 60)}…" has the HTML ${value}, which isn't shown. Write it as code, \`${value}\`, or use Markdown.`,
      );
    }
  });
  const block = children.find(({type}) => type !== 'paragraph' && type !== 'html');
  if (block) {
    const name = {code: 'a code block', list: 'a list'}[block.type as string] ?? block.type;
    throw new Error(
      `"${markdown.slice(0, 60)}…" has ${name}, which doesn't fit in a sentence or a table cell. Write it as sentences, or move it to a page.`,
    );
  }
  return children.flatMap((node, index) => [
    ...(index > 0 ? [{type: 'text', value: ' '} as const] : []),
    ...('children' in node ? (node.children as PhrasingContent[]) : []),
  ]);
}

/** Escapes a text for HTML. */
export const escapeHtml = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const paragraph = (markdown: string, className?: string): Paragraph => ({
  type: 'paragraph',
  children: inline(markdown),
  ...(className && {data: {hProperties: {className: [className]}}}),
});

/** Returns a heading with its id in Docusaurus' notation, `{#id}`. */
export const heading = (depth: 2 | 3, label: string, id: string): Heading => ({
  type: 'heading',
  depth,
  children: [...inline(label), text(` {#${id}}`)],
});

/** Returns a list whose items begin with a term in bold. Skips items without content. */
export function termList(items: [term: string, content: PhrasingContent[] | undefined][]): List {
  const item = (term: string, content: PhrasingContent[]): ListItem => {
    const strong: PhrasingContent = {type: 'strong', children: inline(term)};
    const children = [strong, text(': '), ...content];
    return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
  };
  return {
    type: 'list',
    spread: false,
    children: items.flatMap(([term, content]) => (content ? [item(term, content)] : [])),
  };
}

export const code = (lang: string, value: string, tab?: string): Code => ({
  type: 'code',
  lang,
  meta: tab ? `tab="${tab}"` : null,
  value,
});

/** Returns inline text in a `<span>` with a class. */
export const span = (className: string, value: string): PhrasingContent =>
  ({
    type: 'text',
    value,
    data: {hName: 'span', hProperties: {className: [className]}},
  }) as PhrasingContent;

export const cell = (children: PhrasingContent[], className?: string): TableCell => ({
  type: 'tableCell',
  children,
  ...(className && {data: {hProperties: {className: className.split(' ')}}}),
});

/** Returns a table with a header row. */
export function table(head: string[], rows: TableCell[][]): Table {
  const row = (children: TableCell[]): TableRow => ({type: 'tableRow', children});
  return {
    type: 'table',
    children: [row(head.map((label) => cell([text(label)]))), ...rows.map(row)],
  };
}

export type Blocks = BlockContent[];

/**
 * Returns a node that renders an element or a component of `src/theme/MDXComponents`.
 *
 * @param props - string properties. Undefined properties are skipped.
 */
export function component(
  name: string,
  props: Record<string, string | undefined>,
  children: (BlockContent | DefinitionContent | PhrasingContent)[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}
