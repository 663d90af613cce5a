import type {Code, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fail} from '../lib/markdown/fail';
import {fenceMeta} from '../lib/markdown/fenceMeta';
import {component, type MdxJsxFlowElement} from '../lib/markdown/nodes';

/** What makes neighboring fenced blocks a set. */
interface SetKind {
  /** The key in their fences. */
  key: 'tab' | 'lang';
  /** What a set needs, for the error. */
  needs: string;
  /** Returns the element that a set becomes. */
  elementOf: (blocks: Code[], values: string[]) => MdxJsxFlowElement;
}

/**
 * Replaces fenced blocks with a key that follow one another by one element.
 *
 * @throws when a value stands alone or twice in a set, with file and line.
 */
function replaceSets(tree: Root, file: {path: string}, {key, needs, elementOf}: SetKind): void {
  const valueOf = (node?: RootContent) =>
    node?.type === 'code' ? fenceMeta(node.meta)[key] : undefined;
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
        const written = values.join('", "');
        fail(file.path, children[start]!, `Fenced blocks with ${key}="${written}": ${needs}`);
      }
      const blocks = children.slice(start, start + values.length) as Code[];
      const element = elementOf(blocks, values);
      elements.add(element);
      children.splice(start, values.length, element);
    }
    return undefined;
  });
}

/** Remark plugin that makes one set of tabs of alternatives, `tab="Label"`. */
export function codeTabs() {
  return (tree: Root, file: {path: string}) =>
    replaceSets(tree, file, {
      key: 'tab',
      needs:
        'a set needs two or more different labels. Put the alternatives next to each other, and a sentence between two sets.',
      elementOf(blocks, labels) {
        // The same labels anywhere on the site are the same choice, which is remembered.
        const groupId = labels
          .toSorted()
          .join('-')
          .toLowerCase()
          .replace(/[^a-z\d-]+/g, '');
        const items = blocks.map((block, index) =>
          component('TabItem', {value: labels[index]!.toLowerCase(), label: labels[index]!}, [
            block,
          ]),
        );
        return component('Tabs', {groupId}, items);
      },
    });
}

/**
 * Remark plugin that puts the same text in several languages, `lang="en"`, `lang="ja"`, side by side.
 * Each says its language, which a screen reader needs to read it aloud.
 */
export function sideBySide() {
  return (tree: Root, file: {path: string}) =>
    replaceSets(tree, file, {
      key: 'lang',
      needs:
        'a set needs the same text in two or more different languages. Put the languages next to each other, and a sentence between two sets.',
      elementOf: (blocks, languages) =>
        component(
          'div',
          {className: 'languages'},
          blocks.map((block, index) => component('div', {lang: languages[index]}, [block])),
        ),
    });
}
