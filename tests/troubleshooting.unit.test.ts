/** Symptoms that are written once and shown in several places: how entries are read, what they become, and what the check says. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import remarkStringify from 'remark-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {unified} from 'unified';
import {contentOf} from '../src/lint/content';
import {troubleshootingIds} from '../src/plugins/troubleshooting/lint';
import {twinsAgree} from '../src/lint/checks/twins';
import {parseMarkdown, textOf} from '../src/markdown/read';
import {troubleshooting} from '../src/plugins/troubleshooting/remark';
import {loadTroubles} from '../src/plugins/troubleshooting/load';
import {readEntries} from '../src/plugins/troubleshooting/read';
import {loadDescription} from '../src/plugins/api-reference/description';
import {languages} from '../src/site/languages';

const page = 'docs/troubleshooting/index.md';
const twin = 'i18n/ja/docusaurus-plugin-content-docs/current/troubleshooting/index.md';
const guide = 'docs/tester-guide/install/from-link.md';
const guideTwin =
  'i18n/ja/docusaurus-plugin-content-docs/current/tester-guide/install/from-link.md';

const entry = `## Can't install {#cannot-install}

### The page asks for a passcode {#passcode}

::trouble{for="testers"}

The page is protected.

Ask the sender.

Then [enter it](../tester-guide/install/from-link.md#android).

The page offers the build.
`;
const shown = '## Troubleshooting {#troubleshooting}\n\n::troubleshooting{entries="passcode"}\n';
const sound: Record<string, string> = {
  [page]: entry,
  [twin]: entry,
  [guide]: shown,
  [guideTwin]: shown,
};
const run = (files: Record<string, string>) => troubleshootingIds(contentOf(files));
const text = (nodes: Parameters<typeof textOf>[0][]) => nodes.map((node) => textOf(node)).join('');

/** What a page of the site becomes, as Markdown. */
async function expanded(file: string, markdown: string): Promise<string> {
  const tree = parseMarkdown(markdown);
  await troubleshooting()(tree, {path: path.resolve(file)});
  return unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkDirective)
    .use(remarkStringify, {bullet: '-'})
    .stringify(tree);
}

test('an entry is data: symptom, who sees it, cause, fix, how to tell that it worked', () => {
  const {entries, problems} = readEntries(parseMarkdown(entry), ' ');
  expect(problems).toEqual([]);
  expect(entries).toHaveLength(1);
  const [{id, title, audiences, cause, fix, check: solved, line}] = entries as [
    (typeof entries)[0],
  ];
  expect([id, audiences, line]).toEqual(['passcode', ['testers'], 5]);
  expect([title, cause, fix, solved].map(text)).toEqual([
    'The page asks for a passcode',
    'The page is protected.',
    'Ask the sender. Then enter it.',
    'The page offers the build.',
  ]);
});

test('on its own page, an entry gets its labels', async () => {
  expect(await expanded(page, entry)).toContain(
    '- **Who sees it**: testers\n- **Cause**: The page is protected.\n- **Fix**: Ask the sender.',
  );
  expect(await expanded(twin, entry)).toContain(
    '- **対象**: テスター\n- **原因**: The page is protected.\n- **対処方法**: Ask the sender.Then',
  );
});

test('another page shows entries in short, with links that lead where they led', async () => {
  const troubles = await loadTroubles('en');
  const table = await expanded(guide, '::troubleshooting{entries="passcode developer-mode-off"}');
  expect(table.trim().split('\n')).toHaveLength(4);
  expect(table).toContain('| Symptom | Cause | Fix |');
  expect(table).toContain(
    `[${text(troubles.get('passcode')!.title)}](../../troubleshooting/index.md#passcode)`,
  );
  // The fix leads to a section of this very page.
  expect(table).toContain('(#developer-mode)');
  const elsewhere = await expanded(
    'docs/developer-guide/app/add-udid.md',
    '::troubleshooting{entries="developer-mode-off"}',
  );
  expect(elsewhere).toContain('(../../tester-guide/install/from-link.md#developer-mode)');
});

test('a row has the anchor of its entry unless the page has one of that name', async () => {
  for (const [heading, id] of [
    ['## Others {#others}', 'passcode'],
    ['## Passcode {#passcode}', undefined],
  ]) {
    const tree = parseMarkdown(`${heading}\n\n::troubleshooting{entries="passcode"}`);
    await troubleshooting()(tree, {path: path.resolve(guide)});
    const [, table] = tree.children;
    const data = table?.type === 'table' ? table.children[1]!.children[0]!.data : null;
    expect((data as {hProperties?: {id: string}} | undefined)?.hProperties?.id).toBe(id);
  }
});

test('errors of the API are shown from its description', async () => {
  const errors = (await loadDescription('en'))['x-errors'];
  const table = await expanded(guide, '::troubleshooting{entries="unknown-binary"}');
  expect(table).toContain('[`unknown binary`](../../api/errors.md#unknown-binary)');
  expect(table).toContain(errors['unknown-binary']!.cause.split('.')[0]);

  const list = await expanded(page, '::error-texts');
  for (const [id, {message, error_type: type}] of Object.entries(errors)) {
    expect(list).toContain(`[\`${message ?? type}\`](../api/errors.md#${id})`);
  }
});

test('every entry of the site can be shown, in both languages alike', async () => {
  const all = await Promise.all(
    languages.map(async ({code}) => [...(await loadTroubles(code)).keys()]),
  );
  expect(all[0]!.length).toBeGreaterThan(120);
  all.forEach((ids) => expect(ids).toEqual(all[0]));
});

test.describe('a writer is told', () => {
  const flaws: [what: string, file: string, from: string, to: string, report: RegExp][] = [
    [
      'the id of an error of the API',
      page,
      '{#passcode}',
      '{#unknown-binary}',
      /index\.md:5: The id "unknown-binary" is also on docs\/api\/errors\.md/,
    ],
    [
      'an unknown id',
      guide,
      'entries="passcode"',
      'entries="pascode"',
      /from-link\.md:3: No entry has the id "pascode"\. Did you mean "passcode"\?/,
    ],
    [
      'a directive without ids',
      guide,
      'entries="passcode"',
      'entries=""',
      /from-link\.md:3: ::troubleshooting names no entry\. Write ids/,
    ],
    [
      'an entry without a twin',
      twin,
      '{#passcode}',
      '{#other}',
      /current\/tester-guide\/install\/from-link\.md:3: The entry "passcode" has no twin\. Translate it in i18n\/ja\/.*troubleshooting\/index\.md/,
    ],
  ];
  for (const [what, file, from, to, report] of flaws) {
    test(what, async () => {
      expect(await run(sound)).toEqual([]);
      expect(sound[file]).toContain(from);
      const findings = await run({...sound, [file]: sound[file]!.replace(from, to)});
      const told = findings.map((finding) => `${finding.file}:${finding.line}: ${finding.message}`);
      expect(told.some((line) => report.test(line))).toBe(true);
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
    const files = {...sound, [twin]: entry.replace('"testers"', '"developers"')};
    const findings = twinsAgree(contentOf(files));
    expect(findings.map(({message}) => message).join()).toContain('::trouble{"for":"testers"}');
  });
});
