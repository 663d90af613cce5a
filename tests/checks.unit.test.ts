/** What the checks of several files at once report, and the command that runs rules and checks. */
import {sourceHash} from '../src/plugins/translations/freshness';
import {checkContent} from '../src/commands/checkContent';
import {checks} from '../src/lint/checks';
import {contentOf, type Content} from '../src/lint/content';
import {lintPages} from '../src/lint/run';
import fs from 'node:fs';
import {expect, test} from './fixtures/test';

const english = fs.readFileSync('tests/fixtures/lint/en.md', 'utf8');
const japanese = fs
  .readFileSync('tests/fixtures/lint/ja.md', 'utf8')
  .replace('\n---\n', `\nsource_hash: '${sourceHash(english)}'\n---\n`);
const enFile = 'docs/a/device.md';
const jaFile = 'i18n/ja/docusaurus-plugin-content-docs/current/a/device.md';
const sidebarFile = 'i18n/ja/docusaurus-plugin-content-docs/current.json';
const categories = '{\n  "sidebar.guide.category.start": {"message": "はじめに"}\n}\n';
const tag = (label: string, description: string) =>
  `sdk:\n  label: '${label}'\n  permalink: '/sdk'\n  description: '${description}'\n`;

/** A site of one page and its twin, with changes planted; `null` leaves a file out. */
function site(planted: Record<string, string | null> = {}, rest: Partial<Content> = {}): Content {
  const files = Object.entries({
    [enFile]: english,
    [jaFile]: japanese,
    [sidebarFile]: categories,
    'release-notes/tags.yml': tag('SDK', 'New versions of the SDKs.'),
    'i18n/ja/docusaurus-plugin-content-blog/tags.yml': tag('SDK', 'SDKの新しいバージョン。'),
    ...planted,
  }).filter((entry): entry is [string, string] => entry[1] !== null);
  const sidebars = {
    guide: [{type: 'category' as const, label: 'Start', key: 'start', items: ['a/device']}],
  };
  return contentOf(Object.fromEntries(files), {sidebars, ...rest});
}

const findings = async (name: string, content: Content) =>
  (await checks[name]!(content)).map(
    ({file, line, message, warning}) => `${file}:${line}: ${warning ? 'warning: ' : ''}${message}`,
  );

/** A change of a text, which has to be there. */
function changed(file: string, text: string, from: string, to: string) {
  expect(text).toContain(from);
  return {[file]: text.replace(from, to)};
}
const en = (from: string, to: string) => changed(enFile, english, from, to);
/** A change of the translation, which doesn't say that it is behind. */
const ja = (from: string, to: string) => changed(jaFile, japanese, from, to);
/** A change of both, so that the translation is not behind. */
const both = (from: [string, string], to: [string, string]) => {
  const page = english.replace(from[0], to[0]);
  expect(page).not.toBe(english);
  const twin = japanese.replace(from[1], to[1]).replace(sourceHash(english), sourceHash(page));
  return {[enFile]: page, [jaFile]: twin};
};

test('a site without a flaw passes every check', async () => {
  for (const name of Object.keys(checks)) {
    expect(await findings(name, site()), name).toEqual([]);
  }
});

const needed = [{file: 'i18n/ja/code.json', id: 'theme.x', english: 'Close it'}];
const edge = (text: string) => `\n\`\`\`mermaid\nflowchart LR\n    ${text}\n\`\`\`\n`;

