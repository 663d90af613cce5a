/**
 * The commands and examples of the page about clients work: client generators read the description, and the
 * clients compile under `strict` and call the mock.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {identity} from '../../src/site/identity';
import {openMock} from '../fixtures/apiSamples';
import {blocksOf} from '../fixtures/blocks';
import {runProgram, writeFiles} from '../fixtures/runProgram';

const blocks = blocksOf('docs/api/generate-client.md');
// The compiler's command is in both tabs of the section that runs the examples.
const commands = [
  ...new Set(blocks.filter(({fence}) => fence === 'sh').flatMap(({code}) => code.split('\n'))),
];
const output = blocks.find(({fence}) => fence === 'text')!.code;

test('the commands on the page install the tested versions, and npx runs only these', () => {
  const packages = commands
    .filter((command) => command.startsWith('npm install '))
    .flatMap((command) => command.split(' ').slice(2))
    .filter((word) => !word.startsWith('--') && word !== '@types/node');
  expect(packages).toHaveLength(5);
  for (const item of packages) {
    const [, name, version] = /^(@?[^@\s]+)@([\d.]+)$/.exec(item)!;
    const {version: installed} = JSON.parse(
      fs.readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    ) as {version: string};
    expect(version, item).toBe(installed);
  }
  // Without --no-install, npx would install the newest versions of peer dependencies, which aren't tested.
  const npx = commands.filter((command) => command.includes('npx'));
  expect(npx.filter((command) => !command.startsWith('npx --no-install '))).toEqual([]);
  expect(npx).toHaveLength(5);
});

/** Prints the number of the retry function's calls and its last status, for statuses in order; 0 is a lost connection. */
const probe = `
import {withRetry} from './retry';

const cases: [boolean, number[]][] = [
  [true, [0, 503, 200]],
  [false, [429, 429, 429]],
  [false, [503]],
  [false, [0]],
  [true, [403]],
];
for (const [safe, statuses] of cases) {
  let calls = 0;
  const call = async () => {
    const status = statuses[calls++]!;
    if (status === 0) throw new Error('lost connection');
    return {response: new Response(null, {status})};
  };
  const result = await withRetry(call, {safe}).catch(() => undefined);
  console.log(\`\${calls} \${result?.response.status ?? 'lost'}\`);
}
`;

test('the examples compile, print what the page shows, and stop with the message of a call that fails', async () => {
  test.setTimeout(180_000);
  const answers: Record<string, string> = {};
  const mock = await openMock(answers);
  const api = structuredClone(await loadDescription('en'));
  const service = api.servers[0]!.url;
  api.servers[0]!.url = mock.origin + new URL(service).pathname;
  // A folder inside the repository, so that Node finds the packages.
  const folder = path.resolve(`.cache/api-examples/${process.pid}`);
  fs.rmSync(folder, {recursive: true, force: true});
  writeFiles(folder, {'openapi.json': JSON.stringify(api), 'probe.mts': probe});
  for (const {title, code} of blocks.filter((block) => block.title)) {
    // Replaces the waiting times of the retry function with 0.
    const source = code.replace(service, api.servers[0]!.url).replace('[10, 20]', '[0, 0]');
    writeFiles(folder, {[title!]: source});
  }
  // Starts the programs as npx would, which itself takes a second to start.
  const run = (command: string) => {
    const [program, ...args] = command.replace('npx --no-install ', '').split(' ');
    const file = path.resolve('node_modules/.bin', program!);
    return runProgram([file, ...args], folder, {API_TOKEN: 'key', NO_COLOR: '1'});
  };
  // Runs the compiler last, because it checks the examples and the files that the generators have written.
  const npx = commands.filter((command) => command.startsWith('npx '));
  const generators = npx.filter((command) => command.includes(' --output '));
  expect(generators).toHaveLength(2);
  for (const command of [...generators, ...npx.filter((command) => command.endsWith(' tsc'))]) {
    const ended = await run(command.replace(`${identity.docsUrl}/openapi.json`, 'openapi.json'));
    expect(ended, command).toMatchObject({exit: 0});
  }
  const examples = npx.filter((command) => command.includes(' tsx '));
  expect(examples).toHaveLength(2);
  for (const command of examples) {
    expect(await run(command), command).toMatchObject({exit: 0, output: `${output}\n`});
  }
  expect(await run('npx --no-install tsx probe.mts')).toMatchObject({
    exit: 0,
    output: '3 200\n3 429\n1 503\n1 lost\n1 403\n',
  });
  answers.updateOrganization = 'NotAuthenticatedError';
  for (const command of examples) {
    const {exit, output, errors} = await run(command);
    expect(output + errors, command).toContain('you are not authenticated');
    expect(exit, command).not.toBe(0);
  }
});
