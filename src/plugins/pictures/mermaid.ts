/**
 * Reads the text of a diagram line by line before it is drawn. The drawing library skips what it doesn't
 * understand, or makes a box of it, so a line that isn't understood here is an error, and flowcharts are
 * handed on in the one spelling that the library reads.
 */

/** A line that can't be drawn. */
export class MermaidError extends Error {
  /**
   * @param line - of the diagram, from 1.
   * @param message - what is wrong with it and how to fix it.
   */
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Shapes of a node, as they are opened and closed. Longer ones stand before those that they begin with. */
const shapes: [open: string, close: string][] = [
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
];

const nodeId = /^[\p{L}\p{N}_]+(?:-(?![-.>])[\p{L}\p{N}_]+)*/u;
const arrow = /^<?(?:-{2,}>|-{3,}|-\.+->?|={2,}>|={3,})/;
const labelledArrow =
  /^(<?)(--|-\.|==)(?![->.=ox])\s*([^|"]+?|"[^"]*")\s*(-{2,}>|-{3,}|\.+->?|={2,}>|={3,})/;

/** Arrows by what they are drawn as; a longer one only keeps more distance. */
function plainArrow(written: string): string {
  const start = written.startsWith('<') ? '<' : '';
  const head = written.endsWith('>') ? '>' : '';
  if (written.includes('.')) {
    return `${start}-.-${head}`;
  }
  const sign = written.includes('=') ? '=' : '-';
  return start + sign.repeat(head ? 2 : 3) + (head || '');
}

/** Reads the statements of a flowchart from left to right. */
class Flow {
  private rest: string;

  constructor(
    text: string,
    private readonly line: number,
    private readonly ids: Map<string, string>,
  ) {
    this.rest = text;
  }

  private fail(): never {
    throw new MermaidError(
      this.line,
      `"${this.rest}" can't be drawn. Write nodes as A["Text"] and arrows as A --> B, A -->|"Text"| B, A --- B, A -.-> B, or A ==> B.`,
    );
  }

  private take(pattern: RegExp): string | undefined {
    const [found] = pattern.exec(this.rest) ?? [];
    this.rest = found === undefined ? this.rest : this.rest.slice(found.length).trimStart();
    return found;
  }

  /** A name that the library reads: letters of Latin and digits. */
  private nameOf(id: string): string {
    const name = this.ids.get(id) ?? (/^[\w-]+$/.test(id) ? id : `node${this.ids.size}x`);
    this.ids.set(id, name);
    return name;
  }

  private node(): string {
    const [id] = nodeId.exec(this.rest) ?? [];
    if (!id) {
      this.fail();
    }
    this.rest = this.rest.slice(id.length);
    const isNew = !this.ids.has(id);
    const name = this.nameOf(id);
    const shape = shapes.find(([open]) => this.rest.startsWith(open));
    let text = '';
    if (shape) {
      const [open, close] = shape;
      const inside = this.rest.slice(open.length);
      const [, label] = /^\s*("[^"]+")\s*/.exec(inside) ?? [];
      const [, bare = ''] = /^([^"[\](){}|]+?)(?=[\\/]?[\])}])/.exec(inside) ?? [];
      const end = label ? inside.indexOf(label) + label.length : bare.length;
      const after = inside.slice(end).trimStart();
      const shown = label ?? bare;
      // The library ends a text at the first bracket that closes the shape, also inside quotes.
      if (!shown.trim() || !after.startsWith(close) || /^"`/.test(shown) || shown.includes(close)) {
        this.fail();
      }
      text = open + shown + close;
      this.rest = after.slice(close.length);
    }
    const [style = ''] = /^:::[\w-]+/.exec(this.rest) ?? [];
    this.rest = this.rest.slice(style.length).trimStart();
    // A name in other letters is shown as it is written.
    return name + (text || (isNew && name !== id ? `["${id}"]` : '')) + style;
  }

  private group(): string {
    const nodes = [this.node()];
    while (this.take(/^&/)) {
      nodes.push(this.node());
    }
    return nodes.join(' & ');
  }

  private arrow(): string {
    if (/^(?:<|[xo](?=-))?(?:-{2,}|={2,}|-\.+-)[ox](?=[\s\p{L}\p{N}|]|$)/u.test(this.rest)) {
      this.fail();
    }
    const written = this.take(arrow);
    if (written) {
      const label = this.take(/^\|[^|]+\|/) ?? '';
      return plainArrow(written) + label;
    }
    const [whole, start = '', , label = '', end = ''] = labelledArrow.exec(this.rest) ?? [];
    if (whole === undefined) {
      this.fail();
    }
    this.rest = this.rest.slice(whole.length).trimStart();
    return `${plainArrow(start + (end.startsWith('.') ? `-${end}` : end))}|${label}|`;
  }

  /** The statement in the library's spelling. */
  read(): string {
    const parts = [this.group()];
    while (this.rest) {
      parts.push(this.arrow(), this.group());
    }
    return parts.join(' ');
  }
}

/** Statements of a line: semicolons end them, outside quotes. */
const statements = (text: string): string[] =>
  text
    .split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((one) => one.trim())
    .filter(Boolean);

const flowchartStatement =
  /^(?:end|direction\s+(?:TD|TB|LR|BT|RL)|(?:classDef|class|style|linkStyle)\s.+)$/;

function flowchart(lines: string[]): string {
  let depth = 0;
  const ids = new Map<string, string>();
  const read = lines.map((text, index) =>
    statements(text)
      .map((one) => {
        const line = index + 1;
        if (/^(?:flowchart|graph)\s/.test(one) || flowchartStatement.test(one)) {
          depth -= one === 'end' ? 1 : 0;
          return one;
        }
        if (/^subgraph\s+\S/.test(one)) {
          depth += 1;
          return one;
        }
        return new Flow(one, line, ids).read();
      })
      .join('\n'),
  );
  if (depth !== 0) {
    throw new MermaidError(1, 'Each "subgraph" needs a line "end" of its own.');
  }
  return read.join('\n');
}

/** What the lines of other diagrams can be, as far as the library draws them. */
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
 * Reads a diagram.
 *
 * @param source - its text, without title and description.
 * @returns the diagram as the drawing library takes it.
 * @throws a MermaidError with the first line that isn't understood.
 */
export function readMermaid(source: string): string {
  const lines = source.split('\n').map((line) => (/^\s*%%/.test(line) ? '' : line.trim()));
  const at = lines.findIndex(Boolean);
  const [kind = ''] = /^[\w-]+/.exec(lines[at] ?? '') ?? [];
  if (kind === 'flowchart' || kind === 'graph') {
    if (!/^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)\s*(?:;|$)/.test(lines[at]!)) {
      throw new MermaidError(at + 1, `Write a direction behind "${kind}", as in "flowchart LR".`);
    }
    return flowchart(lines);
  }
  const grammar = grammars[kind.replace(/-v2$/, '')];
  if (!grammar) {
    throw new MermaidError(
      at + 1,
      `No diagram of the kind "${kind}" can be drawn. Use flowchart, ${Object.keys(grammars).join(', ')}, or show a picture.`,
    );
  }
  for (const [index, line] of lines.entries()) {
    if (index > at && line && !grammar.lines.some((pattern) => pattern.test(line))) {
      throw new MermaidError(index + 1, `"${line}" can't be drawn. ${grammar.advice}`);
    }
  }
  return lines.join('\n');
}
