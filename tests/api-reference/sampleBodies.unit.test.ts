/** Samples send their bodies unchanged, in every language that this machine can run. */
import {expect, test} from '@playwright/test';
import {endpoints, type OpenApi} from '../../src/plugins/api-reference/openapi';
import {sampleLanguages, samplesOf} from '../../src/plugins/api-reference/samples';
import {identity} from '../../src/site/identity';
import {canRun, remembering, runSamples} from '../fixtures/apiSamples';

/** Characters that end a string, or have a meaning in one, in some language. */
const awkward = 'two\nlines, "double" and \'single\', \\n, `tick`, #{ruby}, $HOME, ${js}, 100%, é';

const text = {type: 'string'};
const file = {type: 'string', format: 'binary'};
const bodies = {
  'multipart/form-data': {
    schema: {properties: {app: file, 'symbol-file': file, message: text}},
    value: {app: 'app-release.apk', 'symbol-file': 'symbols.zip', message: awkward},
  },
  'application/x-www-form-urlencoded': {
    schema: {properties: {'release note': text}},
    value: {'release note': awkward, empty: ''},
  },
  'application/json': {
    schema: {},
    value: {
      note: awkward,
      count: 3,
      active: true,
      parent: null,
      tags: ['a', awkward],
      one: {a: {}},
    },
  },
};

type MediaType = keyof typeof bodies;

const labels = sampleLanguages.map(({label}) => label).filter(canRun);

/** Returns a description of one operation with one body. */
const apiOf = (type: MediaType) =>
  ({
    servers: [{url: `https://${identity.host}/api`}],
    paths: {
      '/things': {
        post: {
          requestBody: {
            content: {[type]: {schema: bodies[type].schema, examples: {one: bodies[type]}}},
          },
        },
      },
    },
  }) as unknown as OpenApi;

/** Parses the body of a request. A file becomes its name and content. */
async function read(body: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  const response = new Response(body, {headers: {'Content-Type': type}});
  if (type === 'application/json') {
    return response.json();
  }
  const fields = [...(await response.formData())].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : [value.name, await value.text()],
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

for (const type of Object.keys(bodies) as MediaType[]) {
  test(`a body of ${type} arrives as its example says`, async () => {
    const api = apiOf(type);
    const received: unknown[] = [];
    const server = await remembering(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) {
        chunks.push(chunk as Buffer);
      }
      received.push(
        await read(new Uint8Array(Buffer.concat(chunks)), request.headers['content-type'] ?? ''),
      );
      response.writeHead(200).end('{}');
    });
    const samples = samplesOf(api, endpoints(api)[0]!)
      .flatMap(({code}) => code)
      .filter(({label}) => labels.includes(label))
      .map(({label, code}) => ({place: type, label, code}));
    expect(await runSamples(samples, server)).toEqual([]);
    const files = {
      app: ['app-release.apk', 'content\n'],
      'symbol-file': ['symbols.zip', 'content\n'],
    };
    const expected = {
      ...bodies[type].value,
      ...(type === 'multipart/form-data' && files),
    };
    expect(received).toEqual(samples.map(() => expected));
    server.close();
  });
}

test('curl follows redirects, because it would report one as a success', () => {
  const api = apiOf('application/json');
  const [curl] = samplesOf(api, endpoints(api)[0]!)[0]!.code;
  expect(curl!.code).toContain('curl -L --fail-with-body ');
});

test('the variables of two files have names of their own in Go', () => {
  const api = apiOf('multipart/form-data');
  const go = samplesOf(api, endpoints(api)[0]!)[0]!.code.find(({label}) => label === 'Go')!.code;
  expect(go.match(/^\t\w+(?=, err :=)/gm)).toEqual([
    ...['\tfile', '\tpart', '\tfile2', '\tpart2'],
    ...['\trequest', '\tresponse'],
  ]);
});
