/**
 * `npm test`: every gate. Gets a browser, runs the fast gates, builds the site twice, and once more
 * for another service, and tests the builds. The last line counts gates and tests together.
 */
import fs from 'node:fs';
import {builds} from '../../tests/fixtures/builds';
import {summaryFile} from '../../tests/fixtures/summary';
import {ensureBrowser} from './browser';
import {builtSite, fastGates, run, runAll, type Gate} from './gates';

/** The build of a set of settings. */
const build = (name: keyof typeof builds): Gate => ({
  name: `build (${name})`,
  command: `docusaurus build --out-dir ${builds[name].directory}`,
  env: builds[name].env,
});
const another: Gate = {
  name: 'build (another identity)',
  command: 'tsx src/commands/buildAnother.ts',
};

/** Tests passed and failed, or one failure when the runner did not get as far as counting. */
function counts(): {passed: number; failed: number} {
  return fs.existsSync(summaryFile)
    ? (JSON.parse(fs.readFileSync(summaryFile, 'utf8')) as {passed: number; failed: number})
    : {passed: 0, failed: 1};
}

async function main(): Promise<void> {
  process.env.CHROME_PATH = ensureBrowser();
  let {passed, failed} = await runAll(fastGates);
  const pass = async (gate: Gate) => {
    const ok = await run(gate, false);
    passed += ok ? 1 : 0;
    failed += ok ? 0 : 1;
    return ok;
  };
  // A build leaves a quarter of two cores idle. Those of one tree take turns, the other tree has its own.
  const first = pass(build('default'));
  const built = await Promise.all([
    first.then(async (ok) => (await pass(build('options'))) && ok),
    pass(another).then(async (ok) => {
      if (await first) {
        await pass(builtSite);
      }
      return ok;
    }),
  ]);
  if (built.every(Boolean)) {
    fs.rmSync(summaryFile, {force: true});
    const ok = await run({
      name: 'tests',
      command: 'playwright test --config tests/playwright.config.ts',
    });
    const tests = counts();
    passed += tests.passed;
    failed += ok ? tests.failed : Math.max(1, tests.failed);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
