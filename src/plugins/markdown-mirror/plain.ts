import type {BlockContent, Code, Heading, Nodes, Root, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Parent} from 'unist';
import {described, fenceMeta} from '../../markdown/fenceMeta';

/** A node of `jsx.ts` may bring what it says in plain Markdown. */
declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    plain?: RootContent[];
  }
  interface MdxJsxTextElementData {
    plain?: RootContent[];
  }
}

/** Components that only arrange what they contain. */
const wrappers = new Set<string | null>(['div', 'section', 'details', 'Tabs']);

type Component = MdxJsxFlowElement | MdxJsxTextElement;

const text = (value: string): Text => ({type: 'text', value});
const strong = (value: string): RootContent => ({type: 'strong', children: [text(value)]});
const paragraph = (...children: RootContent[]): RootContent => ({
  type: 'paragraph',
  children: children as Text[],
});

function code({lang, meta, value}: Code): RootContent[] {
  const block: RootContent = {type: 'code', lang, meta: null, value};
  if (lang === 'mermaid') {
    const {title, description, source} = described(value);
    return [
      paragraph(strong(title)),
      paragraph(text(description)),
      {...block, value: source} as RootContent,
    ];
  }
  const {tab, title} = fenceMeta(meta);
  const file: RootContent[] = title ? [{type: 'inlineCode', value: title}] : [];
  if (tab) {
    const named = title ? [strong(tab), text(' ('), ...file, text(')')] : [strong(tab)];
    return [paragraph(...named), block];
  }
  return title ? [paragraph(...file), block] : [block];
}

/** Takes the id, `{#id}`, off the end of a heading. */
function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  return last?.type === 'text'
    ? {
        ...heading,
        children: [
          ...heading.children.slice(0, -1),
          text(last.value.replace(/\s*\{#[^}\s]+\}\s*$/, '')),
        ],
      }
    : heading;
}

/**
 * Remark plugin: turns a page's tree into plain Markdown that any reader or program understands.
 * Alternatives in tabs become blocks with a label before them, notices block quotes, drawings their
 * title, description and source; front matter and heading ids go; URLs become absolute.
 *
 * @param absolute - makes an absolute URL of a link target of the page.
 * @throws an error when a component has no plain form, with its name and the fix.
 */
export function plain(absolute: (url: string) => string) {
  function component(node: Component): RootContent[] {
    if (node.data?.plain) {
      return (node.data.plain as RootContent[]).flatMap(convert);
    }
    const label = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label',
    )?.value as string | undefined;
    if (wrappers.has(node.name)) {
      return convertAll(node.children);
    }
    if (node.name === 'summary') {
      return [paragraph(strong(toString(node)))];
    }
    if (node.name === 'TabItem' && label) {
      return [paragraph(strong(label)), ...convertAll(node.children)];
    }
    throw new Error(
      `<${node.name}> has no plain Markdown for the page's mirror. Give its node \`data.plain\`.`,
    );
  }

  function notice(node: Extract<Nodes, {type: 'containerDirective'}>): RootContent {
    const [first, ...rest] = node.children;
    const titled = first?.type === 'paragraph' && first.data?.directiveLabel;
    const label = node.name.charAt(0).toUpperCase() + node.name.slice(1);
    const head = titled
      ? paragraph(strong(`${label}:`), text(' '), ...convertAll(first.children))
      : paragraph(strong(label));
    return {
      type: 'blockquote',
      children: [head, ...convertAll(titled ? rest : node.children)] as BlockContent[],
    };
  }

  function convertAll(nodes: readonly Nodes[]): RootContent[] {
    return nodes.flatMap((node) => convert(node as RootContent));
  }

  function convert(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'code':
        return code(node);
      case 'yaml':
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return component(node);
      case 'containerDirective':
        return [notice(node)];
      case 'leafDirective':
        // An extension of the site expands its directives before; what is left shows as it is written.
        return [paragraph(text(`::${node.name}`))];
      case 'textDirective':
        // Not ours: a colon in running text, such as a time of day.
        return [text(`:${node.name}`), ...convertAll(node.children)];
      case 'heading':
        return [{...withoutId(node), children: convertAll(withoutId(node).children) as Text[]}];
      default: {
        const copy = {...node} as RootContent & Partial<Parent> & {url?: string};
        if (copy.url !== undefined) {
          copy.url = absolute(copy.url);
        }
        if (copy.children) {
          copy.children = convertAll(copy.children as Nodes[]);
        }
        return [copy];
      }
    }
  }

  return (tree: Root): Root => ({...tree, children: convertAll(tree.children)});
}
