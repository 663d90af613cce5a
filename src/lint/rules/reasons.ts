import {visit} from 'unist-util-visit';
import {pageRule} from '../rule';

/** A comment that switches a rule off names the rule, and says why. */
export const reasons = pageRule(({tree}, report) => {
  visit(tree, 'html', (node) => {
    if (/<!--\s*textlint-disable(?!\s+\S+\s+--\s+\S)/.test(node.value)) {
      const message = 'Name the rule and the reason: <!-- textlint-disable site/terms -- why -->.';
      report({at: node, message});
    }
  });
});
