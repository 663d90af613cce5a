/** The report of readability: what it counts, and what it leaves out. */
import {contentOf} from '../src/checks/content';
import {readabilityOf, readabilityReport} from '../src/checks/readability';
import {expect, test} from './fixtures/test';

const pageOf = (file: string, source: string) => contentOf({[file]: source}).pages[0]!;
const jaFile = 'i18n/ja/docusaurus-plugin-content-docs/current/a.md';

test('words and sentences of running text count; headings, tables and samples do not', () => {
  const figures = readabilityOf(
    pageOf(
      'docs/a.md',
      '## A heading. {#a}\n\nOpen the page. It shows every app of the group.\n\n- Apps\n- Click **OK**.\n\n| A cell. |\n|---|\n| Another. |\n\n```sh\necho A sample.\n```\n',
    ),
  )!;
  expect(figures).toMatchObject({length: 12, sentences: 3, mean: 4, longest: {length: 7, line: 3}});
  expect(figures.ease).toBeGreaterThan(90);
});

test('long words in long sentences read less easily', () => {
  const hard = readabilityOf(
    pageOf(
      'docs/a.md',
      'Administrative configuration necessitates authentication of organizational representatives immediately.\n',
    ),
  )!;
  expect(hard.ease).toBeLessThan(0);
});

test('characters of Japanese count', () => {
  const figures = readabilityOf(pageOf(jaFile, 'ページを開きます。APIキーを使います。\n'))!;
  expect(figures).toMatchObject({length: 20, sentences: 2, longest: {length: 11}});
  expect(figures.ease).toBeUndefined();
});

test('the report has the longest sentences first; a page without any has no line', () => {
  const {pages} = contentOf({
    'docs/a.md': 'Open it.\n',
    'docs/b.md': 'Open the page of the app.\n',
    'docs/c.md': '## Nothing {#c}\n',
  });
  const [head, ...rows] = readabilityReport(pages).split('\n');
  expect(head).toContain('ease');
  expect(rows).toEqual([
    expect.stringMatching(/ docs\/b\.md:1$/),
    expect.stringMatching(/ docs\/a\.md:1$/),
    '2 pages; sentences of 2.0 words on the page in the middle.',
  ]);
});
