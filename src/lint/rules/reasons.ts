import {visit} from 'unist-util-visit';
import {pageRule, type Problem} from '../rule';

/** A comment that switches a rule off names the rule, and says why. */
export const reasons = pageRule(({tree}) => {
  const problems: Problem[] = [];
  visit(tree, 'html', (node) => {
    if (/<!--\s*textlint-disable(?!\s+\S+\s+--\s+\S)/.test(node.value)) {
      const message = 'Name the rule and the reason: <!-- textlint-disable site/terms -- why -->.';
      problems.push({at: node, message});
    }
  });
  return problems;
});
