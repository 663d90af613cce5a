/** `npm run check:interface`: checks that the texts of components exist in each language. */
import sidebars from '../../sidebars';
import {asResults, findingsOf} from '../lint/checks';
import {interfaceTexts} from '../lint/checks/interfaceTexts';
import {neededTexts} from '../lint/checks/neededTexts';
import {contentOf, readFiles} from '../lint/content';
import {print} from '../lint/run';

async function main(): Promise<void> {
  const content = contentOf(readFiles('.'), {sidebars, neededTexts: await neededTexts('.')});
  const results = asResults('interface', await findingsOf(interfaceTexts, content));
  process.exitCode = (await print(results)) ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
