/**
 * A new page, a new month and a new operation change content and `sidebars.ts` only. They are added to
 * a copy of the site with `npm run new`, as a writer would; then they pass the check of pages and that of
 * the API reference.
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
const [newest] = months;
const month = new Date(Date.UTC(newest!.year, newest!.month, 1)).toISOString().slice(0, 7);

/** The texts of a page. */
interface Written {
  title?: string;
  description: string;
  body: string;
}
const texts = Object.entries(
  parse(fs.readFileSync('tests/fixtures/new-content.yaml', 'utf8')) as Record<
    string,
    [english: Written, japanese: Written]
  >,
).map(([file, twins]) => ({file: file.replace('next', month), twins}));
const [task, operation, post] = texts.map(({file}) => file) as [string, string, string];

/** Changes a file of the copy. */
function edit(file: string, change: (text: string) => string): void {
  const before = fs.readFileSync(path.join(copy, file), 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  fs.writeFileSync(path.join(copy, file), after);
}

/** Returns as many questions as each kind of page may have, which no other page has. */
const questionsFor = (file: string, isJapanese: boolean) =>
  Array.from({length: /api|release-notes/.test(file) ? 4 : 6}, (_, number) => {
    const id = `${number + 1} ${path.basename(path.dirname(file))}`;
    return `  - "${isJapanese ? `例はどこですか ${id}` : `where is example ${id}`}"`;
  });

/** Replaces the template of a page by its texts. */
function write(file: string, {title, description, body}: Written): void {
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
    return `---\n${written}\n---\n\n${body}`;
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
  for (const file of [operation, translationOf(operation, 'ja')]) {
    expect(fs.readFileSync(path.join(copy, file), 'utf8')).toContain('id="getExample"');
  }
  for (const {file, twins} of texts) {
    write(file, twins[0]);
    write(translationOf(file, 'ja'), twins[1]);
  }
  await runIn(copy, 'tsx', ['src/commands/translate.ts', '--record', task, operation, post]);
});

test('the pages and their translations pass the check that a writer runs', async () => {
  test.setTimeout(300_000);
  const said = await runIn(copy, 'tsx', ['src/commands/check.ts', task, operation, post]);
  for (const file of [task, operation, post].flatMap((page) => [page, translationOf(page, 'ja')])) {
    expect(said).toContain(file);
  }
});

test('the check of the API reference passes', async () => {
  expect(await runIn(copy, 'tsx', ['src/commands/checkApi.ts'])).toContain(' 0 problems');
});
