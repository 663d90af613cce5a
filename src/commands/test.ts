/**
 * `npm test`: the fast checks and the builds side by side, then the tests. Without a sound build there
 * is nothing to test, so a failure stops before them. The last line is `N passed, N failed`.
 */
import {spawnSync} from 'node:child_process';
import {ensureBrowser} from './browser';
import {fetchMockServer} from './mockServerPackage';
import {runScripts} from './runScripts';

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
