import {closest} from 'fastest-levenshtein';
import type {Code, Html, Node, Nodes, Parent, Root, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {lineOf} from './read';
import {decodedPath} from './url';

/** A place in a page that is rendered differently from the writer's intention. */
export interface Misread {
  line: number;
  message: string;
}

/** Kinds of admonitions that Docusaurus renders. */
export const admonitions = 'note tip info warning danger caution important success secondary'.split(
  ' ',
);

/** Elements that browsers render: the elements of HTML, also the obsolete ones, and of SVG. */
const elements = new Set(
  `
    a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button
    canvas caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt
    em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr
    html i iframe img input ins kbd label legend li link main map mark math menu menuitem meta
    meter nav nobr noscript object ol optgroup option output p param picture pre progress q rb rp
    rt rtc ruby s samp script search section select slot small source span strike strong style sub
    summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul
    var video wbr
    circle clippath defs desc ellipse g image line lineargradient marker mask path pattern polygon
    polyline radialgradient rect stop symbol text tspan use
  `
    .trim()
    .split(/\s+/),
);

/** Matches a merge conflict marker, also with the backslash or the spaces that Prettier adds to markers. */
const conflictMarker = /^(?:\\?<{7}|\\?\|{7}|\\?>{7}|(?:> ){6}>)(?: |$)/;

const otherToolsAdmonition =
  'This notation for a notice is another tool\'s. Write ":::note" above the text and ":::" below it.';

/** Beginnings of lines that look like Markdown and aren't, with the message about each. */
const lineStartPatterns: [pattern: RegExp, message: string][] = [
  [/^\[!\w+\]|^(?:!!!|\?\?\?\+?)\s+["\w]/, otherToolsAdmonition],
  [
    /^:{3,}[ \t]+\w/,
    'A notice has no space after its colons. Write ":::note", or "\\:::" to show the colons.',
  ],
  [
    /^:{3,}\s*$/,
    'This line closes no notice. Remove it, or open the notice with ":::note" on a line of its own.',
  ],
  [
    /^:{3,}\w/,
    'This line opens no notice. Write ":::note" or ":::note[A title]", with nothing behind it.',
  ],
  [
    /^::\w/,
    'This directive can\'t be read. Write ::name{key="value"} with straight quotes and nothing behind it, or "\\::" to show the colons.',
  ],
  [/^：{2,}/, 'These colons are full-width ones. Write ":::note" with those of the keyboard.'],
  [
    /^(?:#{1,6}[\u00a0\u2000-\u200b\u3000]|#{2,6}[^\s#]|＃)/,
    'This line is no heading. Put a plain space between "#" and the words, or write "\\#" to show the sign.',
  ],
  [
    /^(?:[-*+]|\d+[.)])[\u00a0\u2000-\u200b\u3000]/,
    'This line is no list item. Put a plain space between its mark and the words.',
  ],
];

/** Parts of sentences that look like Markdown and aren't, with the message; `$&` is the part. */
const inlinePatterns: [pattern: RegExp, message: string][] = [
  [
    /(?<!\\)\{%.*?%\}|(?<!\\)\{\{[<%].*?[>%]\}\}/,
    '$& is a tag of another tool. Write what it stands for in Markdown, or put it in backticks to show it.',
  ],
  [
    /(?<!\\)\[\^[^\][\s]+\]/,
    'The footnote $& has no text. Add a line "$&: …", or correct its name.',
  ],
  [
    /(?<![\\\]])\[[^\][]+\]\[[^\][]*\]/,
    'The link $& has no target. Add a line "[name]: URL" with its name, write [text](URL), or "\\[" to show the brackets.',
  ],
  [
    /!?\[[^\][]*\]\([^()\s<>]*[ \u00a0\u3000][^()]*\.\w{2,5}\)/,
    '$& has a space in its path. Put the path in angle brackets, [text](<a path.png>), or rename the file.',
  ],
];

/** Returns the source of a node after overwriting the code, HTML, and links in the node with `x`. */
function textSource(node: Parent, source: string): string {
  const start = node.position!.start.offset!;
  let text = source.slice(start, node.position!.end.offset);
  visit(node, (child) => {
    const hasText = 'children' in child && !['link', 'linkReference'].includes(child.type);
    if (child === node || hasText || child.type === 'text' || !child.position) {
      return;
    }
    const [from, to] = [child.position.start.offset! - start, child.position.end.offset! - start];
    text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, 'x') + text.slice(to);
  });
  return text;
}

function findInText(node: Parent, source: string): Misread[] {
  return textSource(node, source)
    .split('\n')
    .flatMap((text, index) => {
      const content = index > 0 ? text.replace(/^[\s>]*/, '') : text;
      const beginning = lineStartPatterns.find(([pattern]) => pattern.test(content));
      const messages = inlinePatterns.flatMap(([pattern, message]) => {
        const [part] = pattern.exec(content) ?? [];
        return part ? [message.replaceAll('$&', () => part)] : [];
      });
      return [...(beginning ? [beginning[1]] : []), ...messages].map((message) => ({
        line: lineOf(node) + index,
        message,
      }));
    });
}

/** Reports a comment without an end, or the first tag that no browser renders. */
function findInHtml({value, position}: Html): Misread[] {
  const {line} = position!.start;
  if (value.startsWith('<!--')) {
    const message = 'This comment has no end, and hides the rest of the page. Close it with "-->".';
    return value.includes('-->') ? [] : [{line, message}];
  }
  const markup = value.replace(
    /<!--[\s\S]*?-->|<(script|style|math)\b[\s\S]*?<\/\1>|"[^"]*"|'[^']*'/g,
    (ignored) => ignored.replace(/[^\n]/g, ' '),
  );
  return [...markup.matchAll(/<([A-Za-z][^\s/>]*)/g)]
    .filter(([, name]) => !elements.has(name!.toLowerCase()))
    .slice(0, 1)
    .map(({1: name, index}) => {
      const message = `<${name}> is no HTML element, so readers wouldn't see it. Put a placeholder in backticks, \`<${name}>\`, or write "\\<"`;
      const hint = /^[A-Z]\w*$/.test(name!) ? '; components need a file that ends in .mdx.' : '.';
      return {line: line + markup.slice(0, index).split('\n').length - 1, message: message + hint};
    });
}

