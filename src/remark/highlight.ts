import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {component, escapeHtml, type MdxJsxFlowElement} from '../lib/markdown/nodes';
import {placeholdersIn, type Placeholder} from '../plugins/sample-values/placeholders';
import {createCodeBlockMetadata} from './codeBlockMetadata';
import {languageNames, loadLanguages, tokenClasses, type PrismConfig} from './prism';

/** A part of the code that has one color, or no color. */
interface Piece {
  text: string;
  className?: string;
}

type Token = string | {type: string; content: Token | Token[]};

/** Flattens tokens. A token without a color inherits the color of the token around it. */
function piecesOf(token: Token | Token[], className?: string): Piece[] {
  if (typeof token === 'string') {
    return [{text: token, className}];
  }
  return Array.isArray(token)
    ? token.flatMap((part) => piecesOf(part, className))
    : piecesOf(token.content, tokenClasses.get(token.type) ?? className);
}

/** Splits pieces into lines, and joins neighbors of one color. */
function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {text, className} of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push([]);
      }
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last && last.className === className) {
        last.text += part;
      } else {
        line.push({text: part, className});
      }
    }
  }
  return lines;
}

/**
 * Renders a line to HTML. The color of a placeholder is the color of its first character.
 *
 * @param start - the line's offset in the code.
 * @param placeholders - the placeholders of the whole code.
 */
function lineHtml(code: string, line: Piece[], start: number, placeholders: Placeholder[]): string {
  let [html, written, end] = ['', start, start];
  for (const {text, className} of line) {
    const begin = end;
    end += text.length;
    let inner = '';
    for (const place of placeholders.filter(({start: at}) => at >= begin && at < end)) {
      const name = escapeHtml(code.slice(place.start, place.end));
      inner += escapeHtml(code.slice(written, place.start));
      inner += `<span data-value="${place.names.join(' ')}">${name}</span>`;
      written = place.end;
    }
    inner += escapeHtml(code.slice(written, end));
    written = Math.max(written, end);
    html += inner && className ? `<i class="${className}">${inner}</i>` : inner;
  }
  return html;
}

/** The parsed meta string of a fenced block, and its code. */
type Metadata = ReturnType<typeof createCodeBlockMetadata>;

/** Joins lines to HTML. Puts each line in an element if the block has highlighted lines or line numbers. */
function blockHtml(lines: string[], {lineClassNames, lineNumbersStart}: Metadata): string {
  if (lineNumbersStart === undefined && Object.keys(lineClassNames).length === 0) {
    return lines.join('\n');
  }
  const elements = lines.map((line, index) => {
    const className = ['token-line', ...(lineClassNames[index] ?? [])].join(' ');
    const number =
      lineNumbersStart === undefined ? '' : ` data-line-number="${lineNumbersStart + index}"`;
    const end = index < lines.length - 1 ? '\n' : '';
    return `<span class="${escapeHtml(className)}"${number}>${line}${end}</span>`;
  });
  return `<span class="token-lines">${elements.join('')}</span>`;
}

/** Returns a `CodeBlock` with the HTML of a fenced block. */
function highlightBlock(
  code: Element,
  prism: ReturnType<typeof loadLanguages>,
  config: PrismConfig,
) {
  const {className, metastring} = code.properties;
  const metadata = createCodeBlockMetadata({
    code: code.children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
    className: Array.isArray(className) ? className.join(' ') : undefined,
    metastring: typeof metastring === 'string' ? metastring : undefined,
    magicComments: config.magicComments,
    defaultLanguage: config.defaultLanguage,
    language: undefined,
    title: undefined,
    showLineNumbers: undefined,
  });
  const {language} = metadata;
  const title = metadata.title ? String(metadata.title) : undefined;
  const text = metadata.code.replaceAll('\r\n', '\n');
  const grammar = prism.languages[language];
  const placeholders = placeholdersIn(text, language);
  let start = 0;
  const lines = linesOf(piecesOf(grammar ? (prism.tokenize(text, grammar) as Token[]) : text)).map(
    (line) => {
      const html = lineHtml(text, line, start, placeholders);
      start += line.reduce((sum, piece) => sum + piece.text.length, 1);
      return html;
    },
  );
  return component('CodeBlock', {
    language,
    title,
    label: title || language === 'text' ? undefined : (languageNames.get(language) ?? language),
    fillable: placeholders.length > 0 ? '1' : undefined,
    html: blockHtml(lines, metadata),
  });
}

/** Returns the `<code>` element of a fenced block: its text is empty or ends with a line feed. */
function codeOf({tagName, children: [code, ...others]}: Element): Element | undefined {
  const isCode =
    tagName === 'pre' &&
    others.length === 0 &&
    code?.type === 'element' &&
    code.tagName === 'code' &&
    // Docusaurus' live editor needs the code as text.
    !code.properties.live &&
    code.children.every((child) => child.type === 'text' && /^$|\n$/.test(child.value));
  return isCode ? code : undefined;
}

/**
 * Rehype plugin that highlights fenced blocks, so that readers download no highlighter. Must run last, so
 * that other plugins can change the blocks.
 *
 * @param config - `themeConfig.prism`.
 */
export function highlight(config: PrismConfig) {
  const prism = loadLanguages(config);
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const code = codeOf(node);
      if (!code) {
        return undefined;
      }
      const block: MdxJsxFlowElement = highlightBlock(code, prism, config);
      parent!.children[index!] = {...block, position: node.position} as never;
      return SKIP;
    });
  };
}
