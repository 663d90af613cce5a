import type {ListItem, PhrasingContent, Root} from 'mdast';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {component} from '../../lib/markdown/nodes';
import {titleAndId} from '../../lib/markdown/read';
import type {Reader} from '../../site/readers';
import {drawIcon} from './draw';

/** Returns the icon of each kind of reader as HTML, in the order of the home page. */
export const readerIcons = (): Record<Reader, string> => ({
  developer: drawIcon('laptop'),
  administrator: drawIcon('team'),
  tester: drawIcon('phone'),
  integrator: drawIcon('braces'),
});

/**
 * Remark plugin that replaces `::roles` with a row of links to the page's sections for the four kinds of
 * readers, with the icons and in the order of the home page.
 *
 * @throws an error with file and line if one of the sections is missing.
 */
export function roles() {
  return (tree: Root, file: {path: string}) => {
    const index = tree.children.findIndex((node) => isDirective(node, 'roles'));
    const directive = tree.children[index];
    if (!directive) {
      return;
    }
    const titles = new Map(
      tree.children
        .filter((node) => node.type === 'heading')
        .map((heading) => {
          const {id, title} = titleAndId(heading);
          return [id, title];
        }),
    );
    const children = Object.entries(readerIcons()).map(([reader, html]): ListItem => {
      const id = `${reader}s`;
      const title = titles.get(id);
      if (!title) {
        fail(file.path, directive, `::roles leads to {#${id}}. Add a heading with this id.`);
      }
      const icon = {
        ...component('StaticHtml', {as: 'span', html}),
        type: 'mdxJsxTextElement',
        data: {plain: []},
      } as PhrasingContent;
      const link: PhrasingContent = {type: 'link', url: `#${id}`, children: [icon, ...title]};
      return {type: 'listItem', children: [{type: 'paragraph', children: [link]}]};
    });
    tree.children[index] = component('div', {className: 'roles'}, [
      {type: 'list', spread: false, children},
    ]);
  };
}
