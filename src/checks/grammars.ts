import {createRequire} from 'node:module';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {Language, Parser, type Node} from 'web-tree-sitter';

const wasms = (name: string) => `tree-sitter-wasms/out/tree-sitter-${name}.wasm`;

/** Tree-sitter grammars by the name that is behind a fence. */
const files: Record<string, string> = {
  kotlin: wasms('kotlin'),
  groovy: 'tree-sitter-groovy/tree-sitter-groovy.wasm',
  java: wasms('java'),
  ruby: wasms('ruby'),
  swift: wasms('swift'),
  objectivec: wasms('objc'),
  toml: wasms('toml'),
  python: wasms('python'),
  javascript: wasms('javascript'),
  typescript: wasms('typescript'),
  go: wasms('go'),
};

const loading = new Map<string, Promise<Parser>>();

async function load(file: string): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(createRequire(__filename).resolve(file)));
  return parser;
}

/** The languages of a page's fenced blocks. */
export function languagesIn(tree: Root): string[] {
  const languages = new Set<string>();
  visit(tree, 'code', ({lang}) => {
    if (lang) {
      languages.add(lang);
    }
  });
  return [...languages];
}

/**
 * The grammars of some languages, each loaded once: loading all of them takes longer than checking a
 * page.
 *
 * @returns parsers by language; languages without a grammar have none.
 */
export async function grammarsFor(languages: Iterable<string>): Promise<Map<string, Parser>> {
  const loaded = new Map<string, Parser>();
  for (const language of languages) {
    const file = files[language];
    if (file) {
      if (!loading.has(language)) {
        loading.set(language, load(file));
      }
      loaded.set(language, await loading.get(language)!);
    }
  }
  return loaded;
}

/** Nodes of a kind of code, in the order of the text. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) {
    if (child) {
      yield* nodesOf(child);
    }
  }
}

/** What the grammars call a comment. */
const commentKinds = ['comment', 'line_comment', 'block_comment', 'multiline_comment'];

/** Languages in which a comment is a hash sign with white space before it, up to the line's end. */
const hashComments = ['sh', 'bash', 'yaml', 'properties'];

/**
 * Code without its comments and its layout, for comparing two languages' samples.
 *
 * @param known - the loaded grammars.
 * @param language - what is behind the fence.
 */
export function withoutComments(
  known: Map<string, Parser>,
  language: string,
  code: string,
): string {
  let bare = hashComments.includes(language)
    ? code.replace(/(^|\s)#.*$/gm, '$1')
    : code.replace(/<!--[\s\S]*?-->/g, '');
  const tree = known.get(language)?.parse(code);
  if (tree) {
    bare = '';
    let end = 0;
    for (const node of tree.rootNode.descendantsOfType(commentKinds)) {
      if (node && node.startIndex >= end) {
        bare += code.slice(end, node.startIndex);
        end = node.endIndex;
      }
    }
    bare += code.slice(end);
  }
  return bare
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
