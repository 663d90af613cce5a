import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {folderOf} from '../../../site/contentPath';
import {defaultLanguage} from '../../../site/languages';
import {siteFile} from '../../../markdown/siteFile';
import {filesOf, type DescriptionFiles} from '../description';
import {endpoints, type OpenApi} from '../openapi';

/** Where the pages of the API reference stand in a language. */
export const pagesOf = (language: string): string => `${folderOf('doc', language)}api`;

/** Pages that are prose only. */
const withoutOperation = parse(
  fs.readFileSync(path.join(__dirname, 'withoutOperation.yaml'), 'utf8'),
) as string[];

interface Page {
  /** Path below the folder. */
  name: string;
  file: string;
  /** Operation ids of its directives, with their lines. */
  directives: {id: string; line: number}[];
}

/** The pages of a folder with the operations that they show. */
function readPages(folder: string): Page[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const directives = fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const id = /^::operation\{id="([^"]*)"[^}]*\}/.exec(text)?.[1];
          return id === undefined ? [] : [{id, line: index + 1}];
        });
      return {name: siteFile(file, folder), file, directives};
    });
}

/**
 * Compares the operations of the description with the pages of the reference: every page shows one
 * operation that exists, and every operation has the page that its `externalDocs` names. Operations
 * that do the same share a page, which shows one of them.
 *
 * @param api - the English description.
 * @param folder - the pages of one language.
 * @param from - the files behind the description, for the messages.
 * @returns how many pages were compared, and what is wrong.
 */
export function checkPages(
  api: OpenApi,
  folder: string,
  from: DescriptionFiles = filesOf(defaultLanguage.code),
): {checked: number; problems: string[]} {
  const pages = readPages(folder);
  const known = new Map(endpoints(api).map(({operation}) => [operation.operationId, operation]));
  const problems: string[] = [];
  for (const {name, file, directives} of pages) {
    if (withoutOperation.includes(name)) {
      continue;
    }
    if (directives.length !== 1) {
      problems.push(
        `${file}:${directives[1]?.line ?? 1}: ${directives.length} operations. A page of the reference shows one: ::operation{id="…"}.`,
      );
    }
    for (const {id, line} of directives) {
      if (!known.has(id)) {
        problems.push(`${file}:${line}: ${from.description} has no operation "${id}".`);
      }
    }
  }
  const documented = [...known.values()];
  for (const {operationId, externalDocs} of documented) {
    const name = `${externalDocs.url.replace(/^\/docs\/api\//, '')}.md`;
    const page = pages.find((candidate) => candidate.name === name);
    const shown = documented
      .filter((other) => other.externalDocs.url === externalDocs.url)
      .map((other) => other.operationId);
    if (!page?.directives.some(({id}) => shown.includes(id))) {
      problems.push(
        `${from.description}: the operation "${operationId}" has no page. ${path.join(folder, name)} is to contain ::operation{id="${operationId}"}.`,
      );
    }
  }
  return {checked: pages.length, problems};
}
