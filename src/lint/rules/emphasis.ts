import {visit} from 'unist-util-visit';
import {textOf} from '../../lib/markdown/read';
import {pageRule} from '../pageRule';

/**
 * Reports bold text that begins or ends elsewhere than its writer meant. Markdown doesn't end bold text
 * between a closing bracket and a letter, as in `**設定（A）**と`: the asterisks stay in the sentence, or
 * the bold text continues to the next asterisks.
 */
export const emphasis = pageRule(({tree}, report) => {
  visit(tree, (node) => {
    const isStray = node.type === 'text' && node.value.includes('**');
    const isNested = node.type === 'strong' && node.children.some(({type}) => type === 'strong');
    if (isStray || isNested) {
      const message = `The bold text at "${textOf(node).slice(0, 30)}" does not begin or end where it should. Put a punctuation mark or other words between its asterisks and the letter next to them.`;
      report({at: node, message});
    }
  });
});
