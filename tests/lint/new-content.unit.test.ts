/**
 * A new page, a new month, and a new operation need changes of content and of `sidebars.ts` only. The test adds
 * them to a copy of the site with `npm run new`, as a writer does, and the copy passes its checks.
 */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse, stringify} from 'yaml';
import {copySite} from '../../src/commands/copySite';
import {newPage} from '../../src/commands/newPage';
import {translationsAgree} from '../../src/lint/checks/translations';
import {contentOf} from '../../src/lint/content';
import {translationOf} from '../../src/site/contentPath';
import {lintText} from '../fixtures/lintText';
import {months} from '../fixtures/posts';
import {runIn, writeFiles} from '../fixtures/runProgram';

for (const file of [
  'docs/tester-guide/install/example.md',
  'docs/api/group/example.md',
  'release-notes/2025-10-release-notes.md',
]) {
  test(`npm run new creates ${file} and a translation with the same parts, from a template`, async () => {
    const content = contentOf(newPage(file, 'An example'));
    expect(content.pages.map(({language}) => language)).toEqual(['en', 'ja']);
    expect(translationsAgree(content)).toEqual([]);
    for (const page of content.pages) {
      const problems = await lintText(page.file, page.source);
      expect(problems.map(({rule}) => rule)).not.toContain('headings');
      const errors = problems.filter(({isWarning}) => !isWarning).map(({message}) => message);
      expect(errors).toContainEqual(expect.stringMatching(/^The description has 0 characters/));
      expect(errors.join()).not.toMatch(/keywords|questions/);
    }
  });
}

test('npm run new refuses a name that is no valid name of a page', () => {
  for (const [file, title] of [
    ['docs/Example.MD', 'Title'],
    ['release-notes/2025-13-release-notes.md', 'Title'],
    ['docs/example.md', ''],
  ] as const) {
    expect(() => newPage(file, title)).toThrow(/Name a file and a title: docs\//);
  }
});

const copy = path.resolve('.cache/new-content');
const [newest] = months;
const month = new Date(Date.UTC(newest!.year, newest!.month, 1)).toISOString().slice(0, 7);

interface Text {
  title?: string;
  description: string;
  body: string;
}
const texts = Object.entries(
  parse(fs.readFileSync('tests/fixtures/new-content.yaml', 'utf8')) as Record<
    string,
    [english: Text, japanese: Text]
  >,
).map(([file, languages]) => ({file: file.replace('next', month), languages}));
const [task, operation, post] = texts.map(({file}) => file) as [string, string, string];

/** Changes a file of the copy. */
function edit(file: string, change: (text: string) => string): void {
  const before = fs.readFileSync(path.join(copy, file), 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  fs.writeFileSync(path.join(copy, file), after);
}

/** Fills in the template of a page, with as many unique questions as the kind of page needs. */
function write(file: string, {title, description, body}: Text): void {
  const questions = Array.from({length: /api|release-notes/.test(file) ? 4 : 6}, (_, number) => {
    const id = `${number + 1} ${path.basename(path.dirname(file))}`;
    return `  - "${file.startsWith('i18n') ? `例はどこですか ${id}` : `where is example ${id}`}"`;
  });
  edit(file, (text) => {
    const [, head] = /^---\n([\s\S]*?)\n---\n/.exec(text)!;
    const frontMatter = head!
      .replace('description: ""', `description: "${description}"`)
      .replace('questions:\n  - ""', ['questions:', ...questions].join('\n'))
      .replace('  - ""', '  - example word')
      .replace(/^title: .*$/m, (line) => (title ? `title: "${title}"` : line));
    return `---\n${frontMatter}\n---\n\n${body}`;
  });
}

test('a copy of the site with new content passes the checks', async () => {
  test.setTimeout(600_000);
  copySite(copy);
  fs.cpSync('.config', path.join(copy, '.config'), {recursive: true});

  // Adds an operation to the description and to the Japanese overlay, as a copy of one that reads a group.
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
  // The command finds the operation by the URL of its page.
  await runIn(copy, 'tsx', ['src/commands/newPage.ts', operation, 'Get an example']);
  writeFiles(copy, {...newPage(task, 'Read an example'), ...newPage(post, '')});
  edit('sidebars.ts', (text) =>
    text
      .replace(/'tester-guide\/install\/[\w-]+',/, "$&\n'tester-guide/install/example',")
      .replace(/'api\/group\/[\w-]+',/, "$&\n'api/group/example',"),
  );
  for (const file of [operation, translationOf(operation, 'ja')]) {
    expect(fs.readFileSync(path.join(copy, file), 'utf8')).toContain('id="getExample"');
  }
  for (const {file, languages} of texts) {
    write(file, languages[0]);
    write(translationOf(file, 'ja'), languages[1]);
  }
  await runIn(copy, 'tsx', ['src/commands/translate.ts', '--record', task, operation, post]);
  const output = await runIn(copy, 'tsx', ['src/commands/check.ts', task, operation, post]);
  for (const file of [task, operation, post]) {
    expect(output).toContain(file);
    expect(output).toContain(translationOf(file, 'ja'));
  }
  expect(await runIn(copy, 'tsx', ['src/commands/checkApi.ts'])).toContain(' 0 problems');
});
