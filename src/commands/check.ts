/** `npm run check`: the fast gates, all of them even when one fails. */
import {fastGates, runAll} from './gates';

runAll(fastGates).then(({passed, failed}) => {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});
