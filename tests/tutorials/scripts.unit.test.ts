/**
 * The scripts that clean up revisions, add people to a workspace, and report its members run as a reader runs
 * them, against servers in place of the service and of two user directories. `clean-up.yaml` and
 * `provision-members.yaml` have the cases.
 */
import fs from 'node:fs';
import path from 'node:path';
import express from 'express';
import {parse} from 'yaml';
import {fillVariables, variables} from '../../src/site/variables';
import {blocksOf, fileOf} from '../fixtures/blocks';
import {ciScripts, cleanUpOf, services as ciServices, stepsOf} from '../fixtures/ci';
import {runProgram, writeFiles, type ProgramResult} from '../fixtures/runProgram';
import {serve} from '../fixtures/serve';
import {expect, test} from '../fixtures/test';

const recipe = 'docs/developer-guide/app/clean-up-revisions.md';
const runbooks = 'docs/administrator-guide/runbooks';
const provision = `${runbooks}/provision-members.md`;
const audit = `${runbooks}/audit.md`;

interface Person {
  email: string;
  status?: string;
}

interface Setting {
  run: string;
  environment?: Record<string, string>;
  files?: Record<string, string>;
  /** Responses to the calls that match a regular expression, in order; null closes the connection. */
  answers?: Record<string, ([status: number, body?: string | object] | null)[]>;
  members?: Person[];
}

interface Case extends Setting {
  /** The calls that change something: the method, and the end of the URL. A number is a deleted revision. */
  asked: (string | number)[];
  output?: string[];
  fails?: string;
  /** A file that the run doesn't change. */
  keeps?: string;
}

const fixture = (name: string): unknown => {
  const file = `tests/fixtures/${name}.yaml`;
  return parse(fillVariables(fs.readFileSync(file, 'utf8'), file));
};
const {members, group, environment, cases} = fixture('provision-members') as {
  members: Person[];
  group: Person[];
  environment: Record<string, string>;
  cases: Record<string, Case>;
};
const cleanUp = fixture('clean-up') as Record<string, Case>;

/** Returns the servers' responses without failures: 60 revisions, one a day, and the workspace's members. */
function services(people: Person[]): express.Router {
  const now = Date.now() / 1000;
  const revisions = Array.from({length: 60}, (_, age) => ({
    revision: 60 - age,
    updated_at: Math.floor(now - (age + 0.5) * 86_400),
  }));
  /** Returns a page of a directory, which has one person; `after` is the number of the next page. */
  const pageOf = ({query, path: called, headers}: express.Request) => {
    const index = Number(query.after ?? 0);
    const address = `http://${headers.host}${called}`;
    const next = index + 1 < group.length ? `${address}?after=${index + 1}` : undefined;
    return {person: group[index]!, address, next};
  };
  return express
    .Router()
    .post('*/token', (_request, response) => response.json({access_token: 'token'}))
    .get('/api/v1/groups/*', (request, response) => {
      const {person, address, next} = pageOf(request);
      response.links({self: address, ...(next && {next})});
      response.json([{status: person.status ?? 'ACTIVE', profile: {email: person.email}}]);
    })
    .get('*/transitiveMembers', (request, response) => {
      const {person, next} = pageOf(request);
      const isUser = {'@odata.type': '#microsoft.graph.user', userPrincipalName: 'principal'};
      response.json({
        value: [
          {'@odata.type': '#microsoft.graph.device', mail: 'printer@example.com'},
          {...isUser, mail: person.email, accountEnabled: person.status !== 'DEPROVISIONED'},
        ],
        ...(next && {'@odata.nextLink': next}),
      });
    })
    .use(({headers: {authorization}}, response, next) =>
      authorization === 'Bearer YOUR_API_KEY' ? next() : response.status(401).end(),
    )
    .get('/api/enterprises/*', (_request, response) => response.json({users: people}))
    .get('*/binaries', ({query}, response) => {
      const first = (Number(query.page) - 1) * 50;
      response.json({results: {binaries: revisions.slice(first, first + 50)}});
    })
    .post('*', (_request, response) => response.status(201).end())
    .delete('*', (_request, response) => response.json({error: false}));
}

