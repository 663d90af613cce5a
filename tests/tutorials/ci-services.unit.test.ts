/**
 * The complete files for CI services do what their pages say: each is parsed, has its trigger and its limit
 * to one run at a time, and its steps run as the service runs them, with its variables, against a mock of
 * the API. Stand-ins for the build tools check that what signs the build has arrived. `fixtures/ci.yaml` has
 * what the services set; GitLab publishes a schema, which is `gitlab-ci.schema.json` without its texts.
 */
import fs from 'node:fs';
import {json} from 'node:stream/consumers';
import Ajv from 'ajv';
import {parse} from 'yaml';
import {variables} from '../../src/site/variables';
import {openAccounts} from '../fixtures/account';
import {openMock, openStatuses, runSamples, stopSamples, type Sample} from '../fixtures/apiSamples';
import {fileOf, type Block} from '../fixtures/blocks';
import {serve} from '../fixtures/serve';
import {expect, test} from '../fixtures/test';
import {blocksOfService, cleanUpOf, services, stepsOf, type Step} from './ciServices';

test.describe.configure({mode: 'default'});

const overview = 'docs/developer-tools/ci/index.md';
const link = `https://${variables.host}/distributions/0123456789abcdef0123456789abcdef01234567`;

const secret = '[ "$(cat "$1")" = keystore ] || { echo "no signing input" >&2; exit 1; }';
const made = (file: string) => `mkdir -p "$(dirname ${file})" && echo content > ${file}`;

/** Stand-ins for what builds: they fail without what signs, and leave the file that the page names. */
const tools: Record<string, string> = {
  gradlew: `set -- "$ANDROID_USER_HOME/debug.keystore"
${secret}
${made('app/build/outputs/apk/debug/app-debug.apk')}`,
  flutter: `case "$*" in
"build apk"*) set -- "$ANDROID_USER_HOME/debug.keystore"
${secret}
${made('build/app/outputs/flutter-apk/app-release.apk')} ;;
"build ipa"*--export-options-plist=*) [ -e profiles ] && ${made('build/ios/ipa/App.ipa')} ;;
*) exit 1 ;;
esac`,
  xcodebuild: `case "$*" in
*" archive") mkdir -p build/App.xcarchive ;;
-exportArchive*"-archivePath build/App.xcarchive"*"-exportOptionsPlist ExportOptions.plist"*)
  [ -e build/App.xcarchive ] && ${made('build/App.ipa')} ;;
*) exit 1 ;;
esac
while [ "$1" != -authenticationKeyPath ]; do shift; done
set -- "$2"
${secret}`,
  'xcode-project': `case "$*" in
use-profiles) ${secret.replace('$1', '$CM_KEYSTORE_PATH')}
touch profiles ;;
"build-ipa --project App.xcodeproj --scheme App") [ -e profiles ] && ${made('build/ios/ipa/App.ipa')} ;;
*) exit 1 ;;
esac`,
  git: 'echo HEAD',
};

const written = (name: string, text: string) =>
  `mkdir -p "$(dirname ${name})"\ncat > ${name} <<'END OF FILE'\n${text}\nEND OF FILE`;

/** A folder with the repository's files, and then the steps, each in a shell of its own, as often as asked. */
function play(name: string, steps: Step[], times = 1): string {
  const scripts = {
    'upload.sh': fileOf('docs/developer-tools/index.md', 'upload.sh'),
    'share-link.sh': fileOf(overview, 'share-link.sh'),
  };
  const repository = Object.entries({
    ...scripts,
    ...Object.fromEntries(
      Object.entries(scripts).map(([file, text]) => [`ci_scripts/${file}`, text]),
    ),
  }).map(([file, text]) => written(file, text));
  const stands = Object.entries(tools).map(
    ([tool, text]) => `${written(tool, `#!/bin/sh\nset -e\n${text}`)}\nchmod +x ${tool}`,
  );
  const run = steps.map(({code, environment}, index) => {
    const file = name === 'xcode-cloud' ? 'ci_scripts/step.sh' : `step-${index}.sh`;
    const set = Object.entries({...environment, CHAT_WEBHOOK_URL: '$HOOK'}).map(
      ([key, value]) =>
        `export ${key}=${value === '$HOOK' ? '"$HOOK"' : `'${value.replaceAll("'", "'\\''")}'`}`,
    );
    return [written(file, code), `(\n${set.join('\n')}\n${services[name]!.shell} ${file}\n)`].join(
      '\n',
    );
  });
  return [
    ...repository,
    ...stands,
    'export HOME="$PWD"',
    ...(name === 'xcode-cloud' ? [made('build/App.ipa')] : []),
    '[ -z "$SIGNING" ] || printf keystore > secure-file',
    ...Array.from({length: times}, () => run).flat(),
  ].join('\n');
}

