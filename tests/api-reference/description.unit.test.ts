/**
 * The description of the API: what the gate of the API reference (`npm run check:api`) doesn't ask about
 * it, and that each check of the gate finds the defect that it is made for.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {parse} from 'yaml';
import {languageOf} from '../../src/site/languages';
import {lintDescription} from '../../src/plugins/api-reference/lint/description';
import {errorEntries} from '../../src/plugins/api-reference/overviews';
import {operations} from '../../src/plugins/api-reference/operations';
import {
  filesOf,
  readDescription,
  type DescriptionFiles,
} from '../../src/plugins/api-reference/description';
import {checkDescriptions} from '../../src/plugins/api-reference/lint/translations';
import {fieldsOf, parameterField} from '../../src/plugins/api-reference/fields';
import {
  endpoints,
  errorsOf,
  examplesOf,
  keysOf,
  resolve,
  type OpenApi,
  type Schema,
} from '../../src/plugins/api-reference/openapi';
import {checkPages, pagesOf} from '../../src/plugins/api-reference/lint/pages';
import {operationTexts} from '../../src/plugins/api-reference/texts';
import {checkProseExamples} from '../../src/plugins/api-reference/lint/proseExamples';

const files = filesOf('ja');

/** A copy of the two files with something changed in one of them. */
function planted(
  info: {outputPath: (name: string) => string},
  file: keyof DescriptionFiles,
  change: (source: string) => string,
): DescriptionFiles {
  const source = fs.readFileSync(files[file], 'utf8');
  const copy = info.outputPath(path.basename(files[file]));
  fs.mkdirSync(path.dirname(copy), {recursive: true});
  fs.writeFileSync(copy, change(source));
  expect(fs.readFileSync(copy, 'utf8')).not.toBe(source);
  return {...files, [file]: copy};
}

/** A copy of the English pages. */
function copyPages(info: {outputPath: (name: string) => string}): string {
  const folder = info.outputPath('pages');
  fs.cpSync(pagesOf('en'), folder, {recursive: true});
  return folder;
}

test('an operation names its keys, role, plan, repetition and tag, each of them known', async () => {
  const api = await readDescription('en');
  const kinds = Object.keys(api.components.securitySchemes!);
  const tags = new Map(api.tags.map(({name}) => [name, 0]));
  for (const {operation} of endpoints(api)) {
    const {operationId: id, tags: own} = operation;
    expect(keysOf(operation).length, id).toBeGreaterThan(0);
    expect(kinds, id).toEqual(expect.arrayContaining(keysOf(operation)));
    expect(api['x-roles'], id).toHaveProperty([operation['x-role']]);
    expect(api['x-plans'], id).toHaveProperty([operation['x-plan']]);
    expect(['safe', 'unsafe', 'check'], id).toContain(operation['x-safe-to-repeat'].is);
    expect(Object.keys(operation.responses), id).toEqual(
      expect.arrayContaining(['401', '429', '5XX', 'default']),
    );
    expect(own, id).toHaveLength(1);
    tags.set(own[0]!, tags.get(own[0]!)! + 1);
  }
  expect(Math.max(...tags.values()), 'operations of a tag').toBeLessThanOrEqual(12);
  expect(Math.min(...tags.values())).toBeGreaterThan(0);
  const summaries = endpoints(api).map(({operation}) => operation.summary);
  expect(new Set(summaries).size, 'summaries are unique').toBe(summaries.length);
});

test('a field that only some operations return names existing ones', async () => {
  const api = await readDescription('en');
  const known = endpoints(api).map(({operation}) => operation.operationId);
  const named = Object.values(api.components.schemas as Record<string, Schema>).flatMap(
    ({properties = {}}) =>
      Object.values(properties).flatMap((field) => field['x-returned-by'] ?? []),
  );
  expect(named.length).toBeGreaterThanOrEqual(10);
  expect(known).toEqual(expect.arrayContaining(named));
});

