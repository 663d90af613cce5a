/**
 * Every sample of the API reference runs as its page shows it, in every language that this machine has,
 * against a mock made from the description. The mock responds with the response on the page.
 */
import fs from 'node:fs';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {builds} from '../../src/commands/builds';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {
  endpoints,
  examplesOf,
  resolve,
  type OpenApi,
} from '../../src/plugins/api-reference/openapi';
import {sampleLanguages, samplesOf} from '../../src/plugins/api-reference/samples';
import {identity} from '../../src/site/identity';
import {
  missingTool,
  openMock,
  openRecorder,
  runSamples,
  stopSamples,
  type Mock,
  type Sample,
} from '../fixtures/apiSamples';
import {blocksIn} from '../fixtures/blocks';
import {openAccounts} from '../fixtures/mockServer';

// The tests run in one worker, so that the mocks start once, and continue after a failure.
test.describe.configure({mode: 'default'});
// These tests start some three hundred programs, beside other tests.
test.setTimeout(300_000);

/** Reads the operation pages of a language from the build, with their samples and example responses. */
const operationPages = (language: '' | 'ja') => {
  const folder = path.join(builds.default.directory, language, 'docs/api');
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const $ = load(fs.readFileSync(path.join(folder, name), 'utf8'));
      const answers = $('.api-operation__answers code.language-json')
        .get()
        .map((element) => JSON.parse($(element).text()) as unknown);
      const page = path.join('docs/api', name.replace(/\.html$/, ''));
      const success = $('#response').nextUntil('#errors').find('code.language-json').first().text();
      const samples = $('.api-operation__samples [role="tabpanel"]')
        .get()
        .map((panel): Sample => ({
          place: page,
          label: $(panel).children('.code-tabs__label').text(),
          code: $(panel).find('pre code').text(),
          answer: success ? (JSON.parse(success) as unknown) : null,
        }));
      return {page, samples, answers};
    })
    .filter(({samples}) => samples.length > 0);
};

const english = operationPages('');
/** The samples of the operation pages without duplicates, because pages about old groups repeat samples. */
const samples = [
  ...new Map(english.flatMap((page) => page.samples).map((each) => [each.code, each])).values(),
];

let mock: Mock;
/** A mock that responds to every valid call with an error about the key. */
let rejecting: Mock;
test.beforeAll(async () => {
  mock = await openMock();
  const operations = endpoints(await loadDescription('en')).map(({operation}) => operation);
  rejecting = await openMock(
    Object.fromEntries(operations.map(({operationId}) => [operationId, 'NotAuthenticatedError'])),
  );
});

/** Request bodies for an operation of the test's own, by media type. */
const bodies = parse(fs.readFileSync('tests/fixtures/sampleBodies.yaml', 'utf8')) as Record<
  string,
  {schema: object; value: object; arrives?: object}
>;

/** Returns the samples of an operation with one of the bodies in `bodies`. */
function bodySamples(type: string) {
  const requestBody = {content: {[type]: {...bodies[type], examples: {one: bodies[type]}}}};
  const api = {
    servers: [{url: `https://${identity.host}/api`}],
    paths: {'/things': {post: {requestBody}}},
  } as unknown as OpenApi;
  return samplesOf(api, endpoints(api)[0]!).flatMap(({code}) => code);
}

/** Reads a request's body, with the names and contents of files. */
async function readBody(body: Buffer, type: string): Promise<unknown> {
  const response = new Response(new Uint8Array(body), {headers: {'Content-Type': type}});
  if (type === 'application/json') {
    return response.json();
  }
  const fields = [...(await response.formData())].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : [value.name, await value.text()],
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

for (const {label} of sampleLanguages) {
  const own = samples.filter((sample) => sample.label === label);
  // Samples that differ only in quoted text behave alike. All of them run in curl, which starts quickly, and
  // at night.
  const shapes = new Map(own.map((sample) => [sample.code.replace(/(["'])[^"']*\1/g, ''), sample]));
  const accepted = label === 'curl' || process.env.NIGHTLY ? own : [...shapes.values()];

  test.describe(label, () => {
    test.beforeEach(() => {
      const reason = missingTool(label);
      test.skip(Boolean(reason), reason);
    });

    test(`every sample is accepted, and prints the response on the page: ${label}`, async () => {
      expect(await runSamples(accepted, mock)).toEqual([]);
    });

    test(`every sample prints the server's message and stops when the call fails: ${label}`, async () => {
      const message = 'you are not authenticated';
      expect(await stopSamples([...shapes.values()], rejecting, message)).toEqual([]);
    });

    test(`a sample sends a body of any type as in the example: ${label}`, async () => {
      for (const [type, {value, arrives = value}] of Object.entries(bodies)) {
        const received: unknown[] = [];
        const server = await openRecorder(async (request, response) => {
          received.push(
            await readBody(await buffer(request), request.headers['content-type'] ?? ''),
          );
          response.writeHead(200).end('{}');
        });
        const {code} = bodySamples(type).find((sample) => sample.label === label)!;
        expect(await runSamples([{place: type, label, code}], server)).toEqual([]);
        expect(received).toEqual([arrives]);
      }
    });
  });
}

test('a Go sample with two files declares each variable once', () => {
  const {code} = bodySamples('multipart/form-data').find(({label}) => label === 'Go')!;
  const variables = code.match(/(?<=^\t)\w+(?=, err :=)/gm);
  expect(variables).toEqual(['file', 'part', 'file2', 'part2', 'request', 'response']);
});

test('each operation has a sample in each language, and its page shows every documented response', async () => {
  const api = await loadDescription('en');
  for (const {operation} of endpoints(api)) {
    const documented = Object.entries(operation.responses)
      .sort(([a], [b]) => Number(a) - Number(b))
      .flatMap(([, response]) => Object.values(resolve(api, response).content ?? {}))
      .flatMap((media) => examplesOf(api, media).map(({value}) => value));
    const {answers, samples: own} = english.find(
      ({page}) => `/${page}` === operation.externalDocs.url,
    )!;
    expect(answers, operation.operationId).toEqual(documented);
    expect(new Set(own.map(({label}) => label)).size).toBe(sampleLanguages.length);
  }
});

test('the Japanese pages show the same samples', () => {
  const code = (pages: typeof english) =>
    pages.map(({page, samples: own}) => [page, ...own.map((sample) => sample.code)]);
  expect(code(operationPages('ja'))).toEqual(code(english));
});

test('the calls in the guides are accepted, and print the output on their pages', async () => {
  // Scripts in the guides upload to a distribution page and read the page's key from the response.
  const accounts = await openMock({uploadApp: 'UploadAppDistributionResult'}, openAccounts());
  const blocks = blocksIn('docs', '/api/');
  const scripts = blocks
    .filter(({fence, code}) => fence === 'sh' && code.includes('curl'))
    .filter(({code}) => code.includes(`https://${identity.host}/api/`))
    .map(({file, line, title, code}) => ({
      id: `${file}: ${title}`,
      place: `${file}:${line}`,
      code,
    }));
  // A block names the script whose output it shows: `output="audit.sh"`.
  const outputs = new Map<string, string>();
  for (const {file, meta, code} of blocks) {
    const [, script] = /(?:^|\s)output="([^"]*)"/.exec(meta) ?? [];
    if (script) {
      expect(scripts.map(({id}) => id)).toContain(`${file}: ${script}`);
      outputs.set(`${file}: ${script}`, code);
    }
  }
  const guides = scripts.map(({id, ...sample}) => {
    return {...sample, label: 'curl', output: outputs.get(id)};
  });
  expect(await runSamples(guides, accounts)).toEqual([]);
});
