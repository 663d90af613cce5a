/**
 * The complete files for CI services do what their pages say: each is parsed, has its trigger and its limit
 * to one run at a time, and its steps run as the service runs them, against a mock of the API. The programs
 * in `fixtures/buildTools` replace the build tools and check that the signing input has arrived.
 * `gitlab-ci.schema.json` is the schema that GitLab publishes, without its texts.
 */
import fs from 'node:fs';
import Ajv from 'ajv';
import {parse} from 'yaml';
import {fillVariables, variables} from '../../src/site/variables';
import {openMock, openStatuses, runSamples, stopSamples, type Sample} from '../fixtures/apiSamples';
import {blocksIn, fileOf, type Block} from '../fixtures/blocks';
import {blocksOfService, cleanUpOf, services, stepsOf, type Step} from '../fixtures/ci';
import {openAccounts} from '../fixtures/mockServer';
import {serveInbox} from '../fixtures/serve';
import {expect, test} from '../fixtures/test';

test.describe.configure({mode: 'default'});

const overview = 'docs/developer-tools/ci/index.md';
const link = `https://${variables.host}/distributions/0123456789abcdef0123456789abcdef01234567`;

const heredoc = (name: string, text: string) =>
  `mkdir -p "$(dirname ${name})"\ncat > ${name} <<'END OF FILE'\n${text}\nEND OF FILE`;

/** Returns shell code that writes the repository's files and runs the steps, each in its own shell. */
function play(name: string, steps: Step[], times = 1): string {
  const repository = Object.entries({
    'upload.sh': fileOf('docs/developer-tools/index.md', 'upload.sh'),
    'share-link.sh': fileOf(overview, 'share-link.sh'),
  }).flatMap(([file, text]) => [heredoc(file, text), heredoc(`ci_scripts/${file}`, text)]);
  const runs = steps.map(({code, environment}, index) => {
    const file = name === 'xcode-cloud' ? 'ci_scripts/step.sh' : `step-${index}.sh`;
    const exports = Object.entries(environment).map(
      ([key, value]) => `export ${key}='${value.replaceAll("'", "'\\''")}'`,
    );
    return [
      heredoc(file, code),
      ...['(', ...exports, 'export CHAT_WEBHOOK_URL="$HOOK"', `${services[name]!.shell} ${file}`],
      ')',
    ].join('\n');
  });
  return [
    ...repository,
    `cp -R '${process.cwd()}/tests/fixtures/buildTools/.' .`,
    'export HOME="$PWD"',
    ...(name === 'xcode-cloud' ? ['make-file build/App.ipa'] : []),
    '[ -z "$SIGNING" ] || printf keystore > secure-file',
    ...Array.from({length: times}, () => runs).flat(),
  ].join('\n');
}

const completeFiles = (name: string): Block[] =>
  blocksOfService(name).filter(
    ({title, code}) => title && code.includes('upload.sh') && !code.includes('clean-up.sh'),
  );

/** Returns a service's file with the change for pull or merge requests from the service's page. */
function forRequests(name: string, file: Block): Block {
  const codeWith = (pattern: RegExp) =>
    blocksOfService(name).find(({code}) => pattern.test(code))!.code;
  if (name === 'gitlab') {
    const jobs = parse(codeWith(/extends: upload/)) as Record<
      string,
      {variables: {BRANCH: string}}
    >;
    const {BRANCH} = Object.values(jobs)[0]!.variables;
    return {...file, code: file.code.replace('$CI_COMMIT_REF_NAME', BRANCH)};
  }
  if (name === 'azure-pipelines') {
    const [step] = parse(codeWith(/PULLREQUEST/)) as [object];
    const parsed = parse(file.code) as {steps: {bash?: string}[]};
    const steps = parsed.steps.map((other) =>
      other.bash?.includes('upload.sh') ? {...other, ...step} : other,
    );
    return {...file, code: JSON.stringify({...parsed, steps})};
  }
  return name === 'codemagic'
    ? {
        ...file,
        code: file.code.replaceAll('export BRANCH="$CM_BRANCH"', codeWith(/^export BRANCH=/)),
      }
    : file;
}

/** Expects the properties that the fixture lists. For a file that isn't YAML, expects the lines. */
function expectParts({fence, code}: Block, parts: string[] | object): void {
  if (Array.isArray(parts)) {
    for (const part of parts as string[]) {
      expect(code).toContain(part);
    }
  } else {
    expect(fence).toBe('yaml');
    expect(parse(code)).toMatchObject(parts as Record<string, unknown>);
  }
}

