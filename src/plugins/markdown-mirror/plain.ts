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
import {described, fenceMeta} from '../../lib/markdown/fenceMeta';
import {text, type MdxJsxFlowElement} from '../../lib/markdown/nodes';
import {textOf, titleAndId} from '../../lib/markdown/read';

/** A component may bring what it says in plain Markdown; otherwise it only arranges what it contains. */
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
    const {title, description, source} = described(value);
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

/** A string attribute of an element, also where it is written as `{'text'}`. */
function attribute({attributes}: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  const value = found?.value;
  return typeof value === 'string' ? value : (stringOf(value?.value ?? '') ?? '');
}

/** The text of an expression that is a string: `'text'`, `"text"`, or a template without expressions. */
function stringOf(expression: string): string | undefined {
  const [, , text] = /^\s*(['"`])([\s\S]*)\1\s*$/.exec(expression) ?? [];
  return text?.includes('${') ? undefined : text?.replace(/\\(['"`\\$])/g, '$1');
}

/** An expression of MDX: a string is its text, a comment nothing, and any other stays as it is written. */
function expression({
  type,
  value,
}: RootContentMap['mdxFlowExpression' | 'mdxTextExpression']): RootContent[] {
  const code = value.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim();
  const shown = code && (stringOf(code) ?? `{${value.trim()}}`);
  if (!shown) {
    return [];
  }
  return [type === 'mdxFlowExpression' ? paragraph(text(shown)) : text(shown)];
}

const isInline = ({type}: RootContent): boolean =>
  /^(?:text|emphasis|strong|delete|link|image|inlineCode|break|\w+Reference)$/.test(type);

/** Blocks in which words that an element has without a paragraph around them have one. */
function inParagraphs(nodes: RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (isInline(node)) {
      open ??= paragraph();
      open.children.push(node as PhrasingContent);
      if (open.children.length === 1) {
        blocks.push(open);
      }
    } else {
      open = undefined;
      blocks.push(node);
    }
  }
  return blocks;
}

/** What an element of MDX says besides its content: the label of a tab, the title of a notice. */
function labelOf(node: MdxJsxFlowElement): RootContent[] {
  const names = {TabItem: ['label', 'value'], Admonition: ['title'], details: ['summary']}[
    node.name ?? ''
  ];
  const label = names?.map((name) => attribute(node, name)).find(Boolean);
  return label ? [paragraph(strong(label))] : [];
}

/**
 * Remark plugin: turns a page's tree into plain Markdown that any reader or program understands.
 * Alternatives in tabs become blocks with a label before them, notices block quotes, drawings their
 * title, description and source; front matter and heading ids go; URLs become absolute.
 *
 * @param absolute - makes an absolute URL of a link target of the page.
 * @param partials - content of the Markdown files that the page imports, by the names of their components.
 */
export function plain(
  absolute: (url: string) => string,
  partials: ReadonlyMap<string, Nodes[]> = new Map(),
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
    const label = name.charAt(0).toUpperCase() + name.slice(1);
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
          : [...labelOf(node), ...inParagraphs(element(node))];
      case 'mdxJsxTextElement':
        return node.name === 'summary' ? [paragraph(strong(textOf(node)))] : element(node);
      case 'html':
        return /^\s*<(?:style|script)\b/.test(node.value) ? [] : [node];
      case 'containerDirective':
        return [notice(node)];
      case 'textDirective':
        // Not ours: a colon in running text, such as a time of day.
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
