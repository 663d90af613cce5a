/**
 * The retry functions of "Limits and retries" do what the page says, in the languages that every
 * machine of ours has: they repeat after 503 and 429, and stop with the server's message after 403.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Code, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {fillVariables} from '../../src/site/variables';
import {identity} from '../../src/site/identity';

const page = 'docs/api/limits-and-retries.md';
const blocks = (fromMarkdown(fillVariables(fs.readFileSync(page, 'utf8'), page)) as Root).children
  .filter((node): node is Code => node.type === 'code')
  .map(({lang, value}) => ({lang: lang!, code: value}));

const programs: Record<string, {file: string; command: string}> = {
  sh: {file: 'sample.sh', command: 'bash'},
  python: {file: 'sample.py', command: 'python3'},
  javascript: {file: 'sample.mjs', command: process.execPath},
};

/** Runs a sample against a server that gives one status after the other; waiting is left out. */
async function run(lang: string, folder: string, statuses: number[], ending = '') {
  let calls = 0;
  const server = http
    .createServer((request, response) => {
      const status = statuses[calls] ?? 500;
      calls += 1;
      response.statusCode = request.headers.authorization === 'Bearer key' ? status : 401;
      response.end(JSON.stringify({error: status >= 400, message: `message of ${status}`}));
    })
    .listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const {code} = blocks.find((block) => block.lang === lang)!;
  const ready = code
    .replace(`https://${identity.host}`, origin)
    .replace('10, 20,', '0, 0,')
    .replace('10 20 0', '1 1 0')
    .concat(ending);
  const {file, command} = programs[lang]!;
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, file), ready);
  const child = spawn(command, [file], {
    cwd: folder,
    env: {...process.env, API_TOKEN: 'key', NO_PROXY: '*'},
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (errors += String(data)));
  const exit = await new Promise((done) => child.on('close', done));
  server.close();
  return {calls, exit, output, errors};
}

test('the page has the function in every language of the samples', () => {
  expect(blocks.map(({lang}) => lang)).toEqual(['sh', 'ruby', 'python', 'javascript', 'go']);
});

for (const lang of Object.keys(programs)) {
  test(`${lang}: a call is repeated after 503 and 429`, async ({}, info) => {
    const {calls, exit, output} = await run(lang, info.outputPath('run'), [503, 429, 200]);
    expect([calls, exit]).toEqual([3, 0]);
    expect(JSON.parse(output)).toEqual({error: false, message: 'message of 200'});
  });

  test(`${lang}: a call is not repeated after 403, and the message is shown`, async ({}, info) => {
    const {calls, exit, errors} = await run(lang, info.outputPath('run'), [403]);
    expect(calls).toBe(1);
    expect(exit).toBe(1);
    expect(errors).toContain('message of 403');
  });
}

test('Bash has the status after the call, for a script that goes on', async ({}, info) => {
  const {exit, output} = await run('sh', info.outputPath('run'), [404], '\necho "status $code"');
  expect([exit, output.trim()]).toEqual([0, 'status 404']);
});
