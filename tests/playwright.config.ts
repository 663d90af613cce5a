import os from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {findBrowser} from '../src/commands/browser';

/**
 * Four kinds of tests, told apart by their file's name: `*.unit.test.ts` run without a browser,
 * `*.small.test.ts` against the small site, `*.crawled.test.ts` against the small site with
 * DocSearch, all others against the default build.
 */
const chrome = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: findBrowser(),
    // As root, as in most containers, Chromium needs --no-sandbox; the others keep it off the network.
    args: [
      '--no-sandbox',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  },
};

export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/servers.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser and a build of a planted site need about 1 GB for each.
  workers: Math.min(os.availableParallelism(), 8),
  timeout: 60_000,
  reporter: [['dot'], ['./fixtures/summary.ts']],
  projects: [
    {name: 'unit', testMatch: '*.unit.test.ts'},
    {
      name: 'default',
      testMatch: '*.test.ts',
      testIgnore: ['*.unit.test.ts', '*.small.test.ts', '*.crawled.test.ts'],
      use: {...chrome},
    },
    {
      name: 'small',
      testMatch: '*.small.test.ts',
      use: {...chrome},
    },
    {
      name: 'crawled',
      testMatch: '*.crawled.test.ts',
      use: {...chrome},
    },
  ],
});
