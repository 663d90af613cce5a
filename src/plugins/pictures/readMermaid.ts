/** An error in a line of a diagram. */
export class MermaidError extends Error {
  /**
   * @param line - number of the line in the diagram, from 1.
   * @param message - the problem and how to fix it.
   */
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const nodeId = /^[\p{L}\p{N}_]+(?:-(?![-.>])[\p{L}\p{N}_]+)*/u;
/** The text of a node, up to a closing bracket: in quotes, or without. */
const nodeText = /^(?:\s*("(?!`)[^"]+")\s*|([^"[\](){}|](?:(?![\\/]?[\])}])[^"[\](){}|])*))/;
/** Opening and closing brackets of shapes. The order matters: `((` comes before `(`, which begins alike. */
const shapes = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['{{', '}}'],
  ['>', ']'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
] as const;

const arrow = /^(<?(?:-{2,}>|-{3,}|-\.+->?|={2,}>|={3,}))\s*(\|[^|]+\|)?\s*/;
/** An arrow with its label inside, as in `A -- Text --> B`. */
const labelledArrow =
  /^(<?)(?:--|-\.|==)(?![->.=ox])\s*([^|"]+?|"[^"]*")\s*(-{2,}>|-{3,}|\.+->?|={2,}>|={3,})\s*/;
/** An arrow with a circle or a cross at its end, which the renderer can't draw. */
const unsupportedArrow = /^(?:<|[xo](?=-))?(?:-{2,}|={2,}|-\.+-)[ox](?=[\s\p{L}\p{N}|]|$)/u;

/** Returns an arrow in its shortest form. Mermaid draws longer arrows alike, at a greater distance. */
const shortenArrow = (written: string): string =>
  written
    .replace(/\.+/, '.')
    .replace(/([-=])\1+>$/, '$1$1>')
    .replace(/([-=])\1{2,}$/, '$1$1$1');

/** Reads a statement of a flowchart, made of nodes and arrows, from left to right. */
class StatementReader {
  /**
   * @param rest - the statement. The methods remove each part of `rest` after reading the part.
   * @param line - number of the statement's line, for errors.
   * @param names - the renderer's names of the nodes so far, by id.
   */
  constructor(
    private rest: string,
    private readonly line: number,
    private readonly names: Map<string, string>,
  ) {}

  private fail(): never {
    throw new MermaidError(
      this.line,
      `"${this.rest}" can't be drawn. Write nodes as A["Text"] and arrows as A --> B, A -->|"Text"| B, A --- B, A -.-> B, or A ==> B.`,
    );
  }

  /** Returns the match of a pattern at the start of `rest`, and removes the match from `rest`. */
  private take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest);
    this.rest = this.rest.slice(match?.[0].length ?? 0);
    return match;
  }

  /** Returns the brackets and the text of a node, or an empty string for a node without brackets. */
  private readText(): string {
    const shape = shapes.find(([open]) => this.rest.startsWith(open));
    if (!shape) {
      return '';
    }
    const [open, close] = shape;
    const [whole = '', quoted, bare = ''] = nodeText.exec(this.rest.slice(open.length)) ?? [];
    const text = quoted ?? bare;
    const end = open.length + whole.length;
    // The renderer ends a text at the first bracket that closes the shape, also inside quotes.
    if (!text.trim() || text.includes(close) || !this.rest.startsWith(close, end)) {
      this.fail();
    }
    this.rest = this.rest.slice(end + close.length);
    return open + text + close;
  }

  private readNode(): string {
    const id = this.take(nodeId)?.[0] ?? this.fail();
    const existing = this.names.get(id);
    // The renderer reads Latin letters only, so a node with other letters gets its id as a text.
    const name = existing ?? (/^[\w-]+$/.test(id) ? id : `node${this.names.size}x`);
    this.names.set(id, name);
    const text = this.readText() || (existing || name === id ? '' : `["${id}"]`);
    const style = this.take(/^(:::[\w-]+)?\s*/)?.[1] ?? '';
    return name + text + style;
  }

  private readNodes(): string {
    const nodes = [this.readNode()];
    while (this.take(/^&\s*/)) {
      nodes.push(this.readNode());
    }
    return nodes.join(' & ');
  }

  private readArrow(): string {
    if (unsupportedArrow.test(this.rest)) {
      this.fail();
    }
    const plain = this.take(arrow);
    if (plain) {
      return shortenArrow(plain[1]!) + (plain[2] ?? '');
    }
    const [, start, label, end] = this.take(labelledArrow) ?? this.fail();
    return `${shortenArrow(`${start}${end!.startsWith('.') ? '-' : ''}${end}`)}|${label}|`;
  }

  /** Returns the statement in the only spelling that the renderer accepts. */
  read(): string {
    const parts = [this.readNodes()];
    while (this.rest) {
      parts.push(this.readArrow(), this.readNodes());
    }
    return parts.join(' ');
  }
}

/** Matches statements of a flowchart that the renderer accepts in every spelling. */
const plainStatement =
  /^(?:end|direction\s+(?:TD|TB|LR|BT|RL)|(?:flowchart|graph|subgraph|classDef|class|style|linkStyle)\s.+)$/;

/** Rewrites a flowchart for the renderer. Throws a MermaidError for a statement that can't be drawn. */
function readFlowchart(lines: string[]): string {
  const names = new Map<string, string>();
  const statements = lines.map((text, index) =>
    text
      // Splits the line at semicolons outside quotes, because these end statements.
      .split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((statement) => statement.trim())
      .filter(Boolean)
      .map((statement) =>
        plainStatement.test(statement)
          ? statement
          : new StatementReader(statement, index + 1, names).read(),
      ),
  );
  const count = (pattern: RegExp) =>
    statements.flat().filter((statement) => pattern.test(statement)).length;
  if (count(/^subgraph\s/) !== count(/^end$/)) {
    throw new MermaidError(1, 'Each "subgraph" needs a line "end" of its own.');
  }
  return statements.map((line) => line.join('\n')).join('\n');
}

/** The lines that the renderer accepts in other diagrams. */
const grammars: Record<string, {lines: RegExp[]; advice: string}> = {
  sequenceDiagram: {
    lines: [
      /^(?:participant|actor)\s+[^\s:]+(?:\s+as\s+.+)?$/,
      /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
      /^(?:loop|alt|opt|par|critical|break)(?:\s.*)?$/,
      /^(?:else|and)(?:\s.*)?$/,
      /^end$/,
      /^[^\s:]+?\s*--?(?:>>?|[)x])\s*[+-]?[^\s:]+\s*:\s*.+$/,
    ],
    advice:
      'Write participants, messages (A->>B: Text), notes (Note over A: Text), and the blocks loop, alt, opt, par, critical, and break.',
  },
  stateDiagram: {
    lines: [
      /^direction\s+(?:TD|TB|LR|BT|RL)$/,
      /^state\s+"[^"]+"\s+as\s+[\w-]+(?:\s*\{)?$/,
      /^state\s+[\w-]+\s*\{$/,
      /^\}$/,
      /^(?:\[\*\]|[\w-]+)\s*-->\s*(?:\[\*\]|[\w-]+)(?:\s*:\s*.+)?$/,
      /^[\w-]+\s*:\s*.+$/,
    ],
    advice: 'Write states (state "Text" as A), and transitions (A --> B : Text).',
  },
  classDiagram: {
    lines: [
      /^class\s+[\w~]+(?:\s*\{)?$/,
      /^\}$/,
      /^<<\w+>>(?:\s+\w+)?$/,
      /^[+#~-]?[\w~<>[\]]+(?:\s+[\w~<>[\]]+)?(?:\([^)]*\).*)?$/,
      /^\w+\s*:\s*.+$/,
      /^\w+(?:\s+"[^"]*")?\s*(?:<\|--|--\|>|\*--|--\*|o--|--o|<--|-->|--|\.\.>|<\.\.|\.\.\|>|<\|\.\.|\.\.)\s*(?:"[^"]*"\s+)?\w+(?:\s*:\s*.+)?$/,
    ],
    advice: 'Write classes with their members, and relations (A <|-- B).',
  },
  erDiagram: {
    lines: [
      /^[\w-]+\s+[|}][|o](?:--|\.\.)[|o][|{]\s+[\w-]+\s*:\s*.+$/,
      /^[\w-]+\s*\{$/,
      /^\}$/,
      /^[\w-]+\s+[\w-]+(?:\s+(?:PK|FK|UK)(?:,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/,
    ],
    advice: 'Write entities with their attributes, and relations (A ||--o{ B : has).',
  },
};

/**
 * Reads a diagram. Throws an error for a line that the renderer doesn't accept, because the renderer would
 * skip such a line or draw a box with its text.
 *
 * @param source - Mermaid text of the diagram, without `accTitle:` and `accDescr:`.
 * @returns the diagram in the spelling that the renderer accepts.
 * @throws a MermaidError for the first line that can't be drawn.
 */
export function readMermaid(source: string): string {
  const lines = source.split('\n').map((line) => (/^\s*%%/.test(line) ? '' : line.trim()));
  const start = lines.findIndex(Boolean);
  const [type = ''] = /^[\w-]+/.exec(lines[start] ?? '') ?? [];
  if (type === 'flowchart' || type === 'graph') {
    if (!/^\w+\s+(?:TD|TB|LR|BT|RL)\s*(?:;|$)/.test(lines[start]!)) {
      throw new MermaidError(
        start + 1,
        `Write a direction behind "${type}", as in "flowchart LR".`,
      );
    }
    return readFlowchart(lines);
  }
  const grammar = grammars[type.replace(/-v2$/, '')];
  if (!grammar) {
    throw new MermaidError(
      start + 1,
      `No diagram of the kind "${type}" can be drawn. Use flowchart, ${Object.keys(grammars).join(', ')}, or show a picture.`,
    );
  }
  for (const [index, line] of lines.entries()) {
    if (index > start && line && !grammar.lines.some((pattern) => pattern.test(line))) {
      throw new MermaidError(index + 1, `"${line}" can't be drawn. ${grammar.advice}`);
    }
  }
  return lines.join('\n');
}
