/** The release notes as data: what a writer has to mend in them, what they become, and their feeds. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {runCheck} from '../src/checks';
import {contentOf} from '../src/checks/content';
import {parity} from '../src/checks/parity';
import {newEntry} from '../src/commands/newEntry';
import {formats, type Channel} from '../src/plugins/release-notes/feedFormats';
import {feedContent} from '../src/plugins/release-notes/feeds';
import {releaseNotes} from '../src/plugins/release-notes/lint';
import {loadChanges} from '../src/plugins/release-notes/load';
import {writeFiles} from './fixtures/copies';
import {checkFeed} from './fixtures/feedRules';

const english = 'release-notes/2024-05-release-notes.md';
const japanese = 'i18n/ja/docusaurus-plugin-content-blog/2024-05-release-notes.md';
const product = 'src/pages/release-notes/products/cli.md';
const attributes =
  'product="cli" version="0.10.0" kind="deprecated" date="2024-05-14" for="developers"';

const post = (title: string, action: string) => `---
title: '${title}'
slug: 2024-05-release-notes
date: 2024-05-31
tags: [monthly-release-note, cli, deprecated]
---

Summary.

<!-- truncate -->

## Developer tools {#developer-tools}

### The old command {#cli-old-command}

::change{${attributes}}

It still works.

${action} Use the new one.

## Platform notes {#platform-notes}

### Android {#platform-android}

- **Android 15**: released.
`;
const sound: Record<string, string> = {
  [english]: post('May 2024 - Release Notes', '**What to do:**'),
  [japanese]: post('2024年5月 - リリースノート', '**必要な対応**：'),
  [product]: '---\ntitle: CLI\n---\n\n::changes\n',
};
const run = (files: Record<string, string>) => runCheck(releaseNotes, contentOf(files));

test('sound entries of both languages have no findings, and the check says how many it saw', async () => {
  expect((await run(sound)).summary).toMatch(
    /^release notes: 4 entries of release notes, 0 findings/,
  );
  expect((await run({[product]: sound[product]!})).summary).toContain('looked at no entries');
});

/** What is planted in the English post, and what the check then says, with its line. */
const defects: [from: string, to: string, report: RegExp][] = [
  ['May 2024', '2024 May', /:2: .*Write "May 2024 - Release Notes"/],
  ['slug: 2024-05', 'slug: 2024-06', /:3: .*Write "2024-05-release-notes"/],
  ['date: 2024-05-31', 'date: 2024-05-30', /:4: .*Write "2024-05-31"/],
  [
    'monthly-release-note, cli',
    'cli',
    /:5: .*Write tags: \[monthly-release-note, cli, deprecated\]/,
  ],
  ['cli, deprecated]', 'cli, new]', /:5: .*Write tags: \[monthly-release-note, cli, deprecated\]/],
  ['<!-- truncate -->\n', '', /:7: A post starts with a summary/],
  ['Summary.\n', '', /:7: A post starts with a summary/],
  ['product="cli"', 'product="clii"', /:16: product="clii" is unknown. Did you mean "cli"/],
  ['kind="deprecated"', 'kind="depricated"', /:16: .*Did you mean "deprecated"/],
  ['kind="deprecated" ', '', /:16: kind is missing. Add kind="…"/],
  ['for="developers"', 'for="developers everyone"', /:16: for="everyone" is unknown/],
  [' for="developers"', '', /:16: for is missing/],
  ['date="2024-05-14"', '', /:16: date is missing/],
  ['2024-05-14', '2024-05-32', /:16: date="2024-05-32" can't be read/],
  ['2024-05-14', '2024-06-14', /:14: .*belongs to 2024-06-release-notes/],
  ['0.10.0', '0.10.9', /:16: version="0.10.9" is unknown. .*0.10.0/],
  ['version=', 'release=', /:16: The attribute release="0.10.0"/],
  ['product="cli"', 'product="api"', /:16: The attribute version="0.10.0"/],
  ['0.10.0', '0.9.1', /:14: CLI 0.9.1 is newer than 0.10.0/],
  [`::change{${attributes}}\n\n`, '', /:14: An entry has its attributes below its heading/],
  ['It still works.', '::change{}', /:18: ::change follows no heading/],
  ['**What to do:** Use the new one.\n', '', /:14: A deprecated entry says what to do/],
  ['### Android', '### Droid', /:24: Headings of platforms are "Android \{#platform-android\}"/],
  ['#platform-android', '#platform-androids', /:24: Headings of platforms are "Android/],
  ['**Android 15**', 'Android 15', /:26: A note starts with its title in bold/],
];

for (const [from, to, report] of defects) {
  test(`reports ${JSON.stringify(to)} in place of ${JSON.stringify(from.slice(0, 40))}`, async () => {
    expect(sound[english]).toContain(from);
    const {findings} = await run({...sound, [english]: sound[english]!.replace(from, to)});
    expect(findings.map(({line, message}) => `:${line}: ${message}`)[0]).toMatch(report);
    expect(findings[0]!.file).toBe(english);
  });
}

test('reports what is in the wrong file, by the words of its language', async () => {
  const misplaced = sound[english]!.slice(sound[english]!.indexOf('### The old'));
  const {findings} = await run({
    ...sound,
    [japanese]: sound[japanese]!.replace('2024年5月', '2024年05月'),
    'release-notes/news-1.md':
      '---\ntags: [monthly-release-note]\n---\n\nA.\n\n<!-- truncate -->\n',
    [product.replace('cli', 'api')]: `---\ntitle: API\n---\n\n${misplaced}`,
  });
  expect(findings.map(({file, message}) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/blog\/2024-05.*Write "2024年5月 - リリースノート"/),
    expect.stringMatching(/news-1.md: .*Call it \{year\}-\{month\}-release-notes\.md/),
    expect.stringMatching(/api.md: .* belongs to cli.md/),
  ]);
});

test('an entry that only one language has is what the parity check names', async () => {
  const changed = sound[japanese]!.replace('kind="deprecated"', 'kind="changed"');
  const {findings} = await parity.run(contentOf({[english]: sound[english]!, [japanese]: changed}));
  expect(findings.map(({message}) => message).join()).toContain('directive 1 is');
});

test('an entry is there in English until its month is translated', () => {
  const root = '.cache/planted/untranslated';
  fs.rmSync(root, {recursive: true, force: true});
  const later = english.replace('05', '06');
  writeFiles(root, {
    'release-notes/tags.yml': "cli:\n  label: 'CLI'\ndeprecated:\n  label: 'Deprecated'\n",
    [english]: sound[english]!,
    [later]: sound[english]!.replaceAll('2024-05', '2024-06'),
    [japanese]: sound[japanese]!.replace('The old command', '古いコマンド'),
  });
  const {changes, labels} = loadChanges('ja', root);
  expect(changes.map(({file, name}) => [file, name])).toEqual([
    [later, 'The old command'],
    [japanese, '古いコマンド'],
  ]);
  expect(labels.deprecated).toBe('Deprecated');
});

test('npm run new: an entry stands in its section in both languages, with its tags', async () => {
  const bare = (title: string, section: string) =>
    `---\ntitle: ${title}\ntags: [monthly-release-note]\n---\n\nSummary.\n\n<!-- truncate -->\n\n## ${section} {#platform-notes}\n`;
  const [en, ja] = [english, japanese].map((file) => file.replace('05', '06')) as [string, string];
  const files: Record<string, string> = {
    [en]: bare('Jun 2024 - Release Notes', 'Platform notes'),
    [ja]: bare('2024年6月 - リリースノート', 'プラットフォームの動向'),
  };
  const add = (args: string) =>
    Object.assign(
      files,
      newEntry('2024-06', args.split(' '), (file) => files[file]!),
    );
  const cli = '--product cli --version 0.10.0 --kind breaking --date 2024-06-03';
  add(`${cli} Title`);
  add('--product api --kind new --date 2024-06-04 Call');
  expect(files[en]!.match(/^##+ .*$/gm)).toEqual([
    '## Service {#service}',
    '### Call {#api-call}',
    '## Developer tools {#developer-tools}',
    '### Title {#cli-0-10-0}',
    '## Platform notes {#platform-notes}',
  ]);
  expect(files[en]).toContain('tags: [monthly-release-note, cli, breaking, api, new]');
  const content = contentOf(files);
  expect((await parity.run(content)).findings).toEqual([]);
  expect((await releaseNotes.run(content)).findings).toEqual([]);
  add(`${cli} Another`);
  expect(files[en]).toContain('### Another {#cli-0-10-0-another}');
  expect(() => add('--product cly Title')).toThrow(/Did you mean "cli".*npm run new -- entry/);
});

const channel: Channel = {
  title: 'Notes & <news>',
  description: 'What changed.',
  language: 'ja',
  url: 'https://docs.example/ja/release-notes',
  author: {name: 'Example', url: 'https://example.com/'},
  entries: ['2025-09', '2025-08'].map((month) => ({
    url: `https://docs.example/ja/release-notes/${month}`,
    title: month,
    summary: 'Uses <T> & "quotes" ]]>',
    date: new Date(`${month}-28`),
    tags: ['R&D "new"'],
    content: [h('ul', h('li', h('a', {href: 'https://docs.example/ja/x'}, 'a < b ]]>')), h('br'))],
  })),
};
const self = 'https://docs.example/ja/release-notes/feed';

for (const {file, label, write} of formats) {
  const feed = write(channel, self);

  test(`${label}: markup in a text stays text, and the rules find nothing`, () => {
    expect(checkFeed(file, feed, self, 'ja')).toEqual({
      entries: ['2025-09', '2025-08'],
      listItems: 2,
      links: ['https://docs.example/ja/x', 'https://docs.example/ja/x'],
      flaws: [],
    });
  });

  test(`${label}: the rules find planted defects`, () => {
    const flaws = (broken: string) => checkFeed(file, broken, self, 'ja').flaws.join('\n');
    expect(flaws(feed.replaceAll('https://docs.example/ja/x', '/ja/x'))).toContain(
      '2025-09: relative address /ja/x',
    );
    expect(
      flaws(feed.replaceAll('2025-08</', '2025-09</').replaceAll('notes/2025-08', 'notes/2025-09')),
    ).toContain('used twice');
    expect(flaws(feed.replaceAll(self, `${self}/elsewhere`))).toContain('own address missing');
    expect(flaws(feed.replace('What changed.', '{{name}}'))).toContain('unfilled');
    expect(
      flaws(feed.replaceAll('28T00:00:00', '28').replaceAll('28 Sep 2025', '2025/9/28')),
    ).toContain('date');
    expect(flaws(feed.replace(/<\/entry>|<\/item>|\}/, ''))).not.toBe('');
    expect(checkFeed(file, feed, self, 'en').flaws.join()).toContain('wrong language');
    // A product may have no entry yet: its feed keeps all other rules.
    const empty = write({...channel, entries: []}, self);
    expect(checkFeed(file, empty, self, 'ja').flaws).toEqual(['no entries']);
  });
}

