/**
 * Client generators can use the description: the page about clients has the commands and examples that do
 * so, and what they generate compiles under `strict` and calls the mock.
 */
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {startMock} from '../fixtures/mockServer';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {identity} from '../../src/site/identity';
import {runExamples} from '../fixtures/apiClients';
import {blocksOf} from '../fixtures/pageBlocks';

const page = (folder: string) => `${folder}/api/generate-client.md`;
const english = page('docs');

/** Follows the page about clients, against a mock that answers with these examples. */
async function follow(answers: Record<string, string>) {
  const api = structuredClone(await loadDescription('en'));
  const server = await startMock(api, 0, answers);
  const service = api.servers[0]!.url;
  api.servers[0]!.url = `http://localhost:${(server.address() as AddressInfo).port}/api`;
  const blocks = blocksOf(english).map((block) =>
    block.fence === 'typescript'
      ? {...block, code: block.code.replace(service, api.servers[0]!.url)}
      : block,
  );
  const published = `${identity.docsUrl}/openapi.json`;
  const runs = await runExamples(api, published, blocks, `.cache/api-examples/${process.pid}`, {
    API_TOKEN: 'key',
    NO_PROXY: '*',
  });
  server.close();
  return runs;
}

test('the examples on the page about clients compile, and print what the page shows', async () => {
  test.setTimeout(120_000);
  const shown = blocksOf(english).find(({fence}) => fence === 'text')!.code;
  const runs = await follow({});
  expect(runs.map(({title}) => title)).toEqual(['rename.mts', 'rename-typed.mts']);
  for (const {title, problems, exit, output} of runs) {
    expect(problems, title).toEqual([]);
    expect(output.trim(), title).toBe(shown);
    expect(exit, title).toBe(0);
  }
});

test("the examples stop with the server's message when their call fails", async () => {
  test.setTimeout(120_000);
  for (const {title, exit, output} of await follow({updateOrganization: 'NotAuthenticatedError'})) {
    expect(output, title).toContain('you are not authenticated');
    expect(exit, title).not.toBe(0);
  }
});

test('the Japanese page has the same commands and examples', () => {
  const codes = (file: string) => blocksOf(file).map(({code}) => code);
  expect(codes(page('i18n/ja/docusaurus-plugin-content-docs/current'))).toEqual(codes(english));
});
