import type {BlockContent, Code, Nodes, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {described, fenceMeta} from '../../lib/markdown/fenceMeta';
import {text} from '../../lib/markdown/nodes';
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

/**
 * Remark plugin: turns a page's tree into plain Markdown that any reader or program understands.
 * Alternatives in tabs become blocks with a label before them, notices block quotes, drawings their
 * title, description and source; front matter and heading ids go; URLs become absolute.
 *
 * @param absolute - makes an absolute URL of a link target of the page.
 */
export function plain(absolute: (url: string) => string) {
  const convertAll = (nodes: Nodes[]) => nodes.flatMap(convert);
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
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return node.name === 'summary'
          ? [paragraph(strong(textOf(node)))]
          : convertAll(node.data?.plain ?? node.children);
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
