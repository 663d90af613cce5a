/** The release notes as data: what they become, and their feeds. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {formats, type Channel} from '../../src/plugins/release-notes/feedFormats';
import {feedContent} from '../../src/plugins/release-notes/feeds';
import {loadChanges} from '../../src/plugins/release-notes/load';
import {writeFiles} from '../fixtures/copies';
import {checkFeed} from '../fixtures/feedRules';

const english = 'release-notes/2024-05-release-notes.md';
const japanese = 'i18n/ja/docusaurus-plugin-content-blog/2024-05-release-notes.md';

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

::change{product="cli" version="0.10.0" kind="deprecated" date="2024-05-14" for="developers"}

It still works.

${action} Use the new one.
`;
const sound: Record<string, string> = {
  [english]: post('May 2024 - Release Notes', '**What to do:**'),
  [japanese]: post('2024年5月 - リリースノート', '**必要な対応**：'),
};

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
    content: {
      html: '<ul><li><a href="https://docs.example/ja/x">a &lt; b ]]></a></li><br></ul>',
      xhtml: '<ul><li><a href="https://docs.example/ja/x">a &lt; b ]]></a></li><br/></ul>',
    },
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
    for (const [broken, flaw] of [
      [feed.replaceAll('https://docs.example/ja/x', '/ja/x'), /2025-09: relative address \/ja\/x/],
      [feed.replace(/notes\/2025-08(?=[<"])/g, 'notes/2025-09'), /used twice/],
      [feed.replaceAll(self, `${self}/elsewhere`), /own address missing/],
      [feed.replace('What changed.', '{{name}}'), /unfilled/],
      [feed.replaceAll('28T00:00:00', '28').replaceAll('28 Sep 2025', '2025/9/28'), /date/i],
      [feed.replace(/<\/entry>|<\/item>|\}/, ''), /./],
    ] as const) {
      expect(checkFeed(file, broken, self, 'ja').flaws.join('\n')).toMatch(flaw);
    }
    expect(checkFeed(file, feed, self, 'en').flaws).toEqual(['wrong language']);
    // A product may have no entry yet: its feed keeps all other rules.
    const empty = write({...channel, entries: []}, self);
    expect(checkFeed(file, empty, self, 'ja').flaws).toEqual(['no entries']);
  });
}

test('a feed has a text without what only works on its page, and with absolute addresses', () => {
  const html = (inner: string) => load(`<p>Elsewhere</p><div>${inner}</div>`);
  const post = html(
    '<div id="__blog-post-container"><!-- x --><h2 class="a" id="b">Title' +
      '<a class="hash-link" href="#b">#</a></h2><p><a href="/docs/x#y" target="_blank">Link</a>' +
      '<img src="../img.png"><button>Copy</button></p></div>',
  );
  const address = 'https://docs.example/ja/release-notes/2025-09';
  expect(feedContent(post, address).html).toBe(
    '<h2>Title</h2><p><a href="https://docs.example/docs/x#y">Link</a><img src="https://docs.example/ja/img.png"></p>',
  );
  const page = html('<h3 id=a>A</h3><p>One</p><p>Two</p><h3 id=b>B</h3><p>Three</p>');
  expect(feedContent(page, `${address}#a`).html).toBe('<p>One</p><p>Two</p>');
  expect(feedContent(page, `${address}#b`).html).toBe('<p>Three</p>');
  expect(() => feedContent(page, `${address}#c`)).toThrow(`${address}#c has no text`);
  expect(() => feedContent(page, address)).toThrow(`${address} has no text`);
});
