import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {fail} from '../lib/markdown/fail';
import {fenceMeta} from '../lib/markdown/fenceMeta';
import {component} from '../lib/markdown/nodes';

/**
 * Makes a remark plugin for fenced blocks that follow one another and carry the same key. A value that
 * stands alone or twice in a set fails the build.
 *
 * @param around - name of the element that a set becomes.
 * @param advice - what a set needs.
 * @param made - makes the element of the blocks and their values.
 */
const sets =
  (
    key: 'tab' | 'lang',
    around: string,
    advice: string,
    made: (blocks: Code[], values: string[]) => MdxJsxFlowElement,
  ) =>
  () =>
  (tree: Root, file: {path: string}) => {
    const valueOf = (node: Code | undefined) =>
      node?.type === 'code' ? fenceMeta(node.meta)[key] : undefined;
    visit(tree, (node) => {
      const {children} = node as {children?: Code[]};
      if (!children || (node as MdxJsxFlowElement).name === around) {
        return SKIP;
      }
      for (let start = 0; start < children.length; start += 1) {
        const rest = children.slice(start).map(valueOf);
        const end = rest.findIndex((value) => !value);
        const values = rest.slice(0, end < 0 ? undefined : end) as string[];
        if (values.length === 0) {
          continue;
        }
        if (new Set(values).size < Math.max(values.length, 2)) {
          const written = values.join('", "');
          fail(file.path, children[start]!, `Fenced blocks with ${key}="${written}": ${advice}`);
        }
        const blocks = children.slice(start, start + values.length);
        (children as RootContent[]).splice(start, values.length, made(blocks, values));
      }
      return undefined;
    });
  };

/** Alternatives, `tab="Label"`, become one set of tabs. */
export const codeTabs = sets(
  'tab',
  'Tabs',
  'a set needs two or more different labels. Put the alternatives next to each other, and a sentence between two sets.',
  (blocks, labels) => {
    // The same labels anywhere on the site are the same choice, which is remembered.
    const groupId = [...labels]
      .sort()
      .join('-')
      .toLowerCase()
      .replace(/[^a-z\d-]+/g, '');
    const items = blocks.map((block, index) =>
      component('TabItem', {value: labels[index]!.toLowerCase(), label: labels[index]!}, [block]),
    );
    return component('Tabs', {groupId}, items);
  },
);

/**
 * The same text in several languages, `lang="en"`, `lang="ja"`: side by side where there is room. Each
 * says its language, which a screen reader needs to read it aloud.
 */
export const sideBySide = sets(
  'lang',
  'div',
  'a set needs the same text in two or more different languages. Put the languages next to each other, and a sentence between two sets.',
  (blocks, languages) =>
    component(
      'div',
      {className: 'languages'},
      blocks.map((block, index) => component('div', {lang: languages[index]}, [block])),
    ),
);
