/**
 * The retry functions of "Limits and retries" do what the page says, in the languages that every
 * machine of ours has: they repeat after 503 and 429, and stop with the server's message after 403.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {identity} from '../../src/site/identity';
import {blocksOf} from '../fixtures/blocks';
import {runProgram} from '../fixtures/runProgram';
import {serve} from '../fixtures/serve';

const blocks = blocksOf('docs/api/limits-and-retries.md');

const programs: Record<string, string> = {
  sh: 'bash',
  python: 'python3',
  javascript: process.execPath,
};

/** Runs a sample against a server that gives one status after the other; waiting is left out. */
async function run(lang: string, folder: string, statuses: number[], ending = '') {
  let calls = 0;
  const server = await serve((request, response) => {
    const status = statuses[calls] ?? 500;
    calls += 1;
    response.statusCode = request.headers.authorization === 'Bearer key' ? status : 401;
    response.end(JSON.stringify({error: status >= 400, message: `message of ${status}`}));
  });
  const ready = blocks
    .find(({fence}) => fence === lang)!
    .code.replace(`https://${identity.host}`, server.origin)
    .replace('10, 20,', '0, 0,')
    .replace('10 20 0', '1 1 0')
    .concat(ending);
  fs.mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'sample.mjs');
  fs.writeFileSync(file, ready);
  const ended = await runProgram([programs[lang]!, file], folder, {API_TOKEN: 'key'});
  server.close();
  return {calls, ...ended};
}

test('the page has the function in every language of the samples', () => {
  expect(blocks.map(({fence}) => fence)).toEqual(['sh', 'ruby', 'python', 'javascript', 'go']);
});

for (const lang of Object.keys(programs)) {
  test(`${lang}: a call is repeated after 503 and 429, and not after 403`, async ({}, info) => {
    const {calls, exit, output} = await run(lang, info.outputPath(), [503, 429, 200]);
    expect([calls, exit]).toEqual([3, 0]);
    expect(JSON.parse(output)).toEqual({error: false, message: 'message of 200'});
    expect(await run(lang, info.outputPath(), [403])).toMatchObject({
      calls: 1,
      exit: 1,
      errors: expect.stringContaining('message of 403'),
    });
  });
}

test('Bash has the status after the call, for a script that goes on', async ({}, info) => {
  const {exit, output} = await run('sh', info.outputPath(), [404], '\necho "status $code"');
  expect([exit, output.trim()]).toEqual([0, 'status 404']);
});
