/**
 * The description of the API: rules that `npm run check:api` doesn't check, and the problems that it reports.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse, stringify} from 'yaml';
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
import {writeFiles} from '../fixtures/runProgram';
import {textsIn} from '../../src/site/texts';
import {checkProseExamples} from '../../src/lint/api/proseExamples';

test('an operation names its keys, role, plan, and repeatability, and the description defines them', async () => {
  const api = await readDescription('en');
  const operations = endpoints(api).map(({operation}) => operation);
  for (const operation of operations) {
    const {operationId: id, tags, responses} = operation;
    expect(keysOf(operation), id).not.toEqual([]);
    expect(Object.keys(api.components.securitySchemes!), id).toEqual(
      expect.arrayContaining(keysOf(operation)),
    );
    expect(api['x-roles'], id).toHaveProperty([operation['x-role']]);
    expect(api['x-plans'], id).toHaveProperty([operation['x-plan']]);
    expect(['safe', 'unsafe', 'check'], id).toContain(operation['x-safe-to-repeat'].is);
    expect(tags, id).toHaveLength(1);
    expect(responses, id).toMatchObject({401: {}, 429: {}, '5XX': {}, default: {}});
  }
  expect(new Set(operations.map(({summary}) => summary)).size, 'summaries are unique').toBe(
    operations.length,
  );
  // `x-returned-by` names only operations that exist.
  const named = Object.values(api.components.schemas as Record<string, Schema>)
    .flatMap(({properties = {}}) => Object.values(properties))
    .flatMap((field) => field['x-returned-by'] ?? []);
  expect(operations.map(({operationId}) => operationId)).toEqual(expect.arrayContaining(named));
});

/** Returns the fields of a value as tables name them: `results.fingerprints[].md5`. */
const fieldsIn = (value: unknown, place = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => fieldsIn(item, `${place}[]`))
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, inner]) => {
          const at = place ? `${place}.${name}` : name;
          return [at, ...fieldsIn(inner, at)];
        })
      : [];

test('every error has a cause and a fix, and every field of a response occurs in an example', async () => {
  const api = await readDescription('en');
  expect(errorEntries(api).filter(({operations: by}) => by.length === 0)).toEqual([]);
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
        const render = fieldsOf(api, operation.operationId, media.schema, textsIn('en'));
        const given = examples.flatMap((value) => fieldsIn(value));
        expect(given, place).toEqual(
          expect.arrayContaining(render.map(({parent, name}) => `${parent}${name}`)),
        );
      }
    }
  }
});

