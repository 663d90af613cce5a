/** The check of release notes: what a post needs beside what every page needs (gates.unit.test.ts). */
import {expect, test} from '@playwright/test';
import {runCheck} from '../src/checks';
import {contentOf} from '../src/checks/content';
import {releaseNotes} from '../src/checks/releaseNotes';

const english = 'release-notes/2024-02-release-notes.md';
const japanese = 'i18n/ja/docusaurus-plugin-content-blog/2024-02-release-notes.md';

const post = (title: string) => `---
title: '${title}'
description: 'What changed.'
slug: 2024-02-release-notes
date: 2024-02-29
tags: [monthly-release-note, android]
---

Summary.

<!-- truncate -->

## Heading {#platform-notes}
`;
const tags = 'monthly-release-note:\n  label: Monthly\nandroid:\n  label: Android\n';

/** Two sound posts with their tags. */
const sound: Record<string, string> = {
  'release-notes/tags.yml': tags,
  [english]: post('Feb 2024 - Release Notes'),
  'i18n/ja/docusaurus-plugin-content-blog/tags.yml': tags,
  [japanese]: post('2024年2月 - リリースノート'),
};

const run = (files: Record<string, string>) => runCheck(releaseNotes, contentOf(files));

test('sound posts of both languages have no findings', async () => {
  expect((await run(sound)).summary).toMatch(/^release notes: 2 posts, 0 findings/);
});

test('no posts at all are refused', async () => {
  const {passed, summary} = await run({'release-notes/tags.yml': tags});
  expect(passed).toBe(false);
  expect(summary).toContain('looked at no posts');
});

const defects: [what: string, file: string, from: string, to: string, report: RegExp][] = [
  [
    'a title of another form',
    english,
    'Feb 2024',
    'February 2024',
    /:2: .*Write "Feb 2024 - Release Notes"/,
  ],
  [
    'a Japanese title of another form',
    japanese,
    '2024年2月',
    '2024年02月',
    /:2: .*Write "2024年2月 - リリースノート"/,
  ],
  [
    'a slug of another month',
    english,
    'slug: 2024-02',
    'slug: 2024-03',
    /:4: .*Write "2024-02-release-notes"/,
  ],
  [
    'a day that is not the last of its month',
    english,
    '2024-02-29',
    '2024-02-28',
    /:5: .*Write "2024-02-29"/,
  ],
  [
    'no tag of the monthly notes',
    japanese,
    'monthly-release-note, ',
    '',
    /:6: The tags lack monthly-release-note/,
  ],
  [
    'a tag that nobody declared',
    english,
    'android]',
    'androids]',
    /:6: The tag "androids" is not declared\..*release-notes\/tags\.yml/,
  ],
  ['no truncate marker', english, '<!-- truncate -->\n', '', /:8: There is no line <!-- truncate/],
  ['no summary', japanese, 'Summary.\n', '', /:8: There is no summary above/],
];

for (const [what, file, from, to, report] of defects) {
  test(`reports ${what}`, async () => {
    expect(sound[file]).toContain(from);
    const {findings} = await run({...sound, [file]: sound[file]!.replace(from, to)});
    expect(findings.map((found) => `${found.file}:${found.line}: ${found.message}`)).toEqual([
      expect.stringMatching(report),
    ]);
    expect(findings[0]!.file).toBe(file);
  });
}

test('reports a file that is not called after its month', async () => {
  const {findings} = await run({...sound, 'release-notes/news-1.md': sound[english]!});
  expect(findings.map(({message}) => message)).toEqual([
    expect.stringContaining('Call it {year}-{month}-release-notes.md'),
  ]);
});
