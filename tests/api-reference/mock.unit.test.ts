/**
 * The mock server that the API pages offer readers without an account accepts every sample request and gives
 * every documented response. `npm test` downloads the package of the server (`src/commands/test.ts`). Without
 * the package, the tests are skipped with the reason.
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createInterface} from 'node:readline';
import {expect, test, type APIRequestContext, type APIResponse} from '@playwright/test';
import type {SampleRequest} from '../../src/plugins/api-reference/clients/request';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, examplesOf, resolve} from '../../src/plugins/api-reference/openapi';
import {requestsOf} from '../../src/plugins/api-reference/samples';
import {identity} from '../../src/site/identity';
import {blocksOf} from '../fixtures/blocks';
import {runProgram, writeFiles} from '../fixtures/runProgram';
import {freePort} from '../fixtures/serve';

const pages = ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current'].flatMap((folder) => [
  `${folder}/api/index.md`,
  `${folder}/api/quickstart.md`,
]);
const published = `${identity.docsUrl}/openapi.yaml`;
const lineOf = (page: string) =>
  blocksOf(page).find(({code}) => code.startsWith('npx @stoplight/'))?.code;
const command = lineOf(pages[0]!)!;

test('the pages start the same server on the published description', () => {
  expect(command).toMatch(/^npx @stoplight\/prism-cli@[\d.]+ mock https:\/\/\S+$/);
  expect(command.endsWith(` ${published}`)).toBe(true);
  expect(pages.map(lineOf)).toEqual(pages.map(() => command));
});

/** The command for a run without a network, in which npm takes the package from its cache. */
const offline = command.replace(/^npx /, 'npx --offline --yes ');

/**
 * Starts the command's server on a free port, with a file in place of the published description.
 *
 * @throws an error with the server's output when the server ends without listening.
 */
async function startServer(file: string): Promise<{url: string; stop: () => void}> {
  const serverCommand = `${offline.replace(published, file)} --port ${await freePort()} 2>&1`;
  // Detached, so that a signal to the process group ends the server. npx and the shell don't pass signals on.
  const child = spawn('sh', ['-c', serverCommand], {detached: true});
  const output: string[] = [];
  for await (const text of createInterface(child.stdout)) {
    output.push(text);
    const [, url] = /listening on (http:\S+)/.exec(text) ?? [];
    if (url) {
      child.stdout.resume();
      return {url, stop: () => process.kill(-child.pid!)};
    }
  }
  throw new Error(`The mock server did not start: ${output.join('\n')}`);
}

/** Playwright's option for a request's body, by the body's type. */
const options = {
  'application/json': 'data',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/**
 * Sends a sample request, with files of arbitrary content.
 *
 * @param prefer - the documented response that the server must give; undefined for the first success.
 */
function send(
  client: APIRequestContext,
  base: string,
  {method, url, headers, body}: SampleRequest,
  prefer?: string,
): Promise<APIResponse> {
  const contentOf = ({name, value, isFile}: {name: string; value: string; isFile: boolean}) => [
    name,
    isFile ? {name: value, mimeType: 'text/plain', buffer: Buffer.from('content')} : value,
  ];
  return client.fetch(url.replace(`https://${identity.host}/api`, base), {
    method,
    headers: {
      ...Object.fromEntries(headers.map(({name, value}) => [name, value])),
      ...(prefer && {Prefer: prefer}),
    },
    ...(body && {
      [options[body.type]]:
        'fields' in body ? Object.fromEntries(body.fields.map(contentOf)) : body.value,
    }),
  });
}

test.describe('the server', () => {
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  const version = `${/^.*?@[\d.]+/.exec(offline)![0]} --version`;
  test.beforeAll(async ({}, info) => {
    if (spawnSync('sh', ['-c', version]).status === 0) {
      const file = info.outputPath('openapi.json');
      fs.writeFileSync(file, JSON.stringify(await loadDescription('en')));
      server = await startServer(file);
    }
  });
  test.beforeEach(() => test.skip(!server, `npm's cache lacks the package: ${version}`));
  test.afterAll(() => server?.stop());

  test('accepts every sample, and gives every documented response', async ({request: client}) => {
    const api = await loadDescription('en');
    // Operations share responses, such as those of a wrong key. The server gives each of them once.
    const given = new Set<string>();
    for (const endpoint of endpoints(api)) {
      const {operationId, responses} = endpoint.operation;
      const requests = requestsOf(api, endpoint).map(({request}) => request);
      for (const request of requests) {
        expect((await send(client, server!.url, request)).status(), operationId).toBeLessThan(300);
      }
      for (const [documented, response] of Object.entries(responses)) {
        const key = JSON.stringify([documented, response]);
        if (given.has(key)) {
          continue;
        }
        given.add(key);
        const code = {'5XX': '503', default: '418'}[documented] ?? documented;
        const [media] = Object.values(resolve(api, response).content ?? {});
        const examples = media ? examplesOf(api, media) : [];
        for (const {name, value} of [undefined, ...examples].map((example) => ({...example}))) {
          const prefer = `code=${code}${name ? `, example=${name}` : ''}`;
          const answer = await send(client, server!.url, requests[0]!, prefer);
          expect(answer.status(), `${operationId}, ${prefer}`).toBe(Number(code));
          if (name) {
            expect(await answer.json(), `${operationId}, ${prefer}`).toEqual(value);
          }
        }
      }
    }
  });

  test('accepts the scripts of the quickstart, and the overview’s call for an error', async ({}, info) => {
    const run = (program: string, code: string) => {
      writeFiles(info.outputPath(), {'app-release.apk': 'content\n', 'script.mjs': code});
      return runProgram([program, 'script.mjs'], info.outputPath(), {
        API_TOKEN: 'any-key',
        OWNER_NAME: 'example-group',
        APP_FILE: 'app-release.apk',
      });
    };
    const blocks = blocksOf(pages[1]!);
    const link = blocks.find(({fence}) => fence === 'text')!.code;
    const programs: Record<string, string> = {sh: 'bash', python: 'python3', javascript: 'node'};
    for (const {title, fence, code} of blocks.filter((block) => block.title)) {
      const script = code.replaceAll(`https://${identity.host}/api`, server!.url);
      const {output, errors} = await run(programs[fence]!, script);
      expect(output.trim(), `${title}: ${errors}`).toBe(link);
    }
    const {code} = blocksOf(pages[0]!).find((block) => block.code.includes('Prefer: code='))!;
    const {output} = await run('bash', code.replaceAll('http://127.0.0.1:4010', server!.url));
    expect(output).toContain('404 Not Found');
    expect(output).toContain('"error":true');
  });
});
