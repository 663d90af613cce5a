import {closest} from 'fastest-levenshtein';
import type {List, ListItem, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {languageOfFile} from '../../site/contentPath';
import {textsIn} from '../../site/texts';
import {fail} from '../../lib/markdown/fail';
import {component} from '../../lib/markdown/nodes';
import {drawScreens} from './drawScreens';
import {screens, type DeviceScreen} from './deviceScreens';
import {siteFile} from '../../lib/siteFile';

/** A `::screen` directive, and the step and list that it stands in, if it does. */
export interface ShownScreen {
  directive: LeafDirective;
  step?: ListItem;
  list?: List;
}

/** All `::screen` directives of a page. */
export function screensShown(tree: Root): ShownScreen[] {
  const shown: ShownScreen[] = [];
  const inSteps = new Set<LeafDirective>();
  visit(tree, (node) => {
    if (node.type === 'list') {
      for (const step of node.children) {
        for (const child of step.children) {
          if (child.type === 'leafDirective' && child.name === 'screen') {
            inSteps.add(child);
            shown.push({directive: child, step, list: node});
          }
        }
      }
    } else if (node.type === 'leafDirective' && node.name === 'screen' && !inSteps.has(node)) {
      shown.push({directive: node});
    }
  });
  return shown;
}

/** The screens that a directive shows, or what is wrong with it. */
export function screensOf({directive, step}: ShownScreen): DeviceScreen[] | string {
  const name = directive.attributes?.name ?? '';
  const found = screens[name];
  if (!found) {
    return `No screen has the name "${name}". Did you mean "${closest(name, Object.keys(screens))}"? Correct it, or describe the screen in src/plugins/pictures/screens.yaml.`;
  }
  return step
    ? found
    : `::screen{name="${name}"} stands in no step. Put it on a line of its own below the text of a list item, indented like that text.`;
}

/**
 * Remark plugin: `::screen{name="ios-install-profile"}` in a step draws what the device shows at that
 * step, with the place to tap (`screens.yaml`). The Markdown mirror leaves it out, because the step
 * says the same in words.
 *
 * @throws an error that names file and line of an unknown name, or of a place that is no step.
 */
export function deviceScreens() {
  return (tree: Root, file: {path: string}) => {
    const language = languageOfFile(siteFile(file.path));
    for (const shown of screensShown(tree)) {
      const found = screensOf(shown);
      if (typeof found === 'string') {
        return fail(file.path, shown.directive, found);
      }
      const step = shown.step!;
      const drawing = component('DeviceScreen', {svg: drawScreens(found, textsIn(language))});
      drawing.data = {plain: []};
      step.data = {...step.data, hProperties: {className: ['shown-step']}};
      shown.list!.data = {hProperties: {className: ['shown-steps']}};
      step.children = step.children.map((child) => {
        if (child === (shown.directive as typeof child)) {
          return drawing as typeof child;
        }
        // One cell beside the drawing, which the text of a tight list would not be.
        return child.type === 'paragraph' ? {...child, data: {...child.data, hName: 'div'}} : child;
      });
    }
    return undefined;
  };
}
