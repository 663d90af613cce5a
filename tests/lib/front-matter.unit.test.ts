/** Front matter is read by one parser for the build, the checks, the search, and the translations. */
import {readFrontMatter} from '../../src/lib/frontMatter';
import {parseFrontMatter} from '../../src/lib/preprocessor';
import {sourceHash, withRecord} from '../../src/plugins/translations/freshness';
import {expect, test} from '../fixtures/test';

const page = 'title: Add a device\nkeywords:\n  - "404"';

test('line ends, a byte-order mark, and spaces behind the dashes make no difference', () => {
  const {data} = readFrontMatter(`---\n${page}\n---\n\nText\n`);
  expect(data).toEqual({title: 'Add a device', keywords: ['404']});
  for (const source of [
    `---\r\n${page.replaceAll('\n', '\r\n')}\r\n---\r\n\r\nText\r\n`,
    `\uFEFF---\n${page}\n---\n\nText\n`,
    `--- \n${page}\n---  \n\nText\n`,
  ]) {
    expect.soft(readFrontMatter(source)).toMatchObject({data, problems: []});
    expect.soft(sourceHash(source)).toBe(sourceHash(`---\n${page}\n---\n\nText\n`));
  }
});

test('a page without front matter has none, and one that opens it without an end is reported', () => {
  expect(readFrontMatter('# Title\n')).toMatchObject({data: {}, head: '', problems: []});
  expect(readFrontMatter('---\ntitle: A\n\nText\n').problems).toEqual([
    {line: 1, message: 'The front matter has no end. Close it with a line "---".'},
  ]);
});

test('a number that is a text stays as it is written', () => {
  const {data, problems} = readFrontMatter('---\ntitle: 404\nquestions:\n  - 401\n---\n');
  expect(data).toEqual({title: '404', questions: ['401']});
  expect(problems).toEqual([]);
});

test('the build names the file, the line, and the way out of what YAML misreads', async () => {
  for (const [line, says] of [
    ['title: **Bold**', "docs/a.md:2: The front matter is not YAML: .*title: '\\*\\*Bold\\*\\*'"],
    ['title: Fix #12', 'docs/a.md:2: YAML reads "#12" as a comment'],
    ['title: 12:30', "docs/a.md:2: YAML reads 12:30 as a number, not as text. .* '12:30'"],
    ['title: a: b', "docs/a.md:2: The front matter is not YAML: .* title: 'a: b'"],
    ['slug: x.html', 'docs/a.md:2: Hosts redirect addresses that end in ".html"'],
  ] as const) {
    const parsed = parseFrontMatter({
      filePath: 'docs/a.md',
      fileContent: `---\n${line}\n---\n\nText\n`,
      defaultParseFrontMatter: () => Promise.reject(new Error('not asked')),
    });
    await expect(parsed, line).rejects.toThrow(new RegExp(says));
  }
});

test('a record of a translation keeps the line ends of its file', () => {
  const recorded = withRecord(
    '---\ntitle: A\n---\n\nText\n',
    '---\r\ntitle: B\r\n---\r\n\r\nText\r\n',
  );
  expect(recorded).toMatch(/^---\r\ntitle: B\r\nsource_hash: '\w{16}'\r\n---\r\n\r\nText\r\n$/);
});
