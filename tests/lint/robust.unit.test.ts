/** A check never crashes: a file that it can't parse is a finding, and the other findings stay. */
import {runChecks} from '../../src/lint/checks';
import {contentOf} from '../../src/lint/content';
import {problemOf} from '../../src/lint/pageRule';
import {parseJson, parseYaml} from '../../src/site/data';
import {lintText} from '../fixtures/lintText';
import {expect, test} from '../fixtures/test';

const file = 'docs/tester-guide/install/from-link.md';
const textsFile = 'i18n/ja/code.json';

test('front matter that is not YAML leaves the findings about the text', async () => {
  const found = await lintText(file, '---\ntitle: *.apk\n---\n\nClick **No Such Button**.\n');
  expect(found).toContainEqual(
    expect.objectContaining({
      rule: 'front-matter',
      line: 2,
      message: expect.stringContaining("'*.apk'"),
    }),
  );
  expect(found).toContainEqual(expect.objectContaining({rule: 'labels', line: 5}));
});

test('a page with CRLF or a byte-order mark has no finding of its own', async () => {
  const source = '---\ntitle: Add a device\ndescription: x\n---\n\nText of it.\n';
  const rules = async (text: string) => (await lintText(file, text)).map(({rule}) => rule);
  const expected = await rules(source);
  expect(await rules(source.replaceAll('\n', '\r\n'))).toEqual(expected);
  expect(await rules(`\uFEFF${source}`)).toEqual(expected);
});

test('a page in MDX that can not be parsed is one finding, with its line', async () => {
  const page = file.replace(/\.md$/, '.mdx');
  const found = await lintText(page, '---\ntitle: A\ndescription: x\n---\n\nText\n\n<div>\n');
  expect(found).toContainEqual(
    expect.objectContaining({
      rule: 'misread',
      line: 8,
      message: expect.stringContaining('not MDX'),
    }),
  );
});

test('broken JSON is a finding with file and line', async () => {
  const content = contentOf({[textsFile]: '{\n  "a": {"message": "x"},\n}\n', [file]: '# A\n'});
  const results = await runChecks(content);
  const found = results.flatMap(({filePath, messages}) =>
    messages.map(({line, message}) => `${filePath}:${line}: ${message}`),
  );
  expect(found).toContainEqual(expect.stringMatching(/i18n\/ja\/code\.json:3: .*comma/));
  // Of another check.
  expect(found).toContainEqual(expect.stringContaining('No sidebar shows this page'));
});

test('data files are named with the line that can not be read', () => {
  expect(() => parseJson('{"a": 1,\n}', 'a.json')).toThrow(/^a\.json:2: The file is not JSON/);
  expect(() => parseYaml('a: 1\n b: 2', 'a.yaml')).toThrow(/^a\.yaml:\d: The file is not YAML/);
  expect(() => parseYaml('a: *.apk', 'a.yaml')).toThrow(/^a\.yaml:1: The file is not YAML/);
});

test('an error of a rule or a parser is a problem, at the line that it names', () => {
  expect(problemOf(new Error('docs/a.md:3: It is wrong.'))).toEqual({
    file: 'docs/a.md',
    line: 3,
    message: 'It is wrong.',
  });
  expect(problemOf(new TypeError('x is undefined'))).toEqual({
    line: 1,
    message: "This can't be checked: x is undefined",
  });
});
