/**
 * `npm test`: every gate. Gets a browser and a mock server, runs the fast gates and both builds,
 * then tests the builds. The last line counts gates and tests together. `npm run test:stock` does
 * the same on stock Docusaurus, without any patch; what only holds with one says so (`needsPatches`).
 */
import fs from 'node:fs';
import {ensureBrowser} from './browser';
import {runGates, type Counts} from './gates';
import {fetchMockServer} from './mockServerPackage';
import {summaryFile} from './summaryFile';

async function main(): Promise<void> {
  if (process.argv.includes('--stock')) {
    process.env.PATCHES = 'off';
  }
  process.env.CHROME_PATH = ensureBrowser();
  fetchMockServer();
  const gates = await runGates('test:gates');
  fs.rmSync(summaryFile, {force: true});
  const runner = await runGates('test:browser');
  // The runner counts its tests, unless it didn't get that far.
  const tests: Counts = fs.existsSync(summaryFile)
    ? (JSON.parse(fs.readFileSync(summaryFile, 'utf8')) as Counts)
    : runner;
  const failed = gates.failed + Math.max(tests.failed, runner.failed);
  console.log(`${gates.passed + tests.passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
