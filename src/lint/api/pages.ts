import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {folderOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {siteFile} from '../../lib/siteFile';
import {filesOf} from '../../plugins/api-reference/description';
import {endpoints, type OpenApi} from '../../plugins/api-reference/openapi';

/** Where the pages of the API reference stand in a language. */
export const pagesOf = (language: string): string => `${folderOf('doc', language)}api`;

/** Pages that are prose only. */
const withoutOperation = parse(
  fs.readFileSync(path.join(__dirname, 'withoutOperation.yaml'), 'utf8'),
) as string[];

/** The pages of a folder with the operations that they show, and the lines of these. */
function readPages(folder: string) {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const directives = fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .map((text, index) => ({id: /^::operation\{id="([^"]*)"/.exec(text)?.[1], line: index + 1}))
        .filter(({id}) => id !== undefined);
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
 * @returns how many pages were compared, and what is wrong.
 */
export function checkPages(api: OpenApi, folder: string): {checked: number; problems: string[]} {
  const {description} = filesOf(defaultLanguage.code);
  const pages = readPages(folder);
  const documented = endpoints(api).map(({operation}) => operation);
  const problems: string[] = [];
  for (const {file, directives} of pages.filter(({name}) => !withoutOperation.includes(name))) {
    if (directives.length !== 1) {
      problems.push(
        `${file}:${directives[1]?.line ?? 1}: ${directives.length} operations. A page of the reference shows one: ::operation{id="…"}.`,
      );
    }
    for (const {id, line} of directives.filter(
      (one) => !documented.some(({operationId}) => operationId === one.id),
    )) {
      problems.push(`${file}:${line}: ${description} has no operation "${id}".`);
    }
  }
  for (const {operationId, externalDocs} of documented) {
    const name = `${externalDocs.url.replace(/^\/docs\/api\//, '')}.md`;
    const page = pages.find((candidate) => candidate.name === name);
    const shown = documented
      .filter((other) => other.externalDocs.url === externalDocs.url)
      .map((other) => other.operationId);
    if (!page?.directives.some(({id}) => shown.includes(id!))) {
      problems.push(
        `${description}: the operation "${operationId}" has no page. ${path.join(folder, name)} is to contain ::operation{id="${operationId}"}.`,
      );
    }
  }
  return {checked: pages.length, problems};
}
