/**
 * `npm test`: runs the fast checks and the builds in parallel, and then the tests, if all of
 * them passed. The last line, from Playwright's reporter or from here, is `N passed, N failed`.
 */
import {execSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {ensureBrowser} from './browser';
import {runScripts} from './runScripts';

/** The page with the command that starts a mock server of the API. */
const apiPage = 'docs/api/index.md';

/**
 * Fetches the mock server's package into npm's cache for the test that runs the command of `apiPage`. The package isn't a
 * dependency, because it is large and only that test uses it. Without a network, the test is skipped.
 *
 * @throws an error when the page names no package.
 */
function fetchMockServer(): void {
  const text = fs.readFileSync(apiPage, 'utf8');
  const [name] = /(?<=npx )@stoplight\/prism-cli@[\d.]+/.exec(text) ?? [];
  if (!name) {
    throw new Error(
      `${apiPage} has no line that starts with "npx @stoplight/prism-cli@". Its test needs it.`,
    );
  }
  try {
    execSync(`npx --yes ${name} --version`, {stdio: 'ignore'});
  } catch {
    console.log(`npm could not fetch ${name}.`);
  }
}

async function main(): Promise<void> {
  process.env.CHROME_PATH = ensureBrowser();
  fetchMockServer();
  const {passed, failed} = await runScripts('build', 'build:small', 'check:*');
  if (failed.length > 0) {
    console.log(`${passed.length} passed, ${failed.length} failed`);
    process.exitCode = 1;
    return;
  }
  const {status} = spawnSync('npm', ['run', '--silent', 'playwright'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
