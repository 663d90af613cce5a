import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {loadContext} from '@docusaurus/core/lib/server/site';
import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import config from '../docusaurus.config';
import {releaseNoteFindings, type SourceFile} from '../src/checks/releaseNotes';

const english = 'release-notes/2024-02-release-notes.md';
const japanese = 'i18n/ja/docusaurus-plugin-content-blog/2024-02-release-notes.md';

/** Two sound posts with their tags, and what a test changes in them. */
function files(changes: Record<string, (text: string) => string | null> = {}): SourceFile[] {
  const post = (title: string) =>
    `---
title: '${title}'
description: 'What changed.'
slug: 2024-02-release-notes
date: 2024-02-29
tags: [monthly-release-note, android]
---

Summary.

<!-- truncate -->

## Heading {#platform-notes}

- One, see [a page](/docs/a).
- Two.
`;
  const tags = 'monthly-release-note:\n  label: Monthly\nandroid:\n  label: Android\n';
  return Object.entries({
    'release-notes/tags.yml': tags,
    [english]: post('Feb 2024 - Release Notes'),
    'i18n/ja/docusaurus-plugin-content-blog/tags.yml': tags,
    [japanese]: post('2024年2月 - リリースノート'),
  }).flatMap(([file, text]) => {
    const changed = changes[file] ? changes[file](text) : text;
    return changed === null ? [] : [{file, text: changed}];
  });
}

const replace = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
};
const without = (line: string) => replace(new RegExp(`^${line}.*\n`, 'm'), '');

test('sound posts have no findings', () => {
  expect(releaseNoteFindings(files())).toEqual([]);
});

const planted: {
  defect: string;
  change: Record<string, (text: string) => string | null>;
  finding: {file: string; line: number; message: RegExp};
}[] = [
  ...['title', 'description', 'slug', 'date'].map((key) => ({
    defect: `no ${key}`,
    change: {[english]: without(key)},
    finding: {file: english, line: 1, message: new RegExp(`has no "${key}"`)},
  })),
  {
    defect: 'no front matter',
    change: {[japanese]: replace(/---[^]*?---\n/, '')},
    finding: {file: japanese, line: 1, message: /no front matter/},
  },
  {
    defect: 'front matter that is no YAML',
    change: {[english]: replace("title: '", "title: 'x' '")},
    finding: {file: english, line: 2, message: /not valid YAML/},
  },
  {
    defect: 'a title of another form',
    change: {[english]: replace('Feb 2024', 'February 2024')},
    finding: {file: english, line: 2, message: /Write "Feb 2024 - Release Notes"/},
  },
  {
    defect: 'a Japanese title of another form',
    change: {[japanese]: replace('2024年2月', '2024年02月')},
    finding: {file: japanese, line: 2, message: /Write "2024年2月 - リリースノート"/},
  },
  {
    defect: 'a slug of another month',
    change: {[english]: replace('slug: 2024-02', 'slug: 2024-03')},
    finding: {file: english, line: 4, message: /Write 2024-02-release-notes/},
  },
  {
    defect: 'a day that is not the last of its month',
    change: {[english]: replace('2024-02-29', '2024-02-28')},
    finding: {file: english, line: 5, message: /Write 2024-02-29/},
  },
  {
    defect: 'no tag of the monthly notes',
    change: {
      [english]: replace('monthly-release-note, ', ''),
      [japanese]: replace('monthly-release-note, ', ''),
    },
    finding: {file: english, line: 6, message: /lack monthly-release-note/},
  },
  {
    defect: 'a tag that nobody declared',
    change: {
      [english]: replace('android]', 'androids]'),
      [japanese]: replace('android]', 'androids]'),
    },
    finding: {
      file: english,
      line: 6,
      message: /"androids" is not declared.*release-notes\/tags\.yml/,
    },
  },
  {
    defect: 'other tags in Japanese',
    change: {[japanese]: replace(', android', '')},
    finding: {file: japanese, line: 6, message: /tags differ/},
  },
  {
    defect: 'no truncate marker',
    change: {[english]: without('<!-- truncate')},
    finding: {file: english, line: 8, message: /no line <!-- truncate -->/},
  },
  {
    defect: 'no summary',
    change: {[english]: without('Summary')},
    finding: {file: english, line: 8, message: /no summary/},
  },
  {
    defect: 'no Japanese twin',
    change: {[japanese]: (text) => text, [english]: (text) => text},
    finding: {file: 'release-notes/2024-03-release-notes.md', line: 1, message: /no Japanese twin/},
  },
  {
    defect: 'a heading that differs',
    change: {[japanese]: replace('#platform-notes', '#platforms')},
    finding: {file: japanese, line: 13, message: /states heading ## \{#platforms\} where/},
  },
  {
    defect: 'a link to another page',
    change: {[japanese]: replace('/docs/a', '/docs/b')},
    finding: {
      file: japanese,
      line: 15,
      message: /link to \/docs\/b where .*:15 states link to \/docs\/a/,
    },
  },
  {
    defect: 'an item less',
    change: {[japanese]: without('- Two')},
    finding: {file: japanese, line: 15, message: /nothing more where .*:16 states list item/},
  },
  {
    defect: 'an item more',
    change: {[japanese]: (text) => `${text}- Three.\n`},
    finding: {file: japanese, line: 17, message: /states list item where .* states nothing more/},
  },
];

for (const {defect, change, finding} of planted) {
  test(`a planted defect is found: ${defect}`, () => {
    const input = files(change);
    if (finding.file.includes('2024-03')) {
      const source = input.find(({file}) => file === english)!.text;
      input.push({
        file: finding.file,
        text: source.replaceAll('2024-02', '2024-03').replace('-29', '-31').replace('Feb', 'Mar'),
      });
    }
    expect(releaseNoteFindings(input)).toContainEqual({
      ...finding,
      message: expect.stringMatching(finding.message) as unknown,
    });
  });
}

test('a post with another name than its month is found', () => {
  const input = files().map(({file, text}) => ({file: file.replace('2024-02', 'news-1'), text}));
  expect(releaseNoteFindings(input).map(({message}) => message)).toContainEqual(
    expect.stringContaining('Call it {year}-{month}-release-notes.md'),
  );
});

test('nothing to check is refused', () => {
  expect(() => releaseNoteFindings([])).toThrow('release-notes/ has no tags.yml to check');
  expect(() => releaseNoteFindings(files({[japanese]: () => null}))).toThrow(
    'docusaurus-plugin-content-blog/ has no post to check',
  );
});

test('a tag that nobody declared stops the build', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tags-'));
  try {
    for (const {file, text} of files({[english]: replace('android]', 'androids]')})) {
      fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
      fs.writeFileSync(path.join(siteDir, file), text);
    }
    const [, {blog}] = config.presets![0] as [string, {blog: object}];
    const options = validateOptions({
      validate: normalizePluginOptions,
      options: blog,
    } as unknown as Parameters<typeof validateOptions>[0]);
    fs.writeFileSync(
      path.join(siteDir, 'docusaurus.config.js'),
      "module.exports = {title: 'Notes', url: 'https://docs.example', baseUrl: '/'};",
    );
    const context = await loadContext({siteDir});
    const plugin = await blogPlugin(context, options);
    await expect(plugin.loadContent!()).rejects.toMatchObject({
      message: expect.stringContaining('2024-02-release-notes.md') as unknown,
      cause: {message: expect.stringContaining('androids') as unknown},
    });
  } finally {
    fs.rmSync(siteDir, {recursive: true});
  }
});
