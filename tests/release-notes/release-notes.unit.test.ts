/** The entries of release notes as `loadChanges` returns them. */
import {expect, test} from '@playwright/test';
import {loadChanges} from '../../src/plugins/release-notes/load';
import {entryLine} from '../../src/plugins/release-notes/render';
import {writeFiles} from '../fixtures/runProgram';

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
const englishPost = post('May 2024 - Release Notes', '**What to do:**');
const japanesePost = post('2024年5月 - リリースノート', '**必要な対応**：');

test('an entry is in English until the release note of its month is translated', ({}, info) => {
  const later = english.replace('05', '06');
  writeFiles(info.outputPath(), {
    'release-notes/tags.yml': "cli:\n  label: 'CLI'\ndeprecated:\n  label: 'Deprecated'\n",
    [english]: englishPost,
    [later]: englishPost.replaceAll('2024-05', '2024-06'),
    [japanese]: japanesePost.replace('The old command', '古いコマンド'),
  });
  const {changes, labels} = loadChanges('ja', info.outputPath());
  expect(changes.map(({file, name}) => [file, name])).toEqual([
    [later, 'The old command'],
    [japanese, '古いコマンド'],
  ]);
  expect(labels.deprecated).toBe('Deprecated');
});

for (const key of ['unlisted', 'draft']) {
  test(`the entries of a post with "${key}: true" are only on the page of the post`, ({}, info) => {
    writeFiles(info.outputPath(), {[english]: englishPost.replace('tags:', `${key}: true\ntags:`)});
    const {changes, unlisted, labels} = loadChanges('en', info.outputPath());
    expect(changes).toEqual([]);
    expect(unlisted.map(({name}) => name)).toEqual(['The old command']);
    // The link has no fragment, because the product's page may not have the version.
    const line = JSON.stringify(entryLine({...unlisted[0]!, until: '2024-06-01'}, 'en', labels));
    expect(line).toContain('"/release-notes/products/cli"');
    expect(line).not.toContain('/release-notes/deadlines');
  });
}
