import {Joi} from '@docusaurus/utils-validation';
import type {Heading, Node, Root, RootContent} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {audienceList, readAttributes, type Add, type Audience} from '../../lib/markdown/attributes';
import {isDirective} from '../../lib/markdown/directives';
import {lineOf, parseMarkdown, textOf, titleAndId} from '../../lib/markdown/read';
import {contentPath, languageOfFile} from '../../site/contentPath';
import {textsIn} from '../../site/texts';
import {versions} from '../../site/versions';
import {kinds, needsAction, platforms, products} from './vocabulary';

/** What a release note tells: a change of ours, or a note about a platform that isn't. */
export interface Entry {
  /** Id of the product, or of the platform. */
  product: string;
  /** Of a change of ours. */
  kind?: string;
  /** Of a change of a tool; it may be about none. */
  version?: string;
  /** `2025-05-21`, or `2023-06` when only the month is known. */
  date: string;
  /** Whom it concerns, and the day by which they have to act; a note has both or neither. */
  for: Audience[];
  until?: string;
  /** Title as Markdown and as plain text. */
  title: string;
  name: string;
  /** Anchor, on the post and on the product's page; that of a note is on the page of deadlines. */
  id: string;
  /** Text as Markdown; in plain text its first paragraph. */
  body: string;
  summary: string;
  /** Where the text of a change links to, without anchors. */
  links: string[];
  /** File, line in it, and route with the anchor, without the language prefix. */
  file: string;
  line: number;
  route: string;
  /** True in a post that is a draft or unlisted: nothing outside of it mentions its entries. */
  unlisted?: boolean;
}

export type Change = Entry & {kind: string};

/** What a release note tells, as data, and what a writer has to mend in it. */
export interface ReleaseNote {
  changes: Change[];
  notes: Entry[];
  problems: {at: number; message: string}[];
}

/** A day or month, and a day, as they are written. */
const date = Joi.string().isoDate().raw();
const day = Joi.string().pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'YYYY-MM-DD');

const attributes = Joi.object<
  Pick<Change, 'product' | 'kind' | 'version' | 'date' | 'for' | 'until'>
>({
  product: Joi.valid(...products).required(),
  kind: Joi.valid(...kinds).required(),
  date: date.required(),
  for: audienceList,
  until: day,
  version: Joi.valid(
    ...Object.values(versions).flatMap(({latest, earlier}) => [latest, ...earlier]),
  ),
});

const deadline = Joi.object<{id: string; until: string; for: Audience[]; announced?: string}>({
  id: Joi.string().required(),
  until: day.required(),
  for: audienceList,
  // On the page of deadlines, which has no month.
  announced: day,
});

/** `:deadline[…]{…}`, behind the text of a note about a platform. */
export const isDeadline = (node: Node): node is TextDirective =>
  node.type === 'textDirective' && (node as TextDirective).name === 'deadline';

/**
 * Reads the entries of a release note, and its notes about platforms. An entry is a heading, a line
 * `::change{product="cli" version="0.9.0" kind="fixed" date="2023-03-09" for="developers"}`, and its
 * text up to the next heading. A note about a platform is an item of the list below the platform's
 * heading and starts with its title in bold.
 *
 * @param file - from the top of the repository.
 * @param source - its text.
 * @param tree - its syntax tree.
 * @returns its entries in their order, and problems instead of exceptions, so that a check tells all.
 */
export function readReleaseNote(
  file: string,
  source: string,
  {children}: Root = parseMarkdown(source),
): ReleaseNote {
  const found: ReleaseNote = {changes: [], notes: [], problems: []};
  const add: Add = (line, message) => found.problems.push({at: line, message});
  const route = `/${contentPath(file)}`;
  const month = /\d{4}-\d{2}/.exec(route)?.[0] ?? '';
  const action = `**${textsIn(languageOfFile(file))('changes.action')}**`;
  const sourceOf = ([first, ...others]: Node[]) =>
    first
      ? source.slice(first.position!.start.offset, (others.at(-1) ?? first).position!.end.offset)
      : '';

  function readChange(heading: Heading, [directive, ...body]: RootContent[]): void {
    const line = lineOf(heading);
    if (!directive || !isDirective(directive, 'change') || !body[0]) {
      add(
        line,
        `"${textOf(heading)}" is no platform (${platforms.join(', ')}), and no entry: a line ::change{product="…" kind="…" date="…" for="…"} below its heading, and a text.`,
      );
      return;
    }
    const read = readAttributes(directive, attributes, add);
    if (!read) {
      return;
    }
    if (needsAction(read.kind) && !sourceOf(body).includes(action)) {
      add(
        line,
        `A ${read.kind} entry says what to do. Add a paragraph that starts with "${action}".`,
      );
    }
    const links: string[] = [];
    visit({type: 'root', children: body}, 'link', ({url}) => {
      links.push(url.replace(/[#?].*$/, ''));
    });
    const {id} = titleAndId(heading);
    found.changes.push({
      ...read,
      title: sourceOf([heading]).replace(/^#+\s+|\s*\{#[^}]*\}$/g, ''),
      name: textOf(heading),
      id,
      body: sourceOf(body),
      summary: textOf(body[0]),
      links,
      file,
      line,
      route: `${route}#${id}`,
    });
  }

  function readNotes(platform: string, content: RootContent[]): void {
    for (const item of content.flatMap((block) => (block.type === 'list' ? block.children : []))) {
      const [first] = item.children;
      const [title, ...rest] = first?.type === 'paragraph' ? first.children : [];
      if (title?.type !== 'strong') {
        add(lineOf(item), 'A note starts with its title in bold: "- **Title**: text".');
        continue;
      }
      const name = textOf(title);
      const mark = rest.find(isDeadline);
      const due = mark && readAttributes(mark, deadline, add);
      const told = due?.announced ?? month;
      if (!told) {
        add(
          lineOf(item),
          `"${name}" is in no month. Add (:deadline[…]{#… until="…" announced="…" for="…"}) behind its text.`,
        );
      }
      const text = rest.slice(0, mark && rest.indexOf(mark));
      const trimmed = (words: string) => words.replace(/^[:：]\s*|\s*[(（]$/g, '');
      found.notes.push({
        product: platform,
        date: told,
        for: due?.for ?? [],
        until: due?.until,
        title: name,
        name,
        id: due?.id ?? platform,
        body: trimmed(sourceOf(text)),
        summary: trimmed(textOf({type: 'paragraph', children: text} as Node)),
        links: [],
        file,
        line: lineOf(item),
        route: `${route}#${month ? platform : due?.id}`,
      });
    }
  }

  children.forEach((node, index) => {
    if (node.type !== 'heading') {
      return;
    }
    const end = children.findIndex((other, at) => at > index && other.type === 'heading');
    const content = children.slice(index + 1, end < 0 ? undefined : end);
    const {id} = titleAndId(node);
    // A post has sections of the second level; on a product's page its own entries are of that level.
    const isEntry = node.depth > 2 || content.some((block) => isDirective(block, 'change'));
    if (platforms.some((platform) => platform === id)) {
      readNotes(id, content);
    } else if (isEntry) {
      readChange(node, content);
    }
  });
  return found;
}
