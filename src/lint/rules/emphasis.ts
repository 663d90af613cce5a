import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import {pageRule} from '../rule';

/**
 * Bold text is bold where its writer meant it. Markdown does not end bold text between a closing
 * bracket and a letter, as in `**設定（A）**と`: the asterisks stay in the sentence, or bold begins
 * where it should have ended.
 */
export const emphasis = pageRule(({tree}, report) => {
  visit(tree, (node) => {
    const isStray = node.type === 'text' && node.value.includes('**');
    const isNested =
      node.type === 'strong' && node.children.some((child) => child.type === 'strong');
    if (isStray || isNested) {
      report({
        at: node,
        message: `The bold text at "${textOf(node).slice(0, 30)}" does not begin or end where it should. Put a punctuation mark or other words between its asterisks and the letter next to them.`,
      });
    }
  });
});
