/** GitHub's workflows, and `npm run serve` with an incomplete build and with requests that name no page. */
import fs from 'node:fs';
import {scripts} from '../../package.json';
import {serve} from '../../src/commands/serve';
import {workflowProblems} from '../../src/lint/workflows';
import {runProgram, writeFiles} from '../fixtures/runProgram';
import {expect, test} from '../fixtures/test';

for (const name of fs.readdirSync('.github/workflows')) {
  test(`${name} is a valid workflow, pins its actions, and runs scripts of npm that exist`, () => {
    const text = fs.readFileSync(`.github/workflows/${name}`, 'utf8');
    expect(workflowProblems(text)).toEqual([]);
    expect(text, 'it names the permissions of its jobs').toMatch(/^permissions:/m);
    // The commit's 40 digits with the version as a comment, because a tag can be moved.
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

test('a build that ended with an error is not served', async ({}, info) => {
  writeFiles(info.outputPath(), {'index.html': 'Home'});
  await expect(serve(info.outputPath(), 0)).rejects.toThrow(/ended with an error.*npm run build/);
});

test('the server rejects a request without a path, and serves the next request', async ({}, info) => {
  writeFiles(info.outputPath(), {'index.html': 'Home', _headers: '', '404.html': 'Not found'});
  const server = await serve(info.outputPath(), 0);
  const {port} = server.address() as {port: number};
  for (const [options, status] of [
    [['--request', 'OPTIONS', '--request-target', '*'], '400'],
    [[], '200'],
  ] as const) {
    const program = ['curl', '--silent', '--write-out', '%{http_code}', '--output', '/dev/null'];
    const {output} = await runProgram([...program, ...options, `http://localhost:${port}`], '.');
    expect(output).toBe(status);
  }
  server.close();
});