/** The complete files of a page, and one that is changed for requests, where the page says how. */
const completeFiles = (name: string): Block[] =>
  blocksOfService(name).filter(
    ({title, code}) => title && code.includes('upload.sh') && !code.includes('clean-up.sh'),
  );

/** What a page says to change for pull or merge requests. */
function forRequests(name: string, file: Block): Block {
  const blocks = blocksOfService(name);
  if (name === 'gitlab') {
    const [[, job]] = Object.entries(
      parse(blocks.find(({code}) => code.includes('extends: upload'))!.code) as Record<
        string,
        {variables: Record<string, string>}
      >,
    ) as [[string, {variables: Record<string, string>}]];
    return {...file, code: file.code.replace('$CI_COMMIT_REF_NAME', job.variables.BRANCH!)};
  }
  if (name === 'azure-pipelines') {
    const {code} = blocks.find((block) => block.code.includes('PULLREQUEST'))!;
    const [[step]] = [parse(code) as {bash: string}[]];
    const parsed = parse(file.code) as {steps: {bash?: string}[]};
    const steps = parsed.steps.map((other) =>
      other.bash?.includes('upload.sh') ? {...other, ...step} : other,
    );
    return {...file, code: JSON.stringify({...parsed, steps})};
  }
  if (name === 'codemagic') {
    const {code} = blocks.find((block) => block.code.startsWith('export BRANCH='))!;
    return {...file, code: file.code.replaceAll('export BRANCH="$CM_BRANCH"', code)};
  }
  return file;
}

