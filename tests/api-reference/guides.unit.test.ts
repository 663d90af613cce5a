/**
 * The scripts of the API's guides do what their pages say, in the languages that every development machine has:
 * the quickstart enables a page only if it's disabled, and the retry functions repeat a call after 503 and
 * 429, but not after 403.
 */
import {expect, test} from '@playwright/test';
import {
  openMock,
  openStatuses,
  runSamples,
  stopSamples,
  type Mock,
  type Sample,
} from '../fixtures/apiSamples';
import {blocksOf} from '../fixtures/blocks';
import type {Memory} from '../fixtures/mockServer';

const statusesOf = (mock: Mock) => [...mock.statuses.values()];

/** Returns the scripts of a quickstart page. The page shows the same link as the output of each script. */
function quickstart(folder: string): Sample[] {
  const blocks = blocksOf(`${folder}/api/quickstart.md`);
  const output = blocks.find(({fence}) => fence === 'text')!.code;
  return blocks
    .filter(({title}) => title?.startsWith('publish.'))
    .map(({file, tab, code}) => ({place: file, label: tab!, code, output}));
}

const scripts = quickstart('docs');

test('the quickstart has a script in curl, Python, and JavaScript, the same in both languages', () => {
  const translated = quickstart('i18n/ja/docusaurus-plugin-content-docs/current');
  const withoutComments = ({code}: Sample) => code.replace(/^ *(?:#|\/\/) .*\n/gm, '');
  expect(scripts.map(({label}) => label)).toEqual(['curl', 'Python', 'JavaScript']);
  expect(translated.map(withoutComments)).toEqual(scripts.map(withoutComments));
  expect(translated.map(({code}) => code)).not.toEqual(scripts.map(({code}) => code));
});

/** Makes the mock respond that a distribution page is disabled, as a new page is. */
const disabled: Memory = (request, answer) =>
  request.method === 'GET'
    ? {error: false, results: {...(answer as {results: object}).results, active: false}}
    : answer;

test('the scripts upload, enable a disabled page, and print its link', async () => {
  const mock = await openMock({}, disabled);
  expect(await runSamples(scripts, mock)).toEqual([]);
  expect(statusesOf(mock)).toEqual(scripts.map(() => [200, 200, 200]));
});

test('the scripts make no call that changes a page that is enabled', async () => {
  const mock = await openMock({updateDistribution: 'NotAuthenticatedError'});
  expect(await runSamples(scripts, mock)).toEqual([]);
  expect(statusesOf(mock)).toEqual(scripts.map(() => [200, 200]));
});

for (const [call, refusal, message, calls] of [
  ['upload', {uploadApp: 'UploadNotPermittedError'}, 'application create error: permit', 1],
  ['look at the page', {getDistribution: 'NotAuthenticatedError'}, 'you are not authenticated', 2],
  ['change', {updateDistribution: 'NotAuthenticatedError'}, 'you are not authenticated', 3],
] as const) {
  test(`the scripts stop with the server's message when the ${call} fails`, async () => {
    const mock = await openMock({...refusal}, calls === 3 ? disabled : undefined);
    expect(await stopSamples(scripts, mock, message)).toEqual([]);
    expect(statusesOf(mock).map(({length}) => length)).toEqual(scripts.map(() => calls));
  });
}

const functions = blocksOf('docs/api/limits-and-retries.md').map(({file, tab, code}): Sample => ({
  place: file,
  label: tab!,
  // Without the waiting times.
  code: (tab === 'curl' ? 'sleep() { :; }\n' : '') + code.replace('10, 20,', '0, 0,'),
}));
const run = functions.filter(({label}) => scripts.some((script) => script.label === label));

test('the retry function repeats a call after 503 and 429, and not after 403', async () => {
  expect(functions.map(({label}) => label)).toEqual(['curl', 'Ruby', 'Python', 'JavaScript', 'Go']);
  const busy = await openStatuses([503, 429, 200]);
  const answer = {error: false, message: 'message of 200'};
  const answered = run.map((sample) => ({...sample, answer}));
  expect(await runSamples(answered, busy, [503, 429])).toEqual([]);
  expect(statusesOf(busy)).toEqual(run.map(() => [503, 429, 200]));
  const refusing = await openStatuses([403]);
  expect(await stopSamples(run, refusing, 'message of 403')).toEqual([]);
});

test('after the retry function in Bash, a script can read the status of the call', async () => {
  const mock = await openStatuses([404]);
  const more = {...run[0]!, code: `${run[0]!.code}\necho "status $code"`, output: 'status 404'};
  expect(await runSamples([more], mock, [404])).toEqual([]);
});

test('the membership script prints "not a member" without an error, and stops when the call fails', async () => {
  const {file, code} = blocksOf('docs/api/enterprise/get-user.md').find(({title}) => title)!;
  for (const [status, output] of [
    [200, 'member'],
    [400, 'not a member'],
    [403, undefined],
  ] as const) {
    const mock = await openStatuses([status]);
    const check = [{place: file, label: 'curl', code, output}];
    const problems = output
      ? await runSamples(check, mock, [400])
      : await stopSamples(check, mock, 'message of 403');
    expect(problems).toEqual([]);
  }
});
