/**
 * The clean-up script of the pages deletes what they say, and nothing else: against servers that
 * protect a revision, ask to wait, don't know the app, fail, or answer nothing. The configurations
 * for CI services and cron run it.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parse} from 'yaml';
import {contentOf, readFiles} from '../../src/lint/content';
import {identity} from '../../src/site/identity';
import {variables} from '../../src/site/variables';
import {ciScripts} from '../fixtures/ciScripts';
import {fileOf} from '../fixtures/filesOfPages';
import {expect, test} from '../fixtures/test';

const {pages} = contentOf(readFiles('.'));
const pageOf = (name: string) =>
  pages.find((page) => page.file.endsWith(`/${name}.md`) && page.language === 'en')!;
const recipe = pageOf('app/clean-up-revisions');
const script = fileOf(recipe, 'clean-up.sh');
const {SLUG} = variables as Record<'SLUG', string>;

/** A status with its message; `null` closes the connection without a word. */
type Answer = [status: number, message: string] | null;

interface Run {
  exit: number | null;
  output: string[];
  errors: string;
  /** The revisions that the script asked to delete, in order. */
  asked: number[];
}

/**
 * Runs a program in a folder with the script, against an app with 60 revisions, one a day, the newest 60.
 *
 * @param answers - to requests for `page=1` or for a revision's number, one after the other; others succeed.
 * @param wrap - what `results` of the list is, from the revisions of a page.
 */
async function run(
  folder: string,
  {
    program = 'sh clean-up.sh',
    environment = {},
    answers = {},
    wrap = (list: object[]): unknown => ({binaries: list}),
  }: {
    program?: string;
    environment?: Record<string, string>;
    answers?: Record<string, Answer[]>;
    wrap?: (list: object[]) => unknown;
  } = {},
): Promise<Run> {
  const now = Date.now() / 1000;
  const revisions = Array.from({length: 60}, (_, age) => ({
    revision: 60 - age,
    updated_at: Math.floor(now - (age + 0.5) * 86_400),
  }));
  const asked: number[] = [];
  const server = http
    .createServer((request, response) => {
      const {pathname, searchParams} = new URL(request.url!, 'http://localhost');
      const page = searchParams.get('page');
      const name = page ? `page=${page}` : path.basename(pathname);
      if (!page) {
        expect(request.method).toBe('DELETE');
        asked.push(Number(name));
      }
      expect(request.headers.authorization).toBe('Bearer YOUR_API_KEY');
      const answer = answers[name]?.shift();
      if (answer === null) {
        request.socket.destroy();
        return;
      }
      const first = (Number(page) - 1) * 50;
      const [status, message] = answer ?? [200, ''];
      const results = page ? wrap(revisions.slice(first, first + 50)) : undefined;
      response
        .writeHead(status, status === 429 ? {'retry-after': '1'} : {})
        .end(JSON.stringify(status === 200 ? {error: false, results} : {error: true, message}));
    })
    .listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, 'clean-up.sh'),
    script.replace(`https://${identity.host}`, origin).replace('--retry 5', '--retry 1'),
  );
  const child = spawn('bash', ['-c', program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NO_PROXY: '*',
      [`${SLUG}_API_TOKEN`]: 'YOUR_API_KEY',
      [`${SLUG}_OWNER_NAME`]: 'example-group',
      PLATFORM: 'android',
      APP_ID: 'com.example.app',
      ...environment,
    } as unknown as NodeJS.ProcessEnv,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (errors += String(data)));
  const exit = await new Promise<number | null>((done) => child.on('close', done));
  server.close();
  return {exit, output: output.split('\n').filter(Boolean), errors, asked};
}

const DELETE = {DELETE: 'yes'};
/** More than 30 days old, and not among the newest 20. */
const old = Array.from({length: 30}, (_, index) => index + 1);

test('the tutorial has the script of the recipe', () => {
  const tutorial = pageOf('tutorials/from-push-to-phone');
  for (const title of ['clean-up.sh', '.github/workflows/clean-up.yml']) {
    expect(fileOf(tutorial, title)).toBe(fileOf(recipe, title));
  }
});

test('a dry run lists what is old, and deletes nothing', async ({}, info) => {
  const {exit, output, asked} = await run(info.outputPath());
  expect([exit, asked]).toEqual([0, []]);
  expect(output).toEqual(old.map((revision) => `Would delete #${revision}`));
});

