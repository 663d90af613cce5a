import {findMisread} from '../../lib/markdown/findMisread';
import {pageRule} from '../rule';

/** Nothing on a page is shown in another way than its writer meant it; the build refuses the same. */
export const misreadMarkdown = pageRule((page, report) => {
  const found = findMisread(page.source, page.tree);
  const problems = page.syntaxError ? [page.syntaxError, ...found] : found;
  problems.forEach(({line, message}) => report({at: line, message}));
});
