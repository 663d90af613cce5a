/** Where commands run: on GitHub and on Windows. */
import fs from 'node:fs';
import path from 'node:path';
import {scripts} from '../../package.json';
import {workflowProblems} from '../../src/lint/workflows';
import {siteFile} from '../../src/lib/siteFile';
import {expect, test} from '../fixtures/test';

const workflows = '.github/workflows';

for (const name of fs.readdirSync(workflows)) {
  test(`${name} is what GitHub expects, pinned, and asks npm for scripts that exist`, () => {
    const text = fs.readFileSync(`${workflows}/${name}`, 'utf8');
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

test('a defect of a workflow is reported with its line', () => {
  const sound =
    'on: push\njobs:\n  check:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: npm run check\n';
  expect(workflowProblems(sound)).toEqual([]);
  for (const [part, planted, message] of [
    ['- run:', '- rnu:', /'rnu' is not allowed/],
    ['steps:', 'steps: [', /expected/],
  ] as const) {
    const [problem] = workflowProblems(sound.replace(part, planted));
    expect(problem).toEqual({line: 6, message: expect.stringMatching(message)});
  }
});

test('a file is named from the top of the repository, with slashes', () => {
  const windows = (file: string) => siteFile(file, 'C:\\docs site', path.win32);
  expect(windows('C:\\docs site\\i18n\\ja\\docusaurus-plugin-content-docs\\current\\a.md')).toBe(
    'i18n/ja/docusaurus-plugin-content-docs/current/a.md',
  );
  expect(windows('C:\\docs site\\docs\\a.md')).toBe('docs/a.md');
  expect(windows('c:/docs site/docs/a.md')).toBe('docs/a.md');
  expect(siteFile('/docs site/docs/a.md', '/docs site', path.posix)).toBe('docs/a.md');
  expect(siteFile('docs/a.md')).toBe('docs/a.md');
});
