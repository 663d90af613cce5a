/** The gate of what runs on GitHub finds what GitHub would find, and an action that isn't pinned. */
import fs from 'node:fs';
import {scripts} from '../package.json';
import {repositoryWorkflows} from '../src/lint/repositoryWorkflows';
import {expect, test} from './fixtures/test';

const sound = `name: Sound
on:
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - run: npm run check
`;

const report = (text: string) =>
  repositoryWorkflows({'planted.yml': text}, ['check', 'build']).map(
    ({file, line, message}) => `${file}:${line}: ${message}`,
  );

test('a sound workflow passes, and so do those of this repository', () => {
  expect(report(sound)).toEqual([]);
  const folder = '.github/workflows';
  const files = Object.fromEntries(
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(`${folder}/${name}`, 'utf8')]),
  );
  expect(Object.keys(files).length).toBeGreaterThan(2);
  expect(repositoryWorkflows(files, Object.keys(scripts))).toEqual([]);
});

for (const [what, from, to, expected] of [
  ['a misspelled key of a step', '- run:', '- rnu:', /^planted\.yml:11: .*'rnu' is not allowed/],
  [
    'a misspelled permission',
    'contents: read',
    'content: read',
    /^planted\.yml:\d+: \/permissions/,
  ],
  ['a job that waits for none', 'runs-on:', 'needs: nothing\n    runs-on:', /:8: .*unresolved job/],
  ['YAML that cannot be read', 'steps:', 'steps: [', /^planted\.yml:\d+: .*expected/],
  [
    'an action by its tag',
    '11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2',
    'v4',
    /^planted\.yml:10: "actions\/checkout@v4" isn't pinned/,
  ],
  ['a commit without its version', ' # v4.2.2', '', /^planted\.yml:10: .* isn't pinned/],
  [
    'a script that package.json lacks',
    'npm run check',
    'npm run chekc',
    /^planted\.yml:11: "npm run chekc".*It has check, build\.$/,
  ],
  [
    'permissions left to the default',
    'permissions:\n  contents: read\n',
    '',
    /^planted\.yml:1: "permissions" is missing/,
  ],
] as const) {
  test(`${what} is reported with its line`, () => {
    expect(sound).toContain(from);
    const findings = report(sound.replace(from, to));
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]).toMatch(expected);
  });
}
