/** A reader's own values: which values samples accept, and which places in samples the values replace. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints} from '../../src/plugins/api-reference/openapi';
import {samplesOf} from '../../src/plugins/api-reference/samples';
import {
  parseValues,
  refusalOf,
  type SampleValues,
} from '../../src/plugins/sample-values/client/values';
import {placeholdersIn} from '../../src/plugins/sample-values/placeholders';
import {blocksIn} from '../fixtures/blocks';

/** Values of every kind, as a reader enters them. */
const input = {
  group: 'our-group',
  owner: 'jane.doe',
  workspace: 'our_workspace',
  app: 'org.ours.thing',
  platform: 'ios',
  page: 'abcdef'.padEnd(40, '9'),
};

/** Fills values into code, as the browser does. */
function fillIn(code: string, language: string, values: SampleValues = input): string {
  return placeholdersIn(code, language).reduceRight((text, {start, end, names}) => {
    const value = names.map((name) => values[name]).find(Boolean) ?? code.slice(start, end);
    return text.slice(0, start) + value + text.slice(end);
  }, code);
}

const anyPlaceholder = /example-group|example-workspace|com\.example\.app\b|0123456789abcdef/;

const values = parse(fs.readFileSync('tests/fixtures/sampleValues.yaml', 'utf8')) as {
  refused: Record<string, string>;
  words: string[];
  names: string[];
};

test('a value that a shell or a program could read as more than a name is refused', () => {
  for (const [reason, value] of Object.entries(values.refused)) {
    for (const name of ['group', 'owner', 'workspace', 'app'] as const) {
      expect.soft(refusalOf(name, value), reason).toBe('name');
    }
    expect.soft(refusalOf('page', value), reason).toBe('key');
    expect.soft(refusalOf('platform', value), reason).toBeDefined();
  }
  expect([100, 101].map((length) => refusalOf('app', 'a'.repeat(length)))).toEqual([
    undefined,
    'long',
  ]);
});

test('values change neither the platform and owner in a response nor its fingerprints', async () => {
  const api = await loadDescription('en');
  for (const {value} of Object.values(api.components?.examples ?? {}) as {value: unknown}[]) {
    const text = fillIn(JSON.stringify(value, null, 2), 'json');
    expect(text).not.toMatch(/platforms\/ios|\/jane\.doe\//);
    expect(text).not.toMatch(new RegExp(`"(?:signature|sha1)": "${input.page}"`));
  }
});

test("a value that YAML doesn't read as text is refused, and other names are accepted", () => {
  for (const value of values.words) {
    expect.soft(refusalOf('group', value), value).toBe('word');
  }
  for (const value of values.names) {
    expect.soft(refusalOf('group', value), value).toBeUndefined();
    expect
      .soft(parse(fillIn('owner_name: example-group', 'yaml', {group: value})))
      .toEqual({owner_name: value});
  }
});

test('stored values that the form would refuse are ignored', () => {
  expect(parseValues(JSON.stringify(input))).toEqual(input);
  expect(parseValues(JSON.stringify({...input, group: '$(reboot)', app: 7, key: 'x'}))).toEqual(
    Object.fromEntries(Object.entries(input).filter(([name]) => !['group', 'app'].includes(name))),
  );
  for (const text of [null, '', 'null', '7', '{', '"a"', '[]']) {
    expect(parseValues(text)).toEqual({});
  }
});

test('values replace the placeholders in the samples of every operation, in every language', async () => {
  const api = await loadDescription('en');
  for (const endpoint of endpoints(api)) {
    for (const {code, fence} of samplesOf(api, endpoint).flatMap((sample) => sample.code)) {
      const text = fillIn(code, fence);
      expect(text).not.toMatch(anyPlaceholder);
      expect(text).not.toContain('/platforms/android');
      for (const [name, value] of Object.entries({
        owner_name: input.owner,
        organization_name: input.group,
        workspace_name: input.workspace,
        app_id: input.app,
        platform_type: input.platform,
        distribution_key: input.page,
      })) {
        if (endpoint.path.includes(`{${name}}`)) {
          expect(text).toContain(`/${value}`);
        }
      }
      // The samples still read the API key from a variable.
      expect(text).toContain('API_TOKEN');
    }
  }
});

test('values replace the placeholders in the guides, except packages of source code', () => {
  const rest = blocksIn('docs').flatMap(({file, code, fence}) =>
    fillIn(code, fence || 'text')
      .split('\n')
      .filter((line) => anyPlaceholder.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(rest.filter((line) => !/: (package|import) com\.example\.app/.test(line))).toEqual([]);
});

test('the group replaces the owner until the reader enters an owner', () => {
  const code = 'curl "https://h/api/users/example-group/apps"';
  expect(fillIn(code, 'sh', {group: 'our-group'})).toContain('/users/our-group/apps');
  expect(fillIn(code, 'sh', {group: 'our-group', owner: 'jane'})).toContain('/users/jane/apps');
});

test('a text that only looks like a placeholder does not change', () => {
  for (const code of [
    'my-example-group',
    'example-group-2',
    'org.com.example.app',
    'com.example.application',
    '{"platform": "android", "path": "/organizations/x/platforms/android/apps"}',
  ]) {
    expect(fillIn(code, 'json')).toBe(code);
  }
});
