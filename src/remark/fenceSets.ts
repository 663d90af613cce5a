import type {Code, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fail} from '../lib/markdown/fail';
import {fenceMeta} from '../lib/markdown/fenceMeta';
import {component, type MdxJsxFlowElement} from '../lib/markdown/nodes';

/**
 * Replaces each set of neighboring fenced blocks that have a key with one element.
 *
 * @param key - the key in the meta strings of the blocks.
 * @param needs - a part of the error message: "a set needs …, and a sentence between two sets".
 * @param elementOf - returns the element for a set of blocks and their values.
 * @throws an error with file and line for a set of one block, or with the same value twice.
 */
function replaceSets(
  key: 'tab' | 'lang',
  needs: string,
  elementOf: (blocks: Code[], values: string[]) => MdxJsxFlowElement,
) {
  const valueOf = (node?: RootContent) =>
    node?.type === 'code' ? fenceMeta(node.meta)[key] : undefined;
  return (tree: Root, file: {path: string}): void => {
    const elements = new Set<unknown>();
    visit(tree, (node) => {
      if (elements.has(node)) {
        return SKIP;
      }
      const children = 'children' in node ? (node.children as RootContent[]) : [];
      for (let start = 0; start < children.length; start += 1) {
        const values: string[] = [];
        for (let value; (value = valueOf(children[start + values.length]));) {
          values.push(value);
        }
        if (values.length === 0) {
          continue;
        }
        if (new Set(values).size < Math.max(values.length, 2)) {
          const message = `Fenced blocks with ${key}="${values.join('", "')}": a set needs ${needs}, and a sentence between two sets.`;
          fail(file.path, children[start]!, message);
        }
        const element = elementOf(children.slice(start, start + values.length) as Code[], values);
        elements.add(element);
        children.splice(start, values.length, element);
      }
      return undefined;
    });
  };
}

/** Remark plugin that turns neighboring blocks with `tab="Label"` into one set of tabs. */
export const codeTabs = () =>
  replaceSets(
    'tab',
    'two or more different labels. Put the alternatives next to each other',
    (blocks, labels) => {
      // Sets with the same labels share the reader's choice.
      const groupId = labels
        .toSorted()
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
 * Remark plugin that puts neighboring blocks with the same text in several languages, `lang="en"` and
 * `lang="ja"`, side by side. Adds the attribute `lang` to each block, because screen readers need it.
 */
export const sideBySide = () =>
  replaceSets(
    'lang',
    'the same text in two or more different languages. Put the languages next to each other',
    (blocks, languages) => {
      const items = blocks.map((block, index) =>
        component('div', {lang: languages[index]}, [block]),
      );
      return component('div', {className: 'languages'}, items);
    },
  );
