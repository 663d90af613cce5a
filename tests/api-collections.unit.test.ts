/** Collections for request tools: the tools can read them, and the API accepts every request. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {collectionSchema} from '@usebruno/schema';
import {loadDescription} from '../src/markdown/operation/description';
import {endpoints, type OpenApi} from '../src/markdown/operation/openapi';
import {requestsOf} from '../src/markdown/operation/samples';
import apiCollections from '../src/plugins/apiCollections';
import {brunoCollection} from '../src/plugins/apiCollections/bruno';
import {collectionOf, type Collection} from '../src/plugins/apiCollections/collection';
import {postmanCollection, postmanEnvironment} from '../src/plugins/apiCollections/postman';
import {openMock, type Mock} from './fixtures/apiSamples';
import {temporaryFolder} from './fixtures/temporaryFolder';
import {replayBruno, runPostman, type Outcome} from './fixtures/requestTools';

test.describe.configure({mode: 'serial'});

const origin = 'https://docs.example.com';
let api: OpenApi;
let collection: Collection;
let mock: Mock;
let base: string;
test.beforeAll(async () => {
  api = await loadDescription('en');
  collection = collectionOf(api, origin);
  mock = await openMock();
  base = mock.origin + new URL(api.servers[0]!.url).pathname;
});
test.afterAll(() => mock.close());

const names = ({folders}: Collection) =>
  folders.flatMap(({requests}) => requests.map(({name}) => name));
const refused = (outcomes: Outcome[]) =>
  outcomes.filter(({status}) => status < 200 || status > 299);

/** The collection with its first upload lacking the file. */
function withoutFile(): Collection {
  const copy = structuredClone(collection);
  const form = copy.folders
    .flatMap(({requests}) => requests)
    .find((request) => request.form?.multipart)!.form!;
  form.fields = form.fields.filter(({file}) => !file);
  return copy;
}

test('folders follow the tags, and every example of every operation is a request', () => {
  expect(collection.folders.map(({name}) => name)).toEqual(api.tags.map(({name}) => name));
  const all = endpoints(api);
  expect(all.length).toBeGreaterThanOrEqual(45);
  expect(names(collection)).toHaveLength(
    all.reduce((sum, endpoint) => sum + requestsOf(api, endpoint).length, 0),
  );
  for (const {requests} of collection.folders) {
    const own = requests.map(({name}) => name);
    expect(own).toEqual([...new Set(own)]);
  }
});

test('names in paths are variables with the values of the samples, and the key is a secret', () => {
  const used = new Set(
    collection.folders.flatMap(({requests}) =>
      requests.flatMap(({path: route}) => route.match(/(?<=\{\{)\w+/g) ?? []),
    ),
  );
  const {variables} = collection;
  expect(variables.map(({name}) => name).sort()).toEqual(['base_url', ...used].sort());
  expect(variables).toEqual(
    expect.arrayContaining([
      expect.objectContaining({name: 'owner_name', value: 'example-group'}),
      expect.objectContaining({name: 'app_id', value: 'com.example.app'}),
      expect.objectContaining({name: 'platform_type', value: 'android'}),
      expect.objectContaining({name: 'team_name', value: 'QA'}),
      expect.objectContaining({name: 'shared_team_name', value: 'all-testers'}),
    ]),
  );
  expect(postmanEnvironment().values).toEqual([
    {key: 'api_key', value: '', type: 'secret', enabled: true},
  ]);
  const [environment] = brunoCollection(collection).environments;
  expect(environment!.variables.filter(({secret}) => secret)).toEqual([
    {name: 'api_key', value: '', type: 'text', enabled: true, secret: true},
  ]);
});

test('two parameters with different examples do not share a variable', () => {
  const copy = structuredClone(api);
  copy.paths['/users/{owner_name}/apps']!.post!.parameters = [
    {name: 'owner_name', in: 'path', schema: {type: 'string'}, example: 'another'},
  ];
  expect(() => collectionOf(copy, origin)).toThrow(
    /^static\/openapi.yaml: .* example ".+" for owner_name, which is "another" elsewhere/,
  );
});

test('Postman runs its collection, and the API accepts every request', async () => {
  const values = {base_url: base, api_key: 'postman-key'};
  const outcomes = await runPostman(postmanCollection(collection), values);
  expect(outcomes.map(({name}) => name)).toEqual(names(collection));
  expect(refused(outcomes)).toEqual([]);
  expect(mock.statuses.get('postman-key')).toHaveLength(outcomes.length);

  const broken = await runPostman(postmanCollection(withoutFile()), values);
  expect(refused(broken)).toEqual([{name: names(collection)[0], status: 400}]);
});

test('Bruno reads its collection, and the API accepts every request', async () => {
  const own = brunoCollection(collection);
  // Bruno gives ids to what it imports, and its schema asks for them.
  const uid = 'a'.repeat(21);
  const withIds = JSON.parse(
    JSON.stringify(own, (key, value: unknown) =>
      Array.isArray(value) && key !== 'value' && key !== 'ignore'
        ? value.map((one: object) => ({uid, ...one}))
        : value,
    ),
  ) as {items: {type: string}[]};
  const imported = {uid, ...withIds};
  await collectionSchema.validate(imported);
  imported.items[0]!.type = 'drawer';
  await expect(collectionSchema.validate(imported)).rejects.toThrow(/must be one of/);

  const values = {base_url: base, api_key: 'bruno-key'};
  const outcomes = await replayBruno(own, values);
  expect(outcomes.map(({name}) => name)).toEqual(names(collection));
  expect(refused(outcomes)).toEqual([]);
  expect(mock.statuses.get('bruno-key')).toHaveLength(outcomes.length);

  const broken = await replayBruno(brunoCollection(withoutFile()), values);
  expect(refused(broken)).toEqual([{name: names(collection)[0], status: 400}]);
  await expect(replayBruno(own, {base_url: base})).rejects.toThrow('{{api_key}} has no value.');
});

for (const {locale, folder} of [
  {locale: 'en', folder: 'apps'},
  {locale: 'ja', folder: 'apps'},
]) {
  test(`each language has its own files (${locale})`, async () => {
    const outDir = temporaryFolder();
    const context = {siteConfig: {url: origin}, i18n: {currentLocale: locale}};
    const {postBuild} = apiCollections(context as never);
    await postBuild!({outDir} as never);
    const own = collectionOf(await loadDescription(locale), origin);
    const read = async (name: string) =>
      JSON.parse(await fs.readFile(path.join(outDir, name), 'utf8')) as unknown;
    expect(await read('postman-collection.json')).toEqual(
      JSON.parse(JSON.stringify(postmanCollection(own))),
    );
    expect(await read('postman-environment.json')).toEqual(postmanEnvironment());
    expect(await read('bruno-collection.json')).toEqual(brunoCollection(own));
    expect(own.folders[0]!.name).toBe(folder);
    expect(/[ぁ-ん]/.test(own.folders[0]!.requests[0]!.description)).toBe(locale === 'ja');
    expect(own.folders[0]!.requests[0]!.description).toContain(
      `${origin}${locale === 'ja' ? '/ja' : ''}/docs/api/`,
    );
  });
}
