import {Joi} from '@docusaurus/utils-validation';
import type {Heading, Node, Root, RootContent} from 'mdast';
import type {LeafDirective, TextDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {audienceList, readAttributes, type Add, type Audience} from '../../markdown/attributes';
import {lineOf, parseMarkdown, textOf, titleAndId} from '../../markdown/read';
import {textsIn, type WriteText} from '../../site/texts';
import {kinds, needsAction, platforms, products, versionsOf, type Platform} from './vocabulary';

/** The attributes of an entry. */
interface Attributes {
  product: string;
  kind: string;
  /** Of a tool; an entry may be about none. */
  version?: string;
  /** `2025-05-21`, or `2023-06` when only the month is known. */
  date: string;
  for: Audience[];
  /** The day by which readers have to act; none for most changes. */
  until?: string;
}

/** One change of a product, as its entry in a release note tells it. */
export interface Change extends Attributes {
  /** The heading without its id, as Markdown. */
  title: string;
  /** The heading as plain text. */
  name: string;
  /** Anchor, on the post and on the product's page. */
  id: string;
  /** The text, as Markdown. */
  body: string;
  /** Its first paragraph, as plain text. */
  summary: string;
  /** Where the text links to, without anchors. */
  links: string[];
  line: number;
}

/** One note about a platform that is not ours: an item of a list. */
export interface PlatformNote {
  platform: Platform;
  title: string;
  /** The text after the title, as Markdown. */
  body: string;
  /** What `(:deadline[deadline]{#id until="…" for="…"})` behind its text says. */
  deadline?: {id: string; until: string; for: Audience[]; announced?: string};
  line: number;
}

/** What a release note tells, as data, and what a writer has to mend in it. */
export interface ReleaseNote {
  changes: Change[];
  notes: PlatformNote[];
  problems: {line: number; message: string}[];
}

/** A date of a form, if the calendar has it. */
const calendarDate = (form: RegExp) =>
  Joi.string()
    .pattern(form)
    .custom((date: string, {error}) =>
      new Date(date).toISOString().startsWith(date) ? date : error('any.invalid'),
    );
const day = calendarDate(/^\d{4}-\d{2}-\d{2}$/);

const attributes = Joi.object<Attributes>({
  product: Joi.valid(...products).required(),
  kind: Joi.valid(...kinds).required(),
  date: calendarDate(/^\d{4}-\d{2}(-\d{2})?$/).required(),
  for: audienceList,
  until: day,
  version: Joi.when('product', {
    switch: products.flatMap((product) => {
      const known = versionsOf(product);
      return known
        ? [{is: product, then: Joi.valid(known.latest, ...known.earlier)}]
        : [{is: product, then: Joi.forbidden()}];
    }),
  }),
});

const deadline = Joi.object<NonNullable<PlatformNote['deadline']>>({
  id: Joi.string().required(),
  until: day.required(),
  for: audienceList,
  // On the page of deadlines, which has no month.
  announced: day,
});

/** `:deadline[…]{…}`, behind the text of a note about a platform. */
export const isDeadline = (node: Node): node is TextDirective =>
  node.type === 'textDirective' && (node as TextDirective).name === 'deadline';

const isChange = (node: RootContent | undefined): node is LeafDirective =>
  node?.type === 'leafDirective' && node.name === 'change';

/** Reads the list below the heading of a platform. */
function readNotes(
  heading: Heading,
  content: RootContent[],
  {notes}: ReleaseNote,
  between: (first: Node, last: Node) => string,
  write: WriteText,
  add: Add,
): void {
  const {id} = titleAndId(heading);
  const platform = platforms.find((known) => known === id);
  if (!platform || textOf(heading) !== write(`changes.${platform}`)) {
    const known = platforms.map((one) => `"${write(`changes.${one}`)} {#${one}}"`);
    add(lineOf(heading), `Headings of platforms are ${known.join(', ')}.`);
    return;
  }
  for (const item of content.flatMap((block) => (block.type === 'list' ? block.children : []))) {
    const [paragraph] = item.children;
    const [strong, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    if (strong?.type === 'strong') {
      const at = rest.findIndex((node) => isDeadline(node));
      const text = at < 0 ? rest : rest.slice(0, at);
      notes.push({
        platform,
        title: textOf(strong),
        body: text[0] ? between(text[0], text.at(-1)!).replace(/^[:：]\s*|\s*[(（]$/g, '') : '',
        ...(at >= 0 && {
          deadline: readAttributes(rest[at] as TextDirective, deadline, add) ?? undefined,
        }),
        line: lineOf(item),
      });
    } else {
      add(lineOf(item), 'A note starts with its title in bold: "- **Title**: text".');
    }
  }
}

/**
 * Reads the entries of a release note, and its notes about platforms. An entry is a heading, a line
 * `::change{product="cli" version="0.9.0" kind="fixed" date="2023-03-09" for="developers"}`, and its
 * text up to the next heading. A note about a platform is an item of the list below the platform's
 * heading and starts with its title in bold.
 *
 * @param source - the note's file.
 * @param language - its language.
 * @param tree - the file's syntax tree.
 * @returns its entries in their order, and problems instead of exceptions, so that a check tells all.
 */
export function readReleaseNote(
  source: string,
  language: string,
  tree: Root = parseMarkdown(source),
): ReleaseNote {
  const note: ReleaseNote = {changes: [], notes: [], problems: []};
  const add: Add = (line, message) => note.problems.push({line, message});
  const write = textsIn(language);
  const between = (first: Node, last: Node) =>
    source.slice(first.position!.start.offset, last.position!.end.offset);
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
    const {id} = titleAndId(node);
    const end = children.findIndex((other, at) => at > index && other.type === 'heading');
    const content = children.slice(index + 1, end < 0 ? undefined : end);
    if (id.startsWith('platform-')) {
      readNotes(node, content, note, between, write, add);
      return;
    }
    const [directive, ...body] = content;
    if (!isChange(directive)) {
      add(
        line,
        'An entry has its attributes below its heading: ::change{product="…" kind="…" date="…" for="…"}.',
      );
      return;
    }
    const read = readAttributes(directive, attributes, add);
    if (body.length === 0) {
      add(line, `"${textOf(node)}" has no text. Say what changed.`);
      return;
    }
    const action = write('changes.action');
    const says = body.some(
      (block) =>
        block.type === 'paragraph' &&
        block.children[0]?.type === 'strong' &&
        textOf(block.children[0]) === action,
    );
    if (read && needsAction(read.kind) && !says) {
      add(
        line,
        `A ${read.kind} entry says what to do. Add a paragraph that starts with "**${action}**".`,
      );
    }
    if (read) {
      const links: string[] = [];
      visit({type: 'root', children: body}, 'link', ({url}) => {
        links.push(url.replace(/[#?].*$/, ''));
      });
      note.changes.push({
        ...read,
        title: between(node, node)
          .replace(/^#+\s+/, '')
          .replace(/\s*\{#[^}]*\}$/, ''),
        name: textOf(node),
        id,
        body: between(body[0]!, body.at(-1)!),
        summary: textOf(body[0]!),
        links,
        line,
      });
    }
  });
  return note;
}
