import type {Root, Strong} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf, parseMarkdown, textOf} from '../markdown/read';
import type {Check, Finding} from './finding';

/** Bold text inside bold text: the outer one didn't end where its writer ended it. */
const isNested = (node: Strong) => node.children.some(({type}) => type === 'strong');

/** Bold text gone wrong in a tree, and how many texts were looked at. */
function strayBold(tree: Root, file: string): {looked: number; findings: Finding[]} {
  const findings: Finding[] = [];
  let looked = 0;
  visit(tree, (node) => {
    const isText = node.type === 'text';
    looked += isText ? 1 : 0;
    if ((isText && node.value.includes('**')) || (node.type === 'strong' && isNested(node))) {
      findings.push({
        file,
        line: lineOf(node),
        message: `The bold text at "${textOf(node).slice(0, 30)}" does not begin or end where it should. Put a punctuation mark or other words between its asterisks and the letter next to them.`,
      });
    }
  });
  return {looked, findings};
}

/**
 * Bold text is bold where its writer meant it. Markdown does not end bold text between a closing
 * bracket and a letter, as in `**設定（A）**と`: the asterisks stay in the sentence, or bold begins
 * where it should have ended.
 */
export const emphasis: Check = {
  name: 'emphasis',
  things: 'texts',
  run({pages}) {
    const outcomes = pages.map(({file, source, tree}) => {
      const outcome = strayBold(tree, file);
      if (outcome.findings.length === 0) {
        return outcome;
      }
      // The build fills variables in before it parses: names, where here brackets stand.
      const named = source.replace(/\{\{[\w.]+\}\}/g, (variable) => 'x'.repeat(variable.length));
      return strayBold(parseMarkdown(named), file);
    });
    return {
      looked: outcomes.reduce((sum, {looked}) => sum + looked, 0),
      findings: outcomes.flatMap(({findings}) => findings),
    };
  },
};
