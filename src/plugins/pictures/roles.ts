import type {ListItem, PhrasingContent, Root} from 'mdast';
import {fail} from '../../markdown/fail';
import {component} from '../../markdown/nodes';
import {titleAndId} from '../../markdown/read';
import {drawIcon} from './draw';

/** The four readers, in the order of the home page, and their icons. */
const audiences = {
  developer: 'laptop',
  administrator: 'team',
  tester: 'phone',
  integrator: 'braces',
};

export type Audience = keyof typeof audiences;

/** The icons of the four readers, drawn: HTML. */
export const audienceIcons = () =>
  Object.fromEntries(
    Object.entries(audiences).map(([audience, icon]) => [audience, drawIcon(icon)]),
  ) as Record<Audience, string>;

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
    const children = Object.entries(audienceIcons()).map(([audience, html]): ListItem => {
      const id = `${audience}s`;
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
