/**
 * The scripts that bring people into a workspace, from a group of Okta or Microsoft Entra ID or from a
 * file: they run as a reader runs them, against stand-ins for both directories and for the service.
 */
import fs from 'node:fs';
import path from 'node:path';
import express from 'express';
import {variables} from '../../src/site/variables';
import {blocksOf} from '../fixtures/blocks';
import {runProgram} from '../fixtures/runProgram';
import {serve, type Served} from '../fixtures/serve';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {expect, test} from '../fixtures/test';

test.describe.configure({mode: 'default'});

const boss = 'boss@example.com';
const leaver = 'left.person@example.com';
const partner = 'partner@example.com';
const old = 'taro@example.com';
const fresh = 'new.person@example.com';

/** What the workspace has, and what the calls that change it return; `busy` counts the 429s to come. */
interface World {
  members: {name: string; email: string; role: string}[];
  answers: Record<string, {status: number; error_type?: string}>;
  group: {email: string | null; status?: string}[];
  busy: number;
  calls: string[];
}
let world: World;
let server: Served;

/** A person of the directory is a page of its own; `after` is the number of the next one. */
const pageOf = ({query}: express.Request) => {
  const index = Number(query.after ?? 0);
  const next = index + 1 < world.group.length ? `?after=${index + 1}` : undefined;
  return {person: world.group[index]!, next};
};

test.beforeAll(async () => {
  const app = express();
  app.use(({method, path: called}, response, next) => {
    world.calls.push(`${method} ${called}`);
    if (world.busy === 0) {
      return next();
    }
    world.busy -= 1;
    const reset = String(Math.floor(Date.now() / 1000));
    return response.status(429).set({'Retry-After': '1', 'X-Rate-Limit-Reset': reset}).json({});
  });
  app.post('*/token', (_request, response) => response.json({access_token: 'token'}));
  app.get('/api/v1/groups/*', (request, response) => {
    const {person, next} = pageOf(request);
    const address = server.origin + request.path;
    response.links({self: address, ...(next && {next: address + next})});
    response.json([{status: person.status ?? 'ACTIVE', profile: {email: person.email}}]);
  });
  app.get('*/transitiveMembers', (request, response) => {
    const {person, next} = pageOf(request);
    response.json({
      value: [
        {'@odata.type': '#microsoft.graph.device', mail: 'printer@example.com'},
        {
          '@odata.type': '#microsoft.graph.user',
          userPrincipalName: 'principal@example.com',
          mail: person.email,
          accountEnabled: person.status !== 'DEPROVISIONED',
        },
      ],
      ...(next && {'@odata.nextLink': server.origin + request.path + next}),
    });
  });
  app.get('*', (_request, response) => response.json({error: false, users: world.members}));
  app.post('*', (_request, response, next) =>
    world.answers.POST ? next() : response.status(201).end(),
  );
  app.use(({method}, response) => {
    const {status, ...body} = world.answers[method] ?? {status: 200};
    response.status(status).json({error: status > 299, ...body});
  });
  server = await serve(app);
});
test.afterAll(() => server.close());

test.beforeEach(() => {
  world = {
    members: [
      {name: 'boss', email: boss, role: 'Administrator'},
      {name: 'old', email: old, role: 'general user'},
      {name: 'partner', email: partner, role: 'general user'},
      {name: 'leaver', email: leaver, role: 'manager'},
    ],
    answers: {},
    group: [{email: boss}, {email: leaver, status: 'DEPROVISIONED'}, {email: old}, {email: fresh}],
    busy: 0,
    calls: [],
  };
});

/** The scripts of a page in a folder, ready to run, and what the page shows by its titles. */
function pageIn(name = 'provision-members') {
  const shown = blocksOf(`docs/administrator-guide/runbooks/${name}.md`);
  const folder = temporaryFolder();
  for (const {title, code} of shown) {
    if (title?.endsWith('.sh')) {
      const ready = code
        .replace(
          /https:\/\/(\$OKTA_DOMAIN|login\.microsoftonline\.com|graph\.microsoft\.com(?=\/v1))/g,
          server.origin,
        )
        .replaceAll(`https://${variables.host}`, server.origin);
      fs.writeFileSync(path.join(folder, title), ready);
    }
  }
  const at = (name: string) => path.join(folder, name);
  fs.writeFileSync(at('keep.txt'), partner.toUpperCase());
  return {
    folder,
    outputs: shown.filter(({fence, title}) => fence === 'text' && title).map(({code}) => code),
    write: (name: string, text: string) => fs.writeFileSync(at(name), text),
    read: (name: string) => fs.readFileSync(at(name), 'utf8'),
    run: async (script: string, ...args: string[]) => {
      const {exit, output, errors} = await runProgram(['sh', script, ...args], folder, {
        ...{OKTA_DOMAIN: 'okta.example', OKTA_GROUP_ID: 'group', OKTA_TOKEN: 'okta'},
        ...{ENTRA_TENANT_ID: 'tenant', ENTRA_CLIENT_ID: 'id', ENTRA_CLIENT_SECRET: 'secret'},
        ...{ENTRA_GROUP_ID: 'group', API_TOKEN: 'key', WORKSPACE_NAME: 'example-workspace'},
        ...{GROUP_NAME: 'example-group', TEAM_NAME: 'QA'},
      });
      return {code: exit, out: output.trim(), errors: errors.trim()};
    },
  };
}