/** Returns the last line of a node without the indentation and the `>` of blockquotes around the node. */
const lastLine = ({position}: Node, lines: string[]): string =>
  lines[position!.end.line - 1]!.replace(/^[\s>]*/, '').trimEnd();

function findInCode(node: Code, source: string, closingLine: string): string[] {
  const {start, end} = node.position!;
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source.slice(start.offset)) ?? [];
  const isClosed =
    end.line > start.line && fence && closingLine.startsWith(fence) && /^(.)\1*$/.test(closingLine);
  const messages: string[] = [];
  if (fence && !isClosed) {
    messages.push(
      `This block has no end, and takes the rest of the page. Close it with a line "${fence}".`,
    );
  }
  if (/[“”„‘’«»]/.test(node.meta ?? '')) {
    messages.push(
      `"${node.meta}" has curly quotes, so it isn't read. Write straight ones: tab="…".`,
    );
  }
  return messages;
}

function findInAdmonition(
  {name}: ContainerDirective,
  closingLine: string,
  kinds: string[],
): string[] {
  const messages: string[] = [];
  if (!kinds.includes(name)) {
    messages.push(
      `No notice is called ":::${name}". Did you mean ":::${closest(name.toLowerCase(), kinds)}"? The kinds are ${kinds.join(', ')}.`,
    );
  }
  if (!/^:{3,}$/.test(closingLine)) {
    messages.push('This notice has no end, and takes the rest of the page. Close it with ":::".');
  }
  return messages;
}

function findInTable({children: [head, ...rows]}: Table): Misread[] {
  const {length} = head!.children;
  return rows
    .filter(({children}) => children.length > length)
    .map((row) => ({
      line: lineOf(row),
      message: `The row has ${row.children.length} cells, the head ${length}, so the last ones would be lost. Add a column, or write "\\|" where the pipe isn't the edge of a cell.`,
    }));
}

/** Reports a URL that can't be parsed. Docusaurus would name neither file nor line. */
function findInUrl(url: string): string[] {
  if (/^https?:\/\//.test(url) && !URL.canParse(url)) {
    return [`${url} is no URL. Correct it, or put it in backticks to show it.`];
  }
  const isLocal = !/^[a-z][a-z\d+.-]*:|^#/i.test(url);
  return isLocal && decodedPath(url) === null
    ? [`${url} has a "%" that stands for no letter. Write %25 for the sign itself.`]
    : [];
}

/**
 * Finds Markdown that is rendered differently from the writer's intention: merge conflict
 * markers, placeholders such as `<name>` that are parsed as HTML, notices and tags of other tools, notices and
 * blocks without an end, links and footnotes without a target, and characters from a word processor.
 *
 * @param source - the text from which the tree was parsed.
 * @param tree - nodes without a position are skipped, because plugins created them.
 * @param kinds - kinds of admonitions.
 */
export function findMisread(source: string, tree: Root, kinds: string[] = admonitions): Misread[] {
  const lines = source.split(/\r?\n/);
  const conflict =
    'A merge was not finished here. Keep the correct lines, and remove the marks; to show such a mark, indent it.';
  const problems: Misread[] = lines.flatMap((text, index) =>
    conflictMarker.test(text) ? [{line: index + 1, message: conflict}] : [],
  );
  if (problems.length > 0) {
    return problems;
  }
  const problemsOf = (node: Nodes): Misread[] => {
    const atStart = (messages: string[]) =>
      messages.map((message) => ({line: lineOf(node), message}));
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        return findInText(node, source);
      case 'html':
        return findInHtml(node);
      case 'code':
        return atStart(findInCode(node, source, lastLine(node, lines)));
      case 'containerDirective':
        return atStart(findInAdmonition(node, lastLine(node, lines), kinds));
      case 'table':
        return findInTable(node);
      case 'link':
      case 'image':
      case 'definition':
        return atStart(findInUrl(node.url));
      default:
        return [];
    }
  };
  visit(tree, (node) => {
    problems.push(...(node.position ? problemsOf(node) : []));
  });
  return problems;
}
