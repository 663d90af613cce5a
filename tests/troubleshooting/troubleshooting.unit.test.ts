/** Symptoms that are written once and shown in several places: how entries are read, what they become, and what the check says. */
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
import {loadTroubles} from '../../src/plugins/troubleshooting/load';
import {loadDescription} from '../../src/plugins/api-reference/description';

const {entry, flaws} = parse(fs.readFileSync('tests/fixtures/troubleshooting.yaml', 'utf8')) as {
  entry: string;
  flaws: [what: string, file: keyof typeof files, from: string, to: string, report: string][];
};
const shown = '## Troubleshooting {#troubleshooting}\n\n::troubleshooting{entries="passcode"}\n';
const translated = 'i18n/ja/docusaurus-plugin-content-docs/current';
const files = {
  page: 'docs/troubleshooting/index.md',
  twin: `${translated}/troubleshooting/index.md`,
  guide: 'docs/tester-guide/install/from-link.md',
  guideTwin: `${translated}/tester-guide/install/from-link.md`,
};
const {page, twin, guide, guideTwin} = files;
const sound: Record<string, string> = {
  [page]: entry,
  [twin]: entry,
  [guide]: shown,
  [guideTwin]: shown,
};
const run = (content: Record<string, string>) => troubleshootingIds(contentOf(content));

/** What a page of the site becomes, as Markdown. */
async function expanded(file: string, markdown: string): Promise<string> {
  const tree = parseMarkdown(markdown);
  await troubleshooting()(tree, {path: path.resolve(file)});
  return remark()
    .data('settings', {bullet: '-'})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkDirective)
    .stringify(tree);
}

test('on its own page, an entry shows all its readers, and steps of its own', async () => {
  const english = await expanded(page, entry);
  expect(english).toContain(
    '- **Who sees it**: testers\n- **Cause**: The page is protected.\n- **Fix**: Ask the sender.',
  );
  expect(english).toContain('1. A step that only this page shows.');
  expect(english).toContain('- **Who sees it**: developers (old group)\n- **Cause**: Your page');
  // A link to the entry is for other pages.
  expect(english).toContain('Look the passcode up. Then tell it.');
  expect(await expanded(twin, entry)).toContain(
    '- **対象**: 開発者（旧グループ）\n- **原因**: Your page is protected.\n- **対処方法**:',
  );
});

test('another page shows entries in short, with links that lead where they led', async () => {
  const {title} = (await loadTroubles('en')).get('passcode')!;
  const table = await expanded(guide, '::troubleshooting{entries="passcode not-authorized"}');
  expect(table.trim().split('\n')).toHaveLength(4);
  expect(table).toContain('| Symptom | Cause | Fix |');
  expect(table).toContain(
    `[${title.map((node) => textOf(node)).join('')}](../../troubleshooting/index.md#passcode)`,
  );
  expect(table).toContain('(../../troubleshooting/index.md#cannot-see-the-app)');
  const elsewhere = await expanded(
    'docs/developer-guide/app/upload-app.md',
    '::troubleshooting{entries="developer-mode-off passcode" for="testers"}',
  );
  expect(elsewhere).toContain('(../../tester-guide/install/from-link.md#developer-mode)');
  // A single entry is a paragraph, in a step, too.
  const step = '1. Tap the link.\n\n   ::troubleshooting{entries="passcode"}';
  expect(await expanded(guide, step)).toMatch(
    / {3}\*\*\[The page asks for a passcode\]\(.*#passcode\)\*\*: The page is protected\. /,
  );
});

test('a page shows what its readers need: by its guide, or as it says, and by plan or kind of group', async () => {
  const on = (guideName: string, more = '') =>
    expanded(`docs/${guideName}/example.md`, `::troubleshooting{entries="cannot-invite"${more}}`);
  const administrators = await on('administrator-guide');
  const developers = await on('developer-guide');
  expect(
    new Set([administrators, developers, await on('administrator-guide', ' in="free"')]).size,
  ).toBe(3);
  expect(await on('developer-guide', ' for="administrators"')).toContain('[Add a seat]');
  expect(developers).not.toContain('[Add a seat]');
  // Without a variant for old groups, the one for all.
  expect(await on('developer-guide', ' in="old-group"')).toBe(developers);
});

test('a row has the anchor of its entry unless the page has one of that name', async () => {
  const rows = async (heading: string) => {
    const tree = parseMarkdown(`${heading}\n\n::troubleshooting{entries="passcode storage-full"}`);
    await troubleshooting()(tree, {path: path.resolve(guide)});
    return JSON.stringify(tree.children[1]);
  };
  expect(await rows('## Others {#others}')).toContain('"hProperties":{"id":"passcode"}');
  expect(await rows('## Passcode {#passcode}')).not.toContain('"hProperties":{"id":"passcode"}');
});

test('errors of the API are shown from its description', async () => {
  const errors = (await loadDescription('en'))['x-errors'];
  const table = await expanded(guide, '::troubleshooting{entries="unknown-binary"}');
  expect(table).toContain('[`unknown binary`](../../api/errors.md#unknown-binary)');
  expect(table).toContain(errors['unknown-binary']!.cause.split('.')[0]);
});

test.describe('a writer is told', () => {
  for (const [what, name, from, to, report] of flaws) {
    test(what, async () => {
      const file = files[name];
      expect(await run(sound)).toEqual([]);
      expect(sound[file]).toContain(from);
      const findings = await run({...sound, [file]: sound[file]!.replace(from, to)});
      const told = findings.map((finding) => `${finding.file}:${finding.line}: ${finding.message}`);
      expect(told).toContainEqual(expect.stringMatching(report));
    });
  }

  test('an entry that no page shows is fine', async () => {
    expect(await run({[page]: entry, [twin]: entry})).toEqual([]);
  });

  test('the same as an error of the build', async () => {
    await expect(expanded(guide, '\n::troubleshooting{entries="pascode"}')).rejects.toThrow(
      /^docs\/tester-guide\/install\/from-link\.md:2: No entry has the id "pascode"/,
    );
    await expect(expanded(page, entry.replace('testers', 'robots'))).rejects.toThrow(
      /^docs\/troubleshooting\/index\.md:5: for="robots" is unknown/,
    );
  });

  test('an entry for other readers than in English', () => {
    const files = {...sound, [twin]: entry.replace('"testers"', '"integrators"')};
    const findings = translationsAgree(contentOf(files));
    expect(findings.map(({message}) => message).join()).toContain('::trouble{"for":"testers"}');
  });
});
