/** Each rule about a page reports planted defects with their lines, and nothing on a correct page. */
import fs from 'node:fs';
import {parse} from 'yaml';
import {runChecks} from '../../src/lint/checks';
import {contentOf} from '../../src/lint/content';
import {rules} from '../../src/lint/preset';
import {problemOf} from '../../src/lint/pageRule';
import {right, words, wordsToAvoid, type TermContext} from '../../src/lint/rules/terms';
import {parseJson, parseYaml} from '../../src/site/data';
import {lintText} from '../fixtures/lintText';
import {expect, test} from '../fixtures/test';

const fixture = (name: string) => fs.readFileSync(`tests/fixtures/lint/${name}`, 'utf8');

/** The paths of the fixture's pages, on which the rules about links and file names depend. */
const files = {
  en: 'docs/tester-guide/install/from-link.md',
  ja: 'i18n/ja/docusaurus-plugin-content-docs/current/tester-guide/install/from-link.md',
  post: 'release-notes/2024-05-release-notes.md',
  entries: 'docs/troubleshooting/index.md',
};
type PageName = keyof typeof files;

interface Defect {
  rule: string;
  page: PageName;
  from?: string;
  to?: string;
  append?: string;
  line: number;
  warning?: true;
  says: string;
}
const defects = parse(fixture('defects.yaml')) as Defect[];
const clean = parse(fixture('clean.yaml')) as {page: PageName; text: string}[];

for (const page of Object.keys(files) as PageName[]) {
  test(`a correct page has no problems: ${page}`, async () => {
    const source = fixture(`${page}.md`);
    expect(await lintText(files[page], source)).toEqual([]);
    for (const {text} of clean.filter((item) => item.page === page)) {
      expect.soft(await lintText(files[page], `${source}\n${text}\n`), text).toEqual([]);
    }
  });
}

const ownRules = Object.keys(rules).filter((name) => !name.startsWith('ja-'));
for (const rule of new Set([...ownRules, ...defects.map((defect) => defect.rule)])) {
  test(`${rule} reports each planted defect, with its line`, async () => {
    const planted = defects.filter((defect) => defect.rule === rule);
    expect(planted).not.toEqual([]);
    for (const {page, from = '', to = '', append = '', line, warning, says} of planted) {
      const source = fixture(`${page}.md`);
      expect(source).toContain(from);
      const problems = await lintText(files[page], source.replace(from, () => to) + append);
      expect.soft(problems, says).toContainEqual({
        rule,
        line,
        isWarning: warning ?? false,
        message: expect.stringContaining(says),
      });
    }
  });
}

test('every word of the tables of terms is reported, and similar correct words are not', () => {
  for (const [language, terms] of Object.entries(words)) {
    const key = 'docs/a/device.md';
    for (const {wrong, use, only} of terms) {
      const context: TermContext = {language, key, place: only};
      const messages = wordsToAvoid(wrong, context).map(({message}) => message);
      expect.soft(messages.join('\n')).toContain(`write ${use}`);
    }
    for (const item of right[language] ?? []) {
      const {text, only: place} = typeof item === 'string' ? {text: item, only: undefined} : item;
      expect.soft(wordsToAvoid(text, {language, key, place}), text).toEqual([]);
    }
  }
});

test('"answer" is accepted on the FAQ page, except for responses of the API', () => {
  const faq = {language: 'en', key: 'docs/tester-guide/faq.md'};
  expect(wordsToAvoid('The answer is below.', faq)).toEqual([]);
  expect(wordsToAvoid('The API answers with 404.', faq)).toHaveLength(1);
});

test('front matter that is not YAML is reported beside the problems of the text', async () => {
  const source = '---\ntitle: *.apk\n---\n\nClick **No Such Button**.\n';
  const message: unknown = expect.stringContaining("'*.apk'");
  expect(await lintText(files.en, source)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({rule: 'front-matter', line: 2, message}),
      expect.objectContaining({rule: 'labels', line: 5}),
    ]),
  );
});

test('CRLF and a byte-order mark change nothing about the problems of a page', async () => {
  const source = '---\ntitle: Add a device\ndescription: x\n---\n\nText of it.\n';
  const rules = async (text: string) => (await lintText(files.en, text)).map(({rule}) => rule);
  const expected = await rules(source);
  expect(await rules(source.replaceAll('\n', '\r\n'))).toEqual(expected);
  expect(await rules(`\uFEFF${source}`)).toEqual(expected);
});

test("a page in MDX that can't be parsed is reported with its line", async () => {
  const page = files.en.replace(/\.md$/, '.mdx');
  const message: unknown = expect.stringContaining('not MDX');
  expect(
    await lintText(page, '---\ntitle: A\ndescription: x\n---\n\nText\n\n<div>\n'),
  ).toContainEqual(expect.objectContaining({rule: 'misread', line: 8, message}));
});

test('broken JSON is reported with file and line, beside the problems of other checks', async () => {
  const results = await runChecks(
    contentOf({'i18n/ja/code.json': '{\n  "a": {"message": "x"},\n}\n', [files.en]: '# A\n'}),
  );
  const problems = results.flatMap(({filePath, messages}) =>
    messages.map(({line, message}) => `${filePath}:${line}: ${message}`),
  );
  expect(problems).toContainEqual(expect.stringMatching(/i18n\/ja\/code\.json:3: .*comma/));
  expect(problems).toContainEqual(expect.stringContaining('No sidebar shows this page'));
});

test('a data file is refused with the line that is not JSON or YAML', () => {
  expect(() => parseJson('{"a": 1,\n}', 'a.json')).toThrow(/^a\.json:2: The file is not JSON/);
  expect(() => parseYaml('a: 1\n b: 2', 'a.yaml')).toThrow(/^a\.yaml:\d: The file is not YAML/);
  expect(() => parseYaml('a: *.apk', 'a.yaml')).toThrow(/^a\.yaml:1: The file is not YAML/);
});

test('an error in a rule is reported as a problem, at the line in its message', () => {
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
