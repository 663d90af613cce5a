/**
 * CI configurations and tutorials do what their pages say: scripts of CI jobs that call the API run as the CI
 * service would run them, and so do the complete files of a tutorial. They run twice if a page says that
 * running them twice is safe.
 */
import fs from 'node:fs';
import {parse} from 'yaml';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, resolve} from '../../src/plugins/api-reference/openapi';
import {variables} from '../../src/site/variables';
import {openMock, openStatuses, runSamples, stopSamples, type Sample} from '../fixtures/apiSamples';
import {blocksIn, blocksOf, fileOf, type Block} from '../fixtures/blocks';
import {bitrise, ciScripts, expressions, fillExpressions} from '../fixtures/ci';
import {openAccounts} from '../fixtures/mockServer';
import {runProgram} from '../fixtures/runProgram';
import {serveInbox} from '../fixtures/serve';
import {expect, test} from '../fixtures/test';

const {SLUG} = variables as Record<'SLUG', string>;
const api = `https://${variables.host}/api`;
const key = `-H "Authorization: Bearer $${SLUG}_API_TOKEN"`;
const apps = `${api}/users/example-group/platforms/android/apps/com.example.app`;
const link = `https://${variables.host}/distributions/0123456789abcdef0123456789abcdef01234567`;

/** Returns the scripts that call the API. */
const calling = (blocks: Block[]): Sample[] =>
  ciScripts(blocks).filter(({code}) => code.includes(`${api}/`));

test('scripts of CI jobs succeed, and clean-up scripts also succeed when there is nothing to delete', async () => {
  const scripts = calling(blocksIn('docs', '/api/'));
  const mock = await openMock({uploadApp: 'UploadAppDistributionResult'});
  expect(await runSamples(scripts, mock)).toEqual([]);
  const description = await loadDescription('en');
  const missing = endpoints(description).flatMap(({method, operation}) => {
    const response = method === 'DELETE' ? operation.responses['404'] : undefined;
    const [media] = response ? Object.values(resolve(description, response).content ?? {}) : [];
    const [example] = Object.keys(media?.examples ?? {});
    return example ? [[operation.operationId, example]] : [];
  });
  const empty = await openMock(Object.fromEntries(missing) as Record<string, string>);
  const cleanUps = scripts.filter(({code}) => /(?:-X|--request)[ =]?DELETE/.test(code));
  expect(await runSamples(cleanUps, empty, [404])).toEqual([]);
  expect([...empty.statuses.values()].flat()).toContain(404);
});

test('no job makes another call after a failed call', async () => {
  const blocks = blocksIn('docs', '/api/');
  const uploads = blocks
    .filter(({fence, code}) => fence === 'sh' && /if \[ "\$active" != "true" \]/i.test(code))
    .map(({file, code}): Sample => ({place: file, label: 'curl', code}));
  for (const [samples, statuses] of [
    [calling(blocks), [503]],
    [uploads, [200, 503]],
  ] as const) {
    const mock = await openStatuses([...statuses]);
    expect(await stopSamples([...samples], mock, '503')).toEqual([]);
  }
});

test("the values in place of the action's and the step's output are those of the API's example", async () => {
  const {components} = (await loadDescription('en')) as unknown as {
    components: {examples: Record<string, {value: {results: object}}>};
  };
  const {results} = components.examples.UploadAppDistributionResult!.value;
  const output = JSON.parse(bitrise[`${SLUG}_UPLOAD_APP_STEP_RESULT_JSON`]!) as {results: object};
  expect(results).toMatchObject({...output.results});
  for (const [expression, value] of Object.entries(expressions)) {
    const [, field] = /^fromJSON\(steps\.\w+\.outputs\.results\)\..*?(\w+)$/.exec(expression) ?? [];
    if (field) {
      expect(JSON.stringify(results)).toMatch(new RegExp(`"${field}":"?${value}\\b`));
    }
  }
});

/** Returns the path of a tutorial in English, because a check compares the code of translations with it. */
const tutorial = (name: string) => `docs/developer-guide/tutorials/${name}.md`;

/** A shell command that prints a word, and for each page of the app the title and whether the page is enabled. */
const show = (word: string) => `echo "${word}:"
curl --fail --silent "${apps}/distributions" ${key} | jq -r '.results.distributions[].access_key' |
  while read -r PAGE; do
    curl --fail --silent "${api}/distributions/$PAGE" ${key} |
      jq -r '.results | "\\(.title), active: \\(.active)"'
  done`;

const quietly = (code: string) => `(\n${code}\n) > /dev/null`;

/** Runs shell code against a mock that remembers changes, and expects an output. */
async function expectOutput(
  place: string,
  code: string[],
  output: string[],
  environment?: Record<string, string>,
): Promise<void> {
  const accounts = await openMock({uploadApp: 'UploadAppDistributionResult'}, openAccounts());
  const sample = {
    place,
    label: 'CI',
    code: code.join('\n'),
    output: output.join('\n'),
    environment,
  };
  expect(await runSamples([sample], accounts)).toEqual([]);
}

