/**
 * CI configurations in the pages work: the scripts of their steps that call the API run against the
 * mock as the CI service would run them.
 */
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, resolve} from '../../src/plugins/api-reference/openapi';
import {fillVariables, variables} from '../../src/site/variables';
import {blocksIn, type Block} from '../fixtures/blocks';
import {ciScripts, bitrise, expressions} from '../fixtures/ciScripts';
import {canRun, openMock, runSamples, type Mock, type Sample} from '../fixtures/apiSamples';
import {expect, test} from '../fixtures/test';

// One worker, so that the mocks start once; a failure does not keep the others from running.
test.describe.configure({mode: 'default'});

/** Scripts that call the API. Some are given at several places of a page, with other variables. */
const calling = (blocks: Block[]): Sample[] =>
  ciScripts(blocks).filter(({code}) => code.includes(`https://${variables.host}/api/`));

const isCleanUp = ({code}: Sample) => /(?:-X|--request)[ =]?DELETE/.test(code);

let mock: Mock;
/** A mock of an account in which everything that could be deleted is gone. */
let empty: Mock;
test.beforeAll(async () => {
  mock = await openMock({uploadApp: 'UploadAppDistributionResult'});
  const gone: Record<string, string> = {};
  const api = await loadDescription('en');
  for (const {method, operation} of endpoints(api)) {
    const missing = method === 'DELETE' ? operation.responses['404'] : undefined;
    const [media] = missing ? Object.values(resolve(api, missing).content ?? {}) : [];
    const [example] = Object.keys(media?.examples ?? {});
    if (example) {
      gone[operation.operationId] = example;
    }
  }
  expect(Object.keys(gone).length).toBeGreaterThan(5);
  empty = await openMock(gone);
});
test.afterAll(() => {
  mock.close();
  empty.close();
});

const shown = calling(blocksIn('docs', '/api/'));

test('scripts of CI jobs that call the API succeed', async () => {
  expect(canRun('CI'), 'install curl and jq').toBe(true);
  const scripts = shown;
  expect(scripts.length).toBeGreaterThan(0);
  test.info().annotations.push({type: 'samples', description: `${scripts.length} scripts run`});
  expect(await runSamples(scripts, mock)).toEqual([]);
});

test('clean-up scripts succeed when there is nothing to delete', async () => {
  const scripts = shown.filter(isCleanUp);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await runSamples(scripts, empty, [404])).toEqual([]);
});

test("what stands for the action's and the step's output is what the API's example shows", async () => {
  const {components} = (await loadDescription('en')) as unknown as {
    components: {examples: Record<string, {value: {results: Record<string, unknown>}}>};
  };
  const {results} = components.examples.UploadAppDistributionResult!.value;
  const shown = JSON.parse(bitrise[`${variables.SLUG}_UPLOAD_APP_STEP_RESULT_JSON`]!) as {
    results: object;
  };
  const keys = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, keys(entry)]))
      : null;
  expect(keys(results)).toMatchObject(keys(shown.results) as Record<string, unknown>);
  for (const expression of Object.keys(expressions)) {
    const [, path] = /^fromJSON\(steps\.\w+\.outputs\.results\)\.(.*)$/.exec(expression) ?? [];
    expect(path === undefined || path in results || /^distribution\.\w+$/.test(path)).toBe(true);
  }
});

const pageOf = (yaml: string): Block[] => [
  {file: 'docs/a.md', line: 3, fence: 'yaml', meta: '', code: fillVariables(yaml, 'docs/a.md')},
];

const step = (lines: string) => `jobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${lines}`;
for (const {what, yaml, report} of [
  {
    what: 'an expression that has no value',
    yaml: step('      - run: echo "${{ github.haed_ref }}"\n'),
    report: /The expression "github\.haed_ref" has no value/,
  },
  {
    what: 'an output of a step that comes later or not at all',
    yaml: step('      - run: echo "${{ fromJSON(steps.upload.outputs.results).revision }}"\n'),
    report: /no step before has the id "upload"/,
  },
]) {
  test(`a workflow with ${what} is refused`, () => {
    expect(() => ciScripts(pageOf(yaml))).toThrow(report);
  });
}

const url =
  'https://{{host}}/api/users/example-group/platforms/android/apps/com.example.app/distributions';
const env =
  '        env:\n          KEY: ${{ secrets.API_TOKEN }}\n          BRANCH: ${{ github.head_ref }}\n';
const call = (options: string) =>
  step(
    `      - run: |\n          curl ${options} -H "Authorization: Bearer $KEY" "${url}"\n${env}`,
  );
const cleanUp = '-X DELETE --form-string "distribution_name=$BRANCH"';

for (const {what, yaml, against, report} of [
  {
    what: 'a call that the API refuses',
    yaml: call(`--fail-with-body ${cleanUp.replace('distribution_name', 'name')}`),
    against: () => mock,
    report: /^docs\/a\.md:8, CI: The API answered 4\d\d/,
  },
  {
    what: 'a clean-up that is red when there is nothing to delete',
    yaml: call(`--fail-with-body ${cleanUp}`),
    against: () => empty,
    report: /^docs\/a\.md:8, CI: exit 22/,
  },
]) {
  test(`a run reports ${what}`, async () => {
    const scripts = calling(pageOf(yaml));
    expect(scripts).toHaveLength(1);
    const [problem] = await runSamples(scripts, against(), [...(against() === empty ? [404] : [])]);
    expect(problem).toMatch(report);
  });
}
