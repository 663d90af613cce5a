import {visit} from 'unist-util-visit';
import {findMisread} from '../../lib/markdown/findMisread';
import {pageRule} from '../pageRule';

/** Reports Markdown that is rendered differently from the writer's intention, which the build also rejects. */
export const misreadMarkdown = pageRule(({source, tree, syntaxError}, report) => {
  const problems = findMisread(source, tree);
  [...(syntaxError ? [syntaxError] : []), ...problems].forEach(({line, message}) =>
    report({at: line, message}),
  );
});

/** Reports a `textlint-disable` comment without the name of a rule and a reason. */
export const reasons = pageRule(({tree}, report) => {
  visit(tree, 'html', (node) => {
    if (/<!--\s*textlint-disable(?!\s+\S+\s+--\s+\S)/.test(node.value)) {
      const message = 'Name the rule and the reason: <!-- textlint-disable site/terms -- why -->.';
      report({at: node, message});
    }
  });
});
