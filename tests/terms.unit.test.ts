/** Every rule of the terms table finds what it is for, and passes what only looks like it. */
import {contentOf} from '../src/checks/content';
import {termsUsed, wordsToAvoid} from '../src/checks/termsUsed';
import {terms, type Place} from '../src/checks/termsTable';
import {expect, test} from './fixtures/test';

interface Case {
  text: string;
  /** The word that is found, and how the message goes on. */
  report: string;
  place?: Place;
}

const wrong: Record<'en' | 'ja', Case[]> = {
  en: [
    {text: 'Every tenant has members.', report: '"tenant": write workspace'},
    {text: 'Ask the owner of the enterprise.', report: '"the enterprise": write workspace'},
    {text: 'Open the landing page.', report: '"landing page": write distribution page'},
    {text: 'A squad tests it.', report: '"squad": write team'},
    {text: 'Set a custom field.', report: '"custom field": write custom attribute'},
    {text: 'Open the dashboard.', report: '"dashboard": write admin console'},
    {text: 'Log in to the site.', report: '"Log in": write sign in'},
    {text: 'Log out afterwards.', report: '"Log out": write sign out'},
    {text: 'The log-in fails.', report: '"log-in": write sign in, or sign-in'},
    {text: 'Sign on with Okta.', report: '"Sign on": write sign in'},
    {text: 'Copy the API token.', report: '"API token": write API key'},
    {text: 'Pin the revision.', report: '"Pin the revision": write protect'},
    {text: 'Unlock this revision.', report: '"Unlock this revision": write protect'},
    {text: 'Simply open it.', report: '"Simply": write nothing'},
    {text: 'Names, keys etc.', report: '"etc.": write the whole list'},
    {text: 'A name, e.g. a team.', report: '"e.g.": write for example'},
    {text: 'A name, i.e. a team.', report: '"i.e.": write that is'},
    {text: 'Export is coming soon.', report: '"coming soon": write what is so now'},
    {text: 'Sign in with Azure AD.', report: '"Azure AD": write Microsoft Entra ID'},
    {text: 'Sign in with G Suite.', report: '"G Suite": write Google Workspace'},
    {text: 'The call answers 404.', report: '"answers": write returns or responds with'},
    {text: 'It answers with a list.', report: '"answers": write returns or responds with'},
    {text: 'Read the key in the answer.', report: '"in the answer": write in the response'},
    {text: 'The answer is JSON.', report: '"answer": write response'},
    {text: 'Answers are JSON.', report: '"Answers": write response'},
    {text: 'Copy the address of the page.', report: '"address": write URL'},
    {text: 'Addresses on the web change.', report: '"Addresses": write URL'},
    {text: 'Everybody in the group sees it.', report: '"Everybody": write anyone, everyone'},
    {text: 'Ask somebody else.', report: '"somebody": write anyone, everyone'},
    {text: 'Whoever opens it signs in.', report: '"Whoever": write anyone, everyone'},
    {text: 'For those who test.', report: '"those who": write people who'},
    {text: 'The invitation comes by mail.', report: '"mail": write email'},
    {text: 'Mails arrive late.', report: '"Mails": write email'},
    {text: 'Send an e-mail.', report: '"e-mail": write email'},
    {text: 'A text that says why.', report: '"text that says why": write error message'},
    {text: 'You may have to wait.', report: '"may have to": write can, must, or need to'},
    {text: 'The tester has to expect a delay.', report: '"has to expect": write can, must'},
    {text: 'Nothing else is to fill in.', report: '"Nothing else is to fill": write an instruct'},
    {text: 'It is there since 4.7.0.', report: '"is there since": write available since'},
    {text: 'The value comes by itself.', report: '"comes by itself": write the default value'},
    {text: 'Read the former name.', report: '"the former": write previous'},
    {text: 'Delete the earlier pages.', report: '"the earlier pages": write previous'},
    {text: 'As a rule, members see it.', report: '"As a rule": write what is so'},
    {text: 'It normally takes a minute.', report: '"normally": write what is so'},
    {text: 'It may not accept every key.', report: '"may not accept": write what is so'},
    {text: 'Expect that testers ask.', report: '"Expect that": write what happens'},
    {text: 'This table names no limit.', report: '"This table names no": write nothing about'},
    {text: 'The limit is not known.', report: '"is not known": write nothing about'},
    {text: 'It is the owner who decides.', report: '"It is the owner who": write the subject'},
    {text: 'Invite project members.', report: '"project members": write group'},
    {text: 'In order to sign in, open it.', report: '"In order to": write to'},
    {text: 'Utilize the key.', report: '"Utilize": write use'},
    {text: 'Click on the name.', report: '"Click on": write click'},
    {text: 'You did it!', report: '"t!": write a full stop'},
    {text: 'Upload it from Github.', report: '"Github" is written GitHub'},
  ],
  ja: [
    {text: 'テナントを開きます。', report: '"テナント": write ワークスペース'},
    {text: 'エンタープライズを開きます。', report: '"エンタープライズ": write ワークスペース'},
    {text: 'ランディングページです。', report: '"ランディングページ": write 配布ページ'},
    {text: 'スクワッドです。', report: '"スクワッド": write チーム'},
    {text: 'カスタムフィールドです。', report: '"カスタムフィールド": write カスタム属性'},
    {text: 'ダッシュボードを開きます。', report: '"ダッシュボード": write 管理コンソール'},
    {text: 'サインインします。', report: '"サインイン": write ログイン'},
    {text: 'サインアウトします。', report: '"サインアウト": write ログアウト'},
    {text: 'サインアップします。', report: '"サインアップ": write 登録'},
    {text: 'APIトークンです。', report: '"APIトークン": write APIキー'},
    {text: 'ユーザです。', report: '"ユーザ": write ユーザー'},
    {text: 'サーバです。', report: '"サーバ": write サーバー'},
    {text: 'メンバです。', report: '"メンバ": write メンバー'},
    {text: 'ブラウザです。', report: '"ブラウザ": write ブラウザー'},
    {text: 'フォルダです。', report: '"フォルダ": write フォルダー'},
    {text: 'エラです。', report: '"エラ": write エラー'},
    {text: 'キャプチャーです。', report: '"キャプチャー": write キャプチャ'},
    {text: 'あなたのキーです。', report: '"あなた": write nothing'},
    {text: '準備中です。', report: '"準備中": write what is so now'},
    {text: 'API キーです。', report: '"I キ": write no space'},
    {text: 'キー:値です。', report: '"ー:": write full-width punctuation'},
    {text: '３件です。', report: '"３": write half-width'},
    {text: 'この後の動き', report: '"この後の動き": write 次の手順'},
    {text: '呼び出しを試す', report: '"を試す": write 動作を確認する', place: 'heading'},
    {
      text: '移すときに起きること',
      report: '"起きること": write what the section',
      place: 'heading',
    },
    {text: '元に戻る方法', report: '"戻る方法": write 対処方法', place: 'heading'},
    {text: 'コピーする向き', report: '"する向き": write what the section', place: 'heading'},
    {text: '開発者のための設定', report: '"のための": write 体言止め', place: 'heading'},
    {text: '端末があります', report: '"があります": write 〜が必要です', place: 'precondition'},
    {text: '管理者に相談できます', report: '"できます": write 〜が必要です', place: 'precondition'},
    {text: 'APIの応答です。', report: '"応答": write レスポンス'},
    {text: '要求ヘッダーです。', report: '"要求": write リクエスト'},
    {text: 'リクエストの本文です。', report: '"リクエストの本文": write ボディ'},
    {text: '通常は1分です。', report: '"通常は": write what is so'},
  ],
};

