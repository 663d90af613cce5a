import {minifySync} from '@swc/html';
import type {Root, RootContentMap} from 'mdast';
import {visit} from 'unist-util-visit';

/** Minifies the content of a `<style>` element as Docusaurus minifies the finished page. */
function minify(css: string): string {
  const {code} = minifySync(Buffer.from(`<style>${css}</style>`), {minifyCss: true});
  return /<style>([\s\S]*?)<\/style>/.exec(code)?.[1] ?? '';
}

/** Returns the text of an MDX expression if it is a string or a template without expressions. */
const stringIn = ({value}: RootContentMap['mdxFlowExpression']): string | undefined =>
  /^\s*(['"`])([^$]*)\1\s*$/.exec(value)?.[2]?.replaceAll('\\`', '`');

/**
 * Remark plugin that minifies the `<style>` elements of a page. The content security policy has the hashes
 * of the minified styles in the HTML, and React would replace these styles with the text of the source.
 */
export function pageStyles() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'html') {
        node.value = node.value.replace(
          /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g,
          (_, start: string, css: string, end: string) => start + minify(css) + end,
        );
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'style') {
        const [child, ...others] = (node as RootContentMap['mdxJsxFlowElement']).children;
        const css = child?.type === 'mdxFlowExpression' ? stringIn(child) : undefined;
        if (css !== undefined && others.length === 0) {
          node.children = [{type: 'text', value: minify(css)}] as unknown as typeof node.children;
        }
      }
    });
  };
}