const hosts = ['$OKTA_DOMAIN', 'login.microsoftonline.com', 'graph.microsoft.com', variables.host!];
const pageScripts = [recipe, provision, audit, `${runbooks}/people-join-move-leave.md`]
  .flatMap(blocksOf)
  .filter(({title}) => title?.endsWith('.sh'))
  .map(({title, code}) => ({title: title!, code: code.replaceAll('--retry 5', '--retry 1')}));

/** Runs a command in a folder with the scripts of all pages; `asked` are the changes that it requested. */
async function run(
  folder: string,
  {run: command, environment: own, files, answers, members: people = members}: Setting,
): Promise<ProgramResult & {asked: string[]}> {
  const left = Object.entries(structuredClone(answers) ?? {});
  const asked: string[] = [];
  const app = express();
  app.use(({method, path: called, originalUrl, socket}, response, next) => {
    if (method !== 'GET' && called.startsWith('/api/')) {
      asked.push(`${method} ${path.basename(called)}`);
    }
    const [, queue] =
      left.find(([pattern]) => new RegExp(pattern).test(`${method} ${originalUrl}`)) ?? [];
    const answer = queue?.shift();
    if (!answer) {
      return answer === null ? socket.destroy() : next();
    }
    const [status, message] = answer;
    const body = typeof message === 'string' ? {message} : message;
    const reset = String(Math.floor(Date.now() / 1000));
    return response
      .status(status)
      .set(status === 429 ? {'Retry-After': '1', 'X-Rate-Limit-Reset': reset} : {})
      .json(Array.isArray(body) ? body : {error: status > 299, ...body});
  });
  const origin = await serve(app.use(services(people)));
  const scripts = pageScripts.map(({title, code}) => [
    title,
    hosts.reduce((text, host) => text.replaceAll(`https://${host}`, origin), code),
  ]);
  writeFiles(folder, {...(Object.fromEntries(scripts) as Record<string, string>), ...files});
  const ended = await runProgram(['bash', '-c', command], folder, {
    HOME: folder,
    ...environment,
    ...own,
  });
  return {...ended, asked};
}

const lines = (text: string) => text.split('\n').filter(Boolean);

for (const [title, {asked, output, fails, keeps, ...setting}] of [
  ...Object.entries(cleanUp).map(([title, one]): [string, Case] => [
    title,
    {...one, run: 'sh clean-up.sh', environment: {DELETE: 'yes', ...one.environment}},
  ]),
  ...Object.entries(cases),
]) {
  test(title, async ({}, info) => {
    const folder = info.outputPath();
    const ended = await run(folder, setting);
    expect([ended.exit === 0, ended.asked]).toEqual([
      !fails,
      asked.map((one) => (typeof one === 'number' ? `DELETE ${one}` : one)),
    ]);
    expect(output ? lines(ended.output) : []).toEqual(output ?? []);
    expect(ended.errors).toContain(fails ?? '');
    if (keeps) {
      expect(fs.readFileSync(path.join(folder, keeps), 'utf8')).toBe(setting.files![keeps]);
    }
  });
}

test('the tutorial has the same script as the recipe', () => {
  for (const title of ['clean-up.sh', '.github/workflows/clean-up.yml']) {
    const tutorial = fileOf('docs/developer-guide/tutorials/from-push-to-phone.md', title);
    expect(tutorial).toBe(fileOf(recipe, title));
  }
});

