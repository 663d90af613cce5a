import {closest} from 'fastest-levenshtein';
import type {Code, Definition, Html, Image, Link, Node, Parent, Root, Table} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {lineOf} from './read';
import {decodedPath} from './url';

/** Something that readers would see in another way than its writer meant it. */
export interface Misread {
  line: number;
  message: string;
}

/** Kinds of notices that Docusaurus knows. */
export const admonitions = 'note tip info warning danger caution important success secondary'.split(
  ' ',
);

/** Elements that browsers render: those of HTML, also the obsolete ones, and of SVG. */
const tags = new Set(
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

/** Marks of a merge that wasn't finished, also as Prettier rewrites them. */
const conflict = /^(?:\\?<{7}|\\?\|{7}|\\?>{7}|(?:> ){6}>)(?: |$)/;

/** What a line can begin with that only looks like Markdown, and what its writer meant. */
const beginnings: [pattern: RegExp, message: string][] = [
  [
    /^\[!\w+\]/,
    'This notation for a notice is another tool\'s. Write ":::note" above the text and ":::" below it.',
  ],
  [
    /^(?:!!!|\?\?\?\+?)\s+["\w]/,
    'This notation for a notice is another tool\'s. Write ":::note" above the text and ":::" below it.',
  ],
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

/** What a sentence can have that only looks like Markdown. */
const insides: [pattern: RegExp, message: (found: string) => string][] = [
  [
    /(?<!\\)\{%.*?%\}|(?<!\\)\{\{[<%].*?[>%]\}\}/,
    (found) =>
      `${found} is a tag of another tool. Write what it stands for in Markdown, or put it in backticks to show it.`,
  ],
  [
    /(?<!\\)\[\^[^\][\s]+\]/,
    (found) => `The footnote ${found} has no text. Add a line "${found}: …", or correct its name.`,
  ],
  [
    /(?<![\\\]])\[[^\][]+\]\[[^\][]*\]/,
    (found) =>
      `The link ${found} has no target. Add a line "[name]: URL" with its name, write [text](URL), or "\\[" to show the brackets.`,
  ],
  [
    /!?\[[^\][]*\]\([^()\s<>]*[ \u00a0\u3000][^()]*\.\w{2,5}\)/,
    (found) =>
      `${found} has a space in its path. Put the path in angle brackets, [text](<a path.png>), or rename the file.`,
  ],
];

/** The text of a paragraph as it is written, in which code, HTML, and what has been read are letters. */
function proseOf(node: Parent, source: string): string {
  const start = node.position!.start.offset!;
  let prose = source.slice(start, node.position!.end.offset);
  visit(node, (child) => {
    const isText = 'children' in child && !['link', 'linkReference'].includes(child.type);
    if (child === node || isText || child.type === 'text' || !child.position) {
      return;
    }
    const [from, to] = [child.position.start.offset! - start, child.position.end.offset! - start];
    prose = prose.slice(0, from) + prose.slice(from, to).replace(/[^\n]/g, 'x') + prose.slice(to);
  });
  return prose;
}

function inProse(node: Parent, source: string): Misread[] {
  return proseOf(node, source)
    .split('\n')
    .flatMap((text, index): Misread[] => {
      const line = lineOf(node) + index;
      const bare = index > 0 ? text.replace(/^[\s>]*/, '') : text;
      const [, message] = beginnings.find(([pattern]) => pattern.test(bare)) ?? [];
      return [
        ...(message ? [{line, message}] : []),
        ...insides.flatMap(([pattern, say]) => {
          const [found] = pattern.exec(bare) ?? [];
          return found ? [{line, message: say(found)}] : [];
        }),
      ];
    });
}

/** Tags that no browser knows: they, and what was meant by them, would vanish. */
function inHtml({value, position}: Html): Misread[] {
  const line = position!.start.line;
  if (value.startsWith('<!--')) {
    const message = 'This comment has no end, and hides the rest of the page. Close it with "-->".';
    return value.includes('-->') ? [] : [{line, message}];
  }
  const bare = value.replace(
    /<!--[\s\S]*?-->|<(script|style|math)\b[\s\S]*?<\/\1>|"[^"]*"|'[^']*'/g,
    (hidden) => hidden.replace(/[^\n]/g, ' '),
  );
  return [...bare.matchAll(/<([A-Za-z][^\s/>]*)/g)]
    .filter(([, name]) => !tags.has(name!.toLowerCase()))
    .slice(0, 1)
    .map(({1: name, index}) => ({
      line: line + bare.slice(0, index).split('\n').length - 1,
      message: /^[A-Z]\w*$/.test(name!)
        ? `<${name}> is no HTML element, so readers wouldn't see it. Put a placeholder in backticks, \`<${name}>\`, or write "\\<"; components need a file that ends in .mdx.`
        : `<${name}> is no HTML element, so readers wouldn't see it. Put a placeholder in backticks, \`<${name}>\`, or write "\\<".`,
    }));
}

/** The last line of a node, without the marks of quotes and lists around it. */
const lastLine = ({position}: Node, lines: string[]): string =>
  lines[position!.end.line - 1]!.replace(/^[\s>]*/, '').trimEnd();

function inCode(node: Code, source: string, lines: string[]): Misread[] {
  const {start, end} = node.position!;
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source.slice(start.offset)) ?? [];
  const last = lastLine(node, lines);
  const isClosed =
    end.line > start.line && fence && last.startsWith(fence) && /^(.)\1*$/.test(last);
  return [
    ...(fence && !isClosed
      ? [
          {
            line: start.line,
            message: `This block has no end, and takes the rest of the page. Close it with a line "${fence}".`,
          },
        ]
      : []),
    ...(/[“”„‘’«»]/.test(node.meta ?? '')
      ? [
          {
            line: start.line,
            message: `"${node.meta}" has curly quotes, so it isn't read. Write straight ones: tab="…".`,
          },
        ]
      : []),
  ];
}

