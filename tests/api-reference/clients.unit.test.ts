/**
 * Client generators can use the description: the page about clients has the commands and examples that do
 * so, and what they generate compiles under `strict` and calls the mock.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {identity} from '../../src/site/identity';
import {openMock} from '../fixtures/apiSamples';
import {blocksOf} from '../fixtures/blocks';
import {runProgram} from '../fixtures/runProgram';

// That the code of the translation is the same is what a check says.
const blocks = blocksOf('docs/api/generate-client.md');
const commands = blocks.filter(({fence}) => fence === 'sh').flatMap(({code}) => code.split('\n'));
const examples = blocks.filter(({fence}) => fence === 'typescript');
const shown = blocks.find(({fence}) => fence === 'text')!.code;

test('the commands name the versions that are installed and tested here', () => {
  for (const command of commands) {
    const [, name, version] = /^(?:npx|npm install) (@?[^@\s]+)@(\S+)/.exec(command)!;
    const {version: installed} = JSON.parse(
      fs.readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    ) as {version: string};
    expect(version, command).toBe(installed);
  }
});

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
  for (const command of commands.filter((line) => line.startsWith('npx '))) {
    const local = command
      .replace(/^npx (@?[^@\s]+)@\S+/, 'npx --no -- $1')
      .replace(`${identity.docsUrl}/openapi.json`, 'openapi.json');
    expect(await runProgram(local.split(' '), folder)).toMatchObject({exit: 0});
  }
  const files = examples.map(({title, code}) => {
    const file = path.join(folder, title!);
    fs.writeFileSync(file, code.replace(service, api.servers[0]!.url));
    return file;
  });
  expect(examples.map(({title}) => title)).toEqual(['rename.mts', 'rename-typed.mts']);
  const program = ts.createProgram(files, {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    skipLibCheck: true,
    noEmit: true,
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({messageText}) => messageText);
  expect(problems).toEqual([]);

  const tsx = path.resolve('node_modules/.bin/tsx');
  const run = (file: string) => runProgram([tsx, file], folder, {API_TOKEN: 'key'});
  for (const file of files) {
    expect(await run(file)).toMatchObject({exit: 0, output: `${shown}\n`});
  }
  answers.updateOrganization = 'NotAuthenticatedError';
  for (const file of files) {
    const {exit, output, errors} = await run(file);
    expect(output + errors, file).toContain('you are not authenticated');
    expect(exit, file).not.toBe(0);
  }
  mock.close();
});
