/**
 * Client generators can use the description: the page about clients has the commands and examples that do
 * so, and what they generate compiles under `strict` and calls the mock.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {identity} from '../../src/site/identity';
import {openMock} from '../fixtures/apiSamples';
import {blocksOf} from '../fixtures/blocks';
import {runProgram} from '../fixtures/runProgram';

// That the code of the translation is the same is what a check says.
const blocks = blocksOf('docs/api/generate-client.md');
const commands = blocks.filter(({fence}) => fence === 'sh').flatMap(({code}) => code.split('\n'));
const files = blocks.filter(({title}) => title);
const shown = blocks.find(({fence}) => fence === 'text')!.code;

test('the commands install the versions that are tested here, and run nothing else', () => {
  const packages = commands
    .filter((command) => command.startsWith('npm install '))
    .flatMap((command) => command.split(' ').slice(2))
    .filter((word) => !word.startsWith('--') && word !== '@types/node');
  expect(packages).toHaveLength(5);
  for (const one of packages) {
    const [, name, version] = /^(@?[^@\s]+)@([\d.]+)$/.exec(one)!;
    const {version: installed} = JSON.parse(
      fs.readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    ) as {version: string};
    expect(version, one).toBe(installed);
  }
  // npx would install the newest version of a package's peers: none that was tested.
  const npx = commands.filter((command) => command.includes('npx'));
  expect(npx.filter((command) => !command.startsWith('npx --no-install '))).toEqual([]);
  expect(npx).toHaveLength(5);
});

/** Prints how often the retry function calls and what it ends with, for statuses in order; 0 is a lost connection. */
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
const probed = '3 200\n3 429\n1 503\n1 lost\n1 403\n';

test('the examples compile, print what the page shows, and stop with the message of a call that fails', async () => {
  test.setTimeout(180_000);
  const answers: Record<string, string> = {};
  const mock = await openMock(answers);
  const api = structuredClone(await loadDescription('en'));
  const service = api.servers[0]!.url;
  api.servers[0]!.url = mock.origin + new URL(service).pathname;
  // Inside the repository, so that packages are found.
  const folder = path.resolve(`.cache/api-examples/${process.pid}`);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(api));
  fs.writeFileSync(path.join(folder, 'probe.mts'), probe);
  for (const {title, code} of files) {
    // Waiting is left out.
    const source = code.replace(service, api.servers[0]!.url).replace('[10, 20]', '[0, 0]');
    fs.writeFileSync(path.join(folder, title!), source);
  }
  const run = (command: string) =>
    runProgram(command.split(' '), folder, {API_TOKEN: 'key', NO_COLOR: '1'});
  // The compiler is last: it checks the examples and what the generators have written.
  const npx = commands.filter((command) => command.startsWith('npx '));
  const generators = npx.filter((command) => command.includes(' --output '));
  expect(generators).toHaveLength(2);
  for (const command of [...generators, ...npx.filter((command) => command.endsWith(' tsc'))]) {
    const ended = await run(command.replace(`${identity.docsUrl}/openapi.json`, 'openapi.json'));
    expect(ended, command + ended.output + ended.errors).toMatchObject({exit: 0});
  }
  const examples = npx.filter((command) => command.includes(' tsx '));
  expect(examples).toHaveLength(2);
  for (const command of examples) {
    expect(await run(command), command).toMatchObject({exit: 0, output: `${shown}\n`});
  }
  expect(await run('npx --no-install tsx probe.mts')).toMatchObject({exit: 0, output: probed});
  answers.updateOrganization = 'NotAuthenticatedError';
  for (const command of examples) {
    const {exit, output, errors} = await run(command);
    expect(output + errors, command).toContain('you are not authenticated');
    expect(exit, command).not.toBe(0);
  }
  mock.close();
});