test('every configuration for a clean-up runs the script, first as a dry run', async ({}, info) => {
  // Deletes revisions that are more than 30 days old and not among the newest 20.
  const old = Array.from({length: 30}, (_, index) => index + 1);
  const workflow = fileOf(recipe, '.github/workflows/clean-up.yml');
  expect(parse(workflow)).toMatchObject({on: {schedule: [{cron: '17 18 * * *'}]}});
  const programs = ciScripts(blocksOf(recipe)).filter(({code}) => code.includes('clean-up.sh'));
  expect(programs).toHaveLength(2);
  const cron = {
    code: `${fileOf(recipe, 'clean-up.env')}\nsh clean-up.sh`,
    environment: {KEEP: '20'},
  };
  const others = Object.entries(ciServices).map(([name, {variables: given}]) => {
    const steps = stepsOf(name, cleanUpOf(name), given);
    expect(steps, name).toHaveLength(1);
    return steps[0]!;
  });
  for (const {code, environment: own} of [...programs, cron, ...others]) {
    const dry = await run(info.outputPath(), {run: code, environment: own});
    expect([dry.exit, dry.asked]).toEqual([0, []]);
    expect(lines(dry.output)).toEqual(old.map((revision) => `Would delete #${revision}`));
    const real = await run(info.outputPath(), {
      run: code.replace(/(DELETE=)"no"/, '$1"yes"'),
      environment: {...own, ...('DELETE' in own! && {DELETE: 'yes'})},
    });
    expect([real.exit, real.asked]).toEqual([0, old.map((revision) => `DELETE ${revision}`)]);
  }
});

for (const provider of ['okta', 'entra']) {
  test(`the people of a group become members of the workspace, and a second run changes nothing: ${provider}`, async ({}, info) => {
    const folder = info.outputPath();
    const shown = (title: string) => `${fileOf(provision, title)}\n`;
    const answers: Setting['answers'] = {'': [[429]]};
    const files = {'keep.txt': 'PARTNER@example.com'};
    const list = await run(folder, {run: `sh list-${provider}-group.sh`, answers, files});
    expect([list.exit, fs.readFileSync(path.join(folder, 'people.txt'), 'utf8')]).toEqual([
      0,
      'boss@example.com\ntaro@example.com\nnew.person@example.com\n',
    ]);
    const dry = await run(folder, {run: 'sh sync-members.sh', answers});
    expect([dry.output, dry.asked]).toEqual([shown('Dry run'), []]);
    expect(await run(folder, {run: 'sh sync-members.sh --apply'})).toEqual({
      exit: 0,
      output: shown('With --apply'),
      errors: '',
      asked: ['DELETE left.person%40example.com', 'POST users'],
    });
    // A case of provision-members.yaml uses this person for a failure.
    expect(shown('An error')).toBe('Not handled: new.person@example.com\n');
    const again = await run(folder, {run: 'sh sync-members.sh', members: members.slice(0, -1)});
    expect(lines(again.output)).toEqual(lines(shown('Dry run')).slice(-1));
  });
}

test('the log file of a day has every run of the nightly job', async ({}, info) => {
  const folder = info.outputPath();
  const {code} = blocksOf(provision).find((block) => block.code.startsWith('15 2 * * *'))!;
  // Cron runs a command in the home folder, and requires a backslash before a percent sign.
  const job = code
    .slice('15 2 * * * '.length)
    .replace('/srv/provision', '.')
    .replaceAll('\\%', '%');
  const files = {'keep.txt': 'partner@example.com', 'settings.env': ''};
  for (const people of [members, members.slice(0, -1)]) {
    const ended = await run(folder, {run: job, files, members: people});
    expect(ended).toMatchObject({exit: 0, output: ''});
  }
  const [log] = fs.readdirSync(folder).filter((name) => name.endsWith('.log'));
  const began: unknown = expect.stringMatching(/\d\d:\d\d:\d\d/);
  const logged = lines(fs.readFileSync(path.join(folder, log!), 'utf8'));
  expect(logged).toEqual([began, ...lines(fileOf(provision, 'With --apply')), began]);
});

test('the difference of two reports is the one on the page', async ({}, info) => {
  const shown = lines(fileOf(audit, 'What changed'));
  const side = (sign: string) =>
    shown.filter((line) => line.startsWith(sign)).map((line) => `${line.slice(2)}\n`);
  const files = {'1.csv': side('<').join(''), '2.csv': side('>').join('')};
  const ended = await run(info.outputPath(), {run: 'sh compare-reports.sh 1.csv 2.csv', files});
  expect(lines(ended.output)).toEqual(shown);
});
