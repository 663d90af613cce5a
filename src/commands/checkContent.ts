/** The `content` gate: what the content promises, without a build. Prints everything at once. */
import {print, runChecks} from '../checks';
import {readContent} from './readContent';

async function main(): Promise<void> {
  process.exitCode = print(await runChecks(await readContent())) ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.stack);
  process.exitCode = 1;
});
