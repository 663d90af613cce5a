import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';

/** Paths of installed browsers. Headless shells come first, because they start faster. */
const browserPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
];

const debianPackages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-cjk'];

/**
 * Returns the path of the browser for tests: CHROME_PATH, an installed Chrome or Chromium, or
 * Playwright's download; undefined if no browser is installed.
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROME_PATH, ...browserPaths, chromium.executablePath()].find(
    (path) => path && fs.existsSync(path),
  );
}

/** Runs a command, and returns whether it succeeds. */
const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {stdio: ['ignore', 'inherit', 'inherit']}).status === 0;

/**
 * Returns the path of a browser. If no browser is installed, downloads Playwright's, or installs
 * Debian's package.
 *
 * @throws an error that says what to install when the download and the installation fail.
 */
export function ensureBrowser(): string {
  const browser =
    findBrowser() ??
    (run(process.execPath, require.resolve('@playwright/test/cli'), 'install', 'chromium') ||
    (run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...debianPackages))
      ? findBrowser()
      : undefined);
  if (!browser) {
    throw new Error(
      'The tests need a browser: install Google Chrome or Chromium, or name one in CHROME_PATH.',
    );
  }
  return browser;
}
