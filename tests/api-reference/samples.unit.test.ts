/**
 * Every sample of the API reference runs unchanged, in every language that this machine can run, against a
 * mock of the description, and gets the response that its page shows.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {builds} from '../../src/commands/builds';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {endpoints, examplesOf, resolve} from '../../src/plugins/api-reference/openapi';
import {identity} from '../../src/site/identity';
import {openAccounts} from '../fixtures/account';
import {
  canRun,
  openMock,
  runSamples,
  stopSamples,
  type Mock,
  type Sample,
} from '../fixtures/apiSamples';
import {blocksIn} from '../fixtures/blocks';

// One worker, so that the mocks start once. Other tests run after a failure.
test.describe.configure({mode: 'default'});
// It starts some three hundred programs.
test.setTimeout(300_000);

/** Returns the samples and the example responses of the operation pages in a build. */
const operationPages = (language: '' | 'ja') => {
  const folder = path.join(builds.default.directory, language, 'docs/api');
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const $ = load(fs.readFileSync(path.join(folder, name), 'utf8'));
      const answers = $('.api-operation__answers code.language-json')
        .get()
        .map((element) => JSON.parse($(element).text()) as unknown);
      const page = path.join('docs/api', name.replace(/\.html$/, ''));
      const success = $('#response').nextUntil('#errors').find('code.language-json').first().text();
      const samples = $('.api-operation__samples [role="tabpanel"]')
        .get()
        .map((panel): Sample => ({
          place: page,
          label: $(panel).children('.code-tabs__label').text(),
          code: $(panel).find('pre code').text(),
          answer: success ? (JSON.parse(success) as unknown) : null,
        }));
      return {page, samples, answers};
    })
    .filter(({samples}) => samples.length > 0);
};

const pages = operationPages('');
/** The samples of the operation pages, each once, because old-group pages repeat those of other pages. */
const samples = [
  ...new Map(pages.flatMap((page) => page.samples).map((one) => [one.code, one])).values(),
];
const languages = [...new Set(samples.map(({label}) => label))].filter(canRun);
const runnable = samples.filter(({label}) => languages.includes(label));

let mock: Mock;
/** A mock that rejects the key of every valid call. */
let refusing: Mock;
test.beforeAll(async () => {
  mock = await openMock();
  refusing = await openMock(
    Object.fromEntries(
      endpoints(await loadDescription('en')).map(({operation}) => [
        operation.operationId,
        'NotAuthenticatedError',
      ]),
    ),
  );
});
test.afterAll(() => {
  mock.close();
  refusing.close();
});

test('every request sample is accepted, and its answer is the one that the page shows', async () => {
  expect(languages, 'install curl and Python 3 with its requests package').toEqual(
    expect.arrayContaining(['curl', 'Python', 'JavaScript']),
  );
  expect(pages.length).toBeGreaterThanOrEqual(60);
  const perLanguage = samples.filter(({label}) => label === 'curl').length;
  expect(perLanguage).toBeGreaterThanOrEqual(endpoints(await loadDescription('en')).length);
  expect(samples).toHaveLength(perLanguage * 5);
  expect(runnable).toHaveLength(perLanguage * languages.length);
  expect(await runSamples(runnable, mock)).toEqual([]);
});

test("every request sample stops with an error and the server's message when its call fails", async () => {
  // Samples that differ only in quoted strings are tested once.
  const shapes = new Map(
    runnable.map((sample) => [sample.label + sample.code.replace(/(["'])[^"']*\1/g, ''), sample]),
  );
  expect(shapes.size).toBeGreaterThan(5 * languages.length);
  expect(await stopSamples([...shapes.values()], refusing, 'you are not authenticated')).toEqual(
    [],
  );
});

test('the Japanese pages show the same samples', () => {
  const code = (list: typeof pages) =>
    list.map(({page, samples: all}) => [page, ...all.map((sample) => sample.code)]);
  expect(code(operationPages('ja'))).toEqual(code(pages));
});

test('a page shows every documented answer of its operation', async () => {
  const api = await loadDescription('en');
  for (const {operation} of endpoints(api)) {
    const documented = Object.entries(operation.responses)
      .sort(([a], [b]) => Number(a) - Number(b))
      .flatMap(([, response]) => Object.values(resolve(api, response).content ?? {}))
      .flatMap((media) => examplesOf(api, media).map(({value}) => value));
    const {answers} = pages.find(({page}) => `/${page}` === operation.externalDocs.url)!;
    expect(answers, operation.operationId).toEqual(documented);
  }
});

test('the calls in the guides are accepted', async () => {
  // Scripts in the guides upload to a distribution page and read the page's key from the response.
  const accounts = await openMock({uploadApp: 'UploadAppDistributionResult'}, openAccounts());
  const blocks = blocksIn('docs', '/api/');
  // The output of a script is in a block with its name: `output="audit.sh"`.
  const outputs = new Map(
    blocks.flatMap(({file, meta, code}) => {
      const [, script] = /(?:^|\s)output="([^"]*)"/.exec(meta) ?? [];
      return script ? [[`${file}: ${script}`, code]] : [];
    }),
  );
  const guides = blocks
    .filter(({fence, code}) => fence === 'sh' && code.includes('curl'))
    .filter(({code}) => code.includes(`https://${identity.host}/api/`))
    .map(({file, line, title, code}): Sample => {
      const output = outputs.get(`${file}: ${title}`);
      return {place: `${file}:${line}`, label: 'curl', code, output};
    });
  expect(guides.length).toBeGreaterThan(80);
  const printing = guides.filter(({output}) => output !== undefined);
  expect(outputs.size).toBeGreaterThanOrEqual(5);
  expect(printing, 'each output names a script of its page').toHaveLength(outputs.size);
  expect(await runSamples(guides, accounts)).toEqual([]);
  accounts.close();
});

test('a sample that fails, shows something else, or hides a failure is reported with its page', async () => {
  const sound = samples.find(
    ({place, label}) => place === 'docs/api/application/upload-app' && label === 'curl',
  )!;
  const change = (part: string, by: string) => {
    expect(sound.code).toContain(part);
    return {...sound, code: sound.code.replace(part, by)};
  };
  const stop = (sample: Sample) => stopSamples([sample], refusing, 'not auth');
  const reports = [
    await runSamples([change('message=', 'mesage=')], mock),
    await runSamples([change("'@app-release.apk'", 'app-release.apk')], mock),
    await runSamples([{...sound, answer: {error: false}}], mock),
    await runSamples([{...sound, output: 'something else'}], mock),
    await stop(change(' --fail-with-body', '')),
    await stop(change('-with-body', '')),
  ];
  expect(reports).toEqual(
    [
      /^docs\/api\/application\/upload-app, curl: [^]*body\/mesage must NOT have additional properties/,
      /file is a file, and was sent as text/,
      /another answer came than was shown/,
      /another output came than was shown/,
      /It ends without an error/,
      /It does not show the server's message/,
    ].map((report) => [expect.stringMatching(report)]),
  );
});
