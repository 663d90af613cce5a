import type {
  BlockContent,
  Code,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  RootContentMap,
} from 'mdast';
import {fenceMeta, parseDiagram} from '../../lib/markdown/fenceMeta';
import {text, type MdxJsxFlowElement} from '../../lib/markdown/nodes';
import {textOf, titleAndId} from '../../lib/markdown/read';

/** Plain Markdown that replaces a component. Without `plain`, the component's children are converted. */
declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    plain?: RootContent[];
  }
  interface MdxJsxTextElementData {
    plain?: RootContent[];
  }
}

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});

function code({lang, meta, value}: Code): RootContent[] {
  const block: Code = {type: 'code', lang, meta: null, value};
  if (lang === 'mermaid') {
    const {title, description, source} = parseDiagram(value);
    return [paragraph(strong(title)), paragraph(text(description)), {...block, value: source}];
  }
  const {tab, title} = fenceMeta(meta);
  const file: PhrasingContent[] = title ? [{type: 'inlineCode', value: title}] : [];
  if (tab) {
    const named = title ? [strong(tab), text(' ('), ...file, text(')')] : [strong(tab)];
    return [paragraph(...named), block];
  }
  return title ? [paragraph(...file), block] : [block];
}

/** Returns a string attribute of an element, also in the notation `{'text'}`; an empty string if missing. */
function attribute({attributes}: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string {
  const value = attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  )?.value;
  return typeof value === 'string' ? value : (stringOf(value?.value ?? '') ?? '');
}

/** Returns the value of a string expression: `'text'`, `"text"`, or a template without expressions. */
function stringOf(expression: string): string | undefined {
  const [, , text] = /^\s*(['"`])([\s\S]*)\1\s*$/.exec(expression) ?? [];
  return text?.includes('${') ? undefined : text?.replace(/\\(['"`\\$])/g, '$1');
}

/** Converts an expression of MDX: a string to its text, a comment to nothing, another to its source. */
function expression({
  type,
  value,
}: RootContentMap['mdxFlowExpression' | 'mdxTextExpression']): RootContent[] {
  const code = value.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim();
  const content = code && (stringOf(code) ?? `{${value.trim()}}`);
  if (!content) {
    return [];
  }
  return [type === 'mdxFlowExpression' ? paragraph(text(content)) : text(content)];
}

const isInline = ({type}: RootContent): boolean =>
  /^(?:text|emphasis|strong|delete|link|image|inlineCode|break|\w+Reference)$/.test(type);

/** Wraps inline nodes between blocks in paragraphs. */
function wrapInline(nodes: RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (isInline(node)) {
      if (!open) {
        open = paragraph();
        blocks.push(open);
      }
      open.children.push(node as PhrasingContent);
    } else {
      open = undefined;
      blocks.push(node);
    }
  }
  return blocks;
}

/** Returns the label of a tab, the title of a notice, or the summary of details; nothing for other elements. */
function labelOf(node: MdxJsxFlowElement): RootContent[] {
  const names = {TabItem: ['label', 'value'], Admonition: ['title'], details: ['summary']}[
    node.name ?? ''
  ];
  const label = names?.map((name) => attribute(node, name)).find(Boolean);
  return label ? [paragraph(strong(label))] : [];
}

/**
 * Returns a function that converts a page's tree to plain Markdown. Converts tabs to blocks with a label
 * above, notices to blockquotes, and diagrams to their title, description, and source. Removes front matter
 * and ids of headings, and makes URLs absolute.
 *
 * @param absolute - resolves a link of the page to an absolute URL.
 * @param partials - trees of the Markdown files that the page imports, by the names of their
 *   components.
 * @param themeTexts - texts of Docusaurus' theme in the page's language, which has the names of notices.
 */
export function plainMarkdown(
  absolute: (url: string) => string,
  partials: ReadonlyMap<string, Nodes[]> = new Map(),
  themeTexts: Record<string, string> = {},
) {
  const convertAll = (nodes: Nodes[]) => nodes.flatMap(convert);
  const element = ({
    name,
    data,
    children,
  }: RootContentMap['mdxJsxFlowElement' | 'mdxJsxTextElement']): RootContent[] =>
    ['script', 'style', 'head', 'Head'].includes(name ?? '')
      ? []
      : convertAll(data?.plain ?? partials.get(name ?? '') ?? children);
  const inline = (nodes: Nodes[]) => convertAll(nodes) as PhrasingContent[];

  function notice({name, children}: Extract<Nodes, {type: 'containerDirective'}>): RootContent {
    const title = themeTexts[`theme.admonition.${name}`] ?? name;
    const label = title.charAt(0).toUpperCase() + title.slice(1);
    const [first, ...rest] = children;
    const [head, body] =
      first?.type === 'paragraph' && first.data?.directiveLabel
        ? [paragraph(strong(`${label}:`), text(' '), ...inline(first.children)), rest]
        : [paragraph(strong(label)), children];
    return {type: 'blockquote', children: [head, ...(convertAll(body) as BlockContent[])]};
  }

  function convert(node: Nodes): RootContent[] {
    switch (node.type) {
      case 'code':
        return code(node);
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return expression(node);
      case 'mdxJsxFlowElement':
        return node.name === 'summary'
          ? [paragraph(strong(textOf(node)))]
          : [...labelOf(node), ...wrapInline(element(node))];
      case 'mdxJsxTextElement':
        return node.name === 'summary' ? [paragraph(strong(textOf(node)))] : element(node);
      case 'html':
        return /^\s*<(?:style|script)\b/.test(node.value) ? [] : [node];
      case 'containerDirective':
        return [notice(node)];
      case 'textDirective':
        // A colon in running text, such as a time of day.
        return [text(`:${node.name}`), ...convertAll(node.children)];
      case 'heading':
        return [{...node, children: inline(titleAndId(node).title)}];
      default:
        return [
          {
            ...node,
            ...('url' in node && {url: absolute(node.url)}),
            ...('children' in node && {children: convertAll(node.children)}),
          } as RootContent,
        ];
    }
  }

  return (tree: Root): Root => ({...tree, children: convertAll(tree.children)});
}
