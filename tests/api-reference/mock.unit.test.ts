/**
 * The mock server that the API pages offer readers without an account: started with the line of the
 * pages, it takes every sample request and gives every documented response, the errors included.
 *
 * The line downloads its package. `npm test` does that beforehand (`src/commands/mockServerPackage.ts`).
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, examplesOf, resolve} from '../../src/plugins/api-reference/openapi';
import {requestsOf} from '../../src/plugins/api-reference/samples';
import {identity} from '../../src/site/identity';
import {askMock} from '../fixtures/askMock';
import {blocksOf} from '../fixtures/pageBlocks';
import {cached, startPrism} from '../fixtures/prism';

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

/** How the scripts of the pages are run, by the endings of their files. */
const programs: Record<string, string> = {sh: 'bash', py: 'python3', mjs: process.execPath};

test.describe('the server', () => {
  test.skip(!cached(line), `npm has no copy: ${line.split(' ').slice(0, 2).join(' ')} --version`);

  let server: Awaited<ReturnType<typeof startPrism>>;
  test.beforeAll(async ({}, info) => {
    const file = info.outputPath('openapi.json');
    fs.writeFileSync(file, JSON.stringify(await loadDescription('en')));
    server = await startPrism(line.replace(published, file));
  });
  test.afterAll(() => server.stop());

  test('takes every sample, and gives every documented response', async ({}, info) => {
    const api = await loadDescription('en');
    let asked = 0;
    for (const endpoint of endpoints(api)) {
      const {operationId, responses} = endpoint.operation;
      const requests = requestsOf(api, endpoint).map(({request}) => request);
      for (const request of requests) {
        const {status} = await askMock(api, server.url, request);
        expect(status, operationId).toBeLessThan(300);
        asked += 1;
      }
      for (const [documented, response] of Object.entries(responses)) {
        const code = {'5XX': '503', default: '418'}[documented] ?? documented;
        const [media] = Object.values(resolve(api, response).content ?? {});
        const examples = media ? examplesOf(api, media) : [];
        for (const {name, value} of [undefined, ...examples].map((example) => ({...example}))) {
          const prefer = `code=${code}${name ? `, example=${name}` : ''}`;
          const answer = await askMock(api, server.url, requests[0]!, prefer);
          expect(answer.status, `${operationId}, ${prefer}`).toBe(Number(code));
          if (name) {
            expect(await answer.json(), `${operationId}, ${prefer}`).toEqual(value);
          }
          asked += 1;
        }
      }
    }
    expect(asked).toBeGreaterThan(550);
    info.annotations.push({type: 'calls', description: String(asked)});
  });

  /** Runs code of a page with the server in place of the URL that `from` is. */
  const run = (code: string, from: string, file: string) => {
    fs.writeFileSync(file, code.replaceAll(from, server.url));
    fs.writeFileSync(path.join(path.dirname(file), 'app-release.apk'), 'content\n');
    return spawnSync(programs[path.extname(file).slice(1)]!, [path.basename(file)], {
      cwd: path.dirname(file),
      encoding: 'utf8',
      env: {
        ...process.env,
        API_TOKEN: 'any-key',
        OWNER_NAME: 'example-group',
        APP_FILE: 'app-release.apk',
        NO_PROXY: '*',
      },
    });
  };

  test('takes the scripts of the quickstart', async ({}, info) => {
    const service = (await loadDescription('en')).servers[0]!.url;
    const blocks = blocksOf(pages[1]!);
    const scripts = blocks.filter(({title}) => title);
    expect(scripts).toHaveLength(3);
    const link = blocks.find(({fence}) => fence === 'text')!.code;
    for (const {title, code} of scripts) {
      const {stdout, stderr} = run(code, service, info.outputPath(title!));
      expect(stdout.trim(), `${title}: ${stderr}`).toBe(link);
    }
  });

  test('gives the error that the example of the overview asks for', async ({}, info) => {
    const {code} = blocksOf(pages[0]!).find((block) => block.code.includes('Prefer: code='))!;
    const {stdout} = run(code, 'http://127.0.0.1:4010', info.outputPath('error.sh'));
    expect(stdout).toContain('404 Not Found');
    expect(stdout).toContain('"error":true');
  });
});
