import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf, parseMarkdown} from '../markdown/read';
import type {Finding} from './finding';

/** What the documents for contributors are compared with. */
export interface Repository {
  /** Text of each document, by its path from the repository's root. */
  documents: Record<string, string>;
  /** Every file of the repository. */
  files: readonly string[];
  /** Text of each swizzled component's file. */
  components: Record<string, string>;
  /** Names of the scripts in package.json. */
  scripts: readonly string[];
}

/** A visitor reads this many words of the README; what goes beyond belongs elsewhere. */
const readmeWords = 800;

/** A row of a table: its first cell, and the text of the others. */
interface Row {
  name: string;
  line: number;
  cells: string[];
}

/** Rows of the tables whose first column has a heading. */
function rowsOf(source: string, heading: string): Row[] {
  const rows: Row[] = [];
  visit(parseMarkdown(source), 'table', ({children: [head, ...body]}) => {
    if (head && toString(head.children[0]) === heading) {
      for (const row of body) {
        const [name = '', ...cells] = row.children.map((cell) => toString(cell));
        rows.push({name, line: lineOf(row), cells});
      }
    }
  });
  return rows;
}

/** Rows that are missing in a table, and those of what is gone. */
function compare(file: string, rows: Row[], names: Iterable<string>, what: string): Finding[] {
  const expected = new Set(names);
  const missing = [...expected]
    .filter((name) => rows.every((row) => row.name !== name))
    .map((name) => ({
      file,
      line: 1,
      message: `The table has no row for the ${what} ${name}. Add one.`,
    }));
  const gone = rows
    .filter(({name}) => !expected.has(name))
    .map(({name, line}) => ({file, line, message: `There is no ${what} ${name}. Remove its row.`}));
  return [...missing, ...gone];
}

/** Name of a swizzled component, as the theme calls it. */
const componentOf = (file: string) => file.replace(/^src\/theme\/|(\/index)?\.tsx$/g, '');

/** The documents whose tables list what a folder holds. */
const tables: Record<string, {heading: string; what: string; names(files: string[]): string[]}> = {
  'src/README.md': {
    heading: 'Folder',
    what: 'folder',
    names: (files) => files.flatMap((file) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []),
  },
  'src/theme/README.md': {
    heading: 'Component',
    what: 'component',
    names: (files) => files.filter((file) => /^src\/theme\/.*\.tsx$/.test(file)).map(componentOf),
  },
  'tests/README.md': {
    heading: 'Files',
    what: 'test file',
    names: (files) =>
      files.flatMap((file) => /^tests\/([^/.]+)(?:\.\w+)?\.test\.ts$/.exec(file)?.[1] ?? []),
  },
};

/** Components whose row says "wrapped" although they replace the theme's, or the other way round. */
function wrongKinds({documents, components}: Repository): Finding[] {
  const file = 'src/theme/README.md';
  const kinds = new Map(
    Object.entries(components).map(([name, source]) => [
      componentOf(name),
      source.includes("'@theme-original/") ? 'wrapped' : 'ejected',
    ]),
  );
  return rowsOf(documents[file] ?? '', 'Component')
    .filter(({name, cells}) => kinds.has(name) && cells[0] !== kinds.get(name))
    .map(({name, line}) => ({
      file,
      line,
      message: `${name} is ${kinds.get(name)}: it ${kinds.get(name) === 'wrapped' ? 'imports' : 'does not import'} the original.`,
    }));
}

/** Commands that a document tells people to run and that package.json lacks. */
function unknownCommands(file: string, source: string, scripts: readonly string[]): Finding[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
      .map((match) => (match[1] ?? match[2])!)
      .filter((script) => !scripts.includes(script))
      .map((script) => ({
        file,
        line: index + 1,
        message: `package.json has no script "${script}".`,
      })),
  );
}

/** The id that a heading has where these documents are shown. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Ids of the headings of a document; none where it is no document. */
function headingIds(source = ''): string[] {
  const ids: string[] = [];
  visit(parseMarkdown(source), 'heading', (heading) => {
    ids.push(idOf(toString(heading)));
  });
  return ids;
}

/** Links to files and headings that are not there. */
function brokenLinks(file: string, {documents, files}: Repository): Finding[] {
  const findings: Finding[] = [];
  visit(parseMarkdown(documents[file]!), ['link', 'image'], (node) => {
    const {url} = node as {url: string} & typeof node;
    if (/^\w+:/.test(url)) {
      return;
    }
    const [local = '', id] = url.split('#');
    const target = local ? path.posix.join(path.posix.dirname(file), local) : file;
    const folder = `${target.replace(/\/$/, '')}/`;
    if (!files.some((name) => name === target || name.startsWith(folder))) {
      findings.push({file, line: lineOf(node), message: `${url} leads to no file.`});
    } else if (id && documents[target] && !headingIds(documents[target]).includes(id)) {
      findings.push({file, line: lineOf(node), message: `${target} has no heading "#${id}".`});
    }
  });
  return findings;
}

/** Words as a reader counts them: marks of tables and lists are none. */
export const wordCount = (source: string): number =>
  source.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * The documents for contributors agree with the repository: their tables with the folders, their
 * commands with package.json, their links with files; every command is named in one of them, and the
 * README is short.
 */
export const documents = {
  name: 'documents',
  things: 'rows, commands and links',
  run(repository: Repository): {looked: number; findings: Finding[]} {
    const {files, scripts} = repository;
    const findings: Finding[] = [];
    let looked = 0;
    for (const [file, {heading, what, names}] of Object.entries(tables)) {
      const rows = rowsOf(repository.documents[file] ?? '', heading);
      looked += rows.length;
      findings.push(...compare(file, rows, names([...files]), what));
    }
    findings.push(...wrongKinds(repository));
    for (const [file, source] of Object.entries(repository.documents)) {
      looked += source.match(/\bnpm (?:run|start|test)\b|\]\(/g)?.length ?? 0;
      findings.push(...unknownCommands(file, source, scripts), ...brokenLinks(file, repository));
    }
    const all = Object.values(repository.documents).join('\n');
    const unnamed = scripts.filter(
      (script) => !new RegExp(`\\bnpm (?:run )?${script}(?![\\w:-])`).test(all),
    );
    for (const script of looked > 0 ? unnamed : []) {
      const message = `No document names "npm run ${script}". Say in CONTRIBUTING what it is for.`;
      findings.push({file: 'package.json', line: 1, message});
    }
    const words = wordCount(repository.documents['README.md'] ?? '');
    if (words > readmeWords) {
      const message = `The README has ${words} words. Keep it to ${readmeWords}; move the rest to .github/CONTRIBUTING.md or a README beside the code.`;
      findings.push({file: 'README.md', line: 1, message});
    }
    return {looked, findings};
  },
};
