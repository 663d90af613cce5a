/**
 * `npm run check`: the fast gates, all of them even when one fails. With `--readability` it reports
 * how each page reads, and checks nothing.
 */
import {contentOf, readFiles} from '../checks/content';
import {readabilityReport} from '../checks/readability';
import {fastGates, runAll} from './gates';

if (process.argv.includes('--readability')) {
  const {pages} = contentOf(readFiles('.'));
  for (const language of ['en', 'ja']) {
    console.log(readabilityReport(pages.filter((page) => page.language === language)));
  }
} else {
  runAll(fastGates).then(({passed, failed}) => {
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed ? 1 : 0;
  });
}