interface Workflow {
  /** The scripts of the workflow that build. */
  builds: string[];
  /** The call of the workflow's upload action, and the scripts of the steps after that action. */
  upload: string;
  scripts: string[];
  environment: Record<string, string>;
  settings: Record<string, unknown>;
}

/** Reads a complete workflow of a page as shell code. */
function workflow(file: string): Workflow {
  const scripts = ciScripts([{file: 'workflow', line: 1, fence: 'yaml', code: file}]);
  const settings = parse(file) as Record<string, unknown> & {
    jobs: Record<string, {steps: {uses?: string; with?: Record<string, string>}[]}>;
  };
  const {with: inputs} = Object.values(settings.jobs)
    .flatMap(({steps}) => steps)
    .find(({uses}) => uses?.includes('-upload-github-action@'))!;
  const first = scripts.findIndex(({code}) => code.includes(api));
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
    builds: scripts.slice(0, first).map(({code}) => code),
    scripts: scripts.slice(first).map(({code}) => code),
    environment: Object.assign(
      {},
      ...scripts.map(({environment}) => environment),
      Object.fromEntries(given),
    ) as Record<string, string>,
    settings,
  };
}

for (const platform of ['Android', 'iOS']) {
  test(`pushes to main share a page, and the chat gets its link: ${platform}`, async () => {
    const chat = await serveInbox();
    const page = tutorial('from-push-to-phone');
    const file = fileOf(page, '.github/workflows/push-to-phone.yml', platform);
    const {upload, scripts, environment, settings} = workflow(file);
    expect(settings).toMatchObject({
      on: {push: {branches: ['main']}},
      concurrency: {group: 'push-to-phone'},
    });
    const push = quietly([upload, ...scripts].map((code) => `(\n${code}\n)`).join('\n'));
    const summary = `[Install revision 42](${link})`;
    await expectOutput(
      page,
      [push, push, show('pushed twice'), 'cat github.summary'],
      ['pushed twice:', 'main, active: true', summary, summary],
      {...environment, CHAT_WEBHOOK_URL: `${chat.origin}/`},
    );
    const message = {text: `Revision 42 of main: ${link}`};
    expect(chat.received.map(({body}) => body)).toEqual([message, message]);
  });
}

for (const [tab, secret] of [
  ['Android', 'DEBUG_KEYSTORE'],
  ['iOS', 'ASC_KEY_P8'],
] as const) {
  test(`an Expo project becomes a build with a key of its own, on its page, on GitHub: ${tab}`, async () => {
    const page = 'docs/developer-tools/github-actions.md';
    const name = `.github/workflows/upload-${tab.toLowerCase()}.yml`;
    const {builds, upload, scripts, environment, settings} = workflow(fileOf(page, name, tab));
    const {group} = settings.concurrency as {group: string};
    // A workflow for each platform, and for each branch.
    expect(group).toMatch(new RegExp(`^upload-${tab.toLowerCase()}-.*github\\.head_ref`));
    const files = ['app.json', 'app.config.js'].map(
      (file) => `cat > ${file} <<'END'\n${fileOf(page, file)}\nEND`,
    );
    const inShell = (code: string) => `(\n${code}\n)`;
    const run = [
      `cp -R '${process.cwd()}/tests/fixtures/buildTools/.' .`,
      'echo {} > package.json',
      ...files,
      ...[...builds, `test -s "$INPUT_FILE_PATH"\n${upload} > /dev/null`, ...scripts].map(inShell),
    ];
    await expectOutput(
      page,
      [quietly(run.join('\n')), show('pushed'), 'cat github.summary'],
      ['pushed:', 'feature/qr-code, active: true', `[Install revision 42](${link})`],
      {...environment, DEBUG_KEYSTORE: 'a2V5c3RvcmU=', ASC_KEY_P8: 'keystore'},
    );
    const mock = await openMock({uploadApp: 'UploadAppDistributionResult'});
    const unsigned = {place: page, label: 'CI', code: run.join('\n')};
    const [problem] = await runSamples(
      [{...unsigned, environment: {...environment, [secret]: ''}}],
      mock,
    );
    expect(problem).toMatch(/exit [12], statuses: it called nothing with its key/);
  });
}

const bitriseFiles = (): Block[] =>
  blocksOf('docs/developer-tools/bitrise.md').filter(({title}) => title === 'bitrise.yml');

test("a build on Bitrise shows its page's link, and posts it if there is a webhook", async ({}, info) => {
  const folder = info.outputPath();
  fs.mkdirSync(folder, {recursive: true});
  expect(bitriseFiles()).toHaveLength(2);
  const teams = '/?host=default.12.environment.api.powerplatform.com';
  for (const block of bitriseFiles()) {
    const chat = await serveInbox();
    const {workflows} = parse(block.code) as {workflows: Record<string, {after_run?: string[]}>};
    const uploads = Object.entries(workflows).filter(([name]) => name.startsWith('upload-'));
    expect(uploads.map(([, {after_run}]) => after_run)).toEqual(
      uploads.map(() => ['_enable-page', '_share-link']),
    );
    const {code, environment} = ciScripts([block]).at(-1)!;
    for (const webhook of [
      {},
      {CHAT_WEBHOOK_URL: `${chat.origin}/`},
      {CHAT_WEBHOOK_URL: chat.origin + teams},
    ]) {
      const ended = await runProgram(['bash', '-c', code], folder, {...environment, ...webhook});
      expect(ended).toEqual({exit: 0, output: `Install revision 42: ${link}\n`, errors: ''});
    }
    const text = 'Android revision 42 of feature/qr-code: ';
    expect(chat.received).toMatchObject([
      {body: {text: text + link}},
      {body: {attachments: [{content: {body: [{text: `${text}[${link}](${link})`}]}}]}},
    ]);
  }
});

