/** Troubleshooting entries: on their own page, in short on other pages, and problems that the check reports. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {parse} from 'yaml';
import {contentOf} from '../../src/lint/content';
import {troubleshootingIds} from '../../src/lint/checks/troubleshootingIds';
import {translationsAgree} from '../../src/lint/checks/translations';
import {parseMarkdown, textOf} from '../../src/lib/markdown/read';
import {troubleshooting} from '../../src/plugins/troubleshooting/remark';
import {loadEntries} from '../../src/plugins/troubleshooting/load';
import {loadDescription} from '../../src/plugins/api-reference/description';

const translated = 'i18n/ja/docusaurus-plugin-content-docs/current';
const files = {
  page: 'docs/troubleshooting/index.md',
  twin: `${translated}/troubleshooting/index.md`,
  guide: 'docs/tester-guide/install/from-link.md',
  guideTwin: `${translated}/tester-guide/install/from-link.md`,
};
const {page, twin, guide, guideTwin} = files;
const {entry, flaws} = parse(fs.readFileSync('tests/fixtures/troubleshooting.yaml', 'utf8')) as {
  entry: string;
  flaws: [what: string, file: keyof typeof files, from: string, to: string, report: string][];
};
const directive =
  '## Troubleshooting {#troubleshooting}\n\n::troubleshooting{entries="passcode"}\n';
const sound: Record<string, string> = {
  ...{[page]: entry, [twin]: entry},
  ...{[guide]: directive, [guideTwin]: directive},
};

/** Returns the Markdown of a page after the remark plugin. */
async function expanded(file: string, markdown: string): Promise<string> {
  const tree = parseMarkdown(markdown);
  await troubleshooting()(tree, {path: path.resolve(file)});
  return remark()
    .data('settings', {bullet: '-'})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkDirective)
    .stringify(tree);
}

test('the page of an entry shows the variants for all readers, and the steps below them', async () => {
  const english = await expanded(page, entry);
  expect(english).toContain(
    '- **Who sees it**: testers\n- **Cause**: The page is protected.\n- **Fix**: Ask the sender.',
  );
  expect(english).toContain('1. A step that only this page shows.');
  expect(english).toContain('- **Who sees it**: developers (old group)\n- **Cause**: Your page');
  // A link to the entry itself becomes text, because the link is for other pages.
  expect(english).toContain('Look the passcode up. Then tell it.');
  expect(await expanded(twin, entry)).toContain(
    '- **対象**: 開発者（旧グループ）\n- **原因**: Your page is protected.\n- **対処方法**:',
  );
});

test('another page shows entries in short, with links relative to that page', async () => {
  const entries = await loadEntries('en');
  const titleOf = (id: string) =>
    entries
      .get(id)!
      .title.map((node) => textOf(node))
      .join('');
  const table = await expanded(guide, '::troubleshooting{entries="passcode not-authorized"}');
  expect(table.trim().split('\n')).toHaveLength(4);
  expect(table).toContain('| Symptom | Cause | Fix |');
  const link = `[${titleOf('passcode')}](../../troubleshooting/index.md#passcode)`;
  expect(table).toContain(link);
  // A single entry is rendered as a paragraph, also in a step.
  const step = '1. Tap the link.\n\n   ::troubleshooting{entries="passcode"}';
  expect(await expanded(guide, step)).toContain(`   **${link}**: `);
});

test("a page shows the variant for its guide's readers or the named readers, and for their plan or group", async () => {
  const on = (guideName: string, more = '') =>
    expanded(`docs/${guideName}/example.md`, `::troubleshooting{entries="cannot-invite"${more}}`);
  const administrators = await on('administrator-guide');
  const developers = await on('developer-guide');
  expect(
    new Set([administrators, developers, await on('administrator-guide', ' in="free"')]).size,
  ).toBe(3);
  const named = await on('developer-guide', ' for="administrators"');
  const withoutUrls = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']');
  expect(withoutUrls(named)).toBe(withoutUrls(administrators));
  // Shows the variant for all groups if there is none for old groups.
  expect(await on('developer-guide', ' in="old-group"')).toBe(developers);
});

test("a row has its entry's id unless a heading of the page has the same id", async () => {
  const rows = async (heading: string) => {
    const tree = parseMarkdown(`${heading}\n\n::troubleshooting{entries="passcode storage-full"}`);
    await troubleshooting()(tree, {path: path.resolve(guide)});
    return JSON.stringify(tree.children[1]);
  };
  expect(await rows('## Others {#others}')).toContain('"hProperties":{"id":"passcode"}');
  expect(await rows('## Passcode {#passcode}')).not.toContain('"hProperties":{"id":"passcode"}');
});

test("errors of the API are shown with the texts of the API's description", async () => {
  const errors = (await loadDescription('en'))['x-errors'];
  const table = await expanded(guide, '::troubleshooting{entries="unknown-binary"}');
  expect(table).toContain('[`unknown binary`](../../api/errors.md#unknown-binary)');
  expect(table).toContain(errors['unknown-binary']!.cause.split('.')[0]);
});

for (const [what, name, from, to, report] of flaws) {
  test(`the check reports ${what}`, async () => {
    const file = files[name];
    expect(sound[file]).toContain(from);
    const content = contentOf({...sound, [file]: sound[file]!.replace(from, to)});
    const problems = (await troubleshootingIds(content)).map(
      (one) => `${one.file}:${one.line}: ${one.message}`,
    );
    expect(problems).toContainEqual(expect.stringMatching(report));
  });
}

test('correct entries, and entries that no page shows, have no problems', async () => {
  for (const content of [sound, {[page]: entry, [twin]: entry}]) {
    expect(await troubleshootingIds(contentOf(content))).toEqual([]);
  }
});

test('the build refuses an unknown entry and an unknown reader with file and line', async () => {
  await expect(expanded(guide, '\n::troubleshooting{entries="pascode"}')).rejects.toThrow(
    /^docs\/tester-guide\/install\/from-link\.md:2: No entry has the id "pascode"/,
  );
  await expect(expanded(page, entry.replace('testers', 'robots'))).rejects.toThrow(
    /^docs\/troubleshooting\/index\.md:5: for="robots" is unknown/,
  );
});

test('an entry for other readers than in English is reported', () => {
  const content = contentOf({...sound, [twin]: entry.replace('"testers"', '"integrators"')});
  const messages = translationsAgree(content).map(({message}) => message);
  expect(messages.join()).toContain('::trouble{"for":"testers"}');
});
