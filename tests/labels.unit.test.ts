/** The check of labels in bold: what it reports, and what it leaves alone. */
import fs from 'node:fs';
import {contentOf} from '../src/checks/content';
import {labelsShown} from '../src/checks/labels';
import {foreignLabels, labels} from '../src/checks/labelsTable';
import {expect, test} from './fixtures/test';

const enFile = 'docs/a/device.md';
const jaFile = 'i18n/ja/docusaurus-plugin-content-docs/current/a/device.md';

async function findings(english: string, japanese?: string, file = enFile): Promise<string[]> {
  const twin = file.replace(/^docs\//, 'i18n/ja/docusaurus-plugin-content-docs/current/');
  const {findings: found} = await labelsShown.run(
    contentOf({[file]: english, ...(japanese === undefined ? {} : {[twin]: japanese})}),
  );
  return found.map((finding) => `${finding.file}:${finding.line}: ${finding.message}`);
}

for (const {what, en, ja, report} of [
  {
    what: 'a label that is not in the table',
    en: 'Click **Grow Tomatoes**.',
    report: `${enFile}:1: "Grow Tomatoes" is no label of src/checks/labelsTable.ts`,
  },
  {
    what: 'the one unknown label of a menu path',
    en: 'Open **Settings > Tomatoes**.',
    report: `${enFile}:1: "Tomatoes" is no label of`,
  },
  {
    what: 'a term in bold inside a sentence',
    en: 'With **member distribution**, people sign in.',
    report: `${enFile}:1: "member distribution" is no label of`,
  },
  {
    what: 'a word in bold for its weight',
    en: 'The team is **not** attached.',
    report: `${enFile}:1: "not" is no label of`,
  },
  {
    what: 'a step that begins with an unknown label',
    en: '1. **Tomatoes** opens.',
    report: `${enFile}:1: "Tomatoes" is no label of`,
  },
  {
    what: 'a Japanese label of our own making',
    en: 'Click **Invite New Member**.',
    ja: '**新しいメンバーを招待**をクリックします。',
    report: `${jaFile}:1: "新しいメンバーを招待" is not a known label`,
  },
  {
    what: 'an English label without its meaning',
    en: 'Click **Member List**.',
    ja: '**Member List**をクリックします。',
    report: `${jaFile}:1: "Member List" stands here without Japanese. Write **Member List**（メンバー一覧）`,
  },
  {
    what: 'an English label where the Japanese one was read',
    en: 'Click **Upload**.',
    ja: '**Upload**をクリックします。',
    report: `${jaFile}:1: "Upload" stands here without Japanese. Write **アップロード**`,
  },
  {
    what: 'a meaning that only another section gives',
    en: '## A {#a}\n\n**Team List** opens.\n\n## B {#b}\n\n**Team List** opens.\n',
    ja: '## A {#a}\n\n**Team List**（チーム一覧）を開きます。\n\n## B {#b}\n\n**Team List**を開きます。\n',
    report: `${jaFile}:7: "Team List" stands here without Japanese`,
  },
  {
    what: 'a label that the Japanese page leaves out',
    en: '## A {#a}\n\nClick **Create**, then **OK**.\n',
    ja: '## A {#a}\n\n**作成**をクリックします。\n',
    report: `${jaFile}:1: **OK** (${enFile}:3) is not in this section. Write **OK**.`,
  },
  {
    what: 'another label than the English one',
    en: 'Click **Create**.',
    ja: '**設定**をクリックします。',
    report: `${jaFile}:1: **設定** is not in the section of ${enFile}:1`,
  },
  {
    what: 'a translated label that begins an item',
    en: '- **Invite New Member**: opens a form.',
    ja: '- **新しい人を招く**：画面を開きます。',
    report: `${jaFile}:1: **Invite New Member** (${enFile}:1) is not in this section`,
  },
  {
    what: 'labels in another order',
    en: '1. Click **Create**.\n2. Click **OK**.',
    ja: '1. **OK**をクリックします。\n2. **作成**をクリックします。',
    report: `${jaFile}:1: **OK** stands earlier than in English (${enFile}:2)`,
  },
]) {
  test(`labels: reports ${what}`, async () => {
    expect(await findings(en, ja)).toContainEqual(expect.stringContaining(report));
  });
}

for (const {what, en, ja, file} of [
  {what: 'a label of the table', en: 'Click **Invite New Member**.'},
  {what: 'a menu path', en: 'Open **Settings > Authentication**.'},
  {what: "another product's label", en: 'Choose **Product > Archive** in Xcode.'},
  {what: 'a term before a colon', en: '- **Your key**: the one in your settings.'},
  {what: 'a term with its colon', en: '**Cause:** the key is wrong.'},
  {what: 'a term that is a sentence', en: '- **Only the page goes.** Revisions stay.'},
  {what: "a row's head", en: '| | A |\n|---|---|\n| **A seat** | 1 |\n'},
  {what: 'how an entry of troubleshooting begins', en: '**You see this** when an upload fails.'},
  {what: 'a choice', en: 'Send **one** of these:', ja: '次の**いずれか1つ**を送ります。'},
  {what: 'code and links', en: '- **`users`** and **[the page](device.md)**'},
  {
    what: 'what begins an item of an API page',
    en: '- **404** means that the group is gone.',
    file: 'docs/api/a.md',
  },
  {
    what: 'Japanese that was read, and English with a meaning',
    en: 'Click **Settings**, then **Member List**.',
    ja: '**設定**をクリックし、**Member List**（メンバー一覧）をクリックします。',
  },
  {
    what: 'a second mention in the section',
    en: '**Team List** opens. Click **Team List**.',
    ja: '**Team List**（チーム一覧）が開きます。**Team List**をクリックします。',
  },
  {
    what: "another product's English screen",
    en: 'Open **View Setup Instructions**.',
    ja: '**View Setup Instructions**を開きます。',
  },
  {
    what: 'spaces and brackets in the Japanese style',
    en: 'Fill in **Identifier (Entity ID)**.',
    ja: '**識別子 (エンティティ ID)** に入力します。',
  },
  {
    what: 'the word order of a Japanese sentence',
    en: 'Click **Create** in **Projects**.',
    ja: '**プロジェクト**で**作成**をクリックします。',
  },
  {
    what: 'what English screens show',
    en: 'The team **All Employees** has everyone.',
    ja: '**全社員**（英語の画面では**All Employees**）には全員が入っています。',
  },
  {
    what: 'a label that one language names twice',
    en: 'The team **All Employees** has everyone. Choose **All Employees**.',
    ja: '**全社員**には全員が入っています。選択します。',
  },
  {
    what: 'a label of which only the Japanese was read',
    en: 'Change the number of members.',
    ja: '**プランを変更**をクリックします。',
  },
  {
    what: "a Japanese description of another product's label",
    en: 'Open **Settings > Security and privacy**.',
    ja: '**設定**でセキュリティの画面を開きます。',
  },
  {
    what: 'a sign in quotation marks between Japanese letters',
    en: 'Click **×**.',
    ja: '横にある「×」をクリックします。',
  },
  {
    what: 'a word that is a label, too, as a term',
    en: '- **Members**: people in the group.',
    ja: '- **メンバー**：グループの人です。',
  },
  {
    what: 'a label that begins with a variable, as the built page has it',
    en: 'Add the step **{{name}} Upload**.',
    ja: 'ステップ**{{name}} Upload**を追加します。',
  },
]) {
  test(`labels: leaves alone ${what}`, async () => {
    expect(await findings(en, ja, file)).toEqual([]);
  });
}

/** A page and its twin with a table of labels in both languages. */
const enPairs = (row: string) => `| Label | In Japanese | Where |\n|---|---|---|\n${row}\n`;
const jaPairs = (row: string) => `| ラベル | 英語のラベル | 場所 |\n|---|---|---|\n${row}\n`;

for (const {what, en, ja, report} of [
  {
    what: 'a Japanese label of our own making',
    en: enPairs('| **Upload** | 上げる | Left |'),
    report: `${enFile}:3: "Upload" and "上げる" are no pair of src/checks/labelsTable.ts. Write "アップロード" beside it.`,
  },
  {
    what: 'a meaning that looks like a label',
    en: enPairs('| **Team List** | チーム一覧 | Left |'),
    report: `${enFile}:3: "Team List" and "チーム一覧" are no pair of src/checks/labelsTable.ts. Write "（チーム一覧）" beside it.`,
  },
  {
    what: 'a label that is not in the table',
    en: enPairs('| Tomatoes | トマト | Left |'),
    report: `${enFile}:3: "Tomatoes" and "トマト" are no pair of src/checks/labelsTable.ts. Write the label as`,
  },
  {
    what: 'the English of another label',
    en: enPairs('| **Upload** | アップロード | Left |'),
    ja: jaPairs('| **アップロード** | `Create` | 左 |'),
    report: `${jaFile}:3: "アップロード" and "Create" are no pair of src/checks/labelsTable.ts. Write "Upload" beside it.`,
  },
  {
    what: 'English for a label of which only the Japanese was read',
    en: enPairs('| Change plan | プランを変更 | Left |'),
    ja: jaPairs('| **プランを変更** | `Change plan` | 左 |'),
    report: `${jaFile}:3: "プランを変更" and "Change plan" are no pair of src/checks/labelsTable.ts. Write "-" beside it.`,
  },
]) {
  test(`labels side by side: reports ${what}`, async () => {
    expect(await findings(en, ja)).toContainEqual(expect.stringContaining(report));
  });
}

test('labels side by side: leaves alone pairs of the table, and counts them', async () => {
  const en = [
    '| **Create** | 新規作成 | Left |',
    '| **Team List** | （チーム一覧） | Right |',
    '| Change plan | プランを変更 | Portal |',
  ].join('\n');
  const ja = [
    '| **新規作成** | `Create` | 左 |',
    '| **Team List**（チーム一覧） | `Team List` | 右 |',
    '| **プランを変更** | - | ポータル |',
  ].join('\n');
  const pages = contentOf({[enFile]: enPairs(en), [jaFile]: jaPairs(ja)});
  const {looked, findings: found} = await labelsShown.run(pages);
  expect(found).toEqual([]);
  // Three rows in each language, two bold labels in English and three in Japanese.
  expect(looked).toBe(11);
});

test('the page of screens shows each label that people look for', () => {
  // Words that are labels elsewhere in another form, what the tools write, and a wizard's last button.
  const left = [
    ...['Enterprise', 'Project', 'Organization', 'Shared Team', 'Team', 'Permission'],
    ...['Owner', 'Developer', 'Tester', 'Delete member', 'Finish'],
    ...['Applications members can access', '{{name}} Upload', '{{name}} Upload Information'],
    ...['You can migrate existing organizations into this workspace'],
    ...['App Details', 'Open on Mobile'],
  ];
  const source = fs.readFileSync('docs/developer-guide/learning/screens.md', 'utf8');
  const shown = new Set(
    [...source.matchAll(/^\| (?:\*\*)?(.+?)(?:\*\*)? +\|/gm)].map(([, label]) => label!),
  );
  expect(labels.map(({en}) => en).filter((en) => !shown.has(en))).toEqual(
    labels.map(({en}) => en).filter((en) => left.includes(en)),
  );
});

test('the table names each label once, and says what those mean whose Japanese nobody has read', () => {
  const names = [
    ...labels.map(({en}) => en),
    ...foreignLabels.map(({owner, en}) => `${owner}: ${en}`),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const {en, ja, known, means} of labels) {
    expect(Boolean(means), en).toBe(ja === undefined);
    expect(known === 'meaning only' && ja !== undefined, en).toBe(false);
  }
});