test("only the newest commit of a branch goes on the branch's page, on Bitrise", async ({}, info) => {
  const folder = info.outputPath();
  fs.mkdirSync(folder, {recursive: true});
  const choices = bitriseFiles()
    .flatMap((block) => ciScripts([block]))
    .filter(({code}) => code.includes('envman'));
  expect(choices).toHaveLength(4);
  const [{code, environment}] = choices as [Sample];
  expect(new Set(choices.map((choice) => choice.code)).size).toBe(1);
  const commit = 'git -c user.name=taro -c user.email=taro@example.com commit -q --allow-empty -m';
  const setup = `envman() { echo "$3=$5"; }
export -f envman
rm -rf origin clone
git init -q --bare origin
git clone -q origin clone 2> /dev/null
cd clone
git checkout -q -b feature/qr-code
${commit} One
git push -q origin HEAD
choose() { echo "$1"; bash -c "$CHOOSE"; }
choose newest
${commit} Two
git push -q origin HEAD
git checkout -q --detach HEAD~
choose overtaken
git push -q origin --delete feature/qr-code
choose deleted
cd ..
rm -rf origin
cd clone
choose unreachable 2> /dev/null || echo failed`;
  const ended = await runProgram(['bash', '-ec', setup], folder, {...environment, CHOOSE: code});
  expect(ended.output.split('\n')).toEqual([
    ...['newest', 'PAGE_NAME=feature/qr-code', 'overtaken', 'deleted', 'unreachable', 'failed', ''],
  ]);
});

test('a pull request has one page while it is open, on GitHub Actions', async () => {
  const page = tutorial('pull-request-pages');
  const file = fileOf(page, '.github/workflows/pull-request-page.yml');
  const {upload, scripts, environment} = workflow(file);
  expect(scripts).toHaveLength(2);
  const open = quietly(`${upload}\n(\n${scripts[0]!}\n)`);
  const close = quietly(scripts[1]!);
  const steps = {opened: open, pushed: open, closed: close, 'closed again': close};
  await expectOutput(
    page,
    Object.entries(steps).map(([word, code]) => `${code}\n${show(word)}`),
    [...['opened:', 'PR #7, active: true'], ...['pushed:', 'PR #7, active: true']].concat(
      'closed:',
      'closed again:',
    ),
    environment,
  );
});

test('a pull request has one page and one comment, with any CI', async () => {
  const page = tutorial('pull-request-pages');
  const script = (title: string) => `${quietly(fileOf(page, title))} || exit 1`;
  const [open, comment, close] = [
    'pull-request-page.sh',
    'comment.sh',
    'delete-pull-request-page.sh',
  ].map(script) as [string, string, string];
  const {code: shown} = blocksOf(page).find(({code}) =>
    code.startsWith('<!-- distribution page -->'),
  )!;
  await expectOutput(
    page,
    [
      ...[open, comment, open, comment, show('built twice')],
      "jq -r '.body' comments.json | head -n 2",
      'wc -l < comments.json | tr -d " "',
      ...[close, close, show('closed twice')],
    ],
    [
      ...['built twice:', 'PR #7, active: true'],
      ...shown.split('\n').slice(0, 2),
      ...['1', 'closed twice:'],
    ],
  );
});

test('a new device is in the next build, and then no device is waiting', async () => {
  const page = tutorial('device-registration');
  const files = ['new-devices.sh', 'add-new-devices.sh'].map(
    (name) => `cat > ${name} <<'END'\n${fileOf(page, name)}\nEND`,
  );
  const [joined, nothing] = ["New devices: 1\nTaro's iPhone (taro)", 'New devices: 0'];
  expect(blocksOf(page).map(({code}) => code)).toEqual(expect.arrayContaining([joined, nothing]));
  await expectOutput(
    page,
    [...files, 'sh add-new-devices.sh && echo again && sh add-new-devices.sh'],
    [joined, nothing, 'again', nothing],
  );
});

test('the commands for coding assistants are the same as in the quickstarts', () => {
  const quickstarts = blocksIn('docs/developer-guide/quickstart').map(({code}) => code);
  for (const folder of ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current']) {
    const snippet = fileOf(`${folder}/developer-tools/coding-assistant.md`, 'AGENTS.md');
    const commands = [...snippet.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, code]) => code!);
    expect(commands).toHaveLength(4);
    expect(quickstarts).toEqual(expect.arrayContaining(commands));
    expect(snippet).toContain(`/llms.txt`);
  }
});
