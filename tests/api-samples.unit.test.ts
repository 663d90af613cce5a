/**
 * The proof of the API reference: every sample runs as it stands on its page, in every language that
 * this machine has, against a mock made from the description; what comes back is what the page shows.
 */
import type {HarRequest} from '@readme/httpsnippet';
import {expect, test} from '@playwright/test';
import {loadDescription} from '../src/markdown/operation/description';
import {endpoints, resolve} from '../src/markdown/operation/openapi';
import {requestsOf} from '../src/markdown/operation/samples';
import {openMock, runnable, runSamples, shownOperations, type Mock} from './fixtures/apiSamples';
import {openAccounts} from './fixtures/account';
import {guidesApi} from './fixtures/guidesApi';
import {proseSamples} from './fixtures/proseSamples';

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

test('every request sample is accepted, and its answer is the one that the page shows', async () => {
  const shown = shownOperations('');
  expect(shown.length).toBeGreaterThanOrEqual(60);
  const languages = runnable();
  // Old-group pages show the samples of the same operations again.
  const samples = [
    ...new Map(
      shown.flatMap((page) => page.samples).map((sample) => [sample.code, sample]),
    ).values(),
  ];
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

test('the Japanese pages show the same samples', () => {
  const code = (language: '' | 'ja') =>
    shownOperations(language).map(({page, samples}) => [
      page,
      ...samples.map((sample) => sample.code),
    ]);
  expect(code('ja')).toEqual(code(''));
});

/** Sends an operation's first sample request and asks for one of its documented answers. */
async function ask(request: HarRequest, prefer: string): Promise<Response> {
  const {method, url, queryString, headers, postData} = request;
  const address = new URL(url.replace(new URL(url).origin, mock.origin));
  address.search = queryString.map(({name, value}) => `${name}=${value}`).join('&');
  const form =
    postData?.mimeType === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const {name, value, fileName} of postData?.params ?? []) {
    if (form instanceof FormData && fileName) {
      form.append(name, new Blob(['content']), fileName);
    } else {
      form.append(name, value!);
    }
  }
  return fetch(address, {
    method,
    headers: {
      ...Object.fromEntries(headers.map(({name, value}) => [name, value])),
      Prefer: prefer,
    },
    body: postData && form,
  });
}

test('every documented answer comes back as its page shows it', async () => {
  const api = await loadDescription('en');
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
      const response = await ask(request, `code=${status}, example=${example}`);
      expect(response.status, `${operationId}, ${example}`).toBe(Number(status));
      received.push(await response.json());
    }
    expect(received, operationId).toEqual(answers);
    compared += received.length;
  }
  expect(compared).toBeGreaterThan(120);
});

test('the calls in the guides are accepted, in both languages', async () => {
  const api = await guidesApi();
  // Scripts in the guides upload to a distribution page and read the page's key from the answer.
  const uploads = await openMock({uploadApp: 'UploadAppDistributionResult'}, api);
  const accounts = await openAccounts(uploads);
  for (const folder of ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current']) {
    const {samples, others} = proseSamples(api, folder);
    expect(samples.length, folder).toBeGreaterThan(30);
    test.info().annotations.push({
      type: 'samples',
      description: `${folder}: ${samples.length} run, not in the description: ${others.join(', ')}`,
    });
    expect(await runSamples(samples, accounts)).toEqual([]);
  }
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
    defect: 'a missing key',
    change: (code: string) => code.replace(/Authorization: Bearer/, 'X-Key:'),
    reason: /called nothing with its key/,
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
  {
    defect: 'another address',
    change: (code: string) => code.replace('/apps', '/app'),
    reason: /not found/,
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
  const {samples} = proseSamples(await guidesApi(), 'docs');
  const shown = samples.filter(({output}) => output !== undefined);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  const [problem] = await runSamples([{...shown[0]!, output: 'something else'}], mock);
  expect(problem).toContain('another output came than was shown');
});

test('a run without samples is refused', async () => {
  await expect(runSamples([], mock)).rejects.toThrow('No samples to run.');
});
