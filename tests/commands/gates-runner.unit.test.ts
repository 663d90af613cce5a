/** The gates of `npm run check` and `npm test`: each is counted, and none is skipped for nothing. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {writeFiles} from '../fixtures/copies';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {expect, test} from '../fixtures/test';

test('a gate that fails or never starts is counted as failed, and the others still run', () => {
  const folder = temporaryFolder();
  const gates = {
    sound: {command: 'node -e ""'},
    broken: {command: 'node -e "process.exit(1)"'},
    'never started': {command: 'node -e ""', dependencies: ['broken']},
    all: {dependencies: ['sound', 'broken', 'never started']},
  };
  writeFiles(folder, {
    'package.json': JSON.stringify({
      scripts: Object.fromEntries(Object.keys(gates).map((name) => [name, 'wireit'])),
      wireit: gates,
    }),
    'run.ts': `import {runGates} from ${JSON.stringify(path.resolve('src/commands/gates'))};
      runGates('all').then((counts) => console.log(JSON.stringify(counts)));`,
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const {stdout} = spawnSync(process.execPath, ['--import', 'tsx', 'run.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^Steps that ran: sound \d+ s$/m);
  expect(stdout).toContain(
    'FAILED: broken, never started\nRun only them again with\n  npm run broken',
  );
  expect(stdout.trim().split('\n').at(-1)).toBe('{"passed":1,"failed":2}');
});

test('each gate without a build declares what it reads and that it writes nothing, so that it can be skipped', () => {
  const {wireit} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    wireit: Record<string, object>;
  };
  const gates = Object.entries(wireit).filter(([name]) => /^check:(?!all|built)/.test(name));
  expect(gates.length).toBeGreaterThan(5);
  for (const [name, gate] of gates) {
    expect.soft(gate, name).toMatchObject({files: expect.any(Array), output: []});
  }
});

test('packages that nothing imports, or that package.json lacks, are reported', () => {
  const folder = temporaryFolder();
  fs.cpSync('.config/knip.jsonc', path.join(folder, '.config/knip.jsonc'));
  writeFiles(folder, {
    'package.json': JSON.stringify({name: 'planted', dependencies: {'left-over': '1.0.0'}}),
    'tsconfig.json': '{}',
    'src/pages/index.tsx': "import Link from '@docusaurus/Link';\nimport 'unlisted';\nvoid Link;\n",
  });
  const {wireit} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    wireit: Record<string, {command: string}>;
  };
  const {status, stdout} = spawnSync(
    path.resolve('node_modules/.bin', wireit['check:unused']!.command),
    {cwd: folder, shell: true, encoding: 'utf8'},
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/Unused dependencies[^]*left-over\s+package\.json/);
  expect(stdout).toMatch(/Unlisted dependencies[^]*unlisted\s+src\/pages\/index\.tsx:2/);
  expect(stdout).not.toContain('@docusaurus/Link');
});
