import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Node, Parent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fail} from './fail';
import {fenceMeta} from './fenceMeta';
import {component} from './nodes';

const languageOf = (node: Node | undefined) =>
  node?.type === 'code' ? fenceMeta((node as Code).meta).lang : undefined;

/**
 * Remark plugin: fenced blocks that follow one another and carry `lang="en"`, `lang="ja"` are the
 * same text in several languages. They stand side by side where there is room, and each says its
 * language, which a screen reader needs to read it aloud. A language that stands alone or twice
 * fails the build.
 */
export function sideBySide() {
  return (tree: Root, file: {path: string}) => {
    visit(tree, (node) => {
      const {children} = node as Parent;
      if (!children || (node as MdxJsxFlowElement).name === 'div') {
        return SKIP;
      }
      for (let start = 0; start < children.length; start += 1) {
        let end = start;
        while (languageOf(children[end])) {
          end += 1;
        }
        if (end === start) {
          continue;
        }
        const blocks = children.slice(start, end) as Code[];
        const languages = blocks.map((block) => languageOf(block)!);
        if (new Set(languages).size < Math.max(languages.length, 2)) {
          fail(
            file.path,
            blocks[0]!,
            `Fenced blocks with lang="${languages.join('", "')}": a set needs the same text in two or ` +
              'more different languages. Put the languages next to each other, and a sentence between two sets.',
          );
        }
        const columns = blocks.map((block, index) =>
          component('div', {lang: languages[index]}, [block]),
        );
        children.splice(start, blocks.length, component('div', {className: 'languages'}, columns));
      }
      return undefined;
    });
  };
}