for (const language of ['en', 'ja'] as const) {
  for (const {text, report, place} of wrong[language]) {
    test(`"${text}" is reported with what to write`, () => {
      const [first] = wordsToAvoid(text, {language, key: 'docs/a/device.md', place});
      expect(first?.message).toContain(report);
    });
  }

  test(`every ${language} rule has a planted case`, () => {
    const hit = new Set(
      wrong[language].flatMap(({text, place}) =>
        terms[language]!.filter(({avoid, only}) => only === place && text.search(avoid) >= 0),
      ),
    );
    expect(terms[language]!.filter((rule) => !hit.has(rule)).map(({avoid}) => avoid)).toEqual([]);
  });
}

const right: Record<'en' | 'ja', (string | {text: string; place: Place})[]> = {
  en: [
    'Enter your email address.',
    'The IP address of the device is in the log.',
    'Several IP addresses and email addresses are listed.',
    'Paste the URL into the address bar.',
    'To address this, restart the app.',
    'This page answers common questions.',
    'You find the answers to these questions below.',
    'Find the answer in the list of questions.',
    'The mail server refuses it.',
    'Everyone in the group, including anyone who is invited, sees it.',
    'People who test the app need no account.',
    'It takes 30 days, or is removed earlier than that.',
    'Version 4.7.0 or earlier.',
    'Entra ID is formerly Azure AD.',
    'You may be asked to sign in.',
    'It is possible that the owner has changed.',
    'This page is for owners.',
    'Open the Xcode project.',
    'Use ! in a pattern.',
    'The organization chart of your company.',
    'The field has existed for years.',
    'The log in the device is empty.',
    'Owners, administrators, and developers can upload.',
    'With it, only owners and administrators can upload.',
    'After August 31, new apps and updates need it.',
    'It is generally available.',
    'For more answers, see the questions.',
    'On Android, owners and testers use the client app.',
    'If you leave, apps and teams stay.',
    'Click it, then choose a team or an app.',
    'It depends on the plan, whether paid or not.',
  ],
  ja: [
    'サーバーが応答しない場合は、再起動します。',
    '応答URLに入力します。',
    'メールの本文に書かれています。',
    'ほかのキーを試すと、成功します。',
    '通常の画面に戻ります。',
    'チームがあります。',
    {text: '動作を確認する', place: 'heading'},
    {text: 'アプリを試す手順', place: 'heading'},
    {text: '管理者の権限が必要です', place: 'precondition'},
    {text: '再起動する必要があります', place: 'precondition'},
    {text: '表示できることを確認してください', place: 'precondition'},
  ],
};