for (const [name, service] of Object.entries(services)) {
  test(`the files for ${name} have triggers, a limit to one run at a time, and a schedule for cleaning up`, () => {
    const files = completeFiles(name);
    expect(files.map(({tab}) => tab ?? '')).toEqual(Object.keys(service.holds));
    for (const file of files) {
      expectParts(file, service.holds[file.tab ?? '']!);
    }
    expectParts(cleanUpOf(name), service.cleanUp);
  });

  for (const isRequest of [false, true]) {
    const event = isRequest ? 'a request' : 'a push';
    test(`${event} becomes a build on its page, and the chat gets its link: ${name}`, async () => {
      const messages: unknown[] = [];
      const chat = await serveInbox();
      const accounts = openAccounts();
      const mock = await openMock({uploadApp: 'UploadAppDistributionResult'}, (request, answer) => {
        const {message} = request.body as {message?: string};
        messages.push(...(message ? [message] : []));
        return accounts(request, answer);
      });
      const message = isRequest ? service.requested : service.pushed;
      const title = message.replace(/ \(\w+\)$/, '');
      for (const complete of completeFiles(name)) {
        messages.length = 0;
        chat.received.length = 0;
        const file = isRequest ? forRequests(name, complete) : complete;
        const steps = stepsOf(name, file, {
          ...service.variables,
          ...(isRequest && service.request),
        });
        const uploads = 2 * steps.flatMap(({code}) => code.match(/sh upload\.sh/g) ?? []).length;
        const repeat = <Item>(...items: Item[]) => Array<Item[]>(uploads).fill(items).flat();
        const sample: Sample = {
          place: `${file.file}:${file.line}`,
          label: 'CI',
          // The line that the build tool's replacement prints isn't output of the file.
          code: `{
${play(name, steps, 2)}
curl --fail --silent -H "Authorization: Bearer YOUR_API_KEY" \\
  "https://${variables.host}/api/users/example-group/platforms/android/apps/com.example.app/distributions" |
  jq -r '.results.distributions[].title'
} | grep -v "^build/ios/ipa/"`,
          environment: {HOOK: `${chat.origin}/`, SIGNING: 'yes'},
          output: [...repeat(`Revision 42: ${link}`, `Install revision 42: ${link}`), title].join(
            '\n',
          ),
        };
        expect(await runSamples([sample], mock)).toEqual([]);
        expect(messages).toEqual(repeat(message));
        const post = {text: `Revision 42 of ${title}: ${link}`};
        expect(chat.received.map(({body}) => body)).toEqual(repeat(post));
      }
    });
  }

  test(`a run stops at the first failed step, and fails: ${name}`, async () => {
    for (const file of completeFiles(name)) {
      const sample = (signing: string, values: Record<string, string>): Sample => ({
        place: `${file.file}:${file.line}`,
        label: 'CI',
        code: play(name, stepsOf(name, file, {...service.variables, ...values})),
        environment: {HOOK: '', SIGNING: signing},
      });
      for (const statuses of [[503], [200, 503]]) {
        const rejecting = await openStatuses(statuses);
        expect(await stopSamples([sample('yes', {})], rejecting, '503')).toEqual([]);
      }
      const mock = await openMock({uploadApp: 'UploadAppDistributionResult'});
      const unsigned = {DEBUG_KEYSTORE: '', ASC_KEY_BASE64: '', CI_AD_HOC_SIGNED_APP_PATH: ''};
      const [problem] = await runSamples([sample('', unsigned)], mock);
      expect(problem).toMatch(/exit [12], statuses: it called nothing with its key/);
    }
  });
}

test("GitLab's schema accepts the files for GitLab", () => {
  const schema = fs.readFileSync('tests/tutorials/gitlab-ci.schema.json', 'utf8');
  const accepts = new Ajv({strict: false, validateFormats: false}).compile(
    JSON.parse(schema) as object,
  );
  const files = blocksOfService('gitlab').filter(({fence}) => fence === 'yaml');
  expect(files.map(({code}) => accepts(parse(code)))).toEqual([true, true, true, true]);
});

test('the script installs a certificate and a profile on a Mac, also a second time', async () => {
  const security =
    '#!/bin/sh\necho "security $1" >> calls\ncase "$1" in import) cat "$2" >> calls ;; esac';
  const calls = `security delete-keychain
security create-keychain
security set-keychain-settings
security unlock-keychain
security import
p12
security set-key-partition-list
security list-keychains`;
  const mock = await openMock();
  const sample: Sample = {
    place: overview,
    label: 'CI',
    code: `${heredoc('security', security)}
printf '#!/bin/sh\\necho password\\n' > uuidgen
chmod +x security uuidgen
export HOME="$PWD"
${heredoc('import-signing.sh', fileOf(overview, 'import-signing.sh'))}
sh import-signing.sh
sh import-signing.sh
cat calls "Library/MobileDevice/Provisioning Profiles/ci-signing.mobileprovision"
curl --fail --silent --output /dev/null -H "Authorization: Bearer YOUR_API_KEY" \\
  "https://${variables.host}/api/organizations/example-group"`,
    environment: {P12_BASE64: 'cDEyCg==', P12_PASSWORD: 'example', PROFILE_BASE64: 'cHJvZmlsZQo='},
    output: [calls, calls, 'profile'].join('\n'),
  };
  expect(await runSamples([sample], mock)).toEqual([]);
});

test('complete CI files have what a build needs on a new machine: ci-rules.yaml lists it', () => {
  const rules = 'tests/fixtures/ci-rules.yaml';
  const {folders, files, needs, forbids} = parse(
    fillVariables(fs.readFileSync(rules, 'utf8'), rules),
  ) as {folders: string[]; files: string} & Record<
    'needs' | 'forbids',
    Record<string, {if?: string; text: string; example?: string}>
  >;
  const has = (code: string, pattern = '') => new RegExp(pattern, 'm').test(code);
  const blocks = folders
    .flatMap((folder) => blocksIn(folder))
    .filter(({title}) => title && has(title, files));
  for (const {file, line, code} of blocks) {
    for (const [name, rule] of [...Object.entries(needs), ...Object.entries(forbids)]) {
      const isBroken = has(code, rule.if) && has(code, rule.text) === name in forbids;
      expect.soft(isBroken, `${file}:${line}: ${name}`).toBe(false);
    }
  }
  // Each rule applies to a file, and each rule against a pattern matches its own example.
  for (const [name, {if: condition, text, example}] of Object.entries({...needs, ...forbids})) {
    expect
      .soft(
        blocks.some(({code}) => has(code, condition)),
        name,
      )
      .toBe(true);
    expect.soft(example === undefined || has(example, text), name).toBe(true);
  }
});
