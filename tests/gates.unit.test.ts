import {checks, runCheck} from '../src/checks';
import {contentOf, type Content} from '../src/checks/content';
import {identity} from '../src/site/identity';
import {sourceHash} from '../src/plugins/translations/freshness';
import {test, expect} from './fixtures/test';

const docs = 'docs/';
const jaDocs = 'i18n/ja/docusaurus-plugin-content-docs/current/';
const sidebarFile = 'i18n/ja/docusaurus-plugin-content-docs/current.json';

/** A page without a flaw; a test plants one. */
const english = `---
title: "Add a device"
description: "Add the device of a tester to an app, so that the next iOS build can be installed on it."
keywords:
  - register device
questions:
  - "tester phone not in list"
  - "add a udid"
  - "new iphone cannot install"
  - "which ID do I need"
  - "list devices by script"
  - "how many devices are allowed"
---

Developers add a device here.

## Before you begin {#before-you-begin}

- Know the ID of the device.

## Add the device {#add}

1. Open the page of the app.
2. Run the command. \`APP_ID\` is the package name.

\`\`\`sh
# List the devices
curl "https://{{host}}/api/$APP_ID"
\`\`\`

:::note
The list is empty at first.
:::

| Name | Value |
|---|---|
| Limit | 100 |
`;

const japanese = `---
title: "端末を追加する"
description: "テスターの端末をアプリに追加して、次のiOSビルドをその端末にインストールできるようにします。"
keywords:
  - 端末登録
questions:
  - "新しい端末に入らない"
  - "UDIDはどこ"
  - "端末の数に上限はある?"
  - "端末を足したい"
  - "スクリプトで端末を一覧"
  - "テスターの機種が増えた"
source_hash: '${sourceHash(english)}'
---

開発者は、ここで端末を追加します。

## はじめる前に {#before-you-begin}

- 端末のIDを確認しておきます。

## 端末を追加する {#add}

1. アプリのページを開きます。
2. コマンドを実行します。\`APP_ID\`はパッケージ名です。

\`\`\`sh
# 端末を一覧にする
curl "https://{{host}}/api/$APP_ID"
\`\`\`

:::note
一覧は、最初は空です。
:::

| 名前 | 値 |
|---|---|
| 上限 | 100 |
`;

const sidebars = {
  guide: [{type: 'category' as const, label: 'Start', key: 'start', items: ['a/device']}],
};
const categories = '{\n  "sidebar.guide.category.start": {"message": "はじめに"}\n}\n';
const tag = (label: string, description: string) =>
  `sdk:\n  label: '${label}'\n  permalink: '/sdk'\n  description: '${description}'\n`;

/** A site of one page and its twin, with changes planted. */
function site(
  planted: Record<string, string | undefined> = {},
  rest: Partial<Content> = {},
): Content {
  const files: Record<string, string | undefined> = {
    [`${docs}a/device.md`]: english,
    [`${jaDocs}a/device.md`]: japanese,
    [sidebarFile]: categories,
    'release-notes/tags.yml': tag('SDK', 'New versions of the SDKs.'),
    'i18n/ja/docusaurus-plugin-content-blog/tags.yml': tag('SDK', 'SDKの新しいバージョン。'),
    ...planted,
  };
  const present = Object.entries(files).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return contentOf(Object.fromEntries(present), {sidebars, ...rest});
}

const checkNamed = (name: string) => checks.find((check) => check.name === name)!;

