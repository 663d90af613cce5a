import {closest} from 'fastest-levenshtein';
import type {List, ListItem, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {isDirective} from '../../lib/markdown/directives';
import {fail} from '../../lib/markdown/fail';
import {component} from '../../lib/markdown/nodes';
import {siteFile} from '../../lib/siteFile';
import {languageOfFile} from '../../site/contentPath';
import {textsIn} from '../../site/texts';
import {deviceScreens, type DeviceScreen} from './deviceScreens';
import {drawScreens} from './drawScreens';

/** A `::screen` directive. If the directive is in a step, also the step and the list of steps. */
export interface ScreenPlacement {
  directive: LeafDirective;
  step?: ListItem;
  list?: List;
}

/** Returns all `::screen` directives of a page. */
export function screenPlacements(tree: Root): ScreenPlacement[] {
  const placements = new Map<LeafDirective, ScreenPlacement>();
  visit(tree, (node) => {
    if (node.type === 'list') {
      for (const step of node.children) {
        for (const directive of step.children.filter((child) => isDirective(child, 'screen'))) {
          placements.set(directive, {directive, step, list: node});
        }
      }
    } else if (isDirective(node, 'screen') && !placements.has(node)) {
      placements.set(node, {directive: node});
    }
  });
  return [...placements.values()];
}

/** Returns the screens that a directive names, or a message about a problem with the directive. */
export function screensOf({directive, step}: ScreenPlacement): DeviceScreen[] | string {
  const name = directive.attributes?.name ?? '';
  const screens = deviceScreens[name];
  if (!screens) {
    return `No screen has the name "${name}". Did you mean "${closest(name, Object.keys(deviceScreens))}"? Correct it, or describe the screen in src/plugins/pictures/screens.yaml.`;
  }
  return step
    ? screens
    : `::screen{name="${name}"} stands in no step. Put it on a line of its own below the text of a list item, indented like that text.`;
}

/**
 * Remark plugin that replaces `::screen{name="ios-install-profile"}` in a step with a drawing of the
 * device at that step, with the place to tap (`screens.yaml`). The Markdown mirror omits the drawing
 * (`plain: []`), because the step says the same in words.
 *
 * @throws an error with file and line for an unknown name or a directive outside a step.
 */
export function screens() {
  return (tree: Root, file: {path: string}) => {
    const write = textsIn(languageOfFile(siteFile(file.path)));
    for (const placement of screenPlacements(tree)) {
      const {directive, list} = placement;
      const step = placement.step!;
      const result = screensOf(placement);
      if (typeof result === 'string') {
        return fail(file.path, directive, result);
      }
      const svg = drawScreens(result, write);
      step.data = {...step.data, hProperties: {className: ['shown-step']}};
      list!.data = {hProperties: {className: ['shown-steps']}};
      step.children = step.children.map((child) => {
        if (child === directive) {
          return {...component('DeviceScreen', {svg}), data: {plain: []}};
        }
        // Renders the text as an element of the grid, because a paragraph of a tight list has no element.
        return child.type === 'paragraph' ? {...child, data: {...child.data, hName: 'div'}} : child;
      });
    }
    return undefined;
  };
}
