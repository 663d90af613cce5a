import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
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

/** A component that stands as a block; `remark-mdx` adds it to the nodes of Markdown. */
export type MdxJsxFlowElement = RootContentMap['mdxJsxFlowElement'];

/** Reads CommonMark, which is what the description's texts are written in. */
const commonMark = remark();

/**
 * A parameter of a path as the pages write it, as the guides do: `OWNER_NAME` for `owner_name`, which
 * client generators keep as it is.
 */
export const shownName = (name: string): string => name.toUpperCase();

/**
 * The inline Markdown of a text from the description, its paragraphs joined.
 *
 * @throws an error that names the text when it has a list, a block of code, or another block that would be
 *   lost in a sentence.
 */
export function inline(markdown: string): PhrasingContent[] {
  const shown = markdown.replace(/`\{([a-z_]+)\}`/g, (_, name: string) => `\`${shownName(name)}\``);
  const {children} = commonMark.parse(shown);
  const block = children.find(({type}) => type !== 'paragraph' && type !== 'html');
  if (block) {
    const name = {code: 'a block of code', list: 'a list'}[block.type as string] ?? block.type;
    throw new Error(
      `"${markdown.slice(0, 60)}…" has ${name}, which a field's description can't show. Write it in sentences, or on the page of the operation.`,
    );
  }
  return children.flatMap((node, index) => [
    ...(index > 0 ? [{type: 'text', value: ' '} as const] : []),
    ...('children' in node ? (node.children as PhrasingContent[]) : []),
  ]);
}

/** A text as HTML has it. */
export const escape = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const paragraph = (markdown: string, className?: string): Paragraph => ({
  type: 'paragraph',
  children: inline(markdown),
  ...(className && {data: {hProperties: {className: [className]}}}),
});

/** A heading with its id, written as the writers write it. */
export const heading = (depth: 2 | 3, label: string, id: string): Heading => ({
  type: 'heading',
  depth,
  children: [...inline(label), text(` {#${id}}`)],
});

/** A list whose items begin with a term in bold. Items without content are left out. */
export function terms(items: [term: string, content: PhrasingContent[] | undefined][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.flatMap(([term, content]): ListItem[] =>
      content
        ? [
            {
              type: 'listItem',
              spread: false,
              children: [
                {
                  type: 'paragraph',
                  children: [{type: 'strong', children: inline(term)}, text(': '), ...content],
                },
              ],
            },
          ]
        : [],
    ),
  };
}

export const code = (lang: string, value: string, tab?: string): Code => ({
  type: 'code',
  lang,
  meta: tab ? `tab="${tab}"` : null,
  value,
});

/** A piece of inline text with a class for the styles. */
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

/** A table with a header row. */
export function table(head: string[], rows: TableCell[][]): Table {
  const row = (children: TableCell[]): TableRow => ({type: 'tableRow', children});
  return {
    type: 'table',
    children: [row(head.map((label) => cell([text(label)]))), ...rows.map(row)],
  };
}

export type Blocks = BlockContent[];

/**
 * A tree node that renders one of our components (`src/theme/MDXComponents`).
 *
 * @param name - the component's name.
 * @param props - its string properties; undefined ones are left out.
 * @param children - Markdown inside it.
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
