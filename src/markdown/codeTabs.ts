import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Parent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fail} from './fail';
import {fenceMeta} from './fenceMeta';
import {component} from './nodes';

const tabOf = (node: RootContent | undefined) =>
  node?.type === 'code' ? fenceMeta(node.meta).tab : undefined;

function tabs(blocks: Code[]) {
  const labels = blocks.map((block) => fenceMeta(block.meta).tab!);
  // The same labels anywhere on the site are the same choice, which is remembered.
  const groupId = [...labels]
    .sort()
    .join('-')
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '');
  return component(
    'Tabs',
    {groupId},
    blocks.map((block, index) =>
      component('TabItem', {value: labels[index]!.toLowerCase(), label: labels[index]!}, [block]),
    ),
  );
}

/**
 * Remark plugin: fenced blocks that follow one another and carry `tab="Label"` become one set of
 * tabs. A label that stands alone or twice in a set fails the build.
 */
export function codeTabs() {
  return (tree: Root, file: {path: string}) => {
    visit(tree, (node) => {
      const {children} = node as Parent;
      if (!children || (node as MdxJsxFlowElement).name === 'Tabs') {
        return SKIP;
      }
      for (let start = 0; start < children.length; start += 1) {
        let end = start;
        while (tabOf(children[end] as RootContent)) {
          end += 1;
        }
        if (end === start) {
          continue;
        }
        const blocks = children.slice(start, end) as Code[];
        const labels = blocks.map(tabOf);
        if (new Set(labels).size < Math.max(labels.length, 2)) {
          fail(
            file.path,
            blocks[0]!,
            `Fenced blocks with tab="${labels.join('", "')}": a set needs two or more different labels. ` +
              'Put the alternatives next to each other, and a sentence between two sets.',
          );
        }
        children.splice(start, blocks.length, tabs(blocks));
      }
      return undefined;
    });
  };
}
