/**
 * A new page, a new month and a new operation change content and `sidebars.ts` only. They are added to
 * a copy of the site with `npm run new`, as a writer would; then they pass the check of pages and the
 * gate of the API reference.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse, stringify} from 'yaml';
import {copySite} from '../../src/commands/copySite';
import {newPage} from '../../src/commands/newPage';
import {translationOf} from '../../src/site/contentPath';
import {months} from '../fixtures/posts';
import {runIn, writeFiles} from '../fixtures/copies';

const copy = path.resolve('.cache/new-content');
const task = 'docs/tester-guide/install/example.md';
const operation = 'docs/api/group/example.md';
const [newest] = months;
const next = new Date(Date.UTC(newest!.year, newest!.month, 1));
const month = next.toISOString().slice(0, 7);
const post = `release-notes/${month}-release-notes.md`;

/** Changes a file of the copy. */
function edit(file: string, change: (text: string) => string): void {
  const before = fs.readFileSync(path.join(copy, file), 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  fs.writeFileSync(path.join(copy, file), after);
}

/** As many questions as any kind of page may have, of which no two pages have the same. */
const questionsFor = (file: string, isJapanese: boolean) =>
  Array.from({length: /api|release-notes/.test(file) ? 4 : 6}, (_, number) => {
    const id = `${number + 1} ${path.basename(path.dirname(file))}`;
    return `  - "${isJapanese ? `例はどこですか ${id}` : `where is example ${id}`}"`;
  });

/** Writes what a page says in the place of its template. */
function write(file: string, description: string, body: string, title?: string): void {
  edit(file, (text) => {
    const [, head] = /^---\n([\s\S]*?)\n---\n/.exec(text)!;
    const written = head!
      .replace('description: ""', `description: "${description}"`)
      .replace(
        'questions:\n  - ""',
        ['questions:', ...questionsFor(file, file.startsWith('i18n'))].join('\n'),
      )
      .replace('  - ""', '  - example word')
      .replace(/^title: .*$/m, (line) => (title ? `title: "${title}"` : line));
    return `---\n${written}\n---\n\n${body}\n`;
  });
}

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copySite(copy);
  fs.cpSync('.config', path.join(copy, '.config'), {recursive: true});

  // The description has the operation, as a further reading of a group, and its Japanese.
  const [known, added] = [
    '/organizations/{organization_name}',
    '/organizations/{organization_name}/example',
  ];
  edit('static/openapi.yaml', (text) => {
    const api = parse(text) as {paths: Record<string, Record<string, object>>};
    api.paths[added] = {
      get: {
        ...api.paths[known]!.get,
        operationId: 'getExample',
        summary: 'Get an example',
        externalDocs: {url: '/docs/api/group/example'},
      },
    };
    return stringify(api, {lineWidth: 0});
  });
  edit('i18n/ja/openapi.overlay.yaml', (text) => {
    const overlay = parse(text) as {actions: {target: string}[]};
    const own = overlay.actions.filter(({target}) => target.startsWith(`$.paths['${known}'].get`));
    overlay.actions.push(
      ...own.map((action) => ({...action, target: action.target.replace(known, added)})),
    );
    return stringify(overlay, {lineWidth: 0});
  });
  // As a writer does it, for the page whose operation is found by its address.
  await runIn(copy, 'tsx', ['src/commands/newPage.ts', operation, 'Get an example']);
  writeFiles(copy, {...newPage(task, 'Read an example'), ...newPage(post, '')});
  edit('sidebars.ts', (text) =>
    text
      .replace("'tester-guide/install/from-link',", "$&\n'tester-guide/install/example',")
      .replace("'api/group/get-organization',", "$&\n'api/group/example',"),
  );
  write(
    task,
    'Read an example of a page that a writer has added to the site, from its first line to its last.',
    'Testers can read this page.\n\n## Before you begin {#before-you-begin}\n\n- Open the site.\n\n## Read the page {#steps}\n\n1. Read the page to its end.',
  );
  write(
    translationOf(task, 'ja'),
    '書き手がサイトに追加したページの例です。このページを最初の行から最後の行まで読む方法を説明します。',
    'テスターはこのページを読めます。\n\n## はじめる前に {#before-you-begin}\n\n- サイトを開きます。\n\n## ページを読む {#steps}\n\n1. ページを最後まで読みます。',
    '例を読む',
  );
  const api = '::operation{id="getExample"}';
  for (const file of [operation, translationOf(operation, 'ja')]) {
    expect(fs.readFileSync(path.join(copy, file), 'utf8')).toContain(api);
  }
  write(
    operation,
    'Get an example of a group with its teams, apps, and members, on a page that a writer has added.',
    `The call reads one group.\n\n${api}`,
  );
  write(
    translationOf(operation, 'ja'),
    'グループの例を、チーム、アプリ、メンバーとともに取得します。書き手が追加したページの例です。',
    `この呼び出しでは、1つのグループを取得します。\n\n${api}`,
    '例を取得する',
  );
  write(
    post,
    'No changes to the service in the month that follows the newest one, as an example of a new month.',
    '{{name}} has no changes to report this month.\n\n<!-- truncate -->\n\n## Developer tools {#developer-tools}\n\nThe developer tools stay as they are.',
  );
  write(
    translationOf(post, 'ja'),
    '今月、サービスの変更はありません。新しい月のリリースノートを追加する例として書かれたページです。',
    '今月は、{{name}}の変更はありません。\n\n<!-- truncate -->\n\n## 開発者ツール {#developer-tools}\n\n開発者ツールの変更はありません。',
  );
  await runIn(copy, 'tsx', [
    'src/plugins/translations/command.ts',
    '--record',
    task,
    operation,
    post,
  ]);
});

test('the pages and their twins pass the check that a writer runs', async () => {
  test.setTimeout(300_000);
  const said = await runIn(copy, 'tsx', ['src/commands/check.ts', task, operation, post]);
  for (const file of [task, operation, post].flatMap((page) => [page, translationOf(page, 'ja')])) {
    expect(said).toContain(file);
  }
});

test('the gate of the API reference passes', async () => {
  expect(await runIn(copy, 'tsx', ['src/plugins/api-reference/lint/index.ts'])).toContain(
    ' 0 problems',
  );
});
