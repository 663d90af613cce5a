/**
 * The tutorials keep their promises: what their complete files do is played through, twice where a
 * page says that it's safe to run twice, in both languages.
 */
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {contentOf, readFiles} from '../src/lint/content';
import type {Page} from '../src/lint/page';
import {fenceMeta} from '../src/markdown/fenceMeta';
import {fillVariables, variables} from '../src/site/variables';
import {openAccounts} from './fixtures/account';
import {openMock, runSamples, type Mock, type Sample} from './fixtures/apiSamples';
import {ciScripts, fillExpressions} from './fixtures/ciScripts';
import {guidesApi} from './fixtures/guidesApi';
import {expect, test} from './fixtures/test';

// One worker, so that the mock starts once; a failure does not keep the others from running.
test.describe.configure({mode: 'default'});

let accounts: Mock;
test.beforeAll(async () => {
  const mock = await openMock({uploadApp: 'UploadAppDistributionResult'}, await guidesApi());
  accounts = await openAccounts(mock);
});
test.afterAll(() => accounts.close());

const {pages} = contentOf(readFiles('.'));

/** A tutorial of a language. */
function tutorial(name: string, language: string): Page {
  const key = `/tutorials/${name}.md`;
  const found = pages.filter((page) => page.file.endsWith(key) && page.language === language);
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** The fenced blocks of a page, with the site's variables filled in. */
function blocks({file, tree}: Page): {title: string; code: string}[] {
  const found: {title: string; code: string}[] = [];
  visit(tree, 'code', ({meta, value}: Code) => {
    found.push({title: fenceMeta(meta).title ?? '', code: fillVariables(value, file)});
  });
  return found;
}

/** A file of a page, as complete as the page shows it. */
const fileOf = (page: Page, title: string): string =>
  blocks(page)
    .filter((block) => block.title === title)
    .at(-1)!.code;

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

/** What a run of the complete workflow does in the pull request, as shell functions. */
function workflowOf(page: Page, change = (code: string) => code): Sample {
  const file = change(fileOf(page, '.github/workflows/pull-request-page.yml'));
  const fence = contentOf({'docs/a.md': `Text.\n\n\`\`\`yaml\n${file}\n\`\`\`\n`}).pages[0]!;
  const scripts = ciScripts(fence).filter(({code}) => code.includes(api));
  const [enable, remove] = scripts;
  expect(scripts).toHaveLength(2);
  const {jobs} = parse(file) as {
    jobs: {page: {steps: {uses?: string; with?: Record<string, string>}[]}};
  };
  const {with: inputs} = jobs.page.steps.find(({uses}) =>
    uses?.includes('-upload-github-action@'),
  )!;
  const given = Object.entries(inputs!).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    fillExpressions(value),
  ]);
  // The step that uploads is an action: this is the call that it makes.
  const upload = `mkdir -p "$(dirname "$INPUT_FILE_PATH")"
echo content > "$INPUT_FILE_PATH"
curl --fail --silent "${api}/users/$INPUT_OWNER_NAME/apps" \\
  -H "Authorization: Bearer $INPUT_API_TOKEN" -F "file=@$INPUT_FILE_PATH" \\
  --form-string "message=$INPUT_MESSAGE" --form-string "release_note=$INPUT_RELEASE_NOTE" \\
  --form-string "distribution_name=$INPUT_DISTRIBUTION_NAME"`;
  const open = quietly(`${upload}\n(\n${enable!.code}\n)`);
  const close = quietly(remove!.code);
  return {
    place: page.file,
    label: 'CI',
    environment: {
      ...enable!.environment,
      ...remove!.environment,
      ...(Object.fromEntries(given) as Record<string, string>),
    },
    code: [
      open,
      show('opened'),
      open,
      show('pushed'),
      close,
      show('closed'),
      close,
      show('closed again'),
    ].join('\n'),
    output: [
      'opened:',
      'PR #7, active: true',
      'pushed:',
      'PR #7, active: true',
      'closed:',
      'closed again:',
    ].join('\n'),
  };
}

for (const language of ['en', 'ja']) {
  test(`a pull request has one page while it is open, on GitHub Actions: ${language}`, async () => {
    const sample = workflowOf(tutorial('pull-request-pages', language));
    expect(await runSamples([sample], accounts)).toEqual([]);
  });

  test(`a pull request has one page and one comment, with any CI: ${language}`, async () => {
    const page = tutorial('pull-request-pages', language);
    const [open, comment, close] = [
      'pull-request-page.sh',
      'comment.sh',
      'delete-pull-request-page.sh',
    ].map((title) => quietly(fileOf(page, title)));
    const sample: Sample = {
      place: page.file,
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
        ...blocks(page)
          .find(({code}) => code.startsWith('<!-- distribution page -->'))!
          .code.split('\n')
          .slice(0, 2),
        '1',
        'closed twice:',
      ].join('\n'),
    };
    expect(await runSamples([sample], accounts)).toEqual([]);
  });

  test(`a device that joined is in the next build, and then nothing is left: ${language}`, async () => {
    const page = tutorial('device-registration', language);
    const files = ['new-devices.sh', 'add-new-devices.sh'].map(
      (name) => `cat > ${name} <<'END'\n${fileOf(page, name)}\nEND`,
    );
    const shown = blocks(page).map(({code}) => code);
    const [joined, nothing] = ['New devices: 1\niPhone of Taro (taro)', 'New devices: 0'];
    expect(shown).toEqual(expect.arrayContaining([joined, nothing]));
    const sample: Sample = {
      place: page.file,
      label: 'curl',
      code: [...files, 'sh add-new-devices.sh && echo again && sh add-new-devices.sh'].join('\n'),
      output: [joined, nothing, 'again', nothing].join('\n'),
    };
    expect(await runSamples([sample], accounts)).toEqual([]);
  });
}

for (const {defect, change, output} of [
  {
    defect: "doesn't enable the page",
    change: (code: string) => code.replaceAll('active=true', 'active=false'),
    output: 'PR #7, active: false',
  },
  {
    defect: 'gives each commit a page',
    change: (code: string) => code.replace(/(distribution_name: )"PR #/, '$1"#'),
    output: 'closed:\n#7, active: true',
  },
]) {
  test(`a workflow that ${defect} is reported`, async () => {
    const [problem] = await runSamples(
      [workflowOf(tutorial('pull-request-pages', 'en'), change)],
      accounts,
    );
    expect(problem).toContain('another output came than was shown');
    expect(problem).toContain(output);
  });
}
