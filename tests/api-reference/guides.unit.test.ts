/**
 * The scripts of the API's guides do what their pages say, in the languages that every machine of ours
 * has. Those of the quickstart print the link of the enabled page, and stop with the server's message at
 * whichever call fails; the retry functions repeat a call after 503 and 429, and not after 403.
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

const statusesOf = (mock: Mock) => [...mock.statuses.values()];

/** The scripts of a quickstart, each with the link that it says they print. */
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

test('the scripts upload, enable the page, and print its link', async () => {
  const mock = await openMock();
  expect(await runSamples(scripts, mock)).toEqual([]);
  expect(statusesOf(mock)).toEqual(scripts.map(() => [200, 200]));
  mock.close();
});

for (const [call, refusal, message, calls] of [
  ['upload', {uploadApp: 'UploadNotPermittedError'}, 'application create error: permit', 1],
  ['change', {updateDistribution: 'NotAuthenticatedError'}, 'you are not authenticated', 2],
] as const) {
  test(`the scripts stop with the server's message when the ${call} fails`, async () => {
    const mock = await openMock({...refusal});
    expect(await stopSamples(scripts, mock, message)).toEqual([]);
    expect(statusesOf(mock).map(({length}) => length)).toEqual(scripts.map(() => calls));
    mock.close();
  });
}

const functions = blocksOf('docs/api/limits-and-retries.md').map(({file, tab, code}): Sample => ({
  place: file,
  label: tab!,
  // Waiting is left out.
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
  busy.close();
  const refusing = await openStatuses([403]);
  expect(await stopSamples(run, refusing, 'message of 403')).toEqual([]);
  refusing.close();
});

test('Bash has the status after the call, for a script that goes on', async () => {
  const mock = await openStatuses([404]);
  const goesOn = {...run[0]!, code: `${run[0]!.code}\necho "status $code"`, output: 'status 404'};
  expect(await runSamples([goesOn], mock, [404])).toEqual([]);
  mock.close();
});
