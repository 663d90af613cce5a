/**
 * The mock server on the API pages accepts every sample request and returns every documented response,
 * including errors, when it is started with the command of the pages.
 *
 * The command downloads its package. `npm test` does so beforehand (`src/commands/mockServerPackage.ts`).
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
import {writeFiles} from '../fixtures/copies';
import {runProgram} from '../fixtures/runProgram';
import {freePort} from '../fixtures/serve';

const pages = ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current'].flatMap((folder) => [
  `${folder}/api/index.md`,
  `${folder}/api/quickstart.md`,
]);
const published = `${identity.docsUrl}/openapi.yaml`;
const lineOf = (page: string) =>
  blocksOf(page).find(({code}) => code.startsWith('npx @stoplight/'))?.code;
const line = lineOf(pages[0]!)!;

test('the pages start the same server on the published description', () => {
  expect(line).toMatch(/^npx @stoplight\/prism-cli@[\d.]+ mock https:\/\/\S+$/);
  expect(line.endsWith(` ${published}`)).toBe(true);
  expect(pages.map(lineOf)).toEqual(pages.map(() => line));
});

/** The command without network access: npm uses its cache or fails. */
const offline = line.replace(/^npx /, 'npx --offline --yes ');
const [start] = /^.*?@[\d.]+/.exec(offline)!;

/**
 * Starts the server on a free port, with a file instead of the published description.
 *
 * @returns the URL that the server prints, and a function that stops it.
 * @throws an error with its output if it ends without listening.
 */
async function startServer(file: string): Promise<{url: string; stop: () => void}> {
  const command = `${offline.replace(published, file)} --port ${await freePort()} 2>&1`;
  // Detached, so that the whole process group can be stopped: npx and the shell don't forward signals.
  const child = spawn('sh', ['-c', command], {detached: true});
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

/**
 * Sends a sample request, with some content for its files.
 *
 * @param prefer - the documented response that the server returns; by default, the first success.
 */
async function send(
  client: APIRequestContext,
  base: string,
  {method, url, headers, body}: SampleRequest,
  prefer = '',
): Promise<APIResponse> {
  const fixedHeaders = Object.fromEntries(headers.map(({name, value}) => [name, value]));
  const options = {method, headers: {...fixedHeaders, ...(prefer && {Prefer: prefer})}};
  const address = url.replace(`https://${identity.host}/api`, base);
  if (!body) {
    return client.fetch(address, options);
  }
  if (body.type === 'application/json') {
    return client.fetch(address, {...options, data: body.value});
  }
  const fields = body.fields.map(({name, value, isFile}) => [
    name,
    isFile ? {name: value, mimeType: 'text/plain', buffer: Buffer.from('content')} : value,
  ]);
  const encoding = body.type === 'multipart/form-data' ? 'multipart' : 'form';
  return client.fetch(address, {...options, [encoding]: Object.fromEntries(fields)});
}

test.describe('the server', () => {
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  test.beforeAll(async ({}, info) => {
    const isCached = spawnSync('sh', ['-c', `${start} --version`]).status === 0;
    test.skip(!isCached, `npm has no copy: ${start} --version`);
    const file = info.outputPath('openapi.json');
    fs.writeFileSync(file, JSON.stringify(await loadDescription('en')));
    server = await startServer(file);
  });
  test.afterAll(() => server?.stop());

  test('accepts every sample, and returns every documented response', async ({request: client}) => {
    const api = await loadDescription('en');
    let count = 0;
    for (const endpoint of endpoints(api)) {
      const {operationId, responses} = endpoint.operation;
      const requests = requestsOf(api, endpoint).map(({request}) => request);
      for (const request of requests) {
        expect((await send(client, server!.url, request)).status(), operationId).toBeLessThan(300);
      }
      for (const [documented, response] of Object.entries(responses)) {
        const code = {'5XX': '503', default: '418'}[documented] ?? documented;
        const [media] = Object.values(resolve(api, response).content ?? {});
        const examples = media ? examplesOf(api, media) : [];
        for (const {name, value} of [undefined, ...examples].map((example) => ({...example}))) {
          const prefer = `code=${code}${name ? `, example=${name}` : ''}`;
          const reply = await send(client, server!.url, requests[0]!, prefer);
          expect(reply.status(), `${operationId}, ${prefer}`).toBe(Number(code));
          if (name) {
            expect(await reply.json(), `${operationId}, ${prefer}`).toEqual(value);
          }
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(500);
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
    const programs: Record<string, string> = {
      sh: 'bash',
      python: 'python3',
      javascript: process.execPath,
    };
    const scripts = blocks.filter(({title}) => title);
    expect(scripts).toHaveLength(3);
    for (const {title, fence, code} of scripts) {
      const {output, errors} = await run(
        programs[fence]!,
        code.replaceAll(`https://${identity.host}/api`, server!.url),
      );
      expect(output.trim(), `${title}: ${errors}`).toBe(link);
    }
    const {code} = blocksOf(pages[0]!).find((block) => block.code.includes('Prefer: code='))!;
    const {output} = await run('bash', code.replaceAll('http://127.0.0.1:4010', server!.url));
    expect(output).toContain('404 Not Found');
    expect(output).toContain('"error":true');
  });
});
