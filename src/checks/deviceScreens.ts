import type {List} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf, textOf} from '../markdown/read';
import {screensOf, screensShown} from '../markdown/screens';
import {labelsOn} from '../markdown/screens/draw';
import {defaultLanguage} from '../site/languages';
import {siteTextsFile, textsIn} from '../site/texts';
import type {Check, Finding} from './finding';

/** The labels that steps name, in bold; those of a menu path are between `>`. */
function labelsNamed(list: List): Set<string> {
  const named = new Set<string>();
  visit(list, 'strong', (bold) => {
    textOf(bold)
      .split(' > ')
      .forEach((label) => named.add(label));
  });
  return named;
}

/**
 * What a page draws of a device exists, and the steps beside a drawing name each of its labels: who
 * reads and who looks finds the same words.
 */
export const deviceScreens: Check = {
  name: 'device screens',
  things: 'labels in drawings of devices',
  run({pages}) {
    const findings: Finding[] = [];
    let looked = 0;
    // Only pages with such a line are parsed: to check a single page should take seconds.
    for (const {file, language, tree} of pages.filter(({source}) => source.includes('::screen'))) {
      const write = textsIn(language);
      for (const shown of screensShown(tree)) {
        const line = lineOf(shown.directive);
        const found = screensOf(shown);
        if (typeof found === 'string') {
          findings.push({file, line, message: found});
          continue;
        }
        const named = labelsNamed(shown.list!);
        for (const label of labelsOn(found, write)) {
          looked += 1;
          if (!named.has(label)) {
            findings.push({
              file,
              line,
              message: `The drawing shows "${label}", which these steps do not name. Write the label in bold as the device has it, or correct it in ${language === defaultLanguage.code ? 'src/site/texts.ts' : siteTextsFile(language)}.`,
            });
          }
        }
      }
    }
    return {looked, findings};
  },
};
