/** The tutorial about captures and tickets: its program runs against mocks of the API and of an issue tracker. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {variables} from '../../src/site/variables';
import {openMock, type Mock} from '../fixtures/apiSamples';
import {blocksOf} from '../fixtures/blocks';
import {runProgram} from '../fixtures/runProgram';
import {freePort, serve, serveInbox} from '../fixtures/serve';
import {expect, test} from '../fixtures/test';

// The tests run in one worker, so that the mock starts once, and continue after a failure.
test.describe.configure({mode: 'default'});

/** The beginning of all capture URLs, which the tutorial's reader looks up, and the URL of a capture. */
const prefix = 'https://captures.example/';
const captureUrl = `${prefix}example-capture`;

let mock: Mock;
let tracker: Awaited<ReturnType<typeof serveInbox>>;

test.beforeAll(async () => {
  mock = await openMock();
});
test.beforeEach(async () => {
  tracker = await serveInbox('{"html_url": "https://tracker.example/1"}');
});

/**
 * Runs a program of the page with the URLs of the mocks, and runs commands that send captures to the program.
 *
 * @returns the program's output and the replies to the commands.
 */
async function receive(program: string, senders: string[], api = mock.origin) {
  const code = program
    .replaceAll(`https://${variables.host}`, api)
    .replaceAll('https://api.github.com', tracker.origin);
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
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
      const command = sender
        .replaceAll('YOUR_CAPTURE_URL', captureUrl)
        .replaceAll('localhost:8080', `localhost:${port}`);
      replies.push((await runProgram(['bash', '-eu', '-c', command], '.')).output.trim());
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
const codeWith = (pattern: RegExp) => page.find(({code}) => pattern.test(code))!.code;
const sender = codeWith(/localhost:8080/);

test('the first program prints a capture as the tutorial shows', async () => {
  const {printed, replies} = await receive(first, [sender]);
  expect(replies).toEqual(['Reported']);
  const capture = codeWith(/^Capture: /).replace('YOUR_CAPTURE_URL', captureUrl);
  expect(printed.join('\n')).toBe(`${codeWith(/^Waiting/)}\n${capture}`);
});

test('the complete program creates the ticket at the top of the tutorial', async () => {
  const {printed, replies} = await receive(complete, [sender]);
  expect(replies).toEqual(['Reported']);
  expect(printed.slice(1)).toEqual(['Ticket: https://tracker.example/1']);
  const {title, code} = page[0]!;
  expect(tracker.received).toEqual([
    {
      path: 'POST /repos/example/tickets/issues',
      key: 'Bearer tracker-key',
      body: {title, body: code.replace('YOUR_CAPTURE_URL', captureUrl)},
    },
  ]);
});

test('the complete program consists of the functions and the settings in the steps', () => {
  const javascript = page.filter(({fence}) => fence === 'javascript').map(({code}) => code);
  const functions = javascript
    .slice(0, -1)
    .flatMap((code) => code.match(/^(?:async )?function \w+[\s\S]*?^\}/gm) ?? []);
  // Each step replaces the function `report` of the previous step.
  const last = new Map(functions.map((code) => [/function (\w+)/.exec(code)![1], code]));
  expect([...last.keys()]).toContain('report');
  for (const code of [...last.values(), codeWith(/GITHUB_TOKEN\} = process/)]) {
    expect(complete).toContain(code);
  }
});

test("a capture that the API doesn't return becomes a ticket with its link", async () => {
  const rejecting = await serve((_, response) => response.writeHead(404).end('{}'));
  const {printed, replies} = await receive(complete, [sender], rejecting);
  expect(replies).toEqual(['Reported']);
  expect(printed[1]).toContain('The API returned 404');
  const body = `- Capture: ${captureUrl}\n- Time: 2026-01-15T01:00:00.000Z`;
  expect(tracker.received).toMatchObject([{body: {title: 'New capture', body}}]);
});

test('nothing but the URL of a capture becomes a ticket', async () => {
  const forged = [
    sender.replace('YOUR_CAPTURE_URL', 'https://elsewhere.example/1'),
    sender.replace('YOUR_CAPTURE_URL', `${captureUrl} and more`),
    sender.replace('created_at=', 'time='),
    'curl -sS "http://localhost:8080/"',
  ];
  const {replies} = await receive(complete, forged);
  expect(replies).toEqual(forged.map(() => 'This is not a capture'));
  expect(tracker.received).toEqual([]);
});

test("the app's classes are the same as on the page about the callback", () => {
  const [classes, reference] = [page, blocksOf('docs/developer-guide/capture/callback.md')].map(
    (blocks) =>
      blocks
        .filter(({fence}) => fence === 'java' || fence === 'kotlin')
        .map(({title, code}) => ({title, code})),
  );
  expect(classes).toHaveLength(4);
  expect(reference).toEqual(expect.arrayContaining(classes!));
});

test('the program prints what to set if the beginning of the URLs is missing', async () => {
  const command = [process.execPath, '--input-type=module', '-e', first];
  expect(await runProgram(command, '.')).toMatchObject({
    exit: 1,
    errors: expect.stringContaining('Set CAPTURE_URL_PREFIX'),
  });
});
