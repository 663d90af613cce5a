import os from 'node:os';
import {defineConfig, devices, type Project} from '@playwright/test';
import {findBrowser} from '../src/commands/browser';

const browserTests = {
  testMatch: '*.test.ts',
  testIgnore: ['*.unit.test.ts', '*.small.test.ts', '*.crawled.test.ts'],
};

const chrome: Project['use'] = {
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

/** Browsers that only Playwright's own download has: `npx playwright install --with-deps firefox`. */
const otherBrowsers: Project[] = [
  {name: 'firefox', ...browserTests, use: devices['Desktop Firefox']},
  {name: 'webkit', ...browserTests, use: devices['Desktop Safari']},
];

// They run when they are named on the command line, or all of them with OTHER_BROWSERS. The variable also
// informs the workers, which load this file without the command line.
const named = otherBrowsers.filter(({name}) =>
  process.argv.some((argument) => argument.replace('--project=', '') === name),
);
if (named.length > 0) {
  process.env.OTHER_BROWSERS ||= '1';
}

/** The name of a test file says what the test needs; README.md has the list. */
export default defineConfig({
  testDir: '.',
  globalSetup: './fixtures/servers.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser and a build of a planted site need about 1 GB for each.
  workers: Math.min(os.availableParallelism(), 8),
  // A test that needs more calls `test.slow()`.
  timeout: 120_000,
  expect: {timeout: 20_000},
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Without a picture of each step, because those slow every test. A failure has one of its end.
    trace: process.env.CI
      ? {mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false}
      : 'off',
    screenshot: process.env.CI ? 'only-on-failure' : 'off',
  },
  reporter: [['dot'], ['./fixtures/summary.ts']],
  projects: [
    {name: 'unit', testMatch: '*.unit.test.ts'},
    {name: 'default', ...browserTests, use: chrome},
    {name: 'small', testMatch: '*.small.test.ts', use: chrome},
    {name: 'crawled', testMatch: '*.crawled.test.ts', use: chrome},
    ...(process.env.OTHER_BROWSERS ? otherBrowsers : []),
  ],
});
