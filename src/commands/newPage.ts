/**
 * `npm run new -- docs/developer-guide/app/example.md "Title"`: makes a page and its translations from
 * the template of its kind: a task, an API operation, or the release notes of a month, whose title
 * need not be given. With `entry`, a change in the release notes of a month that is there
 * (`newEntry.ts`).
 */
import fs from 'node:fs';
import path from 'node:path';
import {endpoints, loadDescription} from '../plugins/api-reference';
import {newEntry} from '../plugins/release-notes';
import {siteFile} from '../markdown/siteFile';
import {translationOf} from '../site/contentPath';
import {defaultLanguage, languages, translations} from '../site/languages';
import {postTitle, textsIn, type TextId} from '../site/texts';

/** Front matter whose description asks to be written: the check refuses it as too short. */
function frontMatter(title: string, lines: string[]): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    'description: ""',
    ...lines,
    '---',
    '',
    '',
  ].join('\n');
}

const questions = ['questions:', '  - ""'];
const keywords = ['keywords:', '  - ""', ...questions];

/** Writes the parts of a page in a language, each followed by an empty line. */
function body(language: string, parts: (string | {text: TextId; before?: string; id?: string})[]) {
  const write = textsIn(language);
  return parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : `${part.before ?? ''}${write(part.text)}${part.id ? ` {#${part.id}}` : ''}`,
    )
    .join('\n\n')
    .concat('\n');
}

const heading = (text: TextId, id: string) => ({text, id, before: '## '});

function task(title: string, language: string): string {
  return (
    frontMatter(title, keywords) +
    body(language, [
      {text: 'new.intro'},
      heading('new.beforeYouBegin', 'before-you-begin'),
      {text: 'new.condition', before: '- '},
      heading('new.steps', 'steps'),
      {text: 'new.step', before: '1. '},
      heading('new.relatedPages', 'related-pages'),
    ])
  );
}

function operation(title: string, language: string, id: string): string {
  return (
    frontMatter(title, keywords) +
    body(language, [
      {text: 'new.operation'},
      `::operation{id="${id}"}`,
      heading('new.relatedPages', 'related-pages'),
    ])
  );
}

function releaseNote(language: string, month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, number, 0));
  const keys = [
    `slug: ${month}-release-notes`,
    `date: ${lastDay.toISOString().slice(0, 10)}`,
    'tags: [monthly-release-note]',
    ...questions,
  ];
  return (
    frontMatter(postTitle(language, lastDay), keys) +
    body(language, [
      {text: 'new.summary'},
      '<!-- truncate -->',
      heading('new.section', 'platform-notes'),
    ])
  );
}

/**
 * A new page and its translations.
 *
 * @param file - the English file.
 * @param title - its title, which the translations keep until it is translated; a month's is known.
 * @param operationId - the operation that a page of the API reference shows.
 * @returns text by file.
 * @throws an error that says which names are possible.
 */
export function newPage(
  file: string,
  title: string,
  operationId = 'operationId',
): Record<string, string> {
  const month = /^release-notes\/(\d{4}-(?:0[1-9]|1[0-2]))-release-notes\.md$/.exec(file)?.[1];
  if (!month && !(title && /^docs\/([a-z\d-]+\/)*[a-z\d-]+\.md$/.test(file))) {
    throw new Error(
      'Name a file and a title: docs/developer-guide/app/example.md "Title"; or ' +
        'a month: release-notes/2025-10-release-notes.md. ' +
        'File names have small letters, digits and hyphens.',
    );
  }
  const write = (language: string) => {
    if (month) {
      return releaseNote(language, month);
    }
    return /^docs\/api\/.+\//.test(file)
      ? operation(title, language, operationId)
      : task(title, language);
  };
  return Object.fromEntries(
    languages.map(({code}) => [
      code === defaultLanguage.code ? file : translationOf(file, code),
      write(code),
    ]),
  );
}

/** The operation whose page a file is, where the description of the API has it already. */
async function operationOf(file: string): Promise<string | undefined> {
  const route = `/${file.replace(/\.md$/, '')}`;
  const all = endpoints(await loadDescription(defaultLanguage.code));
  return all.find(({operation: {externalDocs}}) => externalDocs.url === route)?.operation
    .operationId;
}

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(name), {recursive: true});
    fs.writeFileSync(name, text);
    console.log(`written  ${name}`);
  }
}

async function main([given = '', title = '', ...rest]: string[]): Promise<void> {
  if (given === 'entry') {
    return write(newEntry(title, rest, (name) => fs.readFileSync(name, 'utf8')));
  }
  const file = siteFile(given);
  const files = newPage(file, title, await operationOf(file));
  const existing = Object.keys(files).filter((name) => fs.existsSync(name));
  if (existing.length) {
    throw new Error(`${existing.join(' and ')}: there already. Edit it, or choose another name.`);
  }
  write(files);
  const steps = [
    ...(file.startsWith('docs/')
      ? [`add '${file.replace(/^docs\/|\.md$/g, '')}' to sidebars.ts`]
      : []),
    `write the page in ${translations.length + 1} languages`,
    `run "npm run translate:record -- ${file}"`,
    'run "npm run check"',
  ];
  console.log(`Next: ${steps.slice(0, -1).join(', ')}, then ${steps.at(-1)}.`);
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
