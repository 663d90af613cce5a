/** Symptoms that are written once and shown in several places: how entries are read, what they become, and what the check says. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import remarkStringify from 'remark-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {unified} from 'unified';
import {contentOf} from '../../src/lint/content';
import {troubleshootingIds} from '../../src/plugins/troubleshooting/lint';
import {twinsAgree} from '../../src/lint/checks/twins';
import {parseMarkdown, textOf} from '../../src/markdown/read';
import {troubleshooting} from '../../src/plugins/troubleshooting/remark';
import {loadTroubles} from '../../src/plugins/troubleshooting/load';
import {readEntries} from '../../src/plugins/troubleshooting/read';
import {loadDescription} from '../../src/plugins/api-reference/description';
import {languages} from '../../src/site/languages';

const page = 'docs/troubleshooting/index.md';
const twin = 'i18n/ja/docusaurus-plugin-content-docs/current/troubleshooting/index.md';
const guide = 'docs/tester-guide/install/from-link.md';
const guideTwin =
  'i18n/ja/docusaurus-plugin-content-docs/current/tester-guide/install/from-link.md';

const entry = `## Can't install {#cannot-install}

### The page asks for a passcode {#passcode}

::trouble{for="testers"}

The page is protected.

Ask the sender. Then [enter it](../tester-guide/quickstart.md#install).

The page offers the build.

1. A step that only this page shows.

::trouble{for="developers" in="old-group"}

Your page is protected.

Look the passcode up.

The tester has it.
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

test('an entry is data: its symptom, and for each of its readers the cause, the fix, and the check', () => {
  const {entries, problems} = readEntries(parseMarkdown(entry), 'en');
  expect(problems).toEqual([]);
  const read = entries.map(({id, title, line, variants}) => ({
    heading: [id, text(title), line],
    variants: variants.map(({audiences, place, cause, fix, check}) => [
      ...[audiences.join(), place, text(cause), text(fix), text(check)],
    ]),
  }));
  expect(read).toEqual([
    {
      heading: ['passcode', 'The page asks for a passcode', 3],
      variants: [
        [
          ...['testers', undefined, 'The page is protected.'],
          ...['Ask the sender. Then enter it.', 'The page offers the build.'],
        ],
        [
          ...['developers', 'old-group', 'Your page is protected.'],
          ...['Look the passcode up.', 'The tester has it.'],
        ],
      ],
    },
  ]);
});

test('on its own page, an entry shows all its readers, and steps of its own', async () => {
  const english = await expanded(page, entry);
  expect(english).toContain(
    '- **Who sees it**: testers\n- **Cause**: The page is protected.\n- **Fix**: Ask the sender.',
  );
  expect(english).toContain('1. A step that only this page shows.');
  expect(english).toContain('- **Who sees it**: developers (old group)\n- **Cause**: Your page');
  expect(await expanded(twin, entry)).toContain(
    '- **対象**: 開発者（旧グループ）\n- **原因**: Your page is protected.\n- **対処方法**:',
  );
});

test('another page shows entries in short, with links that lead where they led', async () => {
  const troubles = await loadTroubles('en');
  const table = await expanded(guide, '::troubleshooting{entries="passcode not-authorized"}');
  expect(table.trim().split('\n')).toHaveLength(4);
  expect(table).toContain('| Symptom | Cause | Fix |');
  expect(table).toContain(
    `[${text(troubles.get('passcode')!.title)}](../../troubleshooting/index.md#passcode)`,
  );
  expect(table).toContain('(../../troubleshooting/index.md#cannot-see-the-app)');
  const elsewhere = await expanded(
    'docs/developer-guide/app/upload-app.md',
    '::troubleshooting{entries="developer-mode-off passcode" for="testers"}',
  );
  expect(elsewhere).toContain('(../../tester-guide/install/from-link.md#developer-mode)');
});

test('a single entry is a paragraph, in a step, too', async () => {
  const step = await expanded(
    guide,
    '1. Tap the link.\n\n   ::troubleshooting{entries="passcode"}',
  );
  expect(step).toMatch(
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
  for (const [heading, id] of [
    ['## Others {#others}', 'passcode'],
    ['## Passcode {#passcode}', undefined],
  ]) {
    const tree = parseMarkdown(`${heading}\n\n::troubleshooting{entries="passcode storage-full"}`);
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
      /index\.md:3: The id "unknown-binary" is also on docs\/api\/errors\.md/,
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
      /from-link\.md:3: entries .*Write ids of entries/,
    ],
    [
      'more entries than a page has failures of its own',
      guide,
      'entries="passcode"',
      'entries="passcode a b c d e"',
      /from-link\.md:3: ::troubleshooting shows 6 entries\. Keep the 5/,
    ],
    [
      "an entry that has nothing for the page's readers",
      guide,
      'entries="passcode"',
      'entries="passcode" for="developers"',
      /from-link\.md:3: The entry "passcode" tells developers nothing\. Write a variant/,
    ],
    [
      'a fix that leads back to the page',
      page,
      'quickstart.md#install',
      'install/from-link.md#android',
      /from-link\.md:3: The entry "passcode" leads back to this page with "enter it"/,
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
    const files = {...sound, [twin]: entry.replace('"testers"', '"integrators"')};
    const findings = twinsAgree(contentOf(files));
    expect(findings.map(({message}) => message).join()).toContain('::trouble{"for":"testers"}');
  });
});
