/**
 * The tutorial about captures and tickets works: its program runs step by step as a reader runs it,
 * against the mock of the API and a stand-in for the tracker.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {createInterface} from 'node:readline';
import {json} from 'node:stream/consumers';
import {variables} from '../../src/site/variables';
import {openMock, type Mock} from '../fixtures/apiSamples';
import {blocksOf, type Block} from '../fixtures/blocks';
import {runProgram} from '../fixtures/runProgram';
import {freePort, serve, type Served} from '../fixtures/serve';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {expect, test} from '../fixtures/test';

// One worker, so that the mock starts once; a failure does not keep the others from running.
test.describe.configure({mode: 'default'});

/** The part of all capture URLs that a reader finds out, and a capture's. */
const prefix = 'https://captures.example/';
const captureUrl = `${prefix}example-capture`;

let mock: Mock;
let tracker: Served;
/** What the tracker received. */
let tickets: Record<'path' | 'key' | 'title' | 'body', string>[] = [];

test.beforeAll(async () => {
  mock = await openMock();
  tracker = await serve((request, response) => {
    void json(request).then((ticket) => {
      const key = request.headers.authorization ?? '';
      const content = ticket as Record<'title' | 'body', string>;
      tickets.push({...content, path: `${request.method} ${request.url}`, key});
      response.writeHead(201).end(JSON.stringify({html_url: 'https://tracker.example/1'}));
    });
  });
});
test.beforeEach(() => {
  tickets = [];
});
test.afterAll(() => {
  mock.close();
  tracker.close();
});

/**
 * Runs a program of the page as a reader does, with both services' addresses replaced, and sends to it.
 *
 * @returns what it printed, and what each sender got.
 */
async function receive(code: string, senders: string[], api = mock.origin) {
  const file = `${temporaryFolder()}/captures.mjs`;
  fs.writeFileSync(
    file,
    code
      .replaceAll(`https://${variables.host}`, api)
      .replaceAll('https://api.github.com', tracker.origin),
  );
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      API_TOKEN: 'capture-tickets',
      CAPTURE_URL_PREFIX: prefix,
      GITHUB_REPOSITORY: 'example/tickets',
      GITHUB_TOKEN: 'tracker-key',
      NO_PROXY: '*',
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const printed: string[] = [];
  createInterface(child.stdout).on('line', (line) => printed.push(line.replace(port, '8080')));
  createInterface(child.stderr).on('line', (line) => printed.push(line));
  const replies: string[] = [];
  try {
    await expect.poll(() => printed, {timeout: 20_000}).toHaveLength(1);
    for (const sender of senders) {
      const ready = sender
        .replaceAll('YOUR_CAPTURE_URL', captureUrl)
        .replaceAll('localhost:8080', `localhost:${port}`);
      replies.push((await runProgram(['bash', '-eu', '-c', ready], '.')).output.trim());
    }
  } finally {
    child.kill();
    await closed;
  }
  return {printed, replies};
}

const page = blocksOf('docs/developer-guide/tutorials/bug-reports.md');
const programs = page.filter(({title}) => title === 'captures.mjs').map(({code}) => code);
const [first, complete] = [programs[0]!, programs.at(-1)!];
const sending = page.find(({code}) => code.includes('localhost:8080'))!.code;

test('the first program prints a capture as its page shows', async () => {
  const shown = page.find(({code}) => code.startsWith('Capture: '))!.code;
  const waiting = page.find(({code}) => code.startsWith('Waiting'))!.code;
  const {printed, replies} = await receive(first, [sending]);
  expect(replies).toEqual(['Reported']);
  expect(printed.join('\n')).toBe(`${waiting}\n${shown.replace('YOUR_CAPTURE_URL', captureUrl)}`);
});

test('the complete program files the ticket at the top of its page', async () => {
  const {printed, replies} = await receive(complete, [sending]);
  expect(replies).toEqual(['Reported']);
  expect(printed.slice(1)).toEqual(['Ticket: https://tracker.example/1']);
  expect(tickets).toEqual([
    {
      path: 'POST /repos/example/tickets/issues',
      key: 'Bearer tracker-key',
      title: page[0]!.title,
      body: page[0]!.code.replace('YOUR_CAPTURE_URL', captureUrl),
    },
  ]);
});

test('the complete program is made of what the steps show', () => {
  const javascript = page.filter(({fence}) => fence === 'javascript').map(({code}) => code);
  const functions = javascript
    .slice(0, -1)
    .flatMap((code) => code.match(/^(?:async )?function \w+[\s\S]*?^\}/gm) ?? []);
  expect(functions.length).toBeGreaterThanOrEqual(7);
  // Each step puts another `report` in place of the one before it.
  const last = new Map(functions.map((code) => [/function (\w+)/.exec(code)![1], code]));
  expect([...last.keys()].sort()).toEqual(
    ['captureOf', 'createTicket', 'formOf', 'report', 'ticketOf'].sort(),
  );
  const settings = javascript.find((code) => code.includes('GITHUB_TOKEN} = process'))!;
  for (const code of [...last.values(), settings]) {
    expect(complete).toContain(code);
  }
});

test(`a capture that the API doesn't return becomes a ticket with its link`, async () => {
  const refusing = await serve((_, response) => response.writeHead(404).end('{}'));
  const {printed, replies} = await receive(complete, [sending], refusing.origin);
  refusing.close();
  expect(replies).toEqual(['Reported']);
  expect(printed[1]).toContain('The API returned 404');
  expect(tickets).toMatchObject([
    {title: 'New capture', body: `- Capture: ${captureUrl}\n- Time: 2026-01-15T01:00:00.000Z`},
  ]);
});

test('nothing but the URL of a capture becomes a ticket', async () => {
  const forged = [
    sending.replace('YOUR_CAPTURE_URL', 'https://elsewhere.example/1'),
    sending.replace('YOUR_CAPTURE_URL', `${captureUrl} and more`),
    sending.replace('created_at=', 'time='),
    'curl -sS "http://localhost:8080/"',
  ];
  const {replies} = await receive(complete, forged);
  expect(replies).toEqual(forged.map(() => 'This is not a capture'));
  expect(tickets).toEqual([]);
});

test(`the app's classes are those of the page about the callback`, () => {
  const classesOf = (blocks: Block[]) =>
    blocks
      .filter(({fence}) => fence === 'java' || fence === 'kotlin')
      .map(({title, code}) => ({title, code}));
  const classes = classesOf(page);
  expect(classes).toHaveLength(4);
  const reference = classesOf(blocksOf('docs/developer-guide/capture/callback.md'));
  expect(reference).toEqual(expect.arrayContaining(classes));
});

test('a receiver without the beginning of the URLs says what to set', async () => {
  const command = [process.execPath, '--input-type=module', '-e', first];
  expect(await runProgram(command, '.')).toMatchObject({
    exit: 1,
    errors: expect.stringContaining('Set CAPTURE_URL_PREFIX'),
  });
});
