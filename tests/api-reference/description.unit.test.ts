/**
 * The description of the API: rules beyond those of `npm run check:api`, and a planted defect for each
 * check of that command.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse, stringify} from 'yaml';
import {parseMarkdown} from '../../src/lib/markdown/read';
import {languageOf} from '../../src/site/languages';
import {textsIn} from '../../src/site/texts';
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
import {checkProseExamples} from '../../src/lint/api/proseExamples';

const files = filesOf('ja');

/** Copies one of the two files with a change. */
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
    const count = all.filter(({tags}) => tags[0] === name).length;
    expect([count > 0, count <= 12], `operations of ${name}`).toEqual([true, true]);
  }
  expect(new Set(all.map(({summary}) => summary)).size, 'summaries are unique').toBe(all.length);
  // A field that only some operations return names existing ones.
  const named = Object.values(api.components.schemas as Record<string, Schema>)
    .flatMap(({properties = {}}) => Object.values(properties))
    .flatMap((field) => field['x-returned-by'] ?? []);
  expect(named.length).toBeGreaterThanOrEqual(10);
  expect(all.map(({operationId}) => operationId)).toEqual(expect.arrayContaining(named));
});

/** Returns the fields of a value, as the tables write them: `results.fingerprints[].md5`. */
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
      const messages = (examples as {error?: boolean; message?: string}[]).flatMap(
        ({error, message}) => (error && message ? [message] : []),
      );
      const explained = errorsOf(response).flatMap((id) => api['x-errors'][id]!.message ?? []);
      expect(explained, place).toEqual(expect.arrayContaining(messages));

      const failures = Object.values(response['x-failures'] ?? {});
      expect(failures.length > 0, place).toBe(/^[45]/.test(status));
      for (const {errors = [], ...texts} of failures) {
        const {cause, fix} = {...api['x-errors'][errors[0] ?? ''], ...texts};
        expect([cause, fix].every(Boolean), place).toBe(true);
      }

      if (media && status.startsWith('2')) {
        const fields = fieldsOf(api, operation.operationId, media.schema, textsIn('en'));
        const given = examples.flatMap((value) => fieldsIn(value));
        expect(given, place).toEqual(
          expect.arrayContaining(fields.map(({parent, name}) => `${parent}${name}`)),
        );
      }
    }
  }
});

/** Returns the problems of a description and its translation, or the error that stops the check. */
async function problemsOf(from: DescriptionFiles): Promise<string> {
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
    expect(await problemsOf(copies)).toContain(says);
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

/** Returns the tree of a page with a directive on its third line, as JSON. */
async function rendered(directive: string): Promise<string> {
  const tree = parseMarkdown(`Text.\n\n::operation{${directive}}\n`);
  await operations()(tree, {path: path.resolve('docs/api/page.md')});
  return JSON.stringify(tree);
}

test('a page shows the role and plan of its readers, without the fields that they never get', async () => {
  const member = await rendered('id="addOrganizationMember" role="group-owner" plan="old"');
  expect(member).toContain('Owner of the group');
  expect(member).toContain('Discontinued plans (old groups)');
  expect(member).not.toContain('administrator');
  expect(await rendered('id="getOrganization"')).toContain('example-workspace');
  const old = await rendered('id="getOrganization" without="enterprise"');
  expect(old).toContain('organization.members[].');
  expect(old).not.toMatch(/enterprise|example-workspace/);
});

test('an operation or a plan that does not exist is named with file and line', async () => {
  await expect(rendered('id="uploadAp"')).rejects.toThrow(
    /page\.md:3: static\/openapi\.yaml has no operation "uploadAp"\. The nearest is ::operation{id="uploadApp"}\./,
  );
  await expect(rendered('id="getOrganization" plan="ancient"')).rejects.toThrow(
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
    expect.stringMatching(/page\.md:5: an answer of the API without its schema\./),
  ]);
});

test.describe('what the description may use', () => {
  const api = parse(fs.readFileSync('tests/fixtures/description.yaml', 'utf8')) as OpenApi;
  const write = textsIn('en');
  const rows = (schema: string, operationId: string) =>
    fieldsOf(api, operationId, {$ref: `#/components/schemas/${schema}`}, write).map(
      ({parent, name, required}) => (required ? `${parent}${name}*` : `${parent}${name}`),
    );

  test('parameters of a path belong to each of its methods, which may replace them', () => {
    const parameters = endpoints(api).map(({method, operation}) => [
      method,
      ...(operation.parameters ?? []).map((one) => {
        const {name, type} = parameterField(api, one, write);
        return `${name}: ${type}`;
      }),
    ]);
    expect(parameters).toEqual([
      ['GET', `app: ${write('operation.type.string')}`, `page: ${write('operation.type.integer')}`],
      ['DELETE', `app: ${write('operation.type.integer')}`],
    ]);
  });

  test('the only value of a field, in both languages, unless its description has it', () => {
    const properties = {
      role: {description: 'Role of the person.', const: 'guest'},
      type: {description: 'Always `User`.', const: 'User'},
    };
    const constraints = (language: string) =>
      fieldsOf(api, 'get', {properties}, textsIn(language)).map((field) => field.constraints);
    expect(constraints('en')).toEqual([['Always `guest`.'], []]);
    expect(constraints('ja')).toEqual([['常に`guest`です。'], []]);
  });

  for (const [block, lines] of [
    ['a list', ['One of:', '', '- `a`', '- `b`']],
    ['a code block', ['Such as:', '', '```', 'code', '```']],
  ] as const) {
    test(`sentences: ${block} is refused with file, path, and fix`, async ({}, info) => {
      const file = info.outputPath('openapi.yaml');
      const schemas = {App: {properties: {name: {description: lines.join('\n')}}}};
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, stringify({info: {}, components: {schemas}}));
      await expect(readDescription('en', {...files, description: file})).rejects.toThrow(
        new RegExp(
          `openapi\\.yaml: \\$\\.components\\.schemas\\.App\\.properties\\.name\\.description: .* has ${block}, .* Write it as sentences`,
          's',
        ),
      );
    });
  }

  test('fields of schemas that are made of others, for the operation that returns them', () => {
    const cases: [schema: string, operation: string, fields: string][] = [
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