test('every configuration runs the script, as a dry run first', async ({}, info) => {
  const workflow = fileOf(recipe, '.github/workflows/clean-up.yml');
  expect(parse(workflow)).toMatchObject({on: {schedule: [{cron: '17 3 * * *'}]}});
  const programs = ciScripts(recipe)
    .filter(({code}) => code.includes('clean-up.sh'))
    .map(({code, environment}) => ({program: code, environment}));
  expect(programs).toHaveLength(2);
  const cron = {
    program: `${fileOf(recipe, 'clean-up.env')}\nsh clean-up.sh`,
    environment: {KEEP: '20'},
  };
  for (const [index, configuration] of [...programs, cron].entries()) {
    const folder = info.outputPath(String(index));
    const dry = await run(folder, configuration);
    expect([dry.exit, dry.output.length, dry.asked.length]).toEqual([0, 30, 0]);
    const {DELETE: no, ...environment} = configuration.environment as Record<string, string>;
    const real = await run(folder, {
      program: configuration.program.replace(/(DELETE=)"no"/, '$1"yes"'),
      environment: no ? {...environment, DELETE: 'yes'} : environment,
    });
    expect([real.exit, real.asked]).toEqual([0, old]);
  }
});

test('the newest stay, whatever their age, and what is young stays, whatever its place', async ({}, info) => {
  const many = await run(info.outputPath(), {environment: {...DELETE, KEEP: '55'}});
  expect(many.asked).toEqual([1, 2, 3, 4, 5]);
  const young = await run(info.outputPath(), {environment: {...DELETE, KEEP: '0', DAYS: '58'}});
  expect(young.asked).toEqual([1, 2]);
});

test('both forms of the list are read', async ({}, info) => {
  const {output} = await run(info.outputPath(), {wrap: (list) => list});
  expect(output).toHaveLength(30);
});

test('a protected revision is kept, one that is gone is passed over, and a 429 is waited for', async ({}, info) => {
  const {exit, output, asked} = await run(info.outputPath(), {
    environment: {...DELETE, KEEP: '55'},
    answers: {
      'page=1': [[429, 'Too many requests']],
      1: [[400, 'Cannot delete protected revision']],
      2: [[404, 'unknown binary']],
      3: [[429, 'Too many requests']],
      5: [[400, 'Cannot delete latest revision']],
    },
  });
  expect(output).toEqual(['Kept #1', 'Already gone: #2', 'Deleted #3', 'Deleted #4', 'Kept #5']);
  expect([exit, asked]).toEqual([0, [1, 2, 3, 3, 4, 5]]);
});

test('a revision that the server cannot delete does not hold up the others, and fails the run', async ({}, info) => {
  const failed: Answer = [500, 'Failed to delete binary'];
  const {exit, output, errors} = await run(info.outputPath(), {
    environment: {...DELETE, KEEP: '57'},
    answers: {2: [failed, failed]},
  });
  expect(exit).toBe(1);
  expect(output).toEqual(['Deleted #1', 'Deleted #3']);
  expect(errors).toContain('Failed: #2');
});

for (const {what, answers, message, asked = []} of [
  {
    what: 'an unknown app when it deletes',
    answers: {2: [[404, 'no application is found']]},
    message: 'Stopped: status 404, {"error":true,"message":"no application is found"}',
    asked: [1, 2],
  },
  {
    what: 'a key that may not delete',
    answers: {1: [[403, 'forbidden']]},
    message: 'Stopped: status 403',
    asked: [1],
  },
  {
    what: 'a server that fails in the list',
    answers: {'page=2': Array<Answer>(2).fill([500, 'oops'])},
    message: 'Stopped: status 500',
  },
  {what: 'no answer in the list', answers: {'page=2': [null]}, message: 'curl: (52)'},
  {what: 'a list without revisions in it', answers: {'page=1': [[200, '']]}, message: 'Stopped'},
] as {what: string; answers: Record<string, Answer[]>; message: string; asked?: number[]}[]) {
  test(`the script stops with an error: ${what}`, async ({}, info) => {
    const empty = what.startsWith('a list') ? {wrap: () => null} : {};
    const stopped = await run(info.outputPath(), {environment: DELETE, answers, ...empty});
    expect(stopped.exit).toBeGreaterThan(0);
    expect(stopped.errors).toContain(message);
    expect(stopped.asked).toEqual(asked);
  });
}
