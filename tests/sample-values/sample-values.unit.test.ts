/** A reader's own values in samples: which ones are accepted, and where they are filled in. */
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

const allValues = {
  group: 'our-group',
  owner: 'jane.doe',
  workspace: 'our_workspace',
  app: 'org.ours.thing',
  platform: 'ios',
  page: 'abcdef'.padEnd(40, '9'),
};

function fill(code: string, language: string, values: SampleValues = allValues): string {
  return placeholdersIn(code, language).reduceRight((text, {start, end, names}) => {
    const value = names.map((name) => values[name]).find(Boolean) ?? code.slice(start, end);
    return text.slice(0, start) + value + text.slice(end);
  }, code);
}

const hasPlaceholder = (code: string, language: string) =>
  placeholdersIn(code, language).length > 0;

/** Matches the placeholders of all values. */
const anyPlaceholder = /example-group|example-workspace|com\.example\.app\b|0123456789abcdef/;

const values = parse(fs.readFileSync('tests/fixtures/sampleValues.yaml', 'utf8')) as {
  refused: Record<string, string>;
  words: string[];
  names: string[];
};

test("what a shell or a program could read as more than a name can't stand in samples", () => {
  for (const [what, value] of Object.entries(values.refused)) {
    for (const name of ['group', 'owner', 'workspace', 'app'] as const) {
      expect.soft(refusalOf(name, value), what).toBe('name');
    }
    expect.soft(refusalOf('page', value), what).toBe('key');
    expect.soft(refusalOf('platform', value), what).toBeDefined();
  }
  expect([100, 101].map((length) => refusalOf('app', 'a'.repeat(length)))).toEqual([
    undefined,
    'long',
  ]);
});

test('a response stays true: its fields agree, and fingerprints are no keys', async () => {
  const api = await loadDescription('en');
  for (const {value} of Object.values(api.components?.examples ?? {}) as {value: unknown}[]) {
    const text = fill(JSON.stringify(value, null, 2), 'json');
    expect(text).not.toMatch(/platforms\/ios|\/jane\.doe\//);
    expect(text).not.toMatch(new RegExp(`"(?:signature|sha1)": "${allValues.page}"`));
  }
});

test("what isn't a text in YAML can't stand in samples; any other name can, also without quotes", () => {
  for (const value of values.words) {
    expect.soft(refusalOf('group', value), value).toBe('word');
  }
  for (const value of values.names) {
    expect.soft(refusalOf('group', value), value).toBeUndefined();
    expect
      .soft(parse(fill('owner_name: example-group', 'yaml', {group: value})))
      .toEqual({owner_name: value});
  }
});

test('what is stored counts only as far as the form would accept it', () => {
  expect(parseValues(JSON.stringify(allValues))).toEqual(allValues);
  expect(parseValues(JSON.stringify({...allValues, group: '$(reboot)', app: 7, key: 'x'}))).toEqual(
    Object.fromEntries(
      Object.entries(allValues).filter(([name]) => !['group', 'app'].includes(name)),
    ),
  );
  for (const text of [null, '', 'null', '7', '{', '"a"', '[]']) {
    expect(parseValues(text)).toEqual({});
  }
});

test('values go into the samples of every operation, in every language', async () => {
  const api = await loadDescription('en');
  const samples = endpoints(api).flatMap((endpoint) =>
    samplesOf(api, endpoint).flatMap(({code}) => code.map((one) => ({...one, endpoint}))),
  );
  const withPlaces = samples.filter(({code, fence}) => hasPlaceholder(code, fence));
  expect(withPlaces.length).toBeGreaterThan(samples.length * 0.9);
  for (const {code, fence, endpoint} of withPlaces) {
    const text = fill(code, fence);
    expect(text).not.toMatch(anyPlaceholder);
    expect(text).not.toContain('/platforms/android');
    for (const [name, value] of Object.entries({
      owner_name: allValues.owner,
      organization_name: allValues.group,
      workspace_name: allValues.workspace,
      app_id: allValues.app,
      platform_type: allValues.platform,
      distribution_key: allValues.page,
    })) {
      if (endpoint.path.includes(`{${name}}`)) {
        expect(text).toContain(`/${value}`);
      }
    }
    // The API key stays a variable.
    expect(text).toContain('API_TOKEN');
  }
});

test('values go into the samples of the guides; packages of source code stay', () => {
  const blocks = blocksIn('docs').map(({fence, ...block}) => ({...block, fence: fence || 'text'}));
  const withPlaces = blocks.filter(({code, fence}) => hasPlaceholder(code, fence));
  expect(withPlaces.length).toBeGreaterThanOrEqual(80);
  const left = blocks.flatMap(({file, code, fence}) =>
    fill(code, fence)
      .split('\n')
      .filter((line) => anyPlaceholder.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(left.filter((line) => !/: (package|import) com\.example\.app/.test(line))).toEqual([]);
});

test('the group stands for the owner until there is an owner', () => {
  const code = 'curl "https://h/api/users/example-group/apps"';
  expect(fill(code, 'sh', {group: 'our-group'})).toContain('/users/our-group/apps');
  expect(fill(code, 'sh', {group: 'our-group', owner: 'jane'})).toContain('/users/jane/apps');
});

test('what only looks like a placeholder stays', () => {
  for (const code of [
    'my-example-group',
    'example-group-2',
    'org.com.example.app',
    'com.example.application',
    '{"platform": "android", "path": "/organizations/x/platforms/android/apps"}',
  ]) {
    expect(fill(code, 'json')).toBe(code);
  }
});
