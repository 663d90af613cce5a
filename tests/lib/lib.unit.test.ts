/** Front matter, variables, names of files, and the cache: what the build, the checks, and the search share. */
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import {fingerprint, openCache} from '../../src/lib/cache';
import {readFrontMatter} from '../../src/lib/frontMatter';
import {parseFrontMatter} from '../../src/lib/preprocessor';
import {siteFile} from '../../src/lib/siteFile';
import {sourceHash, withRecord} from '../../src/plugins/translations/freshness';
import {identity} from '../../src/site/identity';
import {fillVariables} from '../../src/site/variables';
import {writeFiles} from '../fixtures/runProgram';
import {expect, test} from '../fixtures/test';

test('front matter is read alike with any line ends, a byte-order mark, and spaces behind its dashes', () => {
  const page = '---\ntitle: Add a device\nkeywords:\n  - "404"\n---\n\nText\n';
  const data = {title: 'Add a device', keywords: ['404']};
  for (const source of [
    page,
    page.replaceAll('\n', '\r\n'),
    `\uFEFF${page}`,
    page.replaceAll('---\n', '---  \n'),
  ]) {
    expect.soft(readFrontMatter(source)).toMatchObject({data, problems: []});
    expect.soft(sourceHash(source)).toBe(sourceHash(page));
  }
});

test('a page without front matter is accepted, and unclosed front matter is reported', () => {
  expect(readFrontMatter('# Title\n')).toMatchObject({data: {}, head: '', problems: []});
  expect(readFrontMatter('---\ntitle: A\n\nText\n').problems).toEqual([
    {line: 1, message: 'The front matter has no end. Close it with a line "---".'},
  ]);
});

test('a title or question that is a number is read as text', () => {
  const source = '---\ntitle: 404\nquestions:\n  - 401\n---\n';
  expect(readFrontMatter(source)).toMatchObject({
    data: {title: '404', questions: ['401']},
    problems: [],
  });
});

for (const [line, message] of [
  ['title: **Bold**', "docs/a.md:2: The front matter is not YAML: .*title: '\\*\\*Bold\\*\\*'"],
  ['title: Fix #12', 'docs/a.md:2: YAML reads "#12" as a comment'],
  ['title: 12:30', "docs/a.md:2: YAML reads 12:30 as a number, not as text. .* '12:30'"],
  ['title: a: b', "docs/a.md:2: The front matter is not YAML: .* title: 'a: b'"],
  ['slug: x.html', 'docs/a.md:2: Hosts redirect addresses that end in ".html"'],
] as const) {
  test(`the build refuses "${line}" with its file, its line, and what to write`, async () => {
    const parsed = parseFrontMatter({
      filePath: 'docs/a.md',
      fileContent: `---\n${line}\n---\n\nText\n`,
      defaultParseFrontMatter: () => Promise.reject(new Error('not called')),
    });
    await expect(parsed).rejects.toThrow(new RegExp(message));
  });
}

test('recording a translation keeps the line ends of the file', () => {
  const page = (title: string) => `---\ntitle: ${title}\n---\n\nText\n`;
  expect(withRecord(page('A'), page('B').replaceAll('\n', '\r\n'))).toMatch(
    /^---\r\ntitle: B\r\nsource_hash: '\w{16}'\r\n---\r\n\r\nText\r\n$/,
  );
});

const {name, slug} = identity;
for (const [rule, file, text, filled] of [
  ['a backslash shows the braces', 'a.md', '\\{{name}} is {{name}}', `{{name}} is ${name}`],
  ['code can show the braces', 'a.md', '```\n\\{{ user }}\n```', '```\n{{ user }}\n```'],
  ['MDX needs backslashes in text', 'a.mdx', '\\{{name}} `\\{{name}}`', '\\{\\{name}} `{{name}}`'],
  ['a Windows path has a variable', 'a.md', '`%A%\\{{slug}}\\token`', `\`%A%\\${slug}\\token\``],
  ['code in MDX can have a variable', 'a.mdx', '```sh\n{{slug}}\n```', `\`\`\`sh\n${slug}\n\`\`\``],
  ['MDX has expressions', 'a.mdx', '<p style={{padding}} title={{name}}>', undefined],
  ['templates have fields', 'a.md', '{{ .Values.image }} and {{ .Branch }}', undefined],
  ['GitHub has expressions', 'a.md', '${{github.sha}}', undefined],
  ['Mermaid has hexagons', 'a.md', '```mermaid\nflowchart LR\n  A{{name}} --> B\n```', undefined],
] as const) {
  test(`variables: ${rule}`, () => {
    expect(fillVariables(text, file)).toBe(filled ?? text);
  });
}

test('an unknown variable is refused, and the message says how to show the braces', () => {
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(() => fillVariables(`{{${word}}}`, 'a.md')).toThrow(
      `a.md:1: unknown variable {{${word}}}`,
    );
  }
  expect(() => fillVariables('{{ user.name }}', 'a.md')).toThrow(
    'To show the braces themselves, write \\{{ user.name }}.',
  );
});

test("messages have a file's path from the repository's root, with slashes", () => {
  for (const [file, expected] of [
    ['C:\\docs site\\i18n\\ja\\current\\a.md', 'i18n/ja/current/a.md'],
    ['c:/docs site/docs/a.md', 'docs/a.md'],
  ] as const) {
    expect(siteFile(file, 'C:\\docs site', path.win32)).toBe(expected);
  }
  expect(siteFile('/docs site/docs/a.md', '/docs site', path.posix)).toBe('docs/a.md');
  expect(siteFile('docs/a.md')).toBe('docs/a.md');
});

test('the fingerprint changes when a file is changed, renamed, removed, or added', ({}, info) => {
  const folder = info.outputPath('folder');
  const file = (name: string) => path.join(folder, name);
  writeFiles(folder, {'inner/a.ts': 'one'});
  const fingerprints = [fingerprint([folder])];
  expect(fingerprint([folder])).toBe(fingerprints[0]);
  for (const change of [
    () => fs.writeFileSync(file('inner/a.ts'), 'two'),
    () => fs.renameSync(file('inner/a.ts'), file('inner/b.ts')),
    () => fs.writeFileSync(file('c.ts'), ''),
    () => fs.rmSync(file('inner/b.ts')),
  ]) {
    change();
    fingerprints.push(fingerprint([folder]));
  }
  expect(new Set(fingerprints).size).toBe(5);
});

test('the cache returns a result only for the same text and the same rules', ({}, info) => {
  const stored = info.outputPath('results');
  const resultOf = (text: string, line: number) => {
    const cache = openCache<{line: number}>(stored, []);
    const result = cache.resultOf(text, () => ({line}));
    cache.save();
    return result;
  };
  resultOf('text', 1).line = 3;
  expect(resultOf('text', 2)).toEqual({line: 1});
  expect(resultOf('text, changed', 2)).toEqual({line: 2});
  expect(resultOf('text', 2)).toEqual({line: 1});
  const other = v8.deserialize(fs.readFileSync(stored)) as {rules: string};
  fs.writeFileSync(stored, v8.serialize({...other, rules: 'others'}));
  expect(resultOf('text', 4)).toEqual({line: 4});
  fs.writeFileSync(stored, 'not a cache');
  expect(resultOf('text', 5)).toEqual({line: 5});
});
