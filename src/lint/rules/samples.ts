import {createRequire} from 'node:module';
import fs from 'node:fs';
import type {Code} from 'mdast';
import {XMLValidator} from 'fast-xml-parser';
import {getProcessor} from 'sh-syntax';
import {visit} from 'unist-util-visit';
import {LineCounter, parseAllDocuments} from 'yaml';
import {drawDiagram, MermaidError} from '../../plugins/pictures';
import {lineOf} from '../../lib/markdown/read';
import {defaultLanguage} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import {lineAt, type Page} from '../page';
import {pageRule, type Problem} from '../rule';
import {readTable} from '../tables';

/** Why a sample does not parse: a line of the sample, from 1. */
interface Flaw {
  line: number;
  message: string;
}

let wasm: Promise<WebAssembly.Module> | undefined;

/** The shell parser, whose WebAssembly is compiled once. */
const parseShell = getProcessor(async (imports: WebAssembly.Imports) => {
  wasm ??= WebAssembly.compile(
    fs.readFileSync(createRequire(__filename).resolve('sh-syntax/main.wasm')),
  );
  return WebAssembly.instantiate(await wasm, imports);
});

async function shell(code: string): Promise<Flaw[]> {
  try {
    await parseShell(code);
    return [];
  } catch (error) {
    const {Pos, message} = error as Error & {Pos?: {Line: number}};
    return [{line: Pos?.Line ?? 1, message}];
  }
}

/** What a parser throws. */
function thrown(parse: () => unknown, lineIn: (message: string, error: unknown) => number): Flaw[] {
  try {
    parse();
    return [];
  } catch (error) {
    const {message} = error as Error;
    return [{line: lineIn(message, error), message}];
  }
}

const json = (code: string): Flaw[] =>
  thrown(
    () => JSON.parse(code),
    (message) => lineAt(code, Number(/position (\d+)/.exec(message)?.[1] ?? code.length)),
  );

function yaml(code: string): Flaw[] {
  const lineCounter = new LineCounter();
  return parseAllDocuments(code, {lineCounter, prettyErrors: false}).flatMap(({errors}) =>
    errors.map((error) => ({line: lineCounter.linePos(error.pos[0]).line, message: error.message})),
  );
}

/** An excerpt may have several elements side by side. */
function xml(code: string): Flaw[] {
  const excerpt = !code.startsWith('<?xml');
  const result = XMLValidator.validate(excerpt ? `<excerpt>${code}\n</excerpt>` : code);
  return result === true ? [] : [{line: result.err.line, message: result.err.msg}];
}

function mermaid(code: string): Flaw[] {
  // The library that draws it takes longer to load than most pages to check.
  return thrown(
    () => drawDiagram(code, 'diagram'),
    (_, error) => (error instanceof MermaidError ? error.line : 1),
  );
}

/** What parses fenced blocks, by their language. */
const parsers: Record<string, (code: string) => Flaw[] | Promise<Flaw[]>> = {
  sh: shell,
  bash: shell,
  json,
  yaml,
  xml,
  mermaid,
};

const table = readTable<{reviewed: string[]; given: string[]}>('samples.yaml');
const known = [...Object.keys(parsers), ...table.reviewed];
const given = new RegExp(`^(?:${table.given.join('|')})$`);

const isShell = ({lang}: Code) => lang === 'sh' || lang === 'bash';

/** Names in a page's prose, and those that a sample of it sets. */
const prose = /[A-Z][A-Z\d]*(?:_[A-Z\d]+)*/g;
const set = /(?<=(?:^|\s|;)(?:export |read (?:-\w+ )*|local )?)\w+(?==|$)/gm;

/** Names that a page introduces. */
function introduced({tree, file}: Page): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'text' || node.type === 'code') {
      const text = fillVariables(node.value, file);
      for (const [name] of text.matchAll(node.type === 'code' ? set : prose)) {
        names.add(name);
      }
    }
  });
  return names;
}

/** Whether a name says what it stands for, in words that the page uses: YOUR_API_KEY. */
const isSpelledOut = (name: string, {source}: Page) =>
  name.startsWith('YOUR_') &&
  new RegExp(name.slice('YOUR_'.length).replaceAll('_', '[ -]?'), 'i').test(
    source.replaceAll(name, ''),
  );

/** Prompts, and what a shell sample reads that nothing sets or explains. */
function pasted(page: Page, node: Code, code: string, explained: Set<string>): Problem[] {
  const problems: Problem[] = [];
  for (const [index, text] of code.split('\n').entries()) {
    const at = lineOf(node) + 1 + index;
    if (/^\s*[$%] /.test(text)) {
      const message = 'A prompt stands before the command. Leave it out, so that it can be pasted.';
      problems.push({at, message});
    }
    // The twin has the same samples: placeholders are looked at once.
    const bare = page.language === defaultLanguage.code ? text.replace(/(^|\s)#.*$/, '') : '';
    for (const [, read, word] of bare.matchAll(
      /\$\{?([A-Z][A-Z\d_]*)|(?<![\w$.-])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w=])/g,
    )) {
      const name = (read ?? word)!;
      if (!explained.has(name) && !given.test(name) && !isSpelledOut(name, page)) {
        explained.add(name);
        const message = `The page does not say what ${name} stands for. Name it in a sentence before, or set it.`;
        problems.push({at, message});
      }
    }
  }
  return problems;
}

/** Quotes of a word processor where a shell needs its own: it would take them as letters. */
const curlyQuotes = (node: Code, code: string): Problem[] =>
  code.split('\n').flatMap((text, index) =>
    /(?:^|[\s=])[“”‘’]\S|\S[”’](?:\s|$)/.test(text) && !/["'].*[“”‘’].*["']/.test(text)
      ? [
          {
            at: lineOf(node) + 1 + index,
            message: 'The command has curly quotes, which a shell takes as letters. Write " or \'.',
          },
        ]
      : [],
  );

/** Every sample names its language, parses in it, and can be pasted. */
export const samples = pageRule(async (page, report) => {
  const blocks: {node: Code; code: string}[] = [];
  let explained: Set<string>;
  try {
    visit(page.tree, 'code', (node) => {
      blocks.push({node, code: fillVariables(node.value, page.file)});
    });
    explained = introduced(page);
  } catch {
    // The rule about the identity reports unknown variables.
    return;
  }
  // The shell's parser is slow to start: all samples of a page at once, each in a subshell.
  const shells = blocks.filter(({node}) => isShell(node)).map(({code}) => `(\n:\n${code}\n)`);
  const isSound = shells.length > 1 && (await shell(shells.join('\n'))).length === 0;
  for (const {node, code} of blocks) {
    const {lang} = node;
    if (!lang) {
      const message =
        'The fenced block names no language. Write it behind the fence, "text" for plain text.';
      report({at: lineOf(node), message});
    } else if (!known.includes(lang)) {
      const message = `"${lang}" is no language of this site. Use one of ${known.join(', ')}.`;
      report({at: lineOf(node), message});
    }
    if (isShell(node)) {
      curlyQuotes(node, code).forEach(report);
    }
    const parse = isSound && isShell(node) ? undefined : parsers[lang ?? ''];
    for (const {line, message} of (await parse?.(code)) ?? []) {
      const at = lineOf(node) + line;
      report({at, message: `The ${lang} sample does not parse: ${message}`});
    }
    if (isShell(node)) {
      pasted(page, node, code, explained).forEach(report);
    }
  }
});
