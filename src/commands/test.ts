/**
 * `npm test`: every gate. Gets a browser and a mock server, runs the fast gates, builds the site as
 * it is and a small one with everything unusual, and tests the builds. The last
 * line counts gates and tests together. `npm run test:stock` does the same on stock Docusaurus,
 * without any patch; what only holds with one says so (`needsPatch`).
 */
import fs from 'node:fs';
import {ensureBrowser} from './browser';
import {builds} from './builds';
import {builtSite, fastGates, longest, run, runAll, type Gate} from './gates';
import {fetchMockServer} from './mockServerPackage';
import {summaryFile} from './summaryFile';

const ownBuild: Gate = {
  name: 'build',
  command: `docusaurus build --out-dir ${builds.default.directory}`,
};
const smallBuild: Gate = {
  name: 'small builds for another service, with a third language and every option',
  command: 'tsx tests/fixtures/smallSite/build.ts',
};

/** Tests passed and failed, or one failure when the runner did not get as far as counting. */
function counts(): {passed: number; failed: number} {
  return fs.existsSync(summaryFile)
    ? (JSON.parse(fs.readFileSync(summaryFile, 'utf8')) as {passed: number; failed: number})
    : {passed: 0, failed: 1};
}

async function main(): Promise<void> {
  if (process.argv.includes('--stock')) {
    process.env.PATCHES = 'off';
  }
  process.env.CHROME_PATH = ensureBrowser();
  fetchMockServer();
  console.log(`Step 1 of 4: ${fastGates.length} fast gates`);
  let {passed, failed} = await runAll(fastGates);
  const pass = async (gate: Gate) => {
    const ok = await run(gate, false);
    passed += ok ? 1 : 0;
    failed += ok ? 0 : 1;
    return ok;
  };
  console.log('Step 2 of 4: the site and the small site, side by side');
  // A build leaves a quarter of two cores idle.
  const built = await Promise.all([pass(ownBuild), pass(smallBuild)]);
  if (built.every(Boolean)) {
    console.log('Step 3 of 4: links and HTML of the built site');
    await pass(builtSite);
    console.log('Step 4 of 4: tests; a dot for each');
    fs.rmSync(summaryFile, {force: true});
    const ok = await run({
      name: 'tests',
      command: 'playwright test --config tests/playwright.config.ts',
    });
    const tests = counts();
    passed += tests.passed;
    failed += ok ? tests.failed : Math.max(1, tests.failed);
  }
  console.log(longest());
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
