/** The `interface` gate: texts that components show, which change with them, are there in each language. */
import sidebars from '../../sidebars';
import {asResults, findingsOf} from '../lint/checks';
import {interfaceTexts} from '../lint/checks/interfaceTexts';
import {neededTexts} from '../lint/checks/neededTexts';
import {contentOf, readFiles} from '../lint/content';
import {print} from '../lint/run';

async function main(): Promise<void> {
  const content = contentOf(readFiles('.'), {sidebars, neededTexts: await neededTexts('.')});
  process.exitCode = (await print(
    asResults('interface', await findingsOf(interfaceTexts, content)),
  ))
    ? 0
    : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
