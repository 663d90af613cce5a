import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Parent} from 'mdast';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {visit, SKIP} from 'unist-util-visit';
import {parse} from 'yaml';
import {fenceMeta} from '../lib/markdown/fenceMeta';
import {component, escape} from '../lib/markdown/nodes';

declare module 'mdast' {
  interface CodeData {
    /** Further properties of the block's component. */
    codeBlock?: Record<string, string>;
  }
}

// A language that Prism doesn't know stays uncoloured.
loadLanguages.silent = true;
// Tells a method and a parameter of JavaScript from a function and a variable.
loadLanguages('js-extras');

const {aliases, names, ...read} = parse(
  fs.readFileSync(path.join(__dirname, 'code.yaml'), 'utf8'),
) as {
  aliases: Record<string, string>;
  names: Record<string, string>;
  colours: Record<string, string[]>;
};

/** The colour of each kind of token that has one; all others are plain text. */
const colours = new Map(
  Object.entries(read.colours).flatMap(([colour, kinds]) => kinds.map((kind) => [kind, colour])),
);

type Token = string | {type: string; content: Token | Token[]};

function html(token: Token | Token[]): string {
  if (typeof token === 'string') {
    return escape(token);
  }
  if (Array.isArray(token)) {
    return token.map(html).join('');
  }
  const colour = colours.get(token.type);
  const inner = html(token.content);
  return colour ? `<i class="${colour}">${inner}</i>` : inner;
}

/**
 * Colours code.
 *
 * @param code - the text of a fenced block.
 * @param language - its language; one that Prism does not know stays uncoloured.
 * @returns HTML with `<i class="t…">` around coloured tokens.
 */
export function highlightCode(code: string, language: string): string {
  const name = aliases[language] ?? language;
  loadLanguages(name);
  const grammar = Prism.languages[name];
  return grammar ? html(Prism.tokenize(code, grammar) as Token[]) : escape(code);
}

/**
 * Remark plugin: every fenced block becomes a `CodeBlock` whose colours are already in its HTML, so
 * that readers download no highlighter. It says whether readers can fill in values of their own.
 */
export function highlight() {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      const language = node.lang ?? 'text';
      const {title} = fenceMeta(node.meta);
      (parent as Parent).children[index!] = component('CodeBlock', {
        language,
        title,
        label: title ? undefined : names[language],
        ...node.data?.codeBlock,
        html: highlightCode(node.value, language),
      });
      return SKIP;
    });
  };
}