for (const provider of ['okta', 'entra']) {
  test(`a group becomes the workspace's members, and again changes nothing: ${provider}`, async () => {
    const page = pageIn();
    world.busy = 1;
    expect(await page.run(`list-${provider}-group.sh`)).toMatchObject({code: 0});
    expect(page.read('people.txt')).toBe(`${boss}\n${old}\n${fresh}\n`);
    world.busy = 1;
    expect((await page.run('sync-members.sh')).out).toBe(page.outputs[0]);
    expect(
      world.calls.filter((call) => !call.startsWith('GET') && call.includes('/api/enter')),
    ).toEqual([]);
    expect(await page.run('sync-members.sh', '--apply')).toEqual({
      code: 0,
      out: page.outputs[1],
      errors: '',
    });
    expect(world.calls.slice(-2)).toEqual([
      `DELETE /api/enterprises/example-workspace/users/${encodeURIComponent(leaver)}`,
      'POST /api/enterprises/example-workspace/users',
    ]);
    world.members.pop();
    expect((await page.run('sync-members.sh')).out).toBe(page.outputs[0]!.split('\n').at(-1));
  });
}

test(`whoever couldn't be handled is named, and the last line counts`, async () => {
  const page = pageIn();
  page.write('people.txt', `${boss}\r\n${old}\r\n${fresh}`);
  world.answers.POST = {status: 403, error_type: 'num_of_member_seats_exceeded'};
  const {code, out, errors} = await page.run('sync-members.sh', '--apply');
  expect(code).toBe(1);
  expect(out).toContain(`invite ${fresh} 403 num_of_member_seats_exceeded`);
  expect(errors).toBe(page.outputs[2]);
});

test(`whoever is no longer in the workspace counts as removed`, async () => {
  const page = pageIn();
  page.write('people.txt', `${boss}\n${old}`);
  world.answers.DELETE = {status: 400};
  expect(await page.run('sync-members.sh', '--apply')).toEqual({
    code: 0,
    out: `remove ${leaver} 400`,
    errors: '',
  });
});

for (const {list, message} of [
  {list: '\n', message: 'people.txt is empty.'},
  {list: boss, message: '2 of 4 members would be removed.'},
  {list: `${old}\n${leaver}`, message: 'No administrator would be left.'},
]) {
  test(`nothing is changed when the list can't be right: ${message}`, async () => {
    const page = pageIn();
    page.write('people.txt', list);
    const {code, errors} = await page.run('sync-members.sh', '--apply');
    expect({code, errors}).toEqual({code: 1, errors: `${message} Nothing was changed.`});
    expect(world.calls).toEqual(['GET /api/enterprises/example-workspace/users']);
  });
}

test(`a person without an email address is named, and the list stays`, async () => {
  const page = pageIn();
  page.write('people.txt', 'before');
  world.group[2] = {email: null};
  const {code, errors} = await page.run('list-entra-group.sh');
  expect({code, errors}).toEqual({code: 1, errors: 'No email address: principal@example.com'});
  expect(page.read('people.txt')).toBe('before');
});

for (const {script, done, failed} of [
  {script: 'invite-members.sh', done: '201', failed: 'Not invited:'},
  {script: 'add-to-team.sh', done: 'group 201 team 201', failed: 'Not added:'},
]) {
  test(`${script} waits, reads the last line, and names who is left`, async () => {
    const page = pageIn('people-join-move-leave');
    page.write('testers.txt', `${old}\r\n\n${fresh}`);
    world.busy = 1;
    expect(await page.run(script)).toMatchObject({
      code: 0,
      out: `${old} ${done}\n${fresh} ${done}`,
    });
    world.answers.POST = {status: 403};
    expect(await page.run(script)).toMatchObject({code: 1, errors: `${failed} ${old} ${fresh}`});
  });
}
