import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import {screensOf, screenPlacements} from '../../plugins/pictures/screens';
import {labelsOn} from '../../plugins/pictures/drawScreens';
import {textsIn} from '../../site/texts';
import {pageRule} from '../pageRule';

/**
 * Reports drawings of devices that don't exist, and labels of a drawing that the steps beside it don't
 * name, because people who read and people who look should find the same words.
 */
export const screens = pageRule(({source, language, tree}, report) => {
  for (const drawing of source.includes('::screen') ? screenPlacements(tree) : []) {
    const at = drawing.directive;
    const drawn = screensOf(drawing);
    if (typeof drawn === 'string') {
      report({at, message: drawn});
      continue;
    }
    const boldTexts = new Set<string>();
    visit(drawing.list!, 'strong', (bold) => {
      textOf(bold)
        .split(' > ')
        .forEach((label) => boldTexts.add(label));
    });
    for (const label of labelsOn(drawn, textsIn(language))) {
      if (!boldTexts.has(label)) {
        const message = `The drawing shows "${label}", which these steps do not name. Write the label in bold as the device has it, or correct it in the texts of the screens.`;
        report({at, message});
      }
    }
  }
});
