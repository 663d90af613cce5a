import {execSync} from 'node:child_process';
import fs from 'node:fs';

/** The page that offers readers a mock server, in one line. */
const page = 'docs/api/index.md';

/**
 * Gets the package of the mock server that the API pages name into npm's cache, where its test takes it
 * from. It is no dependency: it is large, and nothing that readers get is made with it. Where there is
 * no network, the test is left out and says so.
 *
 * @throws an error when the page names no package.
 */
export function fetchMockServer(): void {
  const [name] = /(?<=npx )@stoplight\/prism-cli@[\d.]+/.exec(fs.readFileSync(page, 'utf8')) ?? [];
  if (!name) {
    throw new Error(
      `${page} has no line that starts with "npx @stoplight/prism-cli@". Its test needs it.`,
    );
  }
  try {
    execSync(`npx --yes ${name} --version`, {stdio: 'ignore'});
  } catch {
    console.log(`npm could not fetch ${name}.`);
  }
}
