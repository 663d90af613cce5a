import {createRequire} from 'node:module';
import fs from 'node:fs';
import type {Code} from 'mdast';
import sax from 'sax';
import {getProcessor} from 'sh-syntax';
import {visit} from 'unist-util-visit';
import {LineCounter, parseAllDocuments} from 'yaml';
import {drawDiagram, MermaidError} from '../../plugins/pictures';
import {lineOf} from '../../lib/markdown/read';
import {defaultLanguage} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import {lineAt, type Page} from '../page';
import {pageRule, type Report} from '../pageRule';
import {readTable} from '../readTable';

/** A syntax error of a sample, at a line of the sample from 1. */
interface SyntaxProblem {
  line: number;
  message: string;
}

/** The compiled shell parser. Module state, because compiling takes longer than checking most pages. */
let compiledShell: Promise<WebAssembly.Module> | undefined;

const parseShell = getProcessor(async (imports: WebAssembly.Imports) => {
  compiledShell ??= WebAssembly.compile(
    fs.readFileSync(createRequire(__filename).resolve('sh-syntax/main.wasm')),
  );
  return WebAssembly.instantiate(await compiledShell, imports);
});

/** Calls a parser, and returns the error that it throws. */
async function problemsOf(
  parse: () => unknown,
  lineIn: (error: Error) => number | undefined,
): Promise<SyntaxProblem[]> {
  try {
    await parse();
    return [];
  } catch (error) {
    const {message} = error as Error;
    return [{line: lineIn(error as Error) ?? 1, message}];
  }
}

const shellErrors = (code: string) =>
  problemsOf(
    () => parseShell(code),
    (error) => (error as Error & {Pos?: {Line: number}}).Pos?.Line,
  );

/** Parsers of fenced blocks, by language. */
const parsers: Record<string, (code: string) => SyntaxProblem[] | Promise<SyntaxProblem[]>> = {
  sh: shellErrors,
  bash: shellErrors,
  json: (code) =>
    problemsOf(
      () => JSON.parse(code),
      ({message}) => lineAt(code, Number(/position (\d+)/.exec(message)?.[1] ?? code.length)),
    ),
  yaml(code) {
    const lineCounter = new LineCounter();
    const documents = parseAllDocuments(code, {lineCounter, prettyErrors: false});
    return documents.flatMap(({errors}) =>
      errors.map(({message, pos}) => ({line: lineCounter.linePos(pos[0]).line, message})),
    );
  },
  xml(code) {
    // Wraps an excerpt in an element, because an excerpt may have several elements on its top level.
    const document = code.startsWith('<?xml') ? code : `<excerpt>${code}\n</excerpt>`;
    const parser = sax.parser(true);
    parser.onerror = ({message}) => {
      throw new Error(message.split('\n')[0]);
    };
    return problemsOf(
      () => parser.write(document).close(),
      () => parser.line + 1,
    );
  },
  mermaid: (code) =>
    problemsOf(
      () => drawDiagram(code, 'diagram'),
      (error) => (error instanceof MermaidError ? error.line : 1),
    ),
};

const table = readTable<{reviewed: string[]; given: string[]}>('samples.yaml');
const knownLanguages = [...Object.keys(parsers), ...table.reviewed];
const givenVariable = new RegExp(`^(?:${table.given.join('|')})$`);

const isShell = ({lang}: Code) => lang === 'sh' || lang === 'bash';

/** Matches names in prose. */
const namePattern = /[A-Z][A-Z\d]*(?:_[A-Z\d]+)*/g;
/** Matches names that a sample sets. */
const assignmentPattern = /(?<=(?:^|\s|;)(?:export |read (?:-\w+ )*|local )?)\w+(?==|$)/gm;
/** Matches variables and placeholders that a command reads. */
const variablePattern = /\$\{?([A-Z][A-Z\d_]*)|(?<![\w$.-])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w=])/g;

/** Returns the names that a page mentions in prose or sets in a sample. */
function namesOf({tree, file}: Page): Set<string> {
  const names = new Set<string>();
  visit(tree, ['inlineCode', 'text', 'code'], (node) => {
    const text = fillVariables((node as Code).value, file);
    for (const [name] of text.matchAll(node.type === 'code' ? assignmentPattern : namePattern)) {
      names.add(name);
    }
  });
  return names;
}

/** Returns whether a name such as YOUR_API_KEY consists of words in the page's text. */
const isSpelledOut = (name: string, {source}: Page) =>
  name.startsWith('YOUR_') &&
  new RegExp(name.slice('YOUR_'.length).replaceAll('_', '[ -]?'), 'i').test(
    source.replaceAll(name, ''),
  );

const hasCurlyQuotes = (line: string) =>
  /(?:^|[\s=])[“”‘’]\S|\S[”’](?:\s|$)/.test(line) && !/["'].*[“”‘’].*["']/.test(line);

/**
 * Reports what keeps a command from being pasted: prompts, curly quotes, and names that nothing explains.
 *
 * @param names - the names that the page explains. Adds each reported name, so that it's reported once.
 */
function checkCommands(
  page: Page,
  {node, code}: {node: Code; code: string},
  names: Set<string>,
  report: Report,
): void {
  for (const [index, line] of code.split('\n').entries()) {
    const add = (message: string) => report({at: lineOf(node) + 1 + index, message});
    if (hasCurlyQuotes(line)) {
      add('The command has curly quotes, which a shell takes as letters. Write " or \'.');
    }
    if (/^\s*[$%] /.test(line)) {
      add('A prompt stands before the command. Leave it out, so that it can be pasted.');
    }
    if (page.language !== defaultLanguage.code) {
      // Doesn't report names in a translation, because the English page has the same samples.
      continue;
    }
    for (const [, variable, placeholder] of line
      .replace(/(^|\s)#.*$/, '')
      .matchAll(variablePattern)) {
      const name = (variable ?? placeholder)!;
      if (!names.has(name) && !givenVariable.test(name) && !isSpelledOut(name, page)) {
        names.add(name);
        add(
          `The page does not say what ${name} stands for. Name it in a sentence before, or set it.`,
        );
      }
    }
  }
}

/** Reports samples without a language, with syntax errors, and commands that can't be pasted. */
export const samples = pageRule(async (page, report) => {
  const blocks: {node: Code; code: string}[] = [];
  let names: Set<string>;
  try {
    visit(page.tree, 'code', (node) => {
      blocks.push({node, code: fillVariables(node.value, page.file)});
    });
    names = namesOf(page);
  } catch {
    // The rule about the identity reports unknown variables.
    return;
  }
  // Parses all shell samples of a page at once, each in a subshell, because the shell's parser starts slowly.
  const shells = blocks.filter(({node}) => isShell(node)).map(({code}) => `(\n:\n${code}\n)`);
  const isValid = shells.length > 1 && (await shellErrors(shells.join('\n'))).length === 0;
  for (const block of blocks) {
    const {node, code} = block;
    const {lang} = node;
    const add = (message: string, line = 0) => report({at: lineOf(node) + line, message});
    if (!lang) {
      add('The fenced block names no language. Write it behind the fence, "text" for plain text.');
    } else if (!knownLanguages.includes(lang)) {
      add(`"${lang}" is no language of this site. Use one of ${knownLanguages.join(', ')}.`);
    }
    const parse = isValid && isShell(node) ? undefined : parsers[lang ?? ''];
    for (const {line, message} of (await parse?.(code)) ?? []) {
      add(`The ${lang} sample does not parse: ${message}`, line);
    }
    if (isShell(node)) {
      checkCommands(page, block, names, report);
    }
  }
});
