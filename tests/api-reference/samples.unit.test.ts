/**
 * The proof of the API reference: every sample runs as it stands on its page, in every language that
 * this machine has, against a mock made from the description; what comes back is what the page shows.
 */
import {expect, test} from '@playwright/test';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, resolve} from '../../src/plugins/api-reference/openapi';
import {requestsOf} from '../../src/plugins/api-reference/samples';
import {
  openMock,
  runnable,
  runSamples,
  shownOperations,
  stopSamples,
  type Mock,
  type Sample,
} from '../fixtures/apiSamples';
import {openAccounts} from '../fixtures/account';
import {askMock} from '../fixtures/askMock';
import {proseSamples} from '../fixtures/proseSamples';

test.describe.configure({mode: 'serial'});
// On an idle machine with two cores all of it takes about half a minute.
test.setTimeout(600_000);

let mock: Mock;
test.beforeAll(async () => {
  mock = await openMock();
});
test.afterAll(() => mock.close());

test('curl, Python and JavaScript samples can run here', () => {
  expect(runnable(), 'install curl and Python 3 with its requests package').toEqual(
    expect.arrayContaining(['curl', 'Python', 'JavaScript']),
  );
});

/** The samples of the operation pages, each once: old-group pages show those of other pages again. */
const everySample = (): Sample[] => {
  const shown = shownOperations('');
  expect(shown.length).toBeGreaterThanOrEqual(60);
  const samples = shown.flatMap((page) => page.samples);
  return [...new Map(samples.map((sample) => [sample.code, sample])).values()];
};

/** A mock that answers every call that it understands as if the key were wrong. */
const refusing = async () =>
  openMock(
    Object.fromEntries(
      endpoints(await loadDescription('en')).map(({operation}) => [
        operation.operationId,
        'NotAuthenticatedError',
      ]),
    ),
  );

test('every request sample is accepted, and its answer is the one that the page shows', async () => {
  const languages = runnable();
  const samples = everySample();
  const perLanguage = samples.filter(({label}) => label === 'curl').length;
  expect(perLanguage).toBeGreaterThanOrEqual(endpoints(await loadDescription('en')).length);
  expect(samples).toHaveLength(perLanguage * 5);
  const run = samples.filter(({label}) => languages.includes(label));
  expect(run).toHaveLength(perLanguage * languages.length);
  test.info().annotations.push({
    type: 'samples',
    description: `${run.length} run: ${perLanguage} in each of ${languages.join(', ')}`,
  });
  expect(await runSamples(run, mock)).toEqual([]);
});

