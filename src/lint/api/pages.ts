import fs from 'node:fs';
import path from 'node:path';
import {folderOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {siteFile} from '../../lib/siteFile';
import {filesOf} from '../../plugins/api-reference/description';
import {endpoints, type OpenApi} from '../../plugins/api-reference/openapi';
import {readTable} from '../readTable';

/** The outcome of a check of the API reference. */
export interface Outcome {
  /** Number of pages, responses, or texts that were checked. */
  checked: number;
  /** Messages with the file and the line or place. */
  problems: string[];
}

/** Returns the folder of the API reference in a language. */
export const pagesOf = (language: string): string => `${folderOf('doc', language)}api`;

const otherPages = readTable<string[]>('api/withoutOperation.yaml');

/** Reads the pages of a folder, with the operations that they show. */
const readPages = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      const directives = lines.flatMap((text, index) => {
        const [, id] = /^::operation\{id="([^"]*)"/.exec(text) ?? [];
        return id === undefined ? [] : [{id, line: index + 1}];
      });
      return {name: siteFile(file, folder), file, directives};
    });

/**
 * Compares the operations of the description with the pages of the reference. Every page shows one operation
 * that exists, and every operation has the page that its `externalDocs` names. Operations that do the same
 * have the same page, and the page shows one of these operations.
 *
 * @param api - the English description.
 * @param folder - the pages of one language.
 */
export function checkPages(api: OpenApi, folder: string): Outcome {
  const {description} = filesOf(defaultLanguage.code);
  const pages = readPages(folder);
  const operations = endpoints(api).map(({operation}) => operation);
  const problems: string[] = [];
  for (const {file, directives} of pages.filter(({name}) => !otherPages.includes(name))) {
    if (directives.length !== 1) {
      problems.push(
        `${file}:${directives[1]?.line ?? 1}: ${directives.length} operations. A page of the reference shows one: ::operation{id="…"}.`,
      );
    }
    for (const {id, line} of directives) {
      if (!operations.some(({operationId}) => operationId === id)) {
        problems.push(`${file}:${line}: ${description} has no operation "${id}".`);
      }
    }
  }
  for (const {operationId, externalDocs} of operations) {
    const name = `${externalDocs.url.replace(/^\/docs\/api\//, '')}.md`;
    const page = pages.find((candidate) => candidate.name === name);
    const ids = operations
      .filter((operation) => operation.externalDocs.url === externalDocs.url)
      .map((operation) => operation.operationId);
    if (!page?.directives.some(({id}) => ids.includes(id))) {
      problems.push(
        `${description}: the operation "${operationId}" has no page. ${path.join(folder, name)} is to contain ::operation{id="${operationId}"}.`,
      );
    }
  }
  return {checked: pages.length, problems};
}
