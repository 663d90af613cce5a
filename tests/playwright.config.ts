import {defineConfig, devices} from '@playwright/test';
import {findBrowser} from '../src/commands/browser';
import {builds} from '../src/commands/builds';

/**
 * Three kinds of tests, told apart by their file's name: `*.unit.test.ts` run without a browser,
 * `*.options.test.ts` against the build with every optional setting on, all others against the
 * default build.
 */
const chrome = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: findBrowser(),
    // As root, as in most containers, Chromium needs --no-sandbox; the others keep it off the network.
    args: [
      '--no-sandbox',
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
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: [['dot'], ['./fixtures/summary.ts']],
  projects: [
    {name: 'unit', testMatch: '*.unit.test.ts'},
    {
      name: 'default',
      testMatch: '*.test.ts',
      testIgnore: ['*.unit.test.ts', '*.options.test.ts'],
      use: {...chrome, baseURL: builds.default.url},
    },
    {
      name: 'options',
      testMatch: '*.options.test.ts',
      use: {...chrome, baseURL: builds.options.url},
    },
  ],
  // Tests without a browser need no build.
  webServer: (process.argv.includes('unit') ? [] : Object.values(builds)).map(
    ({directory, url, port}) => ({
      command: 'npx tsx src/commands/serveBuild.ts',
      cwd: '..',
      url,
      env: {PORT: String(port), BUILD: directory},
      reuseExistingServer: false,
    }),
  ),
});