function inNotice({name, position}: ContainerDirective, last: string, known: string[]): Misread[] {
  const {line} = position!.start;
  return [
    ...(known.includes(name)
      ? []
      : [
          {
            line,
            message: `No notice is called ":::${name}". Did you mean ":::${closest(name.toLowerCase(), known)}"? The kinds are ${known.join(', ')}.`,
          },
        ]),
    ...(/^:{3,}$/.test(last)
      ? []
      : [
          {
            line,
            message: 'This notice has no end, and takes the rest of the page. Close it with ":::".',
          },
        ]),
  ];
}

function inTable({children: [head, ...rows]}: Table): Misread[] {
  const {length} = head!.children;
  return rows
    .filter(({children}) => children.length > length)
    .map((row) => ({
      line: lineOf(row),
      message: `The row has ${row.children.length} cells, the head ${length}, so the last ones would be lost. Add a column, or write "\\|" where the line isn't the edge of a cell.`,
    }));
}

/** URLs that can't be read, for which Docusaurus would name neither file nor line. */
function inUrl(node: Link | Image | Definition): Misread[] {
  const {url} = node;
  const line = lineOf(node);
  if (/^https?:\/\//.test(url) && !URL.canParse(url)) {
    const message = `${url} is no URL. Correct it, or put it in backticks to show it.`;
    return [{line, message}];
  }
  const isLocal = !/^[a-z][a-z\d+.-]*:|^#/i.test(url);
  const message = `${url} has a "%" that stands for no letter. Write %25 for the sign itself.`;
  return isLocal && decodedPath(url) === null ? [{line, message}] : [];
}

/**
 * Finds what readers would see in another way than its writer meant it: marks of an unfinished merge,
 * placeholders that HTML takes for elements, notices and tags of other tools, notices and blocks without an
 * end, links and footnotes without a target, and characters from a word processor.
 *
 * @param source - the text from which the tree was read.
 * @param tree - nodes without a position are skipped: they come from a plugin.
 * @param known - kinds of notices.
 */
export function misread(source: string, tree: Root, known: string[] = admonitions): Misread[] {
  const lines = source.split(/\r?\n/);
  const found: Misread[] = lines.flatMap((text, index) =>
    conflict.test(text)
      ? [
          {
            line: index + 1,
            message:
              'A merge was not finished here. Keep the lines that hold, and remove the marks; to show such a mark, indent it.',
          },
        ]
      : [],
  );
  if (found.length > 0) {
    return found;
  }
  visit(tree, (node) => {
    if (!node.position) {
      return;
    }
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        found.push(...inProse(node, source));
        break;
      case 'html':
        found.push(...inHtml(node));
        break;
      case 'code':
        found.push(...inCode(node, source, lines));
        break;
      case 'containerDirective':
        found.push(...inNotice(node, lastLine(node, lines), known));
        break;
      case 'table':
        found.push(...inTable(node));
        break;
      case 'link':
      case 'image':
      case 'definition':
        found.push(...inUrl(node));
        break;
      default:
    }
  });
  return found;
}
