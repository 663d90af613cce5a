import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';

/** Headless shells first: they start faster and draw less, which saves a sixth of the tests' time. */
const installed = [
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
 * The browser that the tests drive.
 *
 * @returns the path of an installed Chrome or Chromium (CHROME_PATH first), or of Playwright's own
 *   download; undefined when the machine has none.
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROME_PATH, ...installed, chromium.executablePath()].find(
    (path) => path && fs.existsSync(path),
  );
}

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {stdio: ['ignore', 'inherit', 'inherit']}).status === 0;

/**
 * Makes sure that there is a browser: an installed one, else Playwright's download, else the
 * system's package where it may be installed.
 *
 * @returns the browser's path.
 * @throws an error that says what to install when nothing worked.
 */
export function ensureBrowser(): string {
  const browser =
    findBrowser() ??
    (succeeds(process.execPath, require.resolve('@playwright/test/cli'), 'install', 'chromium') ||
    (succeeds('apt-get', 'update', '-qq') &&
      succeeds('apt-get', 'install', '-y', '-qq', ...debianPackages))
      ? findBrowser()
      : undefined);
  if (!browser) {
    throw new Error(
      'The tests need a browser: install Google Chrome or Chromium, or name one in CHROME_PATH.',
    );
  }
  return browser;
}
