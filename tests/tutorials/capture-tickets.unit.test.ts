/**
 * The tutorial about captures and tickets works: its program runs step by step as a reader runs it,
 * against the mock of the API and a stand-in for the tracker.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {json} from 'node:stream/consumers';
import {variables} from '../../src/site/variables';
import {openMock, type Mock} from '../fixtures/apiSamples';
import {blocksOf, type Block} from '../fixtures/blocks';
import {runProgram} from '../fixtures/runProgram';
import {serve, type Served} from '../fixtures/serve';
import {expect, test} from '../fixtures/test';

// One worker, so that the mock starts once; a failure does not keep the others from running.
test.describe.configure({mode: 'default'});

/** The part of all capture URLs that a reader finds out, and a capture's. */
const prefix = 'https://captures.example/';
const captureUrl = `${prefix}example-capture`;

/** What the tracker received. */
interface Ticket {
  path: string;
  key: string;
  title: string;
  body: string;
}

let mock: Mock;
let tracker: Served;
let tickets: Ticket[] = [];

test.beforeAll(async () => {
  mock = await openMock();
  tracker = await serve((request, response) => {
    void json(request).then((ticket) => {
      const key = request.headers.authorization ?? '';
      tickets.push({...(ticket as Ticket), path: `${request.method} ${request.url}`, key});
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

/** A running receiver: what it printed so far, and how to send it something. */
interface Receiver {
  lines: string[];
  send: (script: string) => Promise<string>;
}

/** Runs a program of the page as a reader does, with both services' addresses replaced. */
async function withReceiver(
  code: string,
  use: (receiver: Receiver) => Promise<void>,
  api = mock.origin,
): Promise<void> {
  const directory = `.cache/capture-tickets/${process.pid}`;
  fs.mkdirSync(directory, {recursive: true});
  const file = path.join(directory, 'captures.mjs');
  const program = code
    .replaceAll(`https://${variables.host}`, api)
    .replaceAll('https://api.github.com', tracker.origin);
  fs.writeFileSync(file, program);
  const free = await serve(() => {});
  const {port} = new URL(free.origin);
  free.close();
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
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  try {
    await expect.poll(() => lines, {timeout: 20_000}).toHaveLength(1);
    await use({
      lines,
      send: async (script) => {
        const filled = script
          .replaceAll('YOUR_CAPTURE_URL', captureUrl)
          .replaceAll('localhost:8080', `localhost:${port}`);
        return (await runProgram(['bash', '-eu', '-c', filled], '.')).output.trim();
      },
    });
  } finally {
    child.kill();
  }
}

const page = blocksOf('docs/developer-guide/tutorials/bug-reports.md');
const titled = (title: string) => page.filter((block) => block.title === title);
const programs = () => titled('captures.mjs').map(({code}) => code);
const sending = () => page.find(({code}) => code.includes('localhost:8080'))!.code;
const inCode = (code: string) =>
  page.filter((block) => block.fence === 'javascript' && block.code.includes(code));

test('the first program prints a capture as its page shows', async () => {
  const shown = page.find(({code}) => code.startsWith('Capture: '))!.code;
  const waiting = page.find(({code}) => code.startsWith('Waiting'))!.code;
  await withReceiver(programs()[0]!, async ({lines, send}) => {
    expect(await send(sending())).toBe('Reported');
    expect(lines.join('\n')).toBe(
      `${waiting.replace('8080', /\d+/.exec(lines[0]!)![0])}\n${shown.replace('YOUR_CAPTURE_URL', captureUrl)}`,
    );
  });
});

test('the complete program files the ticket at the top of its page', async () => {
  const [ticket] = page;
  await withReceiver(programs().at(-1)!, async ({lines, send}) => {
    expect(await send(sending())).toBe('Reported');
    expect(lines.slice(1)).toEqual(['Ticket: https://tracker.example/1']);
  });
  expect(tickets).toEqual([
    {
      path: 'POST /repos/example/tickets/issues',
      key: 'Bearer tracker-key',
      title: ticket!.title,
      body: ticket!.code.replace('YOUR_CAPTURE_URL', captureUrl),
    },
  ]);
});

test('the complete program is made of what the steps show', () => {
  const complete = programs().at(-1)!;
  const functions = page
    .filter(({fence}) => fence === 'javascript')
    .slice(0, -1)
    .flatMap(({code}) => code.match(/^(?:async )?function \w+[\s\S]*?^\}/gm) ?? []);
  expect(functions.length).toBeGreaterThanOrEqual(7);
  // Each step puts another `report` in place of the one before it.
  const last = new Map(functions.map((code) => [/function (\w+)/.exec(code)![1], code]));
  expect([...last.keys()].sort()).toEqual(
    ['captureOf', 'createTicket', 'formOf', 'report', 'ticketOf'].sort(),
  );
  for (const code of last.values()) {
    expect(complete).toContain(code);
  }
  expect(complete).toContain(inCode('GITHUB_TOKEN} = process')[0]!.code);
});

test(`a capture that the API doesn't return becomes a ticket with its link`, async () => {
  const refusing = await serve((_, response) => response.writeHead(404).end('{}'));
  await withReceiver(
    programs().at(-1)!,
    async ({lines, send}) => {
      expect(await send(sending())).toBe('Reported');
      expect(lines[1]).toContain('The API returned 404');
    },
    refusing.origin,
  );
  refusing.close();
  expect(tickets.map(({title}) => title)).toEqual(['New capture']);
  expect(tickets[0]!.body.split('\n')).toEqual([
    `- Capture: ${captureUrl}`,
    '- Time: 2026-01-15T01:00:00.000Z',
  ]);
});

test('nothing but the URL of a capture becomes a ticket', async () => {
  const send = sending();
  const forged = [
    send.replace('YOUR_CAPTURE_URL', 'https://elsewhere.example/1'),
    send.replace('YOUR_CAPTURE_URL', `${captureUrl} and more`),
    send.replace('created_at=', 'time='),
    'curl -sS "http://localhost:8080/"',
  ];
  await withReceiver(programs().at(-1)!, async (receiver) => {
    for (const script of forged) {
      expect(await receiver.send(script)).toBe('This is not a capture');
    }
  });
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
  const command = [process.execPath, '--input-type=module', '-e', programs()[0]!];
  expect(await runProgram(command, '.')).toMatchObject({
    exit: 1,
    errors: expect.stringContaining('Set CAPTURE_URL_PREFIX'),
  });
});
