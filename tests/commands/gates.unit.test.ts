/** The gates of `npm run check` and `npm test`: each is counted, and none is skipped for nothing. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {wireit} from '../../package.json';
import {fingerprint, openCache} from '../../src/commands/cache';
import {readFiles} from '../../src/lint/content';
import {inputs} from '../../src/lint/run';
import {translationOf} from '../../src/site/contentPath';
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
  const gates = Object.entries(wireit).filter(([name]) => /^check:(?!all|built)/.test(name));
  expect(gates.length).toBeGreaterThan(5);
  for (const [name, gate] of gates) {
    expect.soft(gate, name).toMatchObject({files: expect.any(Array), output: []});
  }
});

/** Whether patterns of package.json choose a file: the last one that matches it says so. */
function chooses(patterns: string[], file: string): boolean {
  const matching = patterns.filter((pattern) => {
    const source = pattern
      .replace(/^!/, '')
      .replace(/[.*{},]/g, (sign) => ({'*': '[^/]*', '{': '(', '}': ')', ',': '|'})[sign] ?? '\\.')
      .replaceAll('[^/]*[^/]*', '.*');
    return new RegExp(`^${source}$`).test(file);
  });
  return matching.length > 0 && !matching.at(-1)!.startsWith('!');
}

// What is skipped wrongly is skipped on a computer that has run it before, never in a clean clone.
if (process.env.NIGHTLY) {
  test('what the checks of pages and of the API load and read is among the files on which their gates depend', () => {
    test.setTimeout(180_000);
    const {wireit} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      wireit: Record<string, {dependencies: string[]; files: string[]}>;
    };
    const record = path.join(temporaryFolder(), 'modules.txt');
    // Pages with all that loads a module only where it occurs: entries, diagrams, screens, HTML.
    const pages = [
      'docs/troubleshooting/workspaces.md',
      'docs/developer-guide/tutorials/bug-reports.md',
      'docs/tester-guide/install/from-link.md',
      'release-notes/2024-05-release-notes.md',
    ];
    const withTsx = ['--import', 'tsx', '--eval'];
    for (const command of [
      [...withTsx, `require('./src/commands/checkContent').checkContent(['${pages[0]}'])`],
      // Without its cache, by which it doesn't look at a page again.
      [
        'node_modules/textlint/bin/textlint.js',
        ...pages,
        ...pages.map((page) => translationOf(page, 'ja')),
      ],
      [...withTsx, "require('./src/plugins/api-reference/lint')"],
    ]) {
      const {status, stderr} = spawnSync(process.execPath, command, {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_OPTIONS: '--require ./tests/fixtures/lint/recordModules.cjs',
          RECORD_MODULES: record,
        },
      });
      expect(status, stderr).toBe(0);
    }
    const loaded = fs.readFileSync(record, 'utf8').replaceAll(path.sep, '/').split('\n');
    const own = [...new Set(loaded.filter((file) => /^(src\/|[\w.]+$)/.test(file)))];
    expect(own).toEqual(
      expect.arrayContaining([
        'sidebars.ts',
        'src/lint/checks/twins.ts',
        'src/lint/rules/ci.ts',
        'src/plugins/api-reference/lint/pages.ts',
        'src/plugins/pictures/diagrams.ts',
        'src/plugins/troubleshooting/read.ts',
      ]),
    );
    for (const [gate, read] of [
      ['check:content', Object.keys(readFiles('.'))],
      ['check:api', []],
    ] as const) {
      const {dependencies, files} = wireit[gate]!;
      const patterns = [...dependencies.flatMap((name) => wireit[name]!.files), ...files];
      const missing = [...own, ...read].filter((file) => !chooses(patterns, file));
      expect(missing, gate).toEqual([]);
      expect(chooses(patterns, 'src/plugins/pictures/theme/Diagram/index.tsx')).toBe(false);
    }
    // What textlint remembers of a page depends on them, too.
    const ofRules = own.filter((file) => /^src\/(?!commands)/.test(file));
    expect(ofRules.filter((file) => !inputs().includes(file))).toEqual([]);
  });
}

test('packages that nothing imports, or that package.json lacks, are reported', () => {
  const folder = temporaryFolder();
  fs.cpSync('.config/knip.jsonc', path.join(folder, '.config/knip.jsonc'));
  writeFiles(folder, {
    'package.json': JSON.stringify({name: 'planted', dependencies: {'left-over': '1.0.0'}}),
    'tsconfig.json': '{}',
    'src/pages/index.tsx': "import Link from '@docusaurus/Link';\nimport 'unlisted';\nvoid Link;\n",
  });
  const {status, stdout} = spawnSync(
    path.resolve('node_modules/.bin', wireit['check:unused'].command),
    {cwd: folder, shell: true, encoding: 'utf8'},
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/Unused dependencies[^]*left-over\s+package\.json/);
  expect(stdout).toMatch(/Unlisted dependencies[^]*unlisted\s+src\/pages\/index\.tsx:2/);
  expect(stdout).not.toContain('@docusaurus/Link');
});

test('every change of a file counts: its text, its name, its removal, a new one', () => {
  const folder = temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  fs.mkdirSync(file('inner'));
  fs.writeFileSync(file('inner/a.ts'), 'one');
  const seen = new Set([fingerprint([folder])]);
  expect(fingerprint([folder])).toBe([...seen][0]);
  const changes = [
    () => fs.writeFileSync(file('inner/a.ts'), 'two'),
    () => fs.renameSync(file('inner/a.ts'), file('inner/b.ts')),
    () => fs.writeFileSync(file('c.ts'), ''),
    () => fs.rmSync(file('inner/b.ts')),
  ];
  for (const change of changes) {
    change();
    const now = fingerprint([folder]);
    expect(seen).not.toContain(now);
    seen.add(now);
  }
});

test('a check recalls what it said about a text, for the same text and the same rules only', () => {
  const stored = path.join(temporaryFolder(), 'said');
  const said = (text: string, line: number) => {
    const cache = openCache<{line: number}>(stored, []);
    const result = cache.resultOf(text, () => ({line}));
    cache.save();
    return result;
  };
  said('text', 1).line = 3;
  expect(said('text', 2)).toEqual({line: 1});
  expect(said('text, changed', 2)).toEqual({line: 2});
  expect(said('text', 2)).toEqual({line: 1});
  const other = v8.deserialize(fs.readFileSync(stored)) as {rules: string};
  fs.writeFileSync(stored, v8.serialize({...other, rules: 'others'}));
  expect(said('text', 4)).toEqual({line: 4});
  fs.writeFileSync(stored, 'not what was written');
  expect(said('text', 5)).toEqual({line: 5});
});