async function findings(name: string, content: Content): Promise<string[]> {
  const report = await runCheck(checkNamed(name), content);
  return report.findings.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

const en = (from: string, to: string) => {
  expect(english).toContain(from);
  return {[`${docs}a/device.md`]: english.replace(from, to)};
};
const ja = (from: string, to: string) => {
  expect(japanese).toContain(from);
  return {[`${jaDocs}a/device.md`]: japanese.replace(from, to)};
};

test('a page without a flaw passes every check', async () => {
  for (const {name} of checks) {
    if (name !== 'versions') {
      expect(await findings(name, site()), name).toEqual([]);
    }
  }
});

for (const {name} of checks) {
  test(`${name}: refuses to pass when there is nothing to look at`, async () => {
    const report = await runCheck(checkNamed(name), contentOf({}));
    expect(report.passed).toBe(false);
    expect(report.summary).toContain('looked at no ');
  });
}

/** A defect for every promise: what is planted, and how the check reports it. */
const defects: {check: string; what: string; content: () => Content; report: RegExp}[] = [
  {
    check: 'front matter',
    what: 'a description that is too short',
    content: () => site(en(', so that the next iOS build can be installed on it', '')),
    report: /^docs\/a\/device\.md:3: The description has 37 characters\. Give it 60 to 155\.$/,
  },
  {
    check: 'front matter',
    what: 'missing keywords',
    content: () => site(en('keywords:\n  - register device\n', '')),
    report: /^docs\/a\/device\.md:1: "keywords" is missing/,
  },
  {
    check: 'front matter',
    what: 'a key that the site does not know',
    content: () => site(en('keywords:', 'sidebar_lable: Device\nkeywords:')),
    report: /^docs\/a\/device\.md:4: "sidebar_lable" is no front matter of this site/,
  },
  {
    check: 'front matter',
    what: 'a description that another page has',
    content: () => site({'docs/a/other.md': english.replace('Add a device', 'Another')}),
    report: /^docs\/a\/other\.md:3: docs\/a\/device\.md:3 has the same description/,
  },
  {
    check: 'front matter',
    what: 'missing questions',
    content: () => site(en('questions:', 'keywords2:')),
    report: /^docs\/a\/device\.md:1: "questions" is missing in the front matter/,
  },
  {
    check: 'front matter',
    what: 'too few questions',
    content: () => site(en('  - "add a udid"\n', '')),
    report: /^docs\/a\/device\.md:6: The page names 5 questions\. Give it 6 to 15 /,
  },
  {
    check: 'front matter',
    what: 'too many questions for the page of an API operation',
    content: () => {
      return site({
        [`${docs}a/device.md`]: english
          .replace('  - "add a udid"\n', '  - "add a udid"\n  - "add a phone"\n')
          .replace('Developers add', '::operation{id="addDevice"}\n\nDevelopers add'),
      });
    },
    report: /^docs\/a\/device\.md:6: The page names 7 questions\. Give it 3 to 6 /,
  },
  {
    check: 'front matter',
    what: 'a question that is too long',
    content: () => site(en('add a udid', 'add a udid '.repeat(9).trim())),
    report: /^docs\/a\/device\.md:8: The question has 98 characters\. Shorten it to 90\.$/,
  },
  {
    check: 'front matter',
    what: 'a question in the wrong language',
    content: () => site(ja('UDIDはどこ', 'where is the UDID')),
    report: /a\/device\.md:8: "where is the UDID" is not Japanese\. Write what people type/,
  },
  {
    check: 'front matter',
    what: 'a question that the page has already',
    content: () => site(en('add a udid', 'Which id do I need')),
    report: /^docs\/a\/device\.md:10: docs\/a\/device\.md:8 has the same question\. Leave it/,
  },
  {
    check: 'headings',
    what: 'a heading without an id',
    content: () => site(ja(' {#add}', '')),
    report: /device\.md:22: "端末を追加する" has no id/,
  },
  {
    check: 'headings',
    what: 'an id that is there twice',
    content: () => site(en('{#add}', '{#before-you-begin}')),
    report: /^docs\/a\/device\.md:21: The id "before-you-begin" is also on line 17/,
  },
  {
    check: 'headings',
    what: 'a second h1 and a skipped level',
    content: () => site(en('## Before', '### Before')),
    report: /^docs\/a\/device\.md:17: A level is skipped/,
  },
  {
    check: 'sidebars',
    what: 'a page in no sidebar',
    content: () => site({}, {sidebars: {guide: ['a/gone']}}),
    report: /^docs\/a\/device\.md:1: No sidebar shows this page\. Add 'a\/device'/,
  },
  {
    check: 'sidebars',
    what: 'a page in two sidebars',
    content: () => site({}, {sidebars: {one: ['a/device'], two: ['a/device']}}),
    report: /^docs\/a\/device\.md:1: The page stands 2 times in the sidebars \(one, two\)/,
  },
  {
    check: 'emphasis',
    what: 'bold text that does not end',
    content: () => site(ja('アプリのページを', '**設定（全体）**と**認証**を')),
    report: /current\/a\/device\.md:24: The bold text at .* does not begin or end/,
  },
  {
    check: 'labels',
    what: 'a label that is not in the table',
    content: () => site(en('Open the page', 'Open **Grow Tomatoes** on the page')),
    report: /^docs\/a\/device\.md:23: "Grow Tomatoes" is no label of/,
  },
  {
    check: 'links and images',
    what: 'a link that says "here"',
    content: () => site(en('Know the ID', 'Know [here](device.md) the ID')),
    report: /^docs\/a\/device\.md:19: The link text "here" does not say where it leads/,
  },
  {
    check: 'links and images',
    what: 'a link to a file that does not exist',
    content: () => site(en('Know the ID', 'Know [the ID](gone.md)')),
    report: /^docs\/a\/device\.md:19: gone\.md leads to no file/,
  },
  {
    check: 'links and images',
    what: 'an image that says nothing',
    content: () => site(en('Know the ID', '![Screenshot](/img/a.png) the ID')),
    report: /^docs\/a\/device\.md:19: The alternative text "Screenshot" does not tell/,
  },
  {
    check: 'links and images',
    what: 'an image written as HTML whose file is missing',
    content: () => site(en('Know the ID', 'Know <img src="/img/none.png"> the ID')),
    report:
      /^docs\/a\/device\.md:19: <img src="\/img\/none\.png"> leads to no file\. Add static\/img\/none\.png/,
  },
  {
    check: 'links and images',
    what: 'an image written as HTML with a path that only Markdown can have',
    content: () => site(en('Know the ID', 'Know <img src="./none.png"> the ID')),
    report: /^docs\/a\/device\.md:19: <img src="\.\/none\.png"> is read in the browser/,
  },
  {
    check: 'identity',
    what: "the service's name in a sentence",
    content: () => site(en('Developers add', `${identity.name} developers add`)),
    report: new RegExp(`^docs/a/device\\.md:15: "${identity.name}" stands here literally`),
  },
  {
    check: 'identity',
    what: 'a variable that does not exist',
    content: () => site(en('Developers add', '{{nmae}} developers add')),
    report: /^docs\/a\/device\.md:15: unknown variable \{\{nmae\}\}/,
  },
  {
    check: 'versions',
    what: 'a version that was never released',
    content: () => site(en('Know the ID', 'Use Android SDK 4.99.0. Know the ID')),
    report: /^docs\/a\/device\.md:19: Android SDK 4\.99\.0 is not in src\/site\/versions\.ts/,
  },
  {
    check: 'parity',
    what: 'a page without its twin',
    content: () => site({[`${jaDocs}a/device.md`]: undefined}),
    report:
      /^docs\/a\/device\.md:1: There is no Japanese twin\. Write i18n\/ja\/.*a\/device\.md\.$/,
  },
  {
    check: 'parity',
    what: 'a translation of nothing',
    content: () => site({[`${docs}a/device.md`]: undefined}),
    report:
      /current\/a\/device\.md:1: A translation of nothing: docs\/a\/device\.md does not exist/,
  },
  {
    check: 'parity',
    what: 'a step that only one language has',
    content: () => site(en('1. Open the page', '1. Sign in.\n2. Open the page')),
    report:
      /current\/a\/device\.md:24: list 2 is "steps, 2 items", in English it is "steps, 3 items"/,
  },
  {
    check: 'parity',
    what: 'code that differs in more than its comments',
    content: () => site(ja('/api/$APP_ID', '/v2/$APP_ID')),
    report:
      /current\/a\/device\.md:27: code 1 is "curl .*\/v2\/.*", in English it is "curl .*\/api\//,
  },
  {
    check: 'parity',
    what: 'another kind of admonition',
    content: () => site(ja(':::note', ':::tip')),
    report: /current\/a\/device\.md:32: admonition 1 is ":::tip", in English it is ":::note"/,
  },
  {
    check: 'parity',
    what: 'a row that only one language has',
    content: () => site(ja('| 上限 | 100 |\n', '| 上限 | 100 |\n| 下限 | 1 |\n')),
    report:
      /current\/a\/device\.md:36: table 1 is "3 rows of 2 columns", in English it is "2 rows of 2 columns"/,
  },
  {
    check: 'parity',
    what: 'another link target',
    content: () =>
      site({
        ...en('Know the ID', 'Know [the ID](device.md)'),
        ...ja('端末のIDを', '[端末のID](device.md#add)を'),
      }),
    report: /current\/a\/device\.md:20: link 1 is "device\.md#add", in English it is "device\.md"/,
  },
  {
    check: 'parity',
    what: 'a diagram with another edge',
    content: () => {
      const diagram = (edge: string) => `\n\`\`\`mermaid\nflowchart LR\n    ${edge}\n\`\`\`\n`;
      return site({
        [`${docs}a/device.md`]: english + diagram('A["One"] --> B["Two"]'),
        [`${jaDocs}a/device.md`]: japanese + diagram('B["2"] --> A["1"]'),
      });
    },
    report: /current\/a\/device\.md:40: diagram 1 is "B\[""\] --> A\[""\]", in English it is "A/,
  },
  {
    check: 'translated',
    what: 'an English sentence in a Japanese page',
    content: () =>
      site(
        ja(
          '開発者は、ここで端末を追加します。',
          'Developers add a device for one of their testers here.',
        ),
      ),
    report: /current\/a\/device\.md:16: English in a Japanese page: "Developers add/,
  },
  {
    check: 'interface',
    what: 'a category without Japanese',
    content: () => site({[sidebarFile]: '{}'}),
    report: /current\.json:1: "sidebar\.guide\.category\.start" has no Japanese/,
  },
  {
    check: 'interface',
    what: 'a category that is still English',
    content: () => site({[sidebarFile]: categories.replace('はじめに', 'start here')}),
    report: /current\.json:2: "sidebar\.guide\.category\.start" is English/,
  },
  {
    check: 'interface',
    what: 'a theme text that Docusaurus lacks',
    content: () =>
      site(
        {'i18n/ja/code.json': '{}'},
        {neededTexts: [{file: 'i18n/ja/code.json', id: 'theme.x', english: 'Close it'}]},
      ),
    report: /^i18n\/ja\/code\.json:1: "theme\.x" has no Japanese/,
  },
  {
    check: 'interface',
    what: 'Japanese of a text that is gone',
    content: () => site({'i18n/ja/code.json': '{\n  "site.gone": {"message": "なし"}\n}'}),
    report:
      /^i18n\/ja\/code\.json:2: "site\.gone" translates a text that the interface does not have/,
  },
  {
    check: 'interface',
    what: 'a tag without its twin',
    content: () => site({'i18n/ja/docusaurus-plugin-content-blog/tags.yml': '{}'}),
    report: /^release-notes\/tags\.yml:1: The tag "sdk" is missing in i18n/,
  },
  {
    check: 'terms',
    what: 'a discouraged English word',
    content: () => site(en('Open the page', 'Open the dashboard')),
    report: /^docs\/a\/device\.md:23: "dashboard": write admin console\.$/,
  },
  {
    check: 'terms',
    what: 'a discouraged Japanese word',
    content: () => site(ja('アプリのページ', 'ブラウザでアプリのページ')),
    report: /current\/a\/device\.md:24: "ブラウザ": write ブラウザー\.$/,
  },
  {
    check: 'terms',
    what: 'a product name in a spelling of our own',
    content: () => site(en('Open the page', 'Open the page with Github')),
    report: /^docs\/a\/device\.md:23: "Github" is written GitHub\.$/,
  },
  {
    check: 'samples',
    what: 'a fence without a language',
    content: () => site(en('```sh', '```')),
    report: /^docs\/a\/device\.md:26: The fenced block names no language/,
  },
  {
    check: 'samples',
    what: 'a prompt',
    content: () => site(en('curl "', '$ curl "')),
    report: /^docs\/a\/device\.md:28: A prompt stands before the command/,
  },
  {
    check: 'samples',
    what: 'a placeholder that nothing introduces',
    content: () => site(en('$APP_ID"', '$APP_ID/$TEAM_NAME"')),
    report: /^docs\/a\/device\.md:28: The page does not say what TEAM_NAME stands for/,
  },
  {
    check: 'spelling',
    what: 'a misspelled word',
    content: () => site(en('Developers add', 'Develpoers add')),
    report:
      /^docs\/a\/device\.md:15: "Develpoers" is in no dictionary\. Meant is perhaps developers/,
  },
  {
    check: 'prose',
    what: 'a word twice in English',
    content: () => site(en('Open the page', 'Open the the page')),
    report: /^docs\/a\/device\.md:23: .*\[write-good\]$/,
  },
  {
    check: 'prose',
    what: 'a dropped ら in Japanese',
    content: () => site(ja('一覧は、最初は空です。', '一覧は、ここで見れます。')),
    report: /current\/a\/device\.md:33: .*\[no-dropping-the-ra\]$/,
  },
];

for (const {check, what, content, report} of defects) {
  test(`${check}: reports ${what}`, async () => {
    expect(await findings(check, content())).toContainEqual(expect.stringMatching(report));
  });
}

const samples: [string, string, string][] = [
  ['sh', 'if true; then', 'if true; then\n  echo\nfi'],
  ['json', '{"a": 1,}', '{"a": 1}'],
  ['yaml', 'a: [1', 'a: [1]'],
  ['xml', '<a><b></a>', '<a/><b/>'],
  ['kotlin', 'val x = = 1', 'val x = 1'],
  ['groovy', 'android { a "b" ', 'android { a "b" }'],
  ['java', 'Foo.bar(', 'Foo.bar(this);'],
  ['ruby', 'lane :beta do', 'lane :beta do\nend'],
  ['swift', 'func a( {}', 'func a() {}'],
  ['objectivec', '- (void)a { [b c }', '- (void)a { [b c]; }'],
  ['toml', 'a = ', 'a = 1'],
  ['properties', 'justaword', 'key=value'],
  [
    'mermaid',
    'flowchart LR\n  A --> B',
    'flowchart LR\n  accTitle: Two steps\n  accDescr: A leads to B.\n  A[A] --> B[B]',
  ],
];

for (const [language, , valid] of samples.filter(([, , text]) => text)) {
  test(`samples: accepts ${language} that parses`, async () => {
    const block = `\n\`\`\`${language}\n${valid}\n\`\`\`\n`;
    const report = await runCheck(
      checkNamed('samples'),
      site({[`${docs}a/device.md`]: english + block}),
    );
    expect(report.findings).toEqual([]);
  });
}

for (const [language, broken] of samples) {
  test(`samples: reports ${language} that does not parse, with its line`, async () => {
    const block = `\n\`\`\`${language}\n${broken}\n\`\`\`\n`;
    const found = await findings('samples', site({[`${docs}a/device.md`]: english + block}));
    const first = english.split('\n').length + 2;
    expect(found.join('\n')).toMatch(
      new RegExp(
        `^docs/a/device\\.md:(${first}|${first + 1}): The ${language} sample does not parse`,
      ),
    );
  });
}
