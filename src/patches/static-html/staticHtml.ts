import type {Element, ElementContent, Root, RootContent} from 'hast';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
import {outward} from '../../site/outward';
import {component} from '../../markdown/jsx';

const names = (list: string) => new Set(list.split(' '));

/** Blocks that become HTML, when nothing in them needs a component. */
const blocks = names('blockquote dd dl dt li ol p table tbody td th thead tr ul');

/** What may be in them: elements that look the same with and without the theme's components. */
const inBlocks = new Set([...blocks, ...names('a br code del em hr kbd s span strong sub sup')]);

/** Attributes that a block may have beside its class: parts of a table do. */
const plain = names('dataLabel role');

/** Elements of which the theme changes the class, or does so for some. */
const themed = names('a li ol ul');

/** Blocks in which a line break between two children means nothing. */
const containers = names('dl ol table tbody thead tr ul');

const isBreak = (node: RootContent) => node.type === 'text' && /^\s*\n\s*$/.test(node.value);

/** Whether an address needs no base of a language, which the link component would add. */
const isFinal = (href: string, baseUrl: string) =>
  /^(#|https?:|mailto:)/.test(href) || (href.startsWith(baseUrl) && !href.startsWith('//'));

function isStatic(node: ElementContent, baseUrl: string): boolean {
  if (node.type !== 'element') {
    return node.type === 'text';
  }
  const {className, href, ...others} = node.properties;
  return (
    inBlocks.has(node.tagName) &&
    Object.keys(others).every((name) => plain.has(name) && !themed.has(node.tagName)) &&
    !(className && themed.has(node.tagName)) &&
    (href === undefined || isFinal(String(href), baseUrl)) &&
    node.children.every((child) => isStatic(child, baseUrl))
  );
}

/** A block as the component that renders it from its HTML; its links as the link component writes them. */
function withHtml({tagName, properties, children}: Element, baseUrl: string) {
  visit({type: 'root', children} as Root, 'element', ({properties: link}) => {
    const href = String(link.href ?? '');
    if (href.startsWith('/')) {
      link.href = applyTrailingSlash(href, {trailingSlash: false, baseUrl});
    } else if (/^[a-z]+:/.test(href)) {
      Object.assign(link, outward);
    }
  });
  const html = toHtml(children);
  const attributes = {
    className: (properties.className as string[] | undefined)?.join(' '),
    role: properties.role as string | undefined,
  };
  return tagName === 'table'
    ? component('Table', {...attributes, html})
    : component('StaticHtml', {
        as: tagName,
        ...attributes,
        label: properties.dataLabel as string | undefined,
        html,
      });
}

/**
 * Rehype plugin: text that needs no component, which is most of a page, becomes HTML that the browser
 * takes as it is (`StaticHtml.tsx`), so that neither the first load nor a navigation walks
 * through each word in bold. It runs last.
 *
 * @param options.baseUrl - of the language that is built.
 */
export function staticHtml({baseUrl}: {baseUrl: string}) {
  return (tree: Root) => {
    tree.children = tree.children.filter((node) => !isBreak(node));
    visit(tree, 'element', (node) => {
      if (containers.has(node.tagName)) {
        node.children = node.children.filter((child) => !isBreak(child));
      }
    });
    visit(tree, 'element', (node, index, parent) => {
      const isText = node.children.every(({type}) => type === 'text');
      if (blocks.has(node.tagName) && !isText && isStatic(node, baseUrl)) {
        parent!.children[index!] = withHtml(node, baseUrl) as Element['children'][number];
        return SKIP;
      }
      return undefined;
    });
  };
}
