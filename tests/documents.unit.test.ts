/** The documents for contributors agree with the repository; a planted defect for each promise. */
import {runCheck} from '../src/checks';
import {documents, wordCount, type Repository} from '../src/checks/documents';
import {expect, test} from './fixtures/test';

/** A repository in order; a test plants a defect. */
const sound: Repository = {
  documents: {
    'README.md':
      '# Site\n\nRun `npm start` or `npm run check`. See [the code](src/README.md#map).\n',
    'src/README.md': '## Map\n\n| Folder | What |\n|---|---|\n| [`theme`](theme) | Components |\n',
    'src/theme/README.md':
      '| Component | How |\n|---|---|\n| `Root` | ejected |\n| `Nav/Item` | wrapped |\n',
    'tests/README.md': '| Files | What |\n|---|---|\n| `search` | The search |\n',
  },
  files: [
    'README.md',
    'src/README.md',
    'src/theme/Root.tsx',
    'src/theme/Nav/Item/index.tsx',
    'tests/search.test.ts',
    'tests/search.unit.test.ts',
    'tests/fixtures/test.ts',
  ],
  components: {
    'src/theme/Root.tsx': 'export default null;',
    'src/theme/Nav/Item/index.tsx': "import Item from '@theme-original/Nav/Item';",
  },
  scripts: ['start', 'check'],
};

const changed = (file: string, from: string, to: string): Repository => {
  expect(sound.documents[file]).toContain(from);
  return {
    ...sound,
    documents: {...sound.documents, [file]: sound.documents[file]!.replace(from, to)},
  };
};

test('a repository in order passes', async () => {
  const report = await runCheck(documents, sound);
  expect(report.findings).toEqual([]);
  expect(report.passed).toBe(true);
});

test('refuses to pass when there is nothing to look at', async () => {
  const nothing = {documents: {}, files: [], components: {}, scripts: []};
  expect((await runCheck(documents, nothing)).passed).toBe(false);
});

const defects: [what: string, repository: () => Repository, report: RegExp][] = [
  [
    'a folder without a row',
    () => ({...sound, files: [...sound.files, 'src/client/keys.ts']}),
    /^src\/README\.md:1: The table has no row for the folder client/,
  ],
  [
    'a row of a folder that is gone',
    () => changed('src/README.md', '[`theme`](theme)', '`themes`'),
    /^src\/README\.md:5: There is no folder themes/,
  ],
  [
    'a component without a row',
    () => ({...sound, files: [...sound.files, 'src/theme/Footer/index.tsx']}),
    /^src\/theme\/README\.md:1: The table has no row for the component Footer/,
  ],
  [
    'a replaced component that is called wrapped',
    () => changed('src/theme/README.md', 'ejected', 'wrapped'),
    /^src\/theme\/README\.md:3: Root is ejected: it does not import the original/,
  ],
  [
    'a test file without a row',
    () => ({...sound, files: [...sound.files, 'tests/print.options.test.ts']}),
    /^tests\/README\.md:1: The table has no row for the test file print/,
  ],
  [
    'a command that package.json lacks',
    () => changed('README.md', 'npm run check', 'npm run chekc'),
    /^README\.md:3: package\.json has no script "chekc"/,
  ],
  [
    'a command that no document names',
    () => ({...sound, scripts: [...sound.scripts, 'mock']}),
    /^package\.json:1: No document names "npm run mock"/,
  ],
  [
    'a link to no file',
    () => changed('README.md', 'src/README.md#map', 'src/MAP.md'),
    /^README\.md:3: src\/MAP\.md leads to no file/,
  ],
  [
    'a link to no heading',
    () => changed('README.md', '#map', '#maps'),
    /^README\.md:3: src\/README\.md has no heading "#maps"/,
  ],
  [
    'a README that is too long',
    () => changed('README.md', '# Site', `# Site\n\n${'word '.repeat(800)}`),
    /^README\.md:1: The README has 81\d words\. Keep it to 800/,
  ],
];

for (const [what, repository, report] of defects) {
  test(`reports ${what}`, async () => {
    const {findings} = await runCheck(documents, repository());
    expect(findings.map(({file, line, message}) => `${file}:${line}: ${message}`)).toContainEqual(
      expect.stringMatching(report),
    );
  });
}

test('marks of tables and lists are no words', () => {
  expect(wordCount('| a `b c` | - |\n|---|---|\n* d')).toBe(4);
});
