/** `npm run check:interface`: checks that the texts of components exist in each language. */
import sidebars from '../../sidebars';
import {resultsOf} from '../lint/checks';
import {interfaceTexts} from '../lint/checks/interfaceTexts';
import {neededTexts} from '../lint/checks/neededTexts';
import {contentOf, readFiles} from '../lint/content';
import {printResults} from '../lint/lintPages';

async function main(): Promise<void> {
  const content = contentOf(readFiles('.'), {sidebars, neededTexts: await neededTexts('.')});
  const results = await resultsOf('interface', interfaceTexts, content);
  process.exitCode = (await printResults(results)) ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
