import {closest} from 'fastest-levenshtein';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {
  audiences,
  kinds,
  kindsWithAction,
  platforms,
  productIds,
  versionsOf,
  type Audience,
  type Kind,
  type Platform,
  type ProductId,
} from '../../site/products';
import {lineOf, textOf} from '../read';
import type {ChangeTexts} from './texts';

/** One change of a product, as its entry in a release note tells it. */
export interface Change {
  product: ProductId;
  kind: Kind;
  /** Of a tool; an entry may be about none. */
  version?: string;
  /** `2025-05-21`, or `2023-06` when only the month is known. */
  date: string;
  audiences: Audience[];
  /** The heading without its id. */
  title: PhrasingContent[];
  /** Anchor, on the post and on the product's page. */
  id: string;
  body: RootContent[];
  line: number;
}

/** One note about a platform that is not ours: an item of a list. */
export interface PlatformNote {
  platform: Platform;
  title: string;
  line: number;
}

/** What a release note tells, as data, and what a writer has to mend in it. */
export interface ReleaseNote {
  changes: Change[];
  notes: PlatformNote[];
  problems: {line: number; message: string}[];
}

const isChange = (node: RootContent | undefined): node is LeafDirective =>
  node?.type === 'leafDirective' && node.name === 'change';

/** Takes the id, `{#id}`, off the end of a heading. */
export function titleAndId({children}: Heading): {title: PhrasingContent[]; id: string} {
  const last = children.at(-1);
  const [, before, id] =
    (last?.type === 'text' && /^([\s\S]*?)\s*\{#([^}]*)\}$/.exec(last.value)) || [];
  return id === undefined
    ? {title: children, id: ''}
    : {
        title: [
          ...children.slice(0, -1),
          ...(before ? [{type: 'text' as const, value: before}] : []),
        ],
        id,
      };
}

export type Add = (line: number, message: string) => void;

/** A value that is one of a list; `add` hears of any other, and of none. */
export function oneOf<Value extends string>(
  name: string,
  value: string | null | undefined,
  known: readonly Value[],
  line: number,
  add: Add,
): Value | undefined {
  if (known.includes(value as Value)) {
    return value as Value;
  }
  add(
    line,
    value
      ? `${name}="${value}" is unknown. Did you mean "${closest(value, [...known])}"? Use one of ${known.join(', ')}.`
      : `${name} is missing. Add ${name}="…", one of ${known.join(', ')}.`,
  );
  return undefined;
}

const attributes = ['product', 'version', 'kind', 'date', 'for'];

/** Whether it is a day or month that there is. */
function isDate(date: string): boolean {
  const time = new Date(date);
  return (
    /^\d{4}-\d{2}(-\d{2})?$/.test(date) &&
    !Number.isNaN(time.valueOf()) &&
    time.toISOString().startsWith(date)
  );
}

/** The attributes of an entry; null when they are not all there. */
function readAttributes(
  node: LeafDirective,
  add: Add,
): Pick<Change, 'product' | 'kind' | 'version' | 'date' | 'audiences'> | null {
  const line = lineOf(node);
  const {
    product: productName,
    version,
    kind: kindName,
    date = '',
    for: whom,
  } = node.attributes ?? {};
  for (const name of Object.keys(node.attributes ?? {})) {
    oneOf('The attribute', name, attributes, line, add);
  }
  const product = oneOf('product', productName, productIds, line, add);
  const kind = oneOf('kind', kindName, kinds, line, add);
  const affected = (whom ?? '')
    .split(/\s+/)
    .map((name) => oneOf('for', name, audiences, line, add));
  if (!isDate(date ?? '')) {
    add(
      line,
      `date="${date}" is no date. Write a day such as 2025-05-21, or a month such as 2025-05.`,
    );
  }
  if (!product || !kind) {
    return null;
  }
  const known = versionsOf(product);
  if (version && !known) {
    add(line, `"${product}" has no versions. Remove version="${version}".`);
  } else if (version && known && ![known.latest, ...known.earlier].includes(version)) {
    const message = `${known.name} ${version} is not in src/site/versions.ts. Correct it, or add it there.`;
    add(line, message);
  }
  return {
    product,
    kind,
    ...(version && {version}),
    date: date ?? '',
    audiences: affected.filter((audience) => audience !== undefined),
  };
}

/**
 * Reads the entries of a release note, and its notes about platforms. An entry is a heading, a line `::change{product="cli" version="0.9.0" kind="fixed" date="2023-03-09"
 * for="developers"}`, and its text up to the next heading. A note about a platform is an item of the
 * list below the platform's heading and starts with its title in bold.
 *
 * @param tree - the note's syntax tree.
 * @param texts - of its language.
 * @returns its entries in their order, and problems instead of exceptions, so that a check tells all.
 */
export function readReleaseNote(tree: Root, texts: ChangeTexts): ReleaseNote {
  const note: ReleaseNote = {changes: [], notes: [], problems: []};
  const add: Add = (line, message) => note.problems.push({line, message});
  const {children} = tree;
  children.forEach((node, index) => {
    if (isChange(node) && children[index - 1]?.type !== 'heading') {
      add(lineOf(node), '::change follows no heading. Put it below the heading of its entry.');
    }
    // A post has sections of the second level; on a product's page its own entries are of that level.
    if (node.type !== 'heading' || (node.depth < 3 && !isChange(children[index + 1]))) {
      return;
    }
    const line = lineOf(node);
    const {title, id} = titleAndId(node);
    const end = children.findIndex((other, at) => at > index && other.type === 'heading');
    const content = children.slice(index + 1, end < 0 ? undefined : end);
    const [first, ...body] = content;
    if (id.startsWith('platform-')) {
      const platform = oneOf('The id', id, platforms, line, add);
      if (platform && textOf(node) !== texts.platforms[platform]) {
        add(line, `The heading of #${id} is "${texts.platforms[platform]}" in every post.`);
      }
      const items = content.flatMap((block) => (block.type === 'list' ? block.children : []));
      if (items.length === 0) {
        add(line, `There is no note about "${textOf(node)}". Write a list, or remove the heading.`);
      }
      for (const item of items) {
        const [paragraph] = item.children;
        const strong = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
        if (strong?.type !== 'strong') {
          add(lineOf(item), 'A note starts with its title in bold: "- **Title**: text".');
        } else if (platform) {
          note.notes.push({platform, title: textOf(strong), line: lineOf(item)});
        }
      }
      return;
    }
    if (!isChange(first)) {
      add(
        line,
        'An entry has its attributes below its heading: ::change{product="…" kind="…" date="…" for="…"}.',
      );
      return;
    }
    const known = readAttributes(first, add);
    if (body.length === 0) {
      add(line, `"${textOf(node)}" has no text. Say what changed.`);
    }
    if (known && kindsWithAction.includes(known.kind)) {
      const says = body.some(
        (block) =>
          block.type === 'paragraph' &&
          block.children[0]?.type === 'strong' &&
          textOf(block.children[0]) === texts.action,
      );
      if (!says) {
        add(
          line,
          `A ${known.kind} entry says what to do. Add a paragraph that starts with "**${texts.action}**".`,
        );
      }
    }
    if (known) {
      note.changes.push({...known, title, id, body, line});
    }
  });
  return note;
}
