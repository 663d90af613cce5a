/**
 * The clean-up script of the pages deletes what they say, and nothing else: against servers that
 * protect a revision, ask to wait, don't know the app, fail, or answer nothing. The configurations
 * for CI services and cron run it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {identity} from '../../src/site/identity';
import {variables} from '../../src/site/variables';
import {blocksOf, fileOf} from '../fixtures/blocks';
import {ciScripts} from '../fixtures/ciScripts';
import {runProgram, type Ended} from '../fixtures/runProgram';
import {serve} from '../fixtures/serve';
import {expect, test} from '../fixtures/test';

const recipe = 'docs/developer-guide/app/clean-up-revisions.md';
const script = fileOf(recipe, 'clean-up.sh');

/** A status with its message; `null` closes the connection without a word. */
type Answer = [status: number, message: string] | null;

/** What the members are is said in `fixtures/clean-up.yaml`. */
interface Setting {
  program?: string;
  environment?: Record<string, string>;
  answers?: Record<string, Answer[]>;
  results?: 'bare' | 'none';
}

interface Case extends Setting {
  asked: number[];
  output?: string[];
  fails?: string;
}

/** Runs a program in a folder with the script, and tells which revisions it asked to delete, in order. */
async function run(
  folder: string,
  {program = 'sh clean-up.sh', environment, answers = {}, results}: Setting = {},
): Promise<Ended & {asked: number[]}> {
  const now = Date.now() / 1000;
  const revisions = Array.from({length: 60}, (_, age) => ({
    revision: 60 - age,
    updated_at: Math.floor(now - (age + 0.5) * 86_400),
  }));
  const asked: number[] = [];
  const server = await serve((request, response) => {
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
    const binaries = revisions.slice((Number(page) - 1) * 50).slice(0, 50);
    const list = results ? {bare: binaries, none: null}[results] : {binaries};
    const [status, message] = answer ?? [200, ''];
    response
      .writeHead(status, status === 429 ? {'retry-after': '1'} : {})
      .end(
        JSON.stringify(
          status === 200
            ? {error: false, results: page ? list : undefined}
            : {error: true, message},
        ),
      );
  });
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, 'clean-up.sh'),
    script.replace(`https://${identity.host}`, server.origin).replace('--retry 5', '--retry 1'),
  );
  const ended = await runProgram(['bash', '-c', program], folder, {
    HOME: folder,
    [`${variables.SLUG}_API_TOKEN`]: 'YOUR_API_KEY',
    [`${variables.SLUG}_OWNER_NAME`]: 'example-group',
    PLATFORM: 'android',
    APP_ID: 'com.example.app',
    ...environment,
  });
  server.close();
  return {...ended, asked};
}

const lines = (text: string) => text.split('\n').filter(Boolean);
/** More than 30 days old, and not among the newest 20. */
const old = Array.from({length: 30}, (_, index) => index + 1);

test('the tutorial has the script of the recipe', () => {
  for (const title of ['clean-up.sh', '.github/workflows/clean-up.yml']) {
    const tutorial = fileOf('docs/developer-guide/tutorials/from-push-to-phone.md', title);
    expect(tutorial).toBe(fileOf(recipe, title));
  }
});

test('a dry run lists what is old, and deletes nothing', async ({}, info) => {
  const {exit, output, asked} = await run(info.outputPath());
  expect([exit, asked]).toEqual([0, []]);
  expect(lines(output)).toEqual(old.map((revision) => `Would delete #${revision}`));
});

test('every configuration runs the script, as a dry run first', async ({}, info) => {
  const workflow = fileOf(recipe, '.github/workflows/clean-up.yml');
  expect(parse(workflow)).toMatchObject({on: {schedule: [{cron: '17 3 * * *'}]}});
  const programs = ciScripts(blocksOf(recipe))
    .filter(({code}) => code.includes('clean-up.sh'))
    .map(({code, environment}) => ({program: code, environment}));
  expect(programs).toHaveLength(2);
  const cron = {
    program: `${fileOf(recipe, 'clean-up.env')}\nsh clean-up.sh`,
    environment: {KEEP: '20'},
  };
  for (const [index, {program, environment}] of [...programs, cron].entries()) {
    const folder = info.outputPath(String(index));
    const dry = await run(folder, {program, environment});
    expect([dry.exit, lines(dry.output).length, dry.asked]).toEqual([0, 30, []]);
    const real = await run(folder, {
      program: program.replace(/(DELETE=)"no"/, '$1"yes"'),
      environment: {...environment, ...('DELETE' in environment! && {DELETE: 'yes'})},
    });
    expect([real.exit, real.asked]).toEqual([0, old]);
  }
});

const cases = parse(fs.readFileSync('tests/fixtures/clean-up.yaml', 'utf8')) as Record<
  string,
  Case
>;
for (const [what, {asked, output, fails, environment, ...setting}] of Object.entries(cases)) {
  test(what, async ({}, info) => {
    const ended = await run(info.outputPath(), {
      ...setting,
      environment: {DELETE: 'yes', ...environment},
    });
    expect([ended.exit === 0, ended.asked]).toEqual([!fails, asked]);
    expect(output ? lines(ended.output) : []).toEqual(output ?? []);
    expect(ended.errors).toContain(fails ?? '');
  });
}
