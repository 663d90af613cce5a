/** The collection for request tools: Postman runs it, and the API accepts every request. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {builds} from '../../src/commands/builds';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, type OpenApi} from '../../src/plugins/api-reference/openapi';
import {requestsOf} from '../../src/plugins/api-reference/samples';
import {postmanCollection} from '../../src/plugins/api-reference/postman';
import {openMock, type Mock} from '../fixtures/apiSamples';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {Collection, VariableScope} from 'postman-collection';
import {Runner} from 'postman-runtime';

test.describe.configure({mode: 'serial'});

type Definition = ReturnType<typeof postmanCollection>;

const read = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(builds.default.directory, file), 'utf8')) as Definition;
const collection = read('postman-collection.json');
const names = collection.item.flatMap(({item}) => item.map(({name}) => name));

/** What came back for a request of a collection: 0 where nothing did. */
interface Outcome {
  name: string;
  status: number;
}

/** Runs a collection with Postman's own runtime, with a file that stands for every file that a form names. */
function runPostman(definition: object, values: Record<string, string>): Promise<Outcome[]> {
  const file = path.join(temporaryFolder(), 'upload');
  fs.writeFileSync(file, 'content\n');
  const outcomes: Outcome[] = [];
  const environment = new VariableScope({
    values: Object.entries(values).map(([key, value]) => ({key, value})),
  });
  const fileResolver = {
    stat: (_name: string, done: fs.NoParamCallback) => fs.stat(file, done),
    createReadStream: () => fs.createReadStream(file),
  };
  return new Promise((resolve, reject) => {
    new Runner().run(new Collection(definition), {environment, fileResolver}, (failed, run) => {
      if (failed) {
        reject(failed);
        return;
      }
      run.start({
        response: (_error, _cursor, response, _request, {name}) =>
          outcomes.push({name, status: response?.code ?? 0}),
        done: (error) => (error ? reject(error) : resolve(outcomes)),
      });
    });
  });
}

let api: OpenApi;
let mock: Mock;
let values: Record<string, string>;
test.beforeAll(async () => {
  api = await loadDescription('en');
  mock = await openMock();
  const base_url = mock.origin + new URL(api.servers[0]!.url).pathname;
  values = {base_url, api_key: 'postman-key'};
});
test.afterAll(() => mock.close());

test('folders follow the tags, and every example of every operation is a request', () => {
  expect(collection.item.map(({name}) => name)).toEqual(api.tags.map(({name}) => name));
  const all = endpoints(api);
  expect(all.length).toBeGreaterThanOrEqual(45);
  expect(names).toHaveLength(
    all.reduce((sum, endpoint) => sum + requestsOf(api, endpoint).length, 0),
  );
});

test('Postman runs it with the values of the samples, and the API accepts every request', async () => {
  const outcomes = await runPostman(collection, values);
  expect(outcomes.map(({name}) => name)).toEqual(names);
  expect(outcomes.filter(({status}) => status < 200 || status > 299)).toEqual([]);
  // The mock answered every request, and as the runner tells.
  expect(mock.statuses.get('postman-key')).toEqual(outcomes.map(({status}) => status));
});

test('the key is a secret of the environment, and each language has its own files', () => {
  expect(read('postman-environment.json')).toMatchObject({
    values: [{key: 'api_key', value: '', type: 'secret', enabled: true}],
  });
  const {description} = read('ja/postman-collection.json').item[0]!.item[0]!.request;
  expect(description).toMatch(/[ぁ-ん][^]*\/ja\/docs\/api\//);
});

test('two parameters with different examples do not share a variable', () => {
  const copy = structuredClone(api);
  copy.paths['/users/{owner_name}/apps']!.post!.parameters = [
    {name: 'owner_name', in: 'path', schema: {type: 'string'}, example: 'another'},
  ];
  expect(() => postmanCollection(copy, 'https://docs.example')).toThrow(
    /^static\/openapi.yaml: .* example ".+" for owner_name, which is "another" elsewhere/,
  );
});
