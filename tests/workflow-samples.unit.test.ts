/**
 * CI configurations in the pages work: the scripts of their steps that call the API run against the
 * mock as the CI service would run them, in both languages.
 */
import {contentOf, readFiles, type Page} from '../src/checks/content';
import {ciSamplesOf, type Script} from '../src/checks/ci/samples';
import {uploadResults} from '../src/checks/ci/tables';
import {workflows} from '../src/checks/workflows';
import {loadDescription} from '../src/markdown/operation/description';
import {endpoints, resolve} from '../src/markdown/operation/openapi';
import {variables} from '../src/site/variables';
import {openMock, runSamples, runsCi, type Mock, type Sample} from './fixtures/apiSamples';
import {expect, test} from './fixtures/test';

// One worker, so that the mocks start once; a failure does not keep the others from running.
test.describe.configure({mode: 'default'});

const asSample = ({file, line, service, code, environment}: Script): Sample => ({
  place: `${file}:${line}`,
  label: 'CI',
  // Bitrise runs a script as it is; the others stop at a failing command of a pipe, too.
  code: service === 'github' || service === 'bitrise' ? code : `set -o pipefail\n${code}`,
  environment,
});

/** Scripts that call the API. Some are given at several places of a page, with other variables. */
const calling = (pages: Page[]): Script[] =>
  pages
    .flatMap((page) => ciSamplesOf(page).scripts)
    .filter(({code}) => code.includes(`https://${variables.host}/api/`));

const isCleanUp = ({code}: Script) => /(?:-X|--request)[ =]?DELETE/.test(code);

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

const pages = contentOf(readFiles('.')).pages;

test('CI scripts can run here', () => {
  expect(runsCi(), 'install curl and jq').toBe(true);
});

for (const language of ['en', 'ja'] as const) {
  test(`scripts of CI jobs that call the API succeed: ${language}`, async () => {
    const scripts = calling(pages.filter((page) => page.language === language));
    expect(scripts.length).toBeGreaterThan(0);
    test.info().annotations.push({type: 'samples', description: `${scripts.length} scripts run`});
    expect(await runSamples(scripts.map(asSample), mock)).toEqual([]);
  });

  test(`clean-up scripts succeed when there is nothing to delete: ${language}`, async () => {
    const scripts = calling(pages.filter((page) => page.language === language)).filter(isCleanUp);
    expect(scripts.length).toBeGreaterThan(0);
    expect(await runSamples(scripts.map(asSample), empty, [404])).toEqual([]);
  });
}

test("the action's output is what the API's example shows", async () => {
  const {components} = (await loadDescription('en')) as unknown as {
    components: {examples: Record<string, {value: {results: Record<string, unknown>}}>};
  };
  const {results} = components.examples.UploadAppDistributionResult!.value;
  const shape = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shape(entry)]))
      : null;
  expect(shape(results)).toMatchObject(shape(uploadResults) as Record<string, unknown>);
});

const pageOf = (yaml: string): Page =>
  contentOf({'docs/a.md': `Text.\n\n\`\`\`yaml\n${yaml}\`\`\`\n`}).pages[0]!;

const step = (lines: string) => `jobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${lines}`;
const action = '{{Slug}}/{{slug}}-upload-github-action';
const ownStep = (inputs: string, version = 'v1.1.3') =>
  step(`      - uses: ${action}@${version}\n        with:\n${inputs}`);
const needed =
  '          api_token: ${{ secrets.KEY }}\n          owner_name: example-group\n          file_path: a.apk\n';
const bitrise = (inputs: string, version = '1.1.3') =>
  `- git::https://github.com/{{Slug}}/upload-app-bitrise-step.git@${version}:\n    inputs:\n${inputs}`;
const bitriseNeeded =
  '    - api_key: $KEY\n    - owner_name: example-group\n    - app_path: a.apk\n';

