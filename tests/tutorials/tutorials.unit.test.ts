/**
 * CI configurations and tutorials keep their promises: scripts of CI jobs that call the API run as the CI
 * service would run them, and what a tutorial's complete files do is played through, twice where a page
 * says that it's safe to run twice.
 */
import {json} from 'node:stream/consumers';
import {parse} from 'yaml';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, resolve} from '../../src/plugins/api-reference/openapi';
import {variables} from '../../src/site/variables';
import {openAccounts} from '../fixtures/account';
import {
  canRun,
  openMock,
  openStatuses,
  runSamples,
  stopSamples,
  type Mock,
  type Sample,
} from '../fixtures/apiSamples';
import {blocksIn, blocksOf, fileOf, type Block} from '../fixtures/blocks';
import {bitrise, ciScripts, expressions, fillExpressions} from '../fixtures/ciScripts';
import {runProgram} from '../fixtures/runProgram';
import {serve, type Served} from '../fixtures/serve';
import {temporaryFolder} from '../fixtures/temporaryFolder';
import {expect, test} from '../fixtures/test';

// One worker, so that the mocks start once; a failure does not keep the others from running.
test.describe.configure({mode: 'default'});

let accounts: Mock;
/** A mock of an account in which everything that could be deleted is gone. */
let empty: Mock;
test.beforeAll(async () => {
  accounts = await openMock({uploadApp: 'UploadAppDistributionResult'}, openAccounts());
  const api = await loadDescription('en');
  const gone = endpoints(api).flatMap(({method, operation: {operationId, responses}}) => {
    const missing = method === 'DELETE' ? responses['404'] : undefined;
    const [media] = missing ? Object.values(resolve(api, missing).content ?? {}) : [];
    const example = Object.keys(media?.examples ?? {})[0];
    return example ? [[operationId, example]] : [];
  });
  expect(gone.length).toBeGreaterThan(5);
  empty = await openMock(Object.fromEntries(gone) as Record<string, string>);
});
test.afterAll(() => {
  accounts.close();
  empty.close();
});

/** A workflow as a page shows it. */
const pageOf = (code: string): Block[] => [
  {file: 'docs/a.md', line: 3, fence: 'yaml', meta: '', code},
];

/** Scripts that call the API. Some are given at several places of a page, with other variables. */
const calling = (blocks: Block[]): Sample[] =>
  ciScripts(blocks).filter(({code}) => code.includes(`https://${variables.host}/api/`));

test('scripts of CI jobs succeed, and those that clean up also when nothing is left to delete', async () => {
  expect(canRun('CI'), 'install curl and jq').toBe(true);
  const scripts = calling(blocksIn('docs', '/api/'));
  expect(scripts.length).toBeGreaterThan(0);
  const mock = await openMock({uploadApp: 'UploadAppDistributionResult'});
  expect(await runSamples(scripts, mock)).toEqual([]);
  mock.close();
  const cleanUps = scripts.filter(({code}) => /(?:-X|--request)[ =]?DELETE/.test(code));
  expect(cleanUps.length).toBeGreaterThan(0);
  expect(await runSamples(cleanUps, empty, [404])).toEqual([]);
});