/** Returns all problems of a description and its translation. */
async function problemsOf(from: DescriptionFiles): Promise<string> {
  try {
    const english = await readDescription('en', from);
    const japanese = await readDescription('ja', from);
    errorEntries(english);
    const {problems} = checkDescriptions(english, japanese, languageOf('ja'));
    return [...problems, ...(await lintDescription(english, 'openapi.yaml'))].join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

const files = filesOf('ja');
for (const {what, file, from, to, says} of parse(
  fs.readFileSync('tests/fixtures/descriptionDefects.yaml', 'utf8'),
) as Record<'what' | 'from' | 'to' | 'says', string>[] & {file: keyof DescriptionFiles}[]) {
  test(`${what} is reported`, async ({}, info) => {
    const source = fs.readFileSync(files[file], 'utf8');
    const changed = source.replace(new RegExp(from), to);
    expect(changed).not.toBe(source);
    const copy = info.outputPath(path.basename(files[file]));
    writeFiles('', {[copy]: changed});
    expect(await problemsOf({...files, [file]: copy})).toContain(says);
  });
}

test('an operation without a page is reported', async ({}, info) => {
  const folder = info.outputPath('pages');
  const filter = (file: string) => !file.endsWith('get-app.md');
  fs.cpSync(pagesOf('en'), folder, {recursive: true, filter});
  const {problems} = checkPages(await readDescription('en'), folder);
  expect(problems).toEqual([
    expect.stringMatching(/the operation "getApp" has no page\. .*application\/get-app\.md/),
  ]);
});

/** Renders a page with a directive on its third line. Returns the page's tree as text. */
async function render(directive: string): Promise<string> {
  const tree = parseMarkdown(`Text.\n\n::operation{${directive}}\n`);
  await operations()(tree, {path: path.resolve('docs/api/page.md')});
  return JSON.stringify(tree);
}

test('a page shows the role and plan of its readers, and no fields that they never get', async () => {
  const member = await render('id="addOrganizationMember" role="group-owner" plan="old"');
  expect(member).toContain('Owner of the group');
  expect(member).toContain('Discontinued plans (old groups)');
  expect(member).not.toContain('administrator');
  expect(await render('id="getOrganization"')).toContain('example-workspace');
  expect(await render('id="listDistributions"')).toContain('2023-02-14');
  const old = await render('id="getOrganization" without="enterprise"');
  expect(old).toContain('organization.members[].');
  expect(old).not.toMatch(/enterprise|example-workspace/);
});

test('an operation or a plan that does not exist is refused with file and line', async () => {
  await expect(render('id="uploadAp"')).rejects.toThrow(
    /page\.md:3: static\/openapi\.yaml has no operation "uploadAp"\. The nearest is ::operation{id="uploadApp"}\./,
  );
  await expect(render('id="getOrganization" plan="ancient"')).rejects.toThrow(
    /page\.md:3: static\/openapi\.yaml has no plan "ancient" in x-plans\. Write one of: any, old, current, workspace, enterprise\./,
  );
});

test('a response in prose with a value of the wrong type, or no schema, is reported with its line', async ({}, info) => {
  writeFiles(info.outputPath(), {
    'page.md': `\`\`\`json schema="TextResponse"
{"error": false, "results": 1}
\`\`\`

\`\`\`json
{"error": false}
\`\`\`
`,
  });
  const {problems} = checkProseExamples(await readDescription('en'), info.outputPath());
  expect(problems).toEqual([
    expect.stringMatching(/page\.md:1: \/results must be string\./),
    expect.stringMatching(/page\.md:5: a response of the API without its schema\./),
  ]);
});

const api = parse(fs.readFileSync('tests/fixtures/description.yaml', 'utf8')) as OpenApi;
const write = textsIn('en');

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

for (const [rule, schema, operationId, fields] of [
  ['a schema of several parts shows the fields of all', 'App', 'get', 'id* name*'],
  ['a field is on the pages of the operations that return it', 'Shared', 'get', 'id link link.url'],
  ['a field is not on the pages of other operations', 'Shared', 'delete', 'id'],
  ['alternatives require the fields that all of them require', 'Either', 'get', 'id* name url'],
  ['a schema that contains itself is shown once', 'Folder', 'get', 'name folders'],
] as const) {
  test(rule, () => {
    const $ref = `#/components/schemas/${schema}`;
    const names = fieldsOf(api, operationId, {$ref}, write).map(
      ({parent, name, required}) => `${parent}${name}${required ? '*' : ''}`,
    );
    expect(names.join(' ')).toBe(fields);
  });
}

test('a constant is named in both languages, unless the description of its field has it', () => {
  const properties = {
    role: {description: 'Role of the person.', const: 'guest'},
    type: {description: 'Always `User`.', const: 'User'},
  };
  const constraints = (language: string) =>
    fieldsOf(api, 'get', {properties}, textsIn(language)).map((field) => field.constraints);
  expect(constraints('en')).toEqual([['Always `guest`.'], []]);
  expect(constraints('ja')).toEqual([['常に`guest`です。'], []]);
});

test('alternatives that are constants are the values of a field, with their meanings', () => {
  const role = {
    description: 'Role.',
    oneOf: [{const: 'guest', description: 'Can read.'}, {const: 'member'}],
  };
  const [field] = fieldsOf(api, 'get', {properties: {role}}, textsIn('en'));
  expect(field).toMatchObject({
    description: 'Role. `guest`: Can read.',
    constraints: ['One of `guest`, `member`.'],
  });
});

for (const [block, lines] of [
  ['a list', ['One of:', '', '- `a`', '- `b`']],
  ['a code block', ['Such as:', '', '```', 'code', '```']],
  ['the HTML <app>', ['The path of *your <app>*.']],
] as const) {
  test(`${block} in a description is refused with file, path, and fix`, async ({}, info) => {
    const schemas = {App: {properties: {name: {description: lines.join('\n')}}}};
    writeFiles(info.outputPath(), {'openapi.yaml': stringify({info: {}, components: {schemas}})});
    const description = info.outputPath('openapi.yaml');
    await expect(readDescription('en', {...filesOf('en'), description})).rejects.toThrow(
      new RegExp(
        `openapi\\.yaml: \\$\\.components\\.schemas\\.App\\.properties\\.name\\.description: .* has ${block}, .* Write it as (?:sentences|code)`,
        's',
      ),
    );
  });
}