const defects: [check: string, what: string, content: () => Content, report: RegExp][] = [
  [
    'sidebars',
    'a page in no sidebar',
    () => site({}, {sidebars: {guide: ['a/gone']}}),
    /^docs\/a\/device\.md:1: No sidebar shows this page\. Add 'a\/device'/,
  ],
  [
    'sidebars',
    'a page in two sidebars',
    () => site({}, {sidebars: {one: ['a/device'], two: ['a/device']}}),
    /^docs\/a\/device\.md:1: The page stands 2 times in the sidebars \(one, two\)/,
  ],
  [
    'sidebars',
    'an entry without a page',
    () => site({}, {sidebars: {guide: ['a/gone']}}),
    /^sidebars\.ts:1: 'a\/gone' has no page/,
  ],
  [
    'repeated',
    'a description that another page has',
    () => site({'docs/a/other.md': english.replace('Add a device', 'Another')}),
    /^docs\/a\/other\.md:3: docs\/a\/device\.md:3 has the same description/,
  ],
  [
    'repeated',
    'a title that another page of the folder has',
    () => site({'docs/a/other.md': english}),
    /^docs\/a\/other\.md:2: docs\/a\/device\.md:2 has the same title/,
  ],
  [
    'repeated',
    'a question that the page has already',
    () => site(en('add a udid', 'Which id do I need')),
    /^docs\/a\/device\.md:10: warning: docs\/a\/device\.md:8 has the same question/,
  ],
  [
    'twins',
    'a translation of nothing',
    () => site({[enFile]: null}),
    /device\.md:1: A translation of nothing: docs\/a\/device\.md does not exist/,
  ],
  [
    'twins',
    'an English page that has changed, as a warning',
    () => site(en('Developers add', 'Owners and developers add')),
    /device\.md:13: warning: docs\/a\/device\.md has changed since .*translate:record/,
  ],
  [
    'twins',
    'a step that only one language has',
    () => site(ja('1. アプリ', '1. ログインします。\n2. アプリ')),
    /device\.md:24: list 2 is "steps, 3 items", in English it is "steps, 2 items"/,
  ],
  [
    'twins',
    'a heading with another id',
    () => site(ja('{#add}', '{#add-it}')),
    /device\.md:22: heading 2 is "## \{#add-it\}", in English it is "## \{#add\}"/,
  ],
  [
    'twins',
    'code that differs in more than its comments',
    () => site(ja('/api/$APP_ID', '/v2/$APP_ID')),
    /device\.md:27: code 1 is "curl .*\/v2\/.*", in English it is "curl .*\/api\//,
  ],
  [
    'twins',
    'another kind of admonition',
    () => site(ja(':::note', ':::tip')),
    /device\.md:32: admonition 1 is ":::tip", in English it is ":::note"/,
  ],
  [
    'twins',
    'a row that only one language has',
    () => site(ja('| 上限 | 100 |\n', '| 上限 | 100 |\n| 下限 | 1 |\n')),
    /device\.md:36: table 1 is "3 rows of 2 columns", in English it is "2 rows of 2 columns"/,
  ],
  [
    'twins',
    'another link target',
    () =>
      site(
        both(
          ['Know the ID', '端末のIDを'],
          ['Know [the ID](device.md)', '[端末のID](device.md#add)を'],
        ),
      ),
    /device\.md:20: link 1 is "device\.md#add", in English it is "device\.md"/,
  ],
  [
    'twins',
    'a diagram with another edge',
    () => {
      const page = english + edge('A["One"] --> B["Two"]');
      const twin = japanese.replace(sourceHash(english), sourceHash(page));
      return site({[enFile]: page, [jaFile]: twin + edge('B["2"] --> A["1"]')});
    },
    /device\.md:40: diagram 1 is "B\[""\] --> A\[""\]", in English it is "A/,
  ],
  [
    'twins',
    'a label that only English shows',
    () => site(both(['Open the page', 'アプリのページ'], ['Click **Create**', 'アプリのページ'])),
    /^docs\/a\/device\.md:23: i18n.* does not show the label \*\*Create\*\*/,
  ],
  [
    'twins',
    'another label than the English one',
    () => site(both(['Open the page', 'アプリのページ'], ['Click **Create**', '**設定**'])),
    /device\.md:24: docs\/a\/device\.md does not show the label \*\*設定\*\*/,
  ],
  [
    'interface',
    'a category without Japanese',
    () => site({[sidebarFile]: '{}'}),
    /current\.json:1: "sidebar\.guide\.category\.start" has no Japanese/,
  ],
  [
    'interface',
    'a category that is still English',
    () => site({[sidebarFile]: categories.replace('はじめに', 'start here')}),
    /current\.json:2: "sidebar\.guide\.category\.start" is English/,
  ],
  [
    'interface',
    'a theme text that Docusaurus lacks',
    () => site({'i18n/ja/code.json': '{}'}, {neededTexts: needed}),
    /^i18n\/ja\/code\.json:1: "theme\.x" has no Japanese/,
  ],
  [
    'interface',
    'Japanese of a text that is gone',
    () => site({'i18n/ja/code.json': '{\n  "site.gone": {"message": "なし"}\n}'}),
    /^i18n\/ja\/code\.json:2: "site\.gone" translates a text that the interface does not have/,
  ],
  [
    'interface',
    'a tag without its twin',
    () => site({'i18n/ja/docusaurus-plugin-content-blog/tags.yml': '{}'}),
    /^release-notes\/tags\.yml:1: The tag "sdk" is missing in i18n/,
  ],
  [
    'texts',
    "a word to avoid in the API's description",
    () =>
      site({
        'static/openapi.yaml':
          'info:\n  title: API\n  description: >-\n    Every `answer` is JSON.\n\n    Everybody can call it.\n' +
          'examples:\n  - summary: Fine\n    value:\n      title: feature/login\n',
      }),
    /^static\/openapi\.yaml:3: "Everybody": write anyone/,
  ],
  [
    'texts',
    'a word to avoid in its translation',
    () =>
      site({
        'i18n/ja/openapi.overlay.yaml':
          'actions:\n  - target: $.info\n    update:\n      description: 応答はJSONです。\n',
      }),
    /^i18n\/ja\/openapi\.overlay\.yaml:4: "応答": write レスポンス\.$/,
  ],
  [
    'texts',
    'a word to avoid in the interface',
    () => site({'i18n/ja/code.json': '{\n  "site.copy": {"message": "応答をコピー"}\n}\n'}),
    /^i18n\/ja\/code\.json:2: "site\.copy": "応答": write レスポンス/,
  ],
  [
    'texts',
    'an unknown variable',
    () => site({'static/openapi.yaml': 'info:\n  title: "{{nmae}}"\n'}),
    /^static\/openapi\.yaml:2: unknown variable \{\{nmae\}\}/,
  ],
];

