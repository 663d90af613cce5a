/** Each rule reports its planted defects with their lines, and accepts clean pages. */
import fs from 'node:fs';
import {parse} from 'yaml';
import {rules} from '../../src/lint/preset';
import {wordsToAvoid, words, right, type Setting} from '../../src/lint/rules/terms';
import {lintText} from '../fixtures/lintText';
import {expect, test} from '../fixtures/test';

const fixture = (name: string) => fs.readFileSync(`tests/fixtures/lint/${name}`, 'utf8');
const table = <Row>(name: string) => parse(fixture(name)) as Row[];

/** Paths of the planted pages, because rules judge links and names of files. */
const files = {
  en: 'docs/tester-guide/install/from-link.md',
  ja: 'i18n/ja/docusaurus-plugin-content-docs/current/tester-guide/install/from-link.md',
  post: 'release-notes/2024-05-release-notes.md',
  entries: 'docs/troubleshooting/index.md',
};
type PageName = keyof typeof files;

const reported = (page: PageName, text: string) => lintText(files[page], text);

for (const page of Object.keys(files) as PageName[]) {
  test(`a clean page has no findings: ${page}`, async () => {
    expect(await reported(page, fixture(`${page}.md`))).toEqual([]);
  });
}

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
const defects = table<Defect>('defects.yaml');

for (const rule of new Set(defects.map((defect) => defect.rule))) {
  test(`${rule} reports each planted defect, with its line`, async () => {
    for (const {page, from = '', to = '', append = '', line, warning, says} of defects.filter(
      (defect) => defect.rule === rule,
    )) {
      const clean = fixture(`${page}.md`);
      expect(clean).toContain(from);
      const found = await reported(page, clean.replace(from, () => to) + append);
      expect.soft(found, says).toContainEqual({
        rule,
        line,
        isWarning: warning ?? false,
        message: expect.stringContaining(says),
      });
    }
  });
}

for (const page of ['en', 'ja'] as const) {
  test(`leaves alone what only looks like a defect: ${page}`, async () => {
    const texts = table<{page: PageName; text: string}>('clean.yaml');
    for (const {text} of texts.filter((item) => item.page === page)) {
      expect.soft(await reported(page, `${fixture(`${page}.md`)}\n${text}\n`), text).toEqual([]);
    }
  });
}

test('every rule of our own has a planted defect', () => {
  const own = Object.keys(rules).filter((name) => !name.startsWith('ja-'));
  expect(own.filter((name) => !defects.some(({rule}) => rule === name))).toEqual([]);
});

for (const [language, terms] of Object.entries(words)) {
  test(`the table of terms finds each word: ${language}`, () => {
    for (const {wrong, use, only} of terms) {
      const setting: Setting = {language, key: 'docs/a/device.md', place: only};
      const messages = wordsToAvoid(wrong, setting).map(({message}) => message);
      expect.soft(messages.join('\n')).toContain(`write ${use}`);
    }
  });

  test(`the table of terms leaves alone what only looks like a word of it: ${language}`, () => {
    for (const item of right[language] ?? []) {
      const {text, only: place} = typeof item === 'string' ? {text: item, only: undefined} : item;
      const key = 'docs/a/device.md';
      expect.soft(wordsToAvoid(text, {language, key, place}), text).toEqual([]);
    }
  });
}

test('on a page of questions, questions have answers; an API still responds', () => {
  const faq = {language: 'en', key: 'docs/tester-guide/faq.md'};
  expect(wordsToAvoid('The answer is below.', faq)).toEqual([]);
  expect(wordsToAvoid('The API answers with 404.', faq)).toHaveLength(1);
});