test('a feed has a text without what only works on its page, and with absolute addresses', () => {
  const html = (inner: string) => fromHtml(`<p>Elsewhere</p><div>${inner}</div>`);
  const post = html(
    '<div id="__blog-post-container"><!-- x --><h2 class="a" id="b">Title' +
      '<a class="hash-link" href="#b">#</a></h2><p><a href="/docs/x#y" target="_blank">Link</a>' +
      '<img src="../img.png"><button>Copy</button></p></div>',
  );
  const address = 'https://docs.example/ja/release-notes/2025-09';
  expect(toHtml(feedContent(post, address))).toBe(
    '<h2>Title</h2><p><a href="https://docs.example/docs/x#y">Link</a><img src="https://docs.example/ja/img.png"></p>',
  );
  const page = html('<h3 id=a>A</h3><p>One</p><p>Two</p><h3 id=b>B</h3><p>Three</p>');
  expect(toHtml(feedContent(page, `${address}#a`))).toBe('<p>One</p><p>Two</p>');
  expect(toHtml(feedContent(page, `${address}#b`))).toBe('<p>Three</p>');
  expect(() => feedContent(page, `${address}#c`)).toThrow(`${address}#c has no text`);
  expect(() => feedContent(page, address)).toThrow(`${address} has no text`);
});