/** Whether a file has what the fixture says. */
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
  const cases = [
    {what: 'a push', given: {}, message: service.pushed, change: (file: Block) => file},
    {
      what: 'a request',
      given: service.request,
      message: service.requested,
      change: (file: Block) => forRequests(name, file),
    },
  ];

  test(`the files for ${name} have their trigger and their limit, and a schedule`, () => {
    const files = completeFiles(name);
    expect(files.map(({tab}) => tab ?? '')).toEqual(Object.keys(service.holds));
    for (const file of files) {
      expectParts(file, service.holds[file.tab ?? '']!);
    }
    expectParts(cleanUpOf(name), service.cleanUp);
  });

  for (const {what, given, message, change} of cases) {
    test(`${what} becomes a build on its page, and its link is told: ${name}`, async () => {
      const messages: unknown[] = [];
      const posts: unknown[] = [];
      const chat = await serve((request, response) => {
        void json(request).then((post) => {
          posts.push(post);
          response.writeHead(202).end();
        });
      });
      const accounts = openAccounts();
      const mock = await openMock({uploadApp: 'UploadAppDistributionResult'}, (request, answer) => {
        const {message: sent} = request.body as {message?: string};
        messages.push(...(sent ? [sent] : []));
        return accounts(request, answer);
      });
      for (const file of completeFiles(name).map(change)) {
        messages.length = 0;
        posts.length = 0;
        const steps = stepsOf(name, file, {...service.variables, ...given});
        const uploads = steps.flatMap(({code}) => code.match(/sh upload\.sh/g) ?? []).length;
        const title = message.replace(/ \(\w+\)$/, '');
        const samples: Sample[] = [
          {
            place: `${file.file}:${file.line}`,
            label: 'CI',
            code: `${play(name, steps, 2)}
curl --fail --silent -H "Authorization: Bearer YOUR_API_KEY" \\
  "https://${variables.host}/api/users/example-group/platforms/android/apps/com.example.app/distributions" |
  jq -r '.results.distributions[].title'`,
            environment: {HOOK: `${chat.origin}/`, SIGNING: 'yes'},
            output: [
              ...Array<string>(2 * uploads)
                .fill(`Install revision 42: ${link}`)
                .flatMap((told) => [`Revision 42: ${link}`, told]),
              title,
            ].join('\n'),
          },
        ];
        // The stand-ins, and what the shell prints of what it runs, are no output of the file.
        samples[0]!.code = `{\n${samples[0]!.code}\n} | grep -v "^build/ios/ipa/"`;
        expect(await runSamples(samples, mock)).toEqual([]);
        expect(messages).toEqual(Array<string>(2 * uploads).fill(message));
        const post = {text: `Revision 42 of ${title}: ${link}`};
        expect(posts).toEqual(Array<object>(2 * uploads).fill(post));
      }
      chat.close();
      mock.close();
    });
  }

  test(`a run stops where it fails, and is red: ${name}`, async () => {
    for (const file of completeFiles(name)) {
      const sample = (signing: string, values: Record<string, string>): Sample => ({
        place: `${file.file}:${file.line}`,
        label: 'CI',
        code: play(name, stepsOf(name, file, {...service.variables, ...values})),
        environment: {HOOK: '', SIGNING: signing},
      });
      for (const statuses of [[503], [200, 503]]) {
        const refusing = await openStatuses(statuses);
        const problems = await stopSamples([sample('yes', {})], refusing, '503');
        expect(problems).toEqual([]);
        refusing.close();
      }
      const mock = await openMock({uploadApp: 'UploadAppDistributionResult'});
      const unsigned = {DEBUG_KEYSTORE: '', ASC_KEY_BASE64: '', CI_AD_HOC_SIGNED_APP_PATH: ''};
      const [problem] = await runSamples([sample('', unsigned)], mock);
      expect(problem).toMatch(/exit [12]\b[\s\S]*It called nothing with its key/);
      mock.close();
    }
  });
}

test("GitLab's schema accepts the files for it, and rejects a job that it doesn't know", () => {
  const schema = JSON.parse(
    fs.readFileSync('tests/tutorials/gitlab-ci.schema.json', 'utf8'),
  ) as object;
  const accepts = new Ajv({strict: false, validateFormats: false}).compile(schema);
  const files = blocksOfService('gitlab').filter(({fence}) => fence === 'yaml');
  expect(files.map(({code}) => accepts(parse(code)))).toEqual([true, true, true, true]);
  const wrong = files[0]!.code.replace('resource_group:', 'resource_groups:');
  expect(accepts(parse(wrong))).toBe(false);
});

test('a certificate and a profile get onto a Mac, and again', async () => {
  const page = fileOf(overview, 'import-signing.sh');
  const calls = written(
    'security',
    '#!/bin/sh\necho "security $1" >> calls\ncase "$1" in import) cat "$2" >> calls ;; esac',
  );
  const mock = await openMock();
  const sample: Sample = {
    place: overview,
    label: 'CI',
    code: `${calls}
printf '#!/bin/sh\\necho password\\n' > uuidgen
chmod +x security uuidgen
export HOME="$PWD"
${written('import-signing.sh', page)}
sh import-signing.sh
sh import-signing.sh
cat calls "Library/MobileDevice/Provisioning Profiles/ci-signing.mobileprovision"
curl --fail --silent --output /dev/null -H "Authorization: Bearer YOUR_API_KEY" \\
  "https://${variables.host}/api/organizations/example-group"`,
    environment: {P12_BASE64: 'cDEyCg==', P12_PASSWORD: 'example', PROFILE_BASE64: 'cHJvZmlsZQo='},
    output: [
      ...Array.from({length: 2}, () => [
        'security delete-keychain',
        'security create-keychain',
        'security set-keychain-settings',
        'security unlock-keychain',
        'security import',
        'p12',
        'security set-key-partition-list',
        'security list-keychains',
      ]).flat(),
      'profile',
    ].join('\n'),
  };
  expect(await runSamples([sample], mock)).toEqual([]);
  mock.close();
});
