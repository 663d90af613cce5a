/** The gate `unused` reports what nothing uses, and what package.json does not name. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {unused} from '../src/commands/gates';
import {temporaryFolder} from './fixtures/temporaryFolder';
import {expect, test} from './fixtures/test';

/** Runs the gate on a small project with the site's settings and one page. */
function report(page: string, dependencies: Record<string, string>): {ok: boolean; said: string} {
  const site = temporaryFolder();
  const files = {
    'package.json': JSON.stringify({name: 'planted', dependencies}),
    'tsconfig.json': '{}',
    'src/pages/index.tsx': page,
  };
  fs.cpSync('.config/knip.jsonc', path.join(site, '.config/knip.jsonc'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), text);
  }
  const {status, stdout} = spawnSync(path.resolve('node_modules/.bin', unused.command), {
    cwd: site,
    shell: true,
    encoding: 'utf8',
  });
  return {ok: status === 0, said: stdout};
}

const page = "import {planted} from 'planted-package';\nplanted();\n";

test('a package that package.json does not name is reported, with the file that imports it', () => {
  const {ok, said} = report(page, {});
  expect(ok).toBe(false);
  expect(said).toMatch(/Unlisted dependencies[^]*planted-package\s+src\/pages\/index\.tsx:1/);
});

test('a package that nothing imports is reported', () => {
  const {ok, said} = report('', {'planted-package': '1.0.0'});
  expect(ok).toBe(false);
  expect(said).toMatch(/Unused dependencies[^]*planted-package\s+package\.json/);
});

test('a package that is named is in order, and so are the names that Docusaurus gives', () => {
  const names =
    "import Link from '@docusaurus/Link';\nimport Tabs from '@theme/Tabs';\nimport notes from '@generated/notes/default/notes.json';\nvoid [Link, Tabs, notes];\n";
  const {ok, said} = report(names + page, {'planted-package': '1.0.0'});
  expect(said).not.toMatch(/dependencies/);
  expect(ok).toBe(true);
});
