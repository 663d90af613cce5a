/**
 * The description of the API: what the gate of the API reference (`npm run check:api`) doesn't ask about
 * it, and that each check of the gate finds the defect that it is made for.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {parseMarkdown} from '../../src/lib/markdown/read';
import {languageOf} from '../../src/site/languages';
import {lintDescription} from '../../src/lint/api/description';
import {errorEntries} from '../../src/plugins/api-reference/overviews';
import {operations} from '../../src/plugins/api-reference/operations';
import {
  filesOf,
  readDescription,
  type DescriptionFiles,
} from '../../src/plugins/api-reference/description';
import {checkDescriptions} from '../../src/lint/api/translations';
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
import {checkPages, pagesOf} from '../../src/lint/api/pages';
import {operationTexts} from '../../src/plugins/api-reference/texts';
import {checkProseExamples} from '../../src/lint/api/proseExamples';

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

test('an operation names its keys, role, plan, repetition and tag, each of them known', async () => {
  const api = await readDescription('en');
  const all = endpoints(api).map(({operation}) => operation);
  const kinds = Object.keys(api.components.securitySchemes!);
  for (const {operationId: id, ...operation} of all) {
    const keys = keysOf({operationId: id, ...operation});
    expect(keys.length, id).toBeGreaterThan(0);
    expect(kinds, id).toEqual(expect.arrayContaining(keys));
    expect(api['x-roles'], id).toHaveProperty([operation['x-role']]);
    expect(api['x-plans'], id).toHaveProperty([operation['x-plan']]);
    expect(['safe', 'unsafe', 'check'], id).toContain(operation['x-safe-to-repeat'].is);
    expect(operation.tags, id).toHaveLength(1);
    expect(operation.responses, id).toMatchObject({401: {}, 429: {}, '5XX': {}, default: {}});
  }
  for (const {name} of api.tags) {
    const own = all.filter(({tags}) => tags[0] === name).length;
    expect([own > 0, own <= 12], `operations of ${name}`).toEqual([true, true]);
  }
  expect(new Set(all.map(({summary}) => summary)).size, 'summaries are unique').toBe(all.length);
  // A field that only some operations return names existing ones.
  const named = Object.values(api.components.schemas as Record<string, Schema>)
    .flatMap(({properties = {}}) => Object.values(properties))
    .flatMap((field) => field['x-returned-by'] ?? []);
  expect(named.length).toBeGreaterThanOrEqual(10);
  expect(all.map(({operationId}) => operationId)).toEqual(expect.arrayContaining(named));
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

test('errors are explained, failures say why and what to do, and fields occur in an example', async () => {
  const api = await readDescription('en');
  const entries = errorEntries(api);
  expect(entries.length).toBeGreaterThanOrEqual(18);
  expect(entries.filter(({operations: by}) => by.length === 0)).toEqual([]);
  for (const {operation} of endpoints(api)) {
    for (const [status, raw] of Object.entries(operation.responses)) {
      const place = `${operation.operationId}, ${status}`;
      const response = resolve(api, raw);
      const [media] = Object.values(response.content ?? {});
      const examples = media ? examplesOf(api, media).map(({value}) => value) : [];
      const texts = (examples as {error?: boolean; message?: string}[]).flatMap(
        ({error, message}) => (error && message ? [message] : []),
      );
      const explained = errorsOf(response).flatMap((id) => api['x-errors'][id]!.message ?? []);
      expect(explained, place).toEqual(expect.arrayContaining(texts));

      const failures = Object.values(response['x-failures'] ?? {});
      expect(failures.length > 0, place).toBe(/^[45]/.test(status));
      for (const {errors = [], ...own} of failures) {
        const {cause, fix} = {...api['x-errors'][errors[0] ?? ''], ...own};
        expect([cause, fix].every(Boolean), place).toBe(true);
      }

      if (media && status.startsWith('2')) {
        const shown = fieldsOf(api, operation.operationId, media.schema, operationTexts('en'));
        const given = examples.flatMap((value) => fieldsIn(value));
        expect(given, place).toEqual(
          expect.arrayContaining(shown.map(({parent, name}) => `${parent}${name}`)),
        );
      }
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
  const folder = info.outputPath('pages');
  fs.cpSync(pagesOf('en'), folder, {recursive: true});
  fs.rmSync(path.join(folder, 'application/get-app.md'));
  const {problems} = checkPages(await readDescription('en'), folder);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/the operation "getApp" has no page\. .*application\/get-app\.md/);
});

/** What a page shows in place of a directive on its third line. */
async function shown(directive: string): Promise<string> {
  const tree = parseMarkdown(`Text.\n\n::operation{${directive}}\n`);
  await operations()(tree, {path: path.resolve('docs/api/page.md')});
  return JSON.stringify(tree);
}

test('a page shows the role and plan of its readers, without the fields that they never get', async () => {
  const member = await shown('id="addOrganizationMember" role="group-owner" plan="old"');
  expect(member).toContain('Owner of the group');
  expect(member).toContain('Discontinued plans (old groups)');
  expect(member).not.toContain('administrator');
  expect(await shown('id="getOrganization"')).toContain('example-workspace');
  const old = await shown('id="getOrganization" without="enterprise"');
  expect(old).toContain('organization.members[].');
  expect(old).not.toMatch(/enterprise|example-workspace/);
});

test('an operation or a plan that does not exist is named with file and line', async () => {
  await expect(shown('id="uploadAp"')).rejects.toThrow(
    /page\.md:3: static\/openapi\.yaml has no operation "uploadAp"\. The nearest is ::operation{id="uploadApp"}\./,
  );
  await expect(shown('id="getOrganization" plan="ancient"')).rejects.toThrow(
    /page\.md:3: static\/openapi\.yaml has no plan "ancient" in x-plans\. Write one of: any, old, current, workspace, enterprise\./,
  );
});

test('an answer in prose with a value of the wrong kind, or no schema, is named with its line', async ({}, info) => {
  fs.mkdirSync(info.outputPath(), {recursive: true});
  fs.writeFileSync(
    info.outputPath('page.md'),
    [
      '```json schema="TextResponse"\n{"error": false, "results": 1}\n```\n',
      '```json\n{"error": false}\n```\n',
    ].join('\n'),
  );
  const {problems} = checkProseExamples(await readDescription('en'), info.outputPath());
  expect(problems).toEqual([
    expect.stringMatching(/page\.md:1: \/results must be string\./),
    expect.stringMatching(/page\.md:5: a response of the API without its schema\./),
  ]);
});

test.describe('what the description may use', () => {
  const api = parse(fs.readFileSync('tests/fixtures/description.yaml', 'utf8')) as OpenApi;
  const texts = operationTexts('en');
  const rows = (schema: string, operationId: string) =>
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
      ['GET', `app: ${texts.type('string')}`, `page: ${texts.type('integer')}`],
      ['DELETE', `app: ${texts.type('integer')}`],
    ]);
  });

  test('fields of schemas that are made of others, for the operation that returns them', () => {
    const cases: [schema: string, operation: string, shown: string][] = [
      // A schema of several parts shows the fields of all.
      ['App', 'get', 'id* name*'],
      // A field that only some operations return is shown on their pages, and on no others.
      ['Shared', 'get', 'id link link.url'],
      ['Shared', 'delete', 'id'],
      // Alternatives show the fields of each, and require what all require.
      ['Either', 'get', 'id* name url'],
      // A schema that contains itself is shown once.
      ['Folder', 'get', 'name folders'],
    ];
    for (const [schema, operation, expected] of cases) {
      expect.soft(rows(schema, operation).join(' '), schema).toBe(expected);
    }
  });
});
