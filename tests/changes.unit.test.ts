/** The entries of the release notes as data: how they are read, what they become, and what the check says. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {runCheck} from '../src/checks';
import {changes} from '../src/checks/changes';
import {contentOf} from '../src/checks/content';
import {parity} from '../src/checks/parity';
import {newEntry} from '../src/commands/newEntry';
import {loadChanges} from '../src/markdown/changes/load';
import {readReleaseNote} from '../src/markdown/changes/read';
import {productHistory, shortHistory} from '../src/markdown/changes/render';
import {changeTexts} from '../src/markdown/changes/texts';
import {parseMarkdown, textOf} from '../src/markdown/read';
import {productIds, versionsOf} from '../src/site/products';
import {writeFiles} from './fixtures/copies';

const english = 'release-notes/2024-05-release-notes.md';
const japanese = 'i18n/ja/docusaurus-plugin-content-blog/2024-05-release-notes.md';
const page = 'src/pages/release-notes/products/cli.md';
const attributes =
  'product="cli" version="0.10.0" kind="deprecated" date="2024-05-14" for="developers"';

const post = (action: string, platform = 'Android') => `---
tags: [monthly-release-note, cli, deprecated]
---

## Developer tools {#developer-tools}

### The old command {#cli-old-command}

::change{${attributes}}

It still works.

**${action}** Use the new one.

## Platform notes {#platform-notes}

### ${platform} {#platform-android}

- **Android 15**: released.
`;
const sound: Record<string, string> = {
  [english]: post('What to do:'),
  [japanese]: post('必要な対応').replace('対応** ', '対応**：'),
  [page]: '---\ntitle: CLI\n---\n\n::changes\n',
  'i18n/ja/docusaurus-plugin-content-pages/release-notes/products/cli.md':
    '---\ntitle: CLI\n---\n\n::changes\n',
};
const run = (files: Record<string, string>) => runCheck(changes, contentOf(files));

test('an entry is data: product, version, kind, date, whom it affects, title, text', () => {
  const {changes: own, notes} = readReleaseNote(parseMarkdown(sound[english]!), changeTexts('en'));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({
    product: 'cli',
    version: '0.10.0',
    kind: 'deprecated',
    date: '2024-05-14',
    audiences: ['developers'],
    id: 'cli-old-command',
    line: 7,
  });
  expect(own[0]!.title.map((node) => textOf(node))).toEqual(['The old command']);
  expect(own[0]!.body).toHaveLength(2);
  expect(notes).toEqual([{platform: 'platform-android', title: 'Android 15', line: 19}]);
});

test('sound entries of both languages have no findings, and the check says how many it saw', async () => {
  expect((await run(sound)).summary).toMatch(/^changes: 4 entries of release notes, 0 findings/);
  expect((await run({[page]: sound[page]!})).summary).toContain('looked at no entries');
});

const defects: [what: string, from: string, to: string, report: RegExp][] = [
  [
    'an unknown product',
    'product="cli"',
    'product="clii"',
    /:9: product="clii" is unknown. Did you mean "cli"/,
  ],
  ['an unknown kind', 'kind="deprecated"', 'kind="depricated"', /:9: .*Did you mean "deprecated"/],
  ['no kind', 'kind="deprecated" ', '', /:9: kind is missing. Add kind="…"/],
  ['an unknown reader', 'for="developers"', 'for="everyone"', /:9: for="everyone" is unknown/],
  ['no date', ' date="2024-05-14"', '', /:9: date="" is no date/],
  ['a day that there is not', '2024-05-14', '2024-05-32', /:9: date="2024-05-32" is no date/],
  [
    'the day of another month',
    '2024-05-14',
    '2024-06-14',
    /:7: .*Move the entry to 2024-06-release-notes/,
  ],
  ['an unknown version', '0.10.0', '0.10.9', /:9: CLI 0.10.9 is not in src\/site\/versions.ts/],
  ['an unknown attribute', 'version=', 'release=', /:9: The attribute="release" is unknown/],
  [
    'no attributes',
    `::change{${attributes}}\n\n`,
    '',
    /:7: An entry has its attributes below its heading/,
  ],
  [
    'nothing to do',
    '**What to do:** Use the new one.\n',
    '',
    /:7: A deprecated entry says what to do/,
  ],
  [
    'tags of other entries',
    'cli, deprecated]',
    'cli, new]',
    /:2: .*Write tags: \[monthly-release-note, cli, deprecated\]/,
  ],
  [
    'a platform of another name',
    '### Android',
    '### Droid',
    /:17: The heading of #platform-android is "Android"/,
  ],
  [
    'a platform that there is not',
    '#platform-android',
    '#platform-androids',
    /:17: .*Did you mean "platform-android"/,
  ],
  [
    'a note without a title',
    '**Android 15**',
    'Android 15',
    /:19: A note starts with its title in bold/,
  ],
];

for (const [what, from, to, report] of defects) {
  test(`reports ${what}`, async () => {
    expect(sound[english]).toContain(from);
    const {findings} = await run({...sound, [english]: sound[english]!.replace(from, to)});
    const reports = findings.map(({file, line, message}) => `${file}:${line}: ${message}`);
    expect(reports[0]).toMatch(report);
    expect(reports[0]).toContain(`${english}:`);
  });
}

test('reports a missing page, a page without entries, and an anchor that is used twice', async () => {
  const messages = async (files: Record<string, string>) =>
    (await run(files)).findings.map(({message}) => message).join('\n');
  const without = Object.fromEntries(Object.entries(sound).filter(([file]) => file !== page));
  expect(await messages(without)).toContain('"cli" has no page. Write cli.md');
  expect(
    await messages({...sound, 'src/pages/release-notes/products/chat.md': sound[page]!}),
  ).toContain('There is no entry for "chat". Remove the page.');
  const twice = sound[english]!.replace(
    '## Platform',
    `### Again {#cli-old-command}\n\n::change{${attributes}}\n\n**What to do:** It.\n\n## Platform`,
  );
  expect(await messages({...sound, [english]: twice})).toContain(
    'The id "cli-old-command" is also at',
  );
});

test('reports a tag on most posts', async () => {
  const other = (file: string) => file.replace('2024-05', '2024-04');
  const files = {
    ...sound,
    [other(english)]: sound[english]!.replace('05-14', '04-14').replace('cli-old', 'cli-older'),
  };
  const {findings} = await run(files);
  expect(findings.map(({message}) => message)).toContainEqual(
    expect.stringMatching(/^The tag "cli" is on 2 of 2 posts/),
  );
});

test('an entry that only one language has is what the parity check names', async () => {
  const changed = sound[japanese]!.replace('kind="deprecated"', 'kind="changed"');
  const {findings} = await parity.run(contentOf({[english]: sound[english]!, [japanese]: changed}));
  expect(findings.map(({message}) => message).join()).toContain('directive 1 is');
});

for (const language of ['en', 'ja'] as const) {
  test(`every version that is told is on its product's page, and the newest is the latest (${language})`, () => {
    const all = loadChanges(language);
    for (const product of productIds) {
      const headings = productHistory(product, language, all).filter(
        ({type}) => type === 'heading',
      );
      const own = all.changes.filter((change) => change.product === product);
      const ids = headings.map(
        (heading) =>
          /\{#(.*)\}$/.exec(
            (heading as never as {children: {value?: string}[]}).children.at(-1)!.value!,
          )![1],
      );
      expect(ids).toEqual(expect.arrayContaining(own.map(({id}) => id)));
      expect(new Set(ids).size).toBe(ids.length);
      const versioned = versionsOf(product);
      if (versioned && headings.length > 0) {
        const [newest] = shortHistory(product, language, all)
          .children.map((item) => textOf(item))
          .filter((line) => /^\d+\.\d+\.\d+ · /.test(line));
        expect(newest ?? versioned.latest).toMatch(
          new RegExp(`^${versioned.latest.replaceAll('.', '\\.')}`),
        );
      }
    }
  });
}

test('an entry is there in English until its month is translated', () => {
  const root = '.cache/planted/untranslated';
  fs.rmSync(root, {recursive: true, force: true});
  const tags = "cli:\n  label: 'CLI'\ndeprecated:\n  label: 'Deprecated'\n";
  const later = english.replace('05', '06');
  writeFiles(root, {
    'release-notes/tags.yml': tags,
    [english]: post('What to do:'),
    [later]: post('What to do:').replaceAll('2024-05', '2024-06'),
    [japanese]: post('必要な対応').replace('The old command', '古いコマンド'),
  });
  const {changes: all, labels} = loadChanges('ja', root);
  expect(all.map(({file, title}) => [file, textOf(title[0]!)])).toEqual([
    [later, 'The old command'],
    [japanese, '古いコマンド'],
  ]);
  expect(labels.deprecated).toBe('Deprecated');
});

test('npm run new: an entry stands in its section in both languages, with its tags', async () => {
  const month = '2024-06';
  const bare = (title: string) =>
    `---\ntags: [monthly-release-note]\n---\n\nSummary.\n\n<!-- truncate -->\n\n## ${title} {#platform-notes}\n`;
  const files: Record<string, string> = {
    [english.replace('05', '06')]: bare('Platform notes'),
    [japanese.replace('05', '06')]: bare('プラットフォームの動向'),
  };
  const args = [
    '--product',
    'cli',
    '--version',
    '0.10.0',
    '--kind',
    'breaking',
    '--date',
    '2024-06-03',
    'A title',
  ];
  Object.assign(
    files,
    newEntry(month, args, (file) => files[file]!),
  );
  Object.assign(
    files,
    newEntry(
      month,
      ['--product', 'api', '--kind', 'new', '--date', '2024-06-04', 'A call'],
      (file) => files[file]!,
    ),
  );
  const en = files[english.replace('05', '06')]!;
  expect(en.match(/^##+ .*$/gm)).toEqual([
    '## Service {#service}',
    '### A call {#api-a-call}',
    '## Developer tools {#developer-tools}',
    '### A title {#cli-0-10-0}',
    '## Platform notes {#platform-notes}',
  ]);
  expect(en).toContain('tags: [monthly-release-note, cli, breaking, api, new]');
  const content = contentOf(files);
  expect((await parity.run(content)).findings).toEqual([]);
  const found = (await changes.run(content)).findings.map(({message}) => message);
  expect(found.filter((message) => !message.includes('has no page'))).toEqual([]);
  const second = newEntry(month, [...args.slice(0, -1), 'Another'], (file) => files[file]!);
  expect(second[english.replace('05', '06')]).toContain('### Another {#cli-0-10-0-another}');
  expect(() => newEntry(month, ['--product', 'cly'], () => '')).toThrow(
    /Did you mean "cli".*npm run new -- entry/,
  );
});