for (const language of ['en', 'ja'] as const) {
  for (const planted of right[language]) {
    const {text, place} = typeof planted === 'string' ? {text: planted} : planted;
    test(`"${text}" passes`, () => {
      expect(wordsToAvoid(text, {language, key: 'docs/a/device.md', place})).toEqual([]);
    });
  }
}

test('on a page of questions, questions have answers; an API still responds', () => {
  const faq = {language: 'en', key: 'docs/tester-guide/faq.md'} as const;
  expect(wordsToAvoid('The answer is below.', faq)).toEqual([]);
  expect(wordsToAvoid('The API answers with 404.', faq)).toHaveLength(1);
});

const found = async (files: Record<string, string>, rest = {}) =>
  (await termsUsed.run(contentOf(files, rest))).findings.map(
    ({file, line, message}) => `${file}:${line}: ${message}`,
  );

test('labels in bold, code and link targets are as their owners wrote them', async () => {
  const page = 'Click **Log In**, then run `answer --address` or [read on](./address.md).\n';
  expect(await found({'docs/a.md': page})).toEqual([]);
});

test("places have rules of their own: headings, and a condition's first sentence", async () => {
  const page = [
    '## 呼び出しを試す {#try}',
    '',
    '## はじめる前に {#before-you-begin}',
    '',
    '- キーがあります。',
    '- キーが必要です。設定で確認できます。',
    '',
    '## 手順 {#steps}',
    '',
    '- キーがあります。',
    '',
  ].join('\n');
  const file = 'i18n/ja/docusaurus-plugin-content-docs/current/a.md';
  expect(await found({[file]: page})).toEqual([
    `${file}:1: "を試す": write 動作を確認する.`,
    `${file}:5: "があります": write 〜が必要です, or 〜できることを確認してください.`,
  ]);
});

test("texts of the API's description are looked at in both languages", async () => {
  const report = await found({
    'static/openapi.yaml':
      'info:\n  title: API\n  description: >-\n    Every `answer` is JSON.\n\n    Everybody can call it.\n' +
      'examples:\n  - summary: Answer\n    value:\n      title: feature/login\n',
    'i18n/ja/openapi.overlay.yaml':
      'actions:\n  - target: $.info\n    update:\n      description: 応答はJSONです。\n',
  });
  expect(report).toEqual([
    'static/openapi.yaml:3: "Everybody": write anyone, everyone, someone, people, members, or "you".',
    'static/openapi.yaml:8: "Answer": write response or the value itself; an API returns something.',
    'i18n/ja/openapi.overlay.yaml:4: "応答": write レスポンス.',
  ]);
});

test("texts of the interface are looked at in both languages, except Docusaurus' English", async () => {
  const file = 'i18n/ja/code.json';
  const report = await found(
    {[file]: '{\n  "site.copy": {"message": "応答をコピー"}\n}\n'},
    {
      neededTexts: [
        {file, id: 'site.copy', english: 'Copy the answer'},
        {file, id: 'theme.copy', english: 'Copy the answer'},
      ],
    },
  );
  expect(report).toEqual([
    `${file}:2: The English of "site.copy": "answer": write response or the value itself; an API returns something.`,
    `${file}:2: "site.copy": "応答": write レスポンス.`,
  ]);
});
