import type {ListItem, PhrasingContent, Root} from 'mdast';
import {fail} from '../../lib/markdown/fail';
import {component} from '../../lib/markdown/nodes';
import {titleAndId} from '../../lib/markdown/read';
import {readers, type Reader} from '../../site/readers';
import {drawIcon} from './draw';

/** The icon of each kind of reader. */
const icons: Record<Reader, string> = {
  developer: 'laptop',
  administrator: 'team',
  tester: 'phone',
  integrator: 'braces',
};

/** Returns the drawn icon of each kind of reader, as HTML. */
export const readerIcons = () =>
  Object.fromEntries(readers.map((reader) => [reader, drawIcon(icons[reader])])) as Record<
    Reader,
    string
  >;

/**
 * Remark plugin: `::roles` becomes a row of links to the page's sections for the four readers, with the
 * icons and in the order of the home page.
 *
 * @throws an error that names file and line when one of the sections is missing.
 */
export function roles() {
  return (tree: Root, file: {path: string}) => {
    const at = tree.children.findIndex(
      (node) => node.type === 'leafDirective' && node.name === 'roles',
    );
    const directive = tree.children[at];
    if (!directive) {
      return;
    }
    const titles = new Map(
      tree.children.flatMap((node): [string, PhrasingContent[]][] => {
        const {id, title} = node.type === 'heading' ? titleAndId(node) : {};
        return id && title ? [[id, title]] : [];
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
    tree.children[at] = component('div', {className: 'roles'}, [
      {type: 'list', spread: false, children},
    ]);
  };
}
