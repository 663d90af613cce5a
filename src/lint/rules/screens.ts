import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import {screensOf, screenPlacements} from '../../plugins/pictures/screens';
import {labelsOn} from '../../plugins/pictures/drawScreens';
import {textsIn} from '../../site/texts';
import {pageRule} from '../pageRule';

/**
 * Reports unknown drawings of devices, and labels of a drawing that the steps beside the drawing don't
 * name, because the steps and the drawing should use the same words.
 */
export const screens = pageRule(({source, language, tree}, report) => {
  for (const drawing of source.includes('::screen') ? screenPlacements(tree) : []) {
    const at = drawing.directive;
    const deviceScreens = screensOf(drawing);
    if (typeof deviceScreens === 'string') {
      report({at, message: deviceScreens});
      continue;
    }
    const boldTexts = new Set<string>();
    visit(drawing.list!, 'strong', (bold) => {
      textOf(bold)
        .split(' > ')
        .forEach((label) => boldTexts.add(label));
    });
    for (const label of labelsOn(deviceScreens, textsIn(language))) {
      if (!boldTexts.has(label)) {
        const message = `The drawing shows "${label}", which these steps do not name. Write the label in bold as the device has it, or correct it in the texts of the screens.`;
        report({at, message});
      }
    }
  }
});
