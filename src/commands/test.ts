/**
 * `npm test`: every gate. Gets a browser, runs the fast gates, builds the site twice, and once more
 * for another service, and tests the builds. The last line counts gates and tests together.
 */
import fs from 'node:fs';
import {builds} from '../../tests/fixtures/builds';
import {summaryFile} from '../../tests/fixtures/summary';
import {ensureBrowser} from './browser';
import {builtSite, fastGates, run, runAll, type Gate} from './gates';

const buildGates: Gate[] = Object.entries(builds).map(([name, {directory, env}]) => ({
  name: `build (${name})`,
  command: `docusaurus build --out-dir ${directory}`,
  env,
}));
buildGates.push({name: 'build (another identity)', command: 'tsx src/commands/buildAnother.ts'});

/** Tests passed and failed, or one failure when the runner did not get as far as counting. */
function counts(): {passed: number; failed: number} {
  return fs.existsSync(summaryFile)
    ? (JSON.parse(fs.readFileSync(summaryFile, 'utf8')) as {passed: number; failed: number})
    : {passed: 0, failed: 1};
}

async function main(): Promise<void> {
  process.env.CHROME_PATH = ensureBrowser();
  let {passed, failed} = await runAll(fastGates);
  const count = (ok: boolean) => {
    passed += ok ? 1 : 0;
    failed += ok ? 0 : 1;
    return ok;
  };
  let built = true;
  for (const gate of buildGates) {
    built = count(await run(gate)) && built;
  }
  if (built) {
    count(await run(builtSite));
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