test('no job enables a page, or does anything else, after a call that failed', async () => {
  const blocks = blocksIn('docs', '/api/');
  const uploads = blocks
    .filter(({fence, code}) => fence === 'sh' && /if \[ "\$active" != "true" \]/i.test(code))
    .map(({file, code}): Sample => ({place: file, label: 'curl', code}));
  const stop = async (samples: Sample[], ...statuses: number[]) => {
    const mock = await openStatuses(statuses);
    expect(await stopSamples(samples, mock, '503')).toEqual([]);
    mock.close();
  };
  await stop(calling(blocks), 503);
  await stop(uploads, 200, 503);
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

test('a workflow is refused or reported where it would fail', async () => {
  const step = (lines: string) =>
    pageOf(`jobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ${lines}\n`);
  expect(() => ciScripts(step('echo "${{ github.haed_ref }}"'))).toThrow(
    'The expression "github.haed_ref" has no value',
  );
  const later = step('echo "${{ fromJSON(steps.upload.outputs.results).revision }}"');
  expect(() => ciScripts(later)).toThrow('no step before has the id "upload"');
  // A clean-up that is red when there is nothing to delete.
  const [problem] = await runSamples(
    calling(
      step(`|
          curl -X DELETE --fail-with-body --form-string "distribution_name=$BRANCH" \\
            -H "Authorization: Bearer $KEY" "${apps}/distributions"
        env:
          KEY: \${{ secrets.API_TOKEN }}
          BRANCH: \${{ github.head_ref }}`),
    ),
    empty,
    [404],
  );
  expect(problem).toMatch(/^docs\/a\.md:8, CI: exit 22/);
});

/** A tutorial, in English: that the code of its translation is the same is what a check says. */
const tutorial = (name: string) => `docs/developer-guide/tutorials/${name}.md`;

const {SLUG} = variables as Record<'SLUG', string>;
const api = `https://${variables.host}/api`;
const key = `-H "Authorization: Bearer $${SLUG}_API_TOKEN"`;
const apps = `${api}/users/example-group/platforms/android/apps/com.example.app`;

/** Prints a word, and each page of the app: its title, and whether testers can use it. */
const show = (word: string) => `echo "${word}:"
curl --fail --silent "${apps}/distributions" ${key} | jq -r '.results.distributions[].access_key' |
  while read -r PAGE; do
    curl --fail --silent "${api}/distributions/$PAGE" ${key} |
      jq -r '.results | "\\(.title), active: \\(.active)"'
  done`;

const quietly = (code: string) => `(\n${code}\n) > /dev/null`;

interface Workflow {
  /** The call that its upload step makes, which is an action, and the scripts of its steps that follow. */
  upload: string;
  scripts: string[];
  environment: Record<string, string>;
  settings: Record<string, unknown>;
}

/** A complete workflow of a page, as shell code. */
function workflow(file: string): Workflow {
  const scripts = ciScripts(pageOf(file));
  const settings = parse(file) as Record<string, unknown> & {
    jobs: Record<string, {steps: {uses?: string; with?: Record<string, string>}[]}>;
  };
  const {with: inputs} = Object.values(settings.jobs)
    .flatMap(({steps}) => steps)
    .find(({uses}) => uses?.includes('-upload-github-action@'))!;
  const given = Object.entries(inputs!).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    fillExpressions(value),
  ]);
  return {
    upload: `mkdir -p "$(dirname "$INPUT_FILE_PATH")"
echo content > "$INPUT_FILE_PATH"
curl --fail --silent "${api}/users/$INPUT_OWNER_NAME/apps" \\
  -H "Authorization: Bearer $INPUT_API_TOKEN" -F "file=@$INPUT_FILE_PATH" \\
  --form-string "message=$INPUT_MESSAGE" --form-string "release_note=\${INPUT_RELEASE_NOTE:-}" \\
  --form-string "distribution_name=$INPUT_DISTRIBUTION_NAME"`,
    scripts: scripts.slice(scripts.findIndex(({code}) => code.includes(api))).map(({code}) => code),
    environment: Object.assign(
      {},
      ...scripts.map(({environment}) => environment),
      Object.fromEntries(given),
    ) as Record<string, string>,
    settings,
  };
}

/** A stand-in for a chat's webhook, and what it received. */
async function openChat(): Promise<{chat: Served; messages: unknown[]}> {
  const messages: unknown[] = [];
  const chat = await serve((request, response) => {
    void json(request).then((message) => {
      messages.push(message);
      response.writeHead(202).end();
    });
  });
  return {chat, messages};
}

for (const platform of ['Android', 'iOS']) {
  test(`pushes to main share a page, and its link is told: ${platform}`, async () => {
    const {chat, messages} = await openChat();
    const page = tutorial('from-push-to-phone');
    const file = fileOf(page, '.github/workflows/push-to-phone.yml', platform);
    const {upload, scripts, environment, settings} = workflow(file);
    expect(settings).toMatchObject({
      on: {push: {branches: ['main']}},
      concurrency: {group: 'push-to-phone'},
    });
    const push = quietly([upload, ...scripts].map((code) => `(\n${code}\n)`).join('\n'));
    const link = `https://${variables.host}/distributions/0123456789abcdef0123456789abcdef01234567`;
    const sample: Sample = {
      place: page,
      label: 'CI',
      environment: {...environment, CHAT_WEBHOOK_URL: `${chat.origin}/`},
      code: [push, push, show('pushed twice'), 'cat github.summary'].join('\n'),
      output: [
        'pushed twice:',
        'main, active: true',
        ...Array<string>(2).fill(`[Install revision 42](${link})`),
      ].join('\n'),
    };
    expect(await runSamples([sample], accounts)).toEqual([]);
    chat.close();
    const message = {text: `Revision 42 of main: ${link}`};
    expect(messages).toEqual([message, message]);
  });
}

