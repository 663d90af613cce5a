import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import {screensOf, screenPlacements} from '../../plugins/pictures/screens';
import {labelsOn} from '../../plugins/pictures/drawScreens';
import {textsIn} from '../../site/texts';
import {pageRule} from '../rule';

/**
 * What a page draws of a device exists, and the steps beside a drawing name each of its labels: who
 * reads and who looks finds the same words.
 */
export const screens = pageRule(({source, language, tree}, report) => {
  for (const shown of source.includes('::screen') ? screenPlacements(tree) : []) {
    const at = shown.directive;
    const found = screensOf(shown);
    if (typeof found === 'string') {
      report({at, message: found});
      continue;
    }
    const named = new Set<string>();
    visit(shown.list!, 'strong', (bold) => {
      textOf(bold)
        .split(' > ')
        .forEach((label) => named.add(label));
    });
    for (const label of labelsOn(found, textsIn(language)).filter((text) => !named.has(text))) {
      const message = `The drawing shows "${label}", which these steps do not name. Write the label in bold as the device has it, or correct it in the texts of the screens.`;
      report({at, message});
    }
  }
});
