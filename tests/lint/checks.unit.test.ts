/** The checks of several files at once, and the command that runs rules and checks. */
import {sourceHash} from '../../src/plugins/translations/freshness';
import {checkContent} from '../../src/commands/checkContent';
import {checks as ofContent} from '../../src/lint/checks';
import {contentOf, type Check, type Content} from '../../src/lint/content';
import {interfaceTexts} from '../../src/lint/checks/interfaceTexts';
import {lintPages} from '../../src/lint/lintPages';
import {translationOf} from '../../src/site/contentPath';
import fs from 'node:fs';
import {parse} from 'yaml';
import {expect, test} from '../fixtures/test';

const checks: Record<string, Check> = {...ofContent, interface: interfaceTexts};

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

/** Returns a site with one page and its translation, and other files. `null` removes a file. */
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

const problemsOf = async (name: string, content: Content) =>
  (await checks[name]!(content)).map(
    ({file, line, message, warning}) => `${file}:${line}: ${warning ? 'warning: ' : ''}${message}`,
  );

test('a correct site passes every check', async () => {
  for (const name of Object.keys(checks)) {
    expect(await problemsOf(name, site()), name).toEqual([]);
  }
});

/** A defect of `lint/severalFiles.yaml`. Comments in that file explain the properties. */
interface Defect extends Partial<Omit<Content, 'files'>> {
  check: string;
  what: string;
  english?: [from: string, to: string];
  japanese?: [from: string, to: string];
  append?: [english: string, japanese: string];
  files?: Record<string, string | null>;
  says: string;
}

/** Replaces a part of a text. Fails if the text doesn't contain the part. */
function replace(text: string, [from, to]: [string, string] = ['', '']): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

function plant({english: en, japanese: ja, append, files = {}, ...rest}: Partial<Defect>) {
  const page = replace(english, en) + (append?.[0] ?? '');
  const other = replace(japanese, ja) + (append?.[1] ?? '');
  const isCurrent = Boolean(append ?? (en && ja));
  const others = Object.entries(files).map(([file, text]) => [
    file,
    text === '$english' ? english : text,
  ]);
  return site(
    {
      [enFile]: page,
      [jaFile]: isCurrent ? other.replace(sourceHash(english), sourceHash(page)) : other,
      ...(Object.fromEntries(others) as Record<string, string | null>),
    },
    rest,
  );
}

const defects = parse(fs.readFileSync('tests/fixtures/lint/severalFiles.yaml', 'utf8')) as Defect[];

for (const defect of defects) {
  test(`${defect.check}: reports ${defect.what}`, async () => {
    expect(await problemsOf(defect.check, plant(defect))).toContainEqual(
      expect.stringContaining(defect.says),
    );
  });
}

test('a page may have no translation', async () => {
  expect(await problemsOf('translations', site({[jaFile]: null}))).toEqual([]);
});

test('signs, terms, and labels without a known translation may be in one language only', async () => {
  for (const [from, to] of [
    ['Click **×**', '「×」を押し、ページ'],
    ['**Members**: people', 'メンバーのページ'],
    ['Change it on the page', '**プランを変更**で、ページ'],
    ['Open **Settings > Users and groups**', '**設定**でページ'],
  ] as const) {
    const content = plant({english: ['Open the page', from], japanese: ['アプリのページ', to]});
    expect(await problemsOf('translations', content), to).toEqual([]);
  }
});

test('npm run check with a path checks the page and its translation, and refuses a path that is no page', async () => {
  const file = 'docs/index.md';
  // The check starts four tools, beside other tests.
  test.setTimeout(180_000);
  const {files, passed} = await checkContent([file]);
  expect(passed).toBe(true);
  expect(files).toEqual([file, translationOf(file, 'ja')]);
  await expect(checkContent(['docs/no-such-page.md'])).rejects.toThrow(
    'docs/no-such-page.md is no page. Name Markdown files of docs, release-notes or i18n',
  );
});

test('a run whose rules have not loaded fails', async () => {
  const before = process.env.NODE_OPTIONS;
  // Makes textlint load an empty preset.
  process.env.NODE_OPTIONS = '--require ./tests/fixtures/lint/withoutRules.cjs';
  try {
    await expect(lintPages(['docs/index.md'])).rejects.toThrow(/could not lint|did not report/);
  } finally {
    process.env.NODE_OPTIONS = before;
  }
});
