/** What is still to be translated into a further language is reported, page by page. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {runIn} from '../fixtures/copies';
import {plantSmallSite} from '../fixtures/smallSite/plant';

const site = path.resolve('.cache/third-language');

// Two workers would plant the same folder at once.
test.describe.configure({mode: 'serial'});

test.beforeAll(() => plantSmallSite(site));

test('the status names the pages without a translation, and those that are not recorded', async () => {
  const said = await runIn(site, 'tsx', ['src/plugins/translations/command.ts']);
  const lines = said.split('\n');
  const missing = lines.filter((line) => line.startsWith('not in French'));
  expect(missing).toContain('not in French    docs/developer-guide/learning/glossary.md');
  expect(missing.join()).not.toContain('tester-guide/install/from-link.md');
  const own = lines.filter((line) => /^unrecorded +i18n\/fr\//.test(line));
  expect(own).toHaveLength(3);
  expect(lines.at(-2)).toContain(`${missing.length} not in French, 3 unrecorded`);
});

test('the check of the interface names each text, and the file that lacks it', async () => {
  const script = `
    import sidebars from './sidebars';
    import {interfaceTexts} from './src/lint/checks/interfaceTexts';
    import {neededTexts} from './src/lint/checks/neededTexts';
    import {contentOf, readFiles} from './src/lint/content';
    void neededTexts('.').then((needed) => {
      const content = contentOf(readFiles('.'), {sidebars, neededTexts: needed});
      for (const {file, line, message} of interfaceTexts(content)) {
        console.log(file + ':' + line + ': ' + message);
      }
    });`;
  const said = await runIn(site, 'tsx', ['--eval', script]);
  expect(said).toContain('i18n/fr/code.json:1: "site.home.title" has no French. Add ');
  expect(said).toContain('i18n/fr/site.json:1: "operation.request" has no French.');
  expect(said).not.toContain('"releaseNotes.title"');
});
