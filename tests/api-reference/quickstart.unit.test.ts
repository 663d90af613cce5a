/**
 * The scripts of the API quickstart do what the page says, in every language that it has: they print the
 * link of the enabled page, and stop with the server's message at whichever call fails.
 */
import {expect, test} from '@playwright/test';
import {openMock, runSamples, stopSamples, type Sample} from '../fixtures/apiSamples';
import {blocksOf} from '../fixtures/blocks';

const english = 'docs/api/quickstart.md';
const japanese = 'i18n/ja/docusaurus-plugin-content-docs/current/api/quickstart.md';

/** The scripts of the page, each with the link that it says they print. */
function scriptsOf(page: string): Sample[] {
  const blocks = blocksOf(page);
  const output = blocks.find(({fence}) => fence === 'text')!.code;
  return blocks
    .filter(({title}) => title?.startsWith('publish.'))
    .map(({file, tab, code}) => ({place: file, label: tab!, code, output}));
}

const scripts = scriptsOf(english);

/** A script without its comments, which are translated. */
const withoutComments = ({code}: Sample) => code.replace(/^ *(?:#|\/\/) .*\n/gm, '');

test('the page has a script in curl, Python, and JavaScript, the same in both languages', () => {
  const translated = scriptsOf(japanese);
  expect(scripts.map(({label}) => label)).toEqual(['curl', 'Python', 'JavaScript']);
  expect(translated.map(withoutComments)).toEqual(scripts.map(withoutComments));
  expect(translated.map(({code}) => code)).not.toEqual(scripts.map(({code}) => code));
});

test('the scripts upload, enable the page, and print its link', async () => {
  const mock = await openMock();
  expect(await runSamples(scripts, mock)).toEqual([]);
  expect([...mock.statuses.values()]).toEqual([
    [200, 200],
    [200, 200],
    [200, 200],
  ]);
  mock.close();
});

for (const {call, refusal, message, calls} of [
  {
    call: 'upload',
    refusal: {uploadApp: 'UploadNotPermittedError'},
    message: 'application create error: permit',
    calls: 1,
  },
  {
    call: 'change of the page',
    refusal: {updateDistribution: 'NotAuthenticatedError'},
    message: 'you are not authenticated',
    calls: 2,
  },
]) {
  test(`the scripts stop with the server's message when the ${call} fails`, async () => {
    const mock = await openMock(refusal);
    expect(await stopSamples(scripts, mock, message)).toEqual([]);
    expect([...mock.statuses.values()].map(({length}) => length)).toEqual(scripts.map(() => calls));
    mock.close();
  });
}