test("a build on Bitrise shows its page's link, and posts it if there is a webhook", async () => {
  const {chat, messages} = await openChat();
  const page = 'docs/developer-tools/bitrise.md';
  const file = fileOf(page, 'bitrise.yml');
  const {workflows} = parse(file) as {workflows: Record<string, {after_run?: string[]}>};
  const uploads = Object.entries(workflows).filter(([name]) => name.startsWith('upload-'));
  expect(uploads.map(([, {after_run}]) => after_run)).toEqual(
    uploads.map(() => ['_enable-page', '_share-link']),
  );
  const {code, environment} = ciScripts(pageOf(file)).at(-1)!;
  const link = `https://${variables.host}/distributions/0123456789abcdef0123456789abcdef01234567`;
  for (const webhook of [{}, {CHAT_WEBHOOK_URL: `${chat.origin}/`}]) {
    const folder = temporaryFolder();
    const ended = await runProgram(['bash', '-c', code], folder, {...environment, ...webhook});
    expect(ended).toEqual({exit: 0, output: `Install revision 42: ${link}\n`, errors: ''});
  }
  chat.close();
  expect(messages).toEqual([{text: `Revision 42 of feature/qr-code: ${link}`}]);
});

test('a pull request has one page while it is open, on GitHub Actions', async () => {
  const page = tutorial('pull-request-pages');
  const file = fileOf(page, '.github/workflows/pull-request-page.yml');
  const {upload, scripts, environment} = workflow(file);
  expect(scripts).toHaveLength(2);
  const open = quietly(`${upload}\n(\n${scripts[0]!}\n)`);
  const close = quietly(scripts[1]!);
  const steps = {opened: open, pushed: open, closed: close, 'closed again': close};
  const sample: Sample = {
    place: page,
    label: 'CI',
    environment,
    code: Object.entries(steps)
      .map(([word, code]) => `${code}\n${show(word)}`)
      .join('\n'),
    output: [
      'opened:',
      'PR #7, active: true',
      'pushed:',
      'PR #7, active: true',
      'closed:',
      'closed again:',
    ].join('\n'),
  };
  expect(await runSamples([sample], accounts)).toEqual([]);
});

test('a pull request has one page and one comment, with any CI', async () => {
  const page = tutorial('pull-request-pages');
  const [open, comment, close] = [
    'pull-request-page.sh',
    'comment.sh',
    'delete-pull-request-page.sh',
  ].map((title) => quietly(fileOf(page, title)));
  const sample: Sample = {
    place: page,
    label: 'curl',
    code: [
      ...[open, comment, open, comment].map((code) => `${code} || exit 1`),
      show('built twice'),
      "jq -r '.body' comments.json | head -n 2",
      'wc -l < comments.json | tr -d " "',
      ...[close, close].map((code) => `${code} || exit 1`),
      show('closed twice'),
    ].join('\n'),
    output: [
      'built twice:',
      'PR #7, active: true',
      ...blocksOf(page)
        .find(({code}) => code.startsWith('<!-- distribution page -->'))!
        .code.split('\n')
        .slice(0, 2),
      '1',
      'closed twice:',
    ].join('\n'),
  };
  expect(await runSamples([sample], accounts)).toEqual([]);
});

test('a device that joined is in the next build, and then nothing is left', async () => {
  const page = tutorial('device-registration');
  const files = ['new-devices.sh', 'add-new-devices.sh'].map(
    (name) => `cat > ${name} <<'END'\n${fileOf(page, name)}\nEND`,
  );
  const shown = blocksOf(page).map(({code}) => code);
  const [joined, nothing] = ["New devices: 1\nTaro's iPhone (taro)", 'New devices: 0'];
  expect(shown).toEqual(expect.arrayContaining([joined, nothing]));
  const sample: Sample = {
    place: page,
    label: 'curl',
    code: [...files, 'sh add-new-devices.sh && echo again && sh add-new-devices.sh'].join('\n'),
    output: [joined, nothing, 'again', nothing].join('\n'),
  };
  expect(await runSamples([sample], accounts)).toEqual([]);
});

test('the commands for coding assistants are those of the quickstarts', () => {
  const quickstarts = blocksIn('docs/developer-guide/quickstart').map(({code}) => code);
  for (const folder of ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current']) {
    const snippet = fileOf(`${folder}/developer-tools/coding-assistant.md`, 'AGENTS.md');
    const commands = [...snippet.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, code]) => code!);
    expect(commands).toHaveLength(4);
    expect(quickstarts).toEqual(expect.arrayContaining(commands));
    expect(snippet).toContain(`/llms.txt`);
  }
});
