import fs from 'node:fs';
import {createRequire} from 'node:module';
import {XMLValidator} from 'fast-xml-parser';
import {getProcessor} from 'sh-syntax';
import type {Node, Parser} from 'web-tree-sitter';
import {LineCounter, parseAllDocuments} from 'yaml';
import {drawDiagram} from '../markdown/diagrams';
import {lineAt} from './finding';
import {nodesOf} from './grammars';

/** Why a sample does not parse: a line of the sample, from 1. */
export interface Flaw {
  line: number;
  message: string;
}

/** Says why a sample does not parse: nothing when it does. */
export type Parse = (code: string) => Flaw[] | Promise<Flaw[]>;

let shellWasm: Promise<WebAssembly.Module> | undefined;

/** The shell parser, whose WebAssembly is compiled once for all samples. */
const parseShell = getProcessor(async (imports: WebAssembly.Imports) => {
  shellWasm ??= WebAssembly.compile(
    fs.readFileSync(createRequire(__filename).resolve('sh-syntax/main.wasm')),
  );
  return WebAssembly.instantiate(await shellWasm, imports);
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

function json(code: string): Flaw[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    return [{line: lineAt(code, at ? Number(at) : code.length), message}];
  }
}

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

function properties(code: string): Flaw[] {
  return code
    .split('\n')
    .map((text, index) => ({text, line: index + 1}))
    .filter(({text}) => text.trim() && !/^\s*[#!]/.test(text) && !/^\s*[^\s=:]+\s*[=:]/.test(text))
    .map(({line}) => ({line, message: 'Neither "key=value" nor a comment.'}));
}

function mermaid(code: string): Flaw[] {
  try {
    drawDiagram(code, 'diagram');
    return [];
  } catch (error) {
    return [{line: 1, message: (error as Error).message}];
  }
}

/** The first place in a tree at which the grammar does not fit. */
function broken(root: Node): Node | undefined {
  if (!root.hasError) {
    return undefined;
  }
  let deepest: Node | undefined;
  for (const node of nodesOf(root)) {
    if (node.isMissing) {
      return node;
    }
    if (node.isError) {
      deepest ??= node;
    }
  }
  return deepest;
}

/** Parses by a grammar; an excerpt may be in one of the given frames, which add no line. */
function grammar(parser: Parser, frames: [string, string][] = []): Parse {
  return (code) => {
    const attempts = ([['', ''], ...frames] as [string, string][]).map(([before, after]) =>
      broken(parser.parse(`${before}${code}\n${after}`)!.rootNode),
    );
    const [flaw] = attempts;
    if (attempts.some((found) => !found) || !flaw) {
      return [];
    }
    const near = flaw.text.trim().split('\n')[0]!.slice(0, 40);
    return [
      {
        line: flaw.startPosition.row + 1,
        message: flaw.isMissing
          ? `"${flaw.type}" is missing.`
          : `Cannot be read from "${near}" on.`,
      },
    ];
  };
}

/** Code that stands inside a class or a method on the reader's side. */
const frames: Record<string, [string, string][]> = {
  java: [
    ['class A { ', '}'],
    ['class A { void a() { ', '} }'],
  ],
  objectivec: [
    ['@implementation A ', '@end'],
    ['void a(void) { ', '}'],
  ],
};

/** Languages without a grammar: what a screen, a mail or a server says. */
export const plain = ['text', 'http'];

/**
 * What parses the fenced blocks, by their language.
 *
 * @param known - the grammars of the languages that are asked for.
 */
export function parsersOf(known: Map<string, Parser>): Record<string, Parse> {
  const byGrammar = [
    'kotlin',
    'groovy',
    'java',
    'ruby',
    'swift',
    'objectivec',
    'toml',
    'python',
    'javascript',
    'typescript',
    'go',
  ];
  return {
    sh: shell,
    bash: shell,
    json,
    yaml,
    xml,
    properties,
    mermaid,
    ...Object.fromEntries(
      byGrammar.map((language) => [
        language,
        (code: string) => grammar(known.get(language)!, frames[language])(code),
      ]),
    ),
    // The grammar does not know the operator "a ?: b".
    groovy: (code) => grammar(known.get('groovy')!)(code.replaceAll('?:', '||')),
  };
}
