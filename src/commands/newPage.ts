/**
 * `npm run new -- docs/developer-guide/app/example.md "Title"`: creates a page and its translations
 * from a template (`templates.yaml`): a task, an API operation, or the release notes of a month. Release
 * notes need no title.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {endpoints, loadDescription} from '../plugins/api-reference';
import {siteFile} from '../lib/siteFile';
import {translationOf} from '../site/contentPath';
import {defaultLanguage, languages} from '../site/languages';
import {postTitle, textsIn, type TextId} from '../site/texts';

const templates = parse(fs.readFileSync(path.join(__dirname, 'templates.yaml'), 'utf8')) as Record<
  'task' | 'operation' | 'month',
  string
>;

/**
 * Returns the texts of a new page and its translations, by file.
 *
 * @param file - the English file.
 * @param title - the English title, which all languages begin with. Release notes ignore this title.
 * @param id - the operation of a page of the API reference.
 * @throws an error that says which names are valid.
 */
export function newPage(file: string, title: string, id = 'operationId'): Record<string, string> {
  const month = /^release-notes\/(\d{4}-(?:0[1-9]|1[0-2]))-release-notes\.md$/.exec(file)?.[1];
  if (!month && !(title && /^docs\/([a-z\d-]+\/)*[a-z\d-]+\.md$/.test(file))) {
    throw new Error(
      'Name a file and a title: docs/developer-guide/app/example.md "Title"; or ' +
        'a month: release-notes/2025-10-release-notes.md. ' +
        'File names have small letters, digits and hyphens.',
    );
  }
  const kind = month ? 'month' : /^docs\/api\/.+\//.test(file) ? 'operation' : 'task';
  const [year, number] = (month ?? '').split('-').map(Number);
  const lastDay = month ? new Date(Date.UTC(year!, number!, 0)) : new Date();
  return Object.fromEntries(
    languages.map(({code}) => {
      const textOf = textsIn(code);
      const values: Record<string, string> = {
        title: JSON.stringify(month ? postTitle(code, lastDay) : title),
        id,
        month: month ?? '',
        lastDay: lastDay.toISOString().slice(0, 10),
      };
      return [
        code === defaultLanguage.code ? file : translationOf(file, code),
        templates[kind].replace(
          /\[\[([\w.]+)\]\]/g,
          (_, name: string) => values[name] ?? textOf(name as TextId),
        ),
      ];
    }),
  );
}

/** Returns the id of the operation whose page a file is, if the API description has that operation. */
async function operationOf(file: string): Promise<string | undefined> {
  const route = `/${file.replace(/\.md$/, '')}`;
  const operations = endpoints(await loadDescription(defaultLanguage.code));
  return operations.find(({operation}) => operation.externalDocs.url === route)?.operation
    .operationId;
}

async function main([page = '', title = '']: string[]): Promise<void> {
  const file = siteFile(page);
  const files = newPage(file, title, await operationOf(file));
  const existing = Object.keys(files).filter((name) => fs.existsSync(name));
  if (existing.length) {
    throw new Error(`${existing.join(' and ')}: there already. Edit it, or choose another name.`);
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(name), {recursive: true});
    fs.writeFileSync(name, text);
    console.log(`written  ${name}`);
  }
  const sidebarStep = file.startsWith('docs/')
    ? `add '${file.replace(/^docs\/|\.md$/g, '')}' to sidebars.ts, `
    : '';
  console.log(
    `Next: ${sidebarStep}write the page in ${languages.length} languages, ` +
      `run "npm run translate:record -- ${file}", then run "npm run check".`,
  );
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