for (const {what, yaml, report} of [
  {
    what: 'an input that the action does not have',
    yaml: ownStep(`${needed}          releasenote: new\n`),
    report:
      /^docs\/a\.md:8: "releasenote" is no input of .*-upload-github-action\. Use one of api_tok/,
  },
  {
    what: 'a missing input',
    yaml: ownStep(needed.replace(/.*owner_name.*\n/, '')),
    report: /^docs\/a\.md:8: .*-upload-github-action needs the input "owner_name"/,
  },
  {
    what: 'a moving tag of the action',
    yaml: ownStep(needed, 'v1'),
    report: /^docs\/a\.md:8: .* has no version "v1"\. Name a full one/,
  },
  {
    what: 'an action without a version',
    yaml: step('      - uses: actions/checkout\n'),
    report: /^docs\/a\.md:8: "actions\/checkout" is no action\. Write owner\/repository@version/,
  },
  {
    what: 'a branch in place of a version',
    yaml: step('      - uses: actions/checkout@main\n'),
    report: /^docs\/a\.md:8: "main" is no version of actions\/checkout/,
  },
  {
    what: 'an expression that has no value',
    yaml: step('      - run: echo "${{ github.haed_ref }}"\n'),
    report: /^docs\/a\.md:8: The expression "github\.haed_ref" has no value/,
  },
  {
    what: 'an output that the action does not have',
    yaml:
      ownStep(needed).replace('- uses', '- id: up\n        uses') +
      '      - run: echo "${{ fromJSON(steps.up.outputs.results).revison }}"\n',
    report:
      /^docs\/a\.md:14: The expression "fromJSON\(steps\.up\.outputs\.results\)\.revison" has/,
  },
  {
    what: 'an output of a step that comes later or not at all',
    yaml: step('      - run: echo "${{ steps.up.outputs.key }}"\n'),
    report: /^docs\/a\.md:8: The expression "steps\.up\.outputs\.key" has no value/,
  },
  {
    what: 'a variable that no env sets',
    yaml: step("      - if: env.BRANCH == 'main'\n        run: echo\n"),
    report: /^docs\/a\.md:8: The expression "env\.BRANCH" has no value/,
  },
  {
    what: 'a step that does two things',
    yaml: step('      - uses: actions/checkout@v4\n        run: echo\n'),
    report: /^docs\/a\.md:8: A step either uses an action or runs a script/,
  },
  {
    what: 'a fragment of steps',
    yaml: '- uses: actions/checkout\n',
    report: /^docs\/a\.md:4: "actions\/checkout" is no action/,
  },
  {
    what: 'a fragment of a job',
    yaml: 'upload:\n  runs-on: ubuntu-latest\n  steps:\n    - uses: actions/checkout\n',
    report: /^docs\/a\.md:7: "actions\/checkout" is no action/,
  },
  {
    what: 'an input that the Bitrise step does not have',
    yaml: bitrise(`${bitriseNeeded}    - ipa_path: a.ipa\n`),
    report: /^docs\/a\.md:4: "ipa_path" is no input of git::https/,
  },
  {
    what: 'a missing input of the Bitrise step',
    yaml: bitrise(bitriseNeeded.replace(/.*api_key.*\n/, '')),
    report: /^docs\/a\.md:4: .*upload-app-bitrise-step\.git needs the input "api_key"/,
  },
  {
    what: 'a short version of the Bitrise step',
    yaml: bitrise(bitriseNeeded, '1'),
    report: /^docs\/a\.md:4: .* has no version "1"/,
  },
  {
    what: "a Bitrise step that isn't named as steps are",
    yaml: '- git-clone@8: {}\n- android build@: {}\n',
    report: /^docs\/a\.md:5: "android build@" is no step/,
  },
]) {
  test(`workflows: reports ${what}`, async () => {
    const {looked, findings} = await workflows.run({...contentOf({}), pages: [pageOf(yaml)]});
    expect(looked).toBeGreaterThan(0);
    expect(findings.map(({file, line, message}) => `${file}:${line}: ${message}`)).toContainEqual(
      expect.stringMatching(report),
    );
  });
}

test('workflows: sound ones pass, and other YAML is left alone', async () => {
  const sound = [
    ownStep(needed).replace('- uses', '- id: up\n        uses') +
      "      - if: always() && github.head_ref != 'main'\n" +
      '        env:\n          KEY: ${{ fromJSON(steps.up.outputs.results).distribution.access_key }}\n' +
      '        run: echo "$KEY ${{ env.KEY }} ${{ github.head_ref || github.ref_name }}"\n' +
      '      - id: page\n        run: echo "key=1" >> "$GITHUB_OUTPUT"\n' +
      '      - run: echo "${{ steps.page.outputs.key }}"\n',
    bitrise(bitriseNeeded),
    'openapi: 3.1.0\ninfo:\n  title: API\n',
  ];
  const {findings} = await workflows.run({...contentOf({}), pages: sound.map(pageOf)});
  expect(findings).toEqual([]);
});

const url =
  'https://{{host}}/api/users/example-group/platforms/android/apps/com.example.app/distributions';
const env =
  '        env:\n          KEY: ${{ secrets.API_TOKEN }}\n          BRANCH: ${{ github.head_ref }}\n';
const call = (options: string) =>
  step(
    `      - run: |\n          curl ${options} -H "Authorization: Bearer $KEY" "${url}"\n${env}`,
  );
const refused = `curl --fail "${url}/x" -H "Authorization: Bearer $${variables.SLUG}_API_TOKEN"`;
const cleanUp = '-X DELETE --form-string "distribution_name=$BRANCH"';

for (const {what, yaml, against, report} of [
  {
    what: 'a call that the API refuses',
    yaml: call(`--fail-with-body ${cleanUp.replace('distribution_name', 'name')}`),
    against: () => mock,
    report: /^docs\/a\.md:8, CI: The API answered 4\d\d/,
  },
  {
    what: 'a variable that the step does not get',
    yaml: call('--fail-with-body').replace('secrets.API_TOKEN', 'github.actor'),
    against: () => mock,
    report: /^docs\/a\.md:8, CI: .*It called nothing with its key/,
  },
  {
    what: 'a script that fails in its middle',
    yaml: call('--silent').replace('          curl', '          false\n          curl'),
    against: () => mock,
    report: /^docs\/a\.md:8, CI: exit 1/,
  },
  {
    what: 'a clean-up that is red when there is nothing to delete',
    yaml: call(`--fail-with-body ${cleanUp}`),
    against: () => empty,
    report: /^docs\/a\.md:8, CI: exit 22/,
  },
  {
    what: 'a call of a GitLab job that is refused',
    yaml: `upload:\n  script:\n    - |\n      ${refused}\n`,
    against: () => mock,
    report: /^docs\/a\.md:6, CI: The API answered 404/,
  },
  {
    what: 'a call of a CircleCI job that is refused',
    yaml: `version: 2.1\njobs:\n  a:\n    steps:\n      - run: |\n          ${refused}\n`,
    against: () => mock,
    report: /^docs\/a\.md:8, CI: The API answered 404/,
  },
  {
    what: 'a call of a Bitrise script that is refused',
    yaml: `- script@1:\n    inputs:\n    - content: |\n        ${refused}\n`,
    against: () => mock,
    report: /^docs\/a\.md:4, CI: The API answered 404/,
  },
]) {
  test(`a run reports ${what}`, async () => {
    const scripts = calling([pageOf(yaml)]);
    expect(scripts).toHaveLength(1);
    const [problem] = await runSamples(scripts.map(asSample), against(), [
      ...(against() === empty ? [404] : []),
    ]);
    expect(problem).toMatch(report);
  });
}