test("every request sample stops with an error and the server's message when its call fails", async () => {
  const refused = await refusing();
  const languages = runnable();
  // What is in quotes makes no difference here: one sample of each shape stands for the others.
  const shapes = new Map(
    everySample()
      .filter(({label}) => languages.includes(label))
      .map((sample) => [sample.label + sample.code.replace(/(["'])[^"']*\1/g, ''), sample]),
  );
  const run = [...shapes.values()];
  expect(run.length).toBeGreaterThan(5 * languages.length);
  expect(await stopSamples(run, refused, 'you are not authenticated')).toEqual([]);
  refused.close();
});

test('the Japanese pages show the same samples', () => {
  const code = (language: '' | 'ja') =>
    shownOperations(language).map(({page, samples}) => [
      page,
      ...samples.map((sample) => sample.code),
    ]);
  expect(code('ja')).toEqual(code(''));
});

test('every documented answer comes back as its page shows it', async () => {
  const api = await loadDescription('en');
  const base = api.servers[0]!.url.replace(new URL(api.servers[0]!.url).origin, mock.origin);
  const shown = shownOperations('');
  let compared = 0;
  for (const endpoint of endpoints(api)) {
    const {operationId, responses, externalDocs} = endpoint.operation;
    const {answers} = shown.find(({page}) => `/${page}` === externalDocs.url)!;
    const {request} = requestsOf(api, endpoint)[0]!;
    const documented = Object.entries(responses)
      .sort(([a], [b]) => Number(a) - Number(b))
      .flatMap(([status, response]) =>
        Object.values(resolve(api, response).content ?? {}).flatMap(({examples}) =>
          Object.keys(examples ?? {}).map((example) => ({status, example})),
        ),
      );
    const received: unknown[] = [];
    for (const {status, example} of documented) {
      const response = await askMock(api, base, request, `code=${status}, example=${example}`);
      expect(response.status, `${operationId}, ${example}`).toBe(Number(status));
      received.push(await response.json());
    }
    expect(received, operationId).toEqual(answers);
    compared += received.length;
  }
  expect(compared).toBeGreaterThan(120);
});

test('the calls in the guides are accepted', async () => {
  const api = await loadDescription('en');
  // Scripts in the guides upload to a distribution page and read the page's key from the answer.
  const uploads = await openMock({uploadApp: 'UploadAppDistributionResult'});
  const accounts = await openAccounts(uploads);
  const {samples, others} = proseSamples(api, 'docs');
  expect(samples.length).toBeGreaterThan(30);
  test.info().annotations.push({
    type: 'samples',
    description: `${samples.length} run, not in the description: ${others.join(', ')}`,
  });
  expect(await runSamples(samples, accounts)).toEqual([]);
  accounts.close();
});

const upload = (change: (code: string) => string, label = 'curl') => {
  const samples = shownOperations('').find(
    ({page}) => page === 'docs/api/application/upload-app',
  )!.samples;
  const sample = samples.find((candidate) => candidate.label === label)!;
  const code = change(sample.code);
  expect(code).not.toBe(sample.code);
  return runSamples([{...sample, code}], mock);
};

for (const {defect, change, reason} of [
  {
    defect: 'a misspelt field',
    change: (code: string) => code.replace('message=', 'mesage='),
    reason: /body\/mesage must NOT have additional properties/,
  },
  {
    defect: 'the wrong content type',
    change: (code: string) => code.replace(/--form(-string)? /g, '--data '),
    reason: /Unsupported Media Type/,
  },
  {
    defect: 'a file sent as text',
    change: (code: string) => code.replace("'@app-release.apk'", 'app-release.apk'),
    reason: /file is a file, and was sent as text/,
  },
]) {
  test(`a sample with ${defect} is reported with its page`, async () => {
    const [problem, ...rest] = await upload(change);
    expect(rest).toEqual([]);
    expect(problem).toContain('docs/api/application/upload-app, curl: ');
    expect(problem).toMatch(reason);
  });
}

test('a sample that gets another answer than its page shows is reported', async () => {
  const sample = shownOperations('')
    .flatMap(({samples}) => samples)
    .find(({answer}) => answer !== null)!;
  const [problem] = await runSamples([{...sample, answer: {error: false}}], mock);
  expect(problem).toContain('another answer came than was shown');
});

test('a script that prints something else than its page shows is reported', async () => {
  const {samples} = proseSamples(await loadDescription('en'), 'docs');
  const shown = samples.filter(({output}) => output !== undefined);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  const [problem] = await runSamples([{...shown.at(-1)!, output: 'something else'}], mock);
  expect(problem).toContain('another output came than was shown');
});

for (const {label, check} of [
  {label: 'curl', check: ' --fail-with-body'},
  {label: 'Python', check: 'response.raise_for_status()'},
  {label: 'JavaScript', check: /if \(!response\.ok\).*/},
]) {
  test(`a sample that does not check the status is reported: ${label}`, async () => {
    const refused = await refusing();
    const sample = everySample().find((candidate) => candidate.label === label)!;
    const code = sample.code.replace(check, '');
    expect(code).not.toBe(sample.code);
    const [problem] = await stopSamples([{...sample, code}], refused, 'not authenticated');
    expect(problem).toContain(`${sample.place}, ${label}: It ends without an error`);
    refused.close();
  });
}

test('a sample that hides why its call failed is reported', async () => {
  const refused = await refusing();
  const sample = everySample().find(({label}) => label === 'curl')!;
  const code = sample.code.replace('--fail-with-body', '--fail');
  const [problem] = await stopSamples([{...sample, code}], refused, 'not authenticated');
  expect(problem).toContain("It does not show the server's message");
  refused.close();
});