for (const [check, what, content, report] of defects) {
  test(`${check}: reports ${what}`, async () => {
    expect(await findings(check, content())).toContainEqual(expect.stringMatching(report));
  });
}

test('a page without a twin, and line breaks, keywords, and questions of one with a twin, are no finding', async () => {
  expect(await findings('twins', site({[jaFile]: null}))).toEqual([]);
  const laidOut = english
    .replace('register device', 'enrol device')
    .replace('add a udid', 'add a phone')
    .replace('Developers add a device here.', 'Developers add\na device here.');
  expect(sourceHash(laidOut)).toBe(sourceHash(english));
  expect(sourceHash(english.replace('100', '200'))).not.toBe(sourceHash(english));
});

test('what one language may leave out is no finding: signs, terms, labels that no one has read', async () => {
  for (const [from, to] of [
    ['Click **×**', '「×」を押し、ページ'],
    ['**Members**: people', 'メンバーのページ'],
    ['Change it on the page', '**プランを変更**で、ページ'],
    ['Open **Settings > Users and groups**', '**設定**でページ'],
  ] as const) {
    const content = site(both(['Open the page', 'アプリのページ'], [from, to]));
    expect(await findings('twins', content), to).toEqual([]);
  }
});

test('npm run check for a page checks it with its twin, and refuses a path that is no page', async () => {
  const file = 'docs/tester-guide/install/from-link.md';
  // Four tools start, beside other tests.
  test.setTimeout(180_000);
  const {pages, passed} = await checkContent([file]);
  expect(passed).toBe(true);
  expect(pages.map(({language}) => language)).toEqual(['en', 'ja']);
  await expect(checkContent(['docs/no-such-page.md'])).rejects.toThrow(
    'docs/no-such-page.md is no page. Name Markdown files of docs, release-notes or i18n',
  );
});

test('a run whose rules have not loaded fails', async () => {
  const before = process.env.NODE_OPTIONS;
  // As if the package of the rules could not be loaded.
  process.env.NODE_OPTIONS = '--require ./tests/fixtures/lint/withoutRules.cjs';
  try {
    await expect(lintPages(['docs/index.md'])).rejects.toThrow(/could not lint|did not report/);
  } finally {
    process.env.NODE_OPTIONS = before;
  }
});
