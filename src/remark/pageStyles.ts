import {minifySync} from '@swc/html';
import type {Root, RootContentMap} from 'mdast';
import {visit} from 'unist-util-visit';

/** Minifies the content of a `<style>` element as Docusaurus does with a finished page. */
function minified(css: string): string {
  const {code} = minifySync(Buffer.from(`<style>${css}</style>`), {minifyCss: true});
  return /<style>([\s\S]*?)<\/style>/.exec(code)?.[1] ?? '';
}

/** The text of a string or a template without expressions. */
const stringIn = ({value}: RootContentMap['mdxFlowExpression']): string | undefined =>
  /^\s*(['"`])([^$]*)\1\s*$/.exec(value)?.[2]?.replaceAll('\\`', '`');

/**
 * Remark plugin: minifies the `<style>` elements of a page, because the content security policy has the
 * hash of what is in the finished page, and the browser's script writes the page's own text in its place.
 */
export function pageStyles() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'html') {
        node.value = node.value.replace(
          /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g,
          (_, start: string, css: string, end: string) => start + minified(css) + end,
        );
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'style') {
        const [only, ...more] = (node as RootContentMap['mdxJsxFlowElement']).children;
        const css = only?.type === 'mdxFlowExpression' ? stringIn(only) : undefined;
        if (css !== undefined && more.length === 0) {
          node.children = [{type: 'text', value: minified(css)}] as unknown as typeof node.children;
        }
      }
    });
  };
}