test('every error is explained, returned by an operation, and the text of its examples', async () => {
  const api = await readDescription('en');
  const entries = errorEntries(api);
  expect(entries.length).toBeGreaterThanOrEqual(18);
  expect(entries.filter(({operations: by}) => by.length === 0)).toEqual([]);
  for (const {operation} of endpoints(api)) {
    for (const [status, raw] of Object.entries(operation.responses)) {
      const response = resolve(api, raw);
      const texts = Object.values(response.content ?? {})
        .flatMap((media) => examplesOf(api, media))
        .map(({value}) => value as {error?: boolean; message?: string})
        .flatMap(({error, message}) => (error && message ? [message] : []));
      const explained = errorsOf(response).flatMap((id) => api['x-errors'][id]!.message ?? []);
      expect(explained, `${operation.operationId}, ${status}`).toEqual(
        expect.arrayContaining(texts),
      );
    }
  }
});

test('every failure says why it happens and what to do', async () => {
  const api = await readDescription('en');
  for (const {operation} of endpoints(api)) {
    for (const [status, raw] of Object.entries(operation.responses)) {
      const failures = Object.values(resolve(api, raw)['x-failures'] ?? {});
      const place = `${operation.operationId}, ${status}`;
      expect(failures.length > 0, place).toBe(/^[45]/.test(status));
      for (const {errors = [], ...own} of failures) {
        const {cause, fix} = {...api['x-errors'][errors[0] ?? ''], ...own};
        expect([cause, fix].every(Boolean), place).toBe(true);
      }
    }
  }
});

/** The fields that a value has, as the tables write them: `results.fingerprints[].md5`. */
const fieldsIn = (value: unknown, place = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => fieldsIn(item, `${place}[]`))
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, inner]) => {
          const at = place ? `${place}.${name}` : name;
          return [at, ...fieldsIn(inner, at)];
        })
      : [];

test('every field of a response that a page shows occurs in an example of it', async () => {
  const api = await readDescription('en');
  for (const {operation} of endpoints(api)) {
    for (const [status, raw] of Object.entries(operation.responses)) {
      const [media] = Object.values(resolve(api, raw).content ?? {});
      if (!media || !status.startsWith('2')) {
        continue;
      }
      const shown = fieldsOf(api, operation.operationId, media.schema, operationTexts('en'));
      const given = examplesOf(api, media).flatMap(({value}) => fieldsIn(value));
      expect(given, `${operation.operationId}, ${status}`).toEqual(
        expect.arrayContaining(shown.map(({parent, name}) => `${parent}${name}`)),
      );
    }
  }
});

/** What the gate says about a description and its translation. */
async function saidOf(from: DescriptionFiles): Promise<string> {
  try {
    const [english, japanese] = [
      await readDescription('en', from),
      await readDescription('ja', from),
    ];
    errorEntries(english);
    const {problems} = checkDescriptions(english, japanese, languageOf('ja'));
    return [...problems, ...(await lintDescription(english, 'openapi.yaml'))].join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

for (const {what, file, from, to, says} of parse(
  fs.readFileSync('tests/fixtures/descriptionDefects.yaml', 'utf8'),
) as Record<'what' | 'from' | 'to' | 'says', string>[] & {file: keyof DescriptionFiles}[]) {
  test(`${what} is named`, async ({}, info) => {
    const copies = planted(info, file, (source) => source.replace(new RegExp(from), to));
    expect(await saidOf(copies)).toContain(says);
  });
}

test('an operation without a page is named', async ({}, info) => {
  const folder = copyPages(info);
  fs.rmSync(path.join(folder, 'application/get-app.md'));
  const {problems} = checkPages(await readDescription('en'), folder);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/the operation "getApp" has no page\. .*application\/get-app\.md/);
});

test('an unknown operation stops the build with file, line and the nearest name', async ({}, info) => {
  const file = info.outputPath('page.md');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, '---\ntitle: Page\n---\n\n::operation{id="uploadAp"}\n');
  const directive = {
    type: 'leafDirective',
    name: 'operation',
    attributes: {id: 'uploadAp'},
    children: [],
    position: {start: {line: 5, column: 1}, end: {line: 5, column: 26}},
  };
  const tree = {type: 'root', children: [directive]} as unknown as Root;
  await expect(operations()(tree, {path: file})).rejects.toThrow(
    /page\.md:5: static\/openapi\.yaml has no operation "uploadAp"\. The nearest is ::operation{id="uploadApp"}\./,
  );
});

