/**
 * `npm test`: every gate. Gets a browser, runs the fast gates, builds the site as it is and for another
 * service, and tests the builds. The last line counts gates and tests together.
 */
import fs from 'node:fs';
import {ensureBrowser} from './browser';
import {builds} from './builds';
import {builtSite, fastGates, run, runAll, type Gate} from './gates';
import {summaryFile} from './summaryFile';

const ownBuild: Gate = {
  name: 'build',
  command: `docusaurus build --out-dir ${builds.default.directory}`,
};
const anotherBuild: Gate = {
  name: 'build for another service, with every option',
  command: 'tsx src/commands/buildAnother.ts',
  env: builds.options.env,
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
  // A build leaves a quarter of two cores idle.
  const built = await Promise.all([pass(ownBuild), pass(anotherBuild)]);
  if (built.every(Boolean)) {
    await pass(builtSite);
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
