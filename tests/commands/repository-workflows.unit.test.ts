/** What runs on GitHub is what GitHub expects, pinned, and asks npm for scripts that exist. */
import fs from 'node:fs';
import {scripts} from '../../package.json';
import {workflowProblems} from '../../src/lint/workflows';
import {expect, test} from '../fixtures/test';

const folder = '.github/workflows';

for (const name of fs.readdirSync(folder)) {
  test(`${name} is sound`, () => {
    const text = fs.readFileSync(`${folder}/${name}`, 'utf8');
    expect(workflowProblems(text)).toEqual([]);
    expect(text, 'names the least that its jobs may do').toMatch(/^permissions:/m);
    // The commit's 40 digits, and its version as a comment: a tag can be moved.
    for (const [, action] of text.matchAll(/\buses: (?!\.\/)(.*)/g)) {
      expect.soft(action).toMatch(/@[\da-f]{40} # v\d/);
    }
    for (const [, script] of text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)) {
      expect.soft(Object.keys(scripts)).toContain(script);
    }
  });
}

const sound = `name: Sound
on:
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-24.04
    steps:
      - run: npm run check
`;

for (const [what, from, to, line, message] of [
  ['a misspelled key of a step', '- run:', '- rnu:', 10, /'rnu' is not allowed/],
  ['YAML that cannot be read', 'steps:', 'steps: [', 10, /expected/],
] as const) {
  test(`${what} is reported with its line`, () => {
    expect(workflowProblems(sound)).toEqual([]);
    const [problem] = workflowProblems(sound.replace(from, to));
    expect(problem).toEqual({line, message: expect.stringMatching(message)});
  });
}