test('a page shows the role and plan of its readers, and only known ones', async ({}, info) => {
  const file = info.outputPath('page.md');
  const shownFacts = async (plan: string) => {
    const attributes = {id: 'addOrganizationMember', role: 'group-owner', plan};
    const start = {line: 5, column: 1};
    const directive = {type: 'leafDirective', name: 'operation', attributes, children: []};
    const tree = {
      type: 'root',
      children: [{...directive, position: {start, end: start}}],
    } as unknown as Root;
    await operations()(tree, {path: file});
    return JSON.stringify(tree.children[1]);
  };
  const shown = await shownFacts('old');
  expect(shown).toContain('Owner of the group');
  expect(shown).toContain('Discontinued plans (old groups)');
  expect(shown).not.toContain('administrator');
  await expect(shownFacts('ancient')).rejects.toThrow(
    /page\.md:5: static\/openapi\.yaml has no plan "ancient" in x-plans\. Write one of: any, old, current, workspace, enterprise\./,
  );
});

test('a page leaves out the fields that its readers never get, in tables and examples', async () => {
  const shown = async (attributes: object) => {
    const directive = {type: 'leafDirective', name: 'operation', children: []};
    const tree = {type: 'root', children: [{...directive, attributes}]} as unknown as Root;
    await operations()(tree, {path: 'docs/api/old-group/get-organization.md'});
    return JSON.stringify(tree);
  };
  const id = 'getOrganization';
  expect(await shown({id})).toContain('example-workspace');
  const old = await shown({id, without: 'enterprise'});
  expect(old).toContain('organization.members[].');
  expect(old).not.toMatch(/enterprise|example-workspace/);
});

for (const {defect, block, problem} of [
  {
    defect: 'a value of the wrong kind',
    block: '```json schema="TextResponse"\n{"error": false, "results": 1}\n```\n',
    problem: /page\.md:3: \/results must be string\./,
  },
  {
    defect: 'no schema',
    block: '```json\n{"error": false}\n```\n',
    problem: /page\.md:3: an answer of the API without its schema\./,
  },
]) {
  test(`an answer in prose with ${defect} is named with its line`, async ({}, info) => {
    const folder = info.outputPath('guide');
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'page.md'), `Words.\n\n${block}`);
    const {problems} = checkProseExamples(await readDescription('en'), folder);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });
}

test.describe('what the description may use', () => {
  const api = parse(fs.readFileSync('tests/fixtures/description.yaml', 'utf8')) as OpenApi;
  const texts = operationTexts('en');
  const rows = (schema: string, operationId = 'get') =>
    fieldsOf(api, operationId, {$ref: `#/components/schemas/${schema}`}, texts).map(
      ({parent, name, required}) => (required ? `${parent}${name}*` : `${parent}${name}`),
    );

  test('parameters of a path belong to each of its methods, which may replace them', () => {
    const shown = endpoints(api).map(({method, operation}) => [
      method,
      ...(operation.parameters ?? []).map((one) => {
        const {name, type} = parameterField(api, one, texts);
        return `${name}: ${type}`;
      }),
    ]);
    expect(shown).toEqual([
      ['GET', `app: ${texts.types.string}`, `page: ${texts.types.integer}`],
      ['DELETE', `app: ${texts.types.integer}`],
    ]);
  });

  for (const {what, schema, operation = 'get', shown} of [
    {what: 'a schema of several parts shows the fields of all', schema: 'App', shown: 'id* name*'},
    {
      what: 'a field that only some operations return is shown on their pages',
      schema: 'Shared',
      shown: 'id link link.url',
    },
    {what: 'and on no others', schema: 'Shared', operation: 'delete', shown: 'id'},
    {
      what: 'alternatives show the fields of each, and require what all require',
      schema: 'Either',
      shown: 'id* name url',
    },
    {what: 'a schema that contains itself is shown once', schema: 'Folder', shown: 'name folders'},
  ]) {
    test(what, () => {
      expect(rows(schema, operation)).toEqual(shown.split(' '));
    });
  }
});
