import type {Root} from 'mdast';
import type {Parent} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import {Prism} from 'prism-react-renderer';
import {fenceMeta} from './fenceMeta';
import {component} from './nodes';

declare module 'mdast' {
  interface CodeData {
    /** Further properties of the block's component. */
    codeBlock?: Record<string, string>;
  }
}

// Languages that prism-react-renderer lacks are added to its own copy of Prism.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
for (const language of ['java', 'bash', 'ruby', 'groovy', 'toml', 'properties', 'http']) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- they extend the global Prism, in this order
  require(`prismjs/components/prism-${language}`);
}
const aliases: Record<string, string> = {sh: 'bash', shell: 'bash', xml: 'markup', html: 'markup'};

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Token = string | {type: string; content: Token | Token[]};

/** Kinds of token that the styles colour; all others are plain text (src/css/content.css). */
const coloured: Record<string, string> = {
  comment: 'c',
  prolog: 'c',
  string: 's',
  'template-string': 's',
  'attr-value': 's',
  char: 's',
  keyword: 'k',
  tag: 'k',
  boolean: 'k',
  builtin: 'k',
  number: 'n',
  constant: 'n',
  symbol: 'n',
  function: 'f',
  'class-name': 'f',
  'attr-name': 'p',
  property: 'p',
  key: 'p',
  atrule: 'p',
  variable: 'p',
  annotation: 'p',
  parameter: 'p',
};

function html(token: Token | Token[]): string {
  if (typeof token === 'string') {
    return escape(token);
  }
  if (Array.isArray(token)) {
    return token.map(html).join('');
  }
  const kind = coloured[token.type];
  const inner = html(token.content);
  return kind ? `<i class="t${kind}">${inner}</i>` : inner;
}

/**
 * Colours code.
 *
 * @param code - the text of a fenced block.
 * @param language - its language; one that Prism does not know stays uncoloured.
 * @returns HTML with `<i class="t…">` around coloured tokens.
 */
export function highlightCode(code: string, language: string): string {
  const grammar = Prism.languages[aliases[language] ?? language];
  return grammar ? html(Prism.tokenize(code, grammar) as Token[]) : escape(code);
}

/** Names of the languages, as the heads of the blocks say them. */
const names: Record<string, string> = {
  sh: 'Shell',
  json: 'JSON',
  yaml: 'YAML',
  xml: 'XML',
  kotlin: 'Kotlin',
  groovy: 'Groovy',
  ruby: 'Ruby',
  swift: 'Swift',
  java: 'Java',
  objectivec: 'Objective-C',
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  go: 'Go',
  toml: 'TOML',
  http: 'HTTP',
};

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
