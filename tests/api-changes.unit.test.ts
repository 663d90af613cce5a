/** Changes of the API's description that break clients are found, and those that don't are not. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {breakingChanges} from '../src/plugins/api-reference/lint/changes';
import {filesOf} from '../src/plugins/api-reference/description';

const published = fs.readFileSync(filesOf('en').description, 'utf8');

for (const {change, from, to, finds} of [
  {
    change: 'an operation that is gone',
    from: /\n {4}patch:\n[\s\S]*?(?=\n {4}delete:)/,
    to: '',
    finds: /operation PATCH \/organizations\/\{organization_name\}/,
  },
  {
    change: 'a field of a response that is gone',
    from: / {8}revision:\n {10}description: Number of this revision\.\n[\s\S]*?(?= {8}message:)/,
    to: '',
    finds: /property `revision` from `results`/,
  },
  {
    change: 'a value that is no longer accepted',
    from: /enum: \[public, unlisted, passcode, authorized_only\]\n {8}passcode:/,
    to: 'enum: [public, unlisted, passcode]\n        passcode:',
    finds: /possible values of `release_scope` in Request Body/,
  },
]) {
  test(`${change} is found`, () => {
    const changed = published.replace(from, to);
    expect(changed).not.toBe(published);
    expect(breakingChanges(published, changed).join('\n')).toMatch(finds);
  });
}

test('other words and a new operation break nothing', () => {
  const changed = published
    .replaceAll('Returns the', 'Gives the')
    .replace('description: The request was rejected.', 'description: The server said no.')
    .replace('\ncomponents:\n', '\n  /ping:\n    get:\n      responses: {}\n\ncomponents:\n');
  expect(changed).not.toBe(published);
  expect(breakingChanges(published, changed)).toEqual([]);
});
