import {Joi} from '@docusaurus/utils-validation';
import type {Heading, ListItem, Node, Root, RootContent} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {
  audienceList,
  readAttributes,
  type ReportProblem,
  type Audience,
} from '../../lib/markdown/attributes';
import {isDirective} from '../../lib/markdown/directives';
import {lineOf, parseMarkdown, textOf, titleAndId} from '../../lib/markdown/read';
import {contentPath, languageOfFile} from '../../site/contentPath';
import {textsIn} from '../../site/texts';
import {versions} from '../../site/versions';
import {kinds, needsAction, platforms, products} from './vocabulary';

/** An entry of a release note: a change of the service, or a note about a platform. */
export interface Entry {
  /** Id of the product or platform. */
  product: string;
  /** Absent in a note. */
  kind?: string;
  /** Only in a change of a tool that belongs to a version of the tool. */
  version?: string;
  /** `2025-05-21`, or `2023-06` if only the month is known. */
  date: string;
  /** The readers who have to act by `until`. A change always has readers. */
  for: Audience[];
  until?: string;
  /** Title as Markdown and as plain text. */
  title: string;
  name: string;
  /** Anchor of a change on the post and on the product's page; of a note on the page of deadlines. */
  id: string;
  /** Text as Markdown, and its first paragraph as plain text. */
  body: string;
  summary: string;
  /** URLs in the text of a change, without fragments. */
  links: string[];
  file: string;
  line: number;
  /** Includes the anchor, but no language prefix. */
  route: string;
  /** True for an entry of a draft or an unlisted post. No other page shows such an entry. */
  unlisted?: boolean;
}

export type Change = Entry & {kind: string};

/** The entries of a release note, and problems with their lines. */
export interface ReleaseNote {
  changes: Change[];
  notes: Entry[];
  problems: {at: number; message: string}[];
}

/** The file of a release note. */
interface Source {
  file: string;
  text: string;
  route: string;
  /** Month of a post, such as `2025-05`. */
  month?: string;
}

const day = Joi.string().pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'YYYY-MM-DD');

const changeAttributes = Joi.object<
  Pick<Change, 'product' | 'kind' | 'version' | 'date' | 'for' | 'until'>
>({
  product: Joi.valid(...products).required(),
  kind: Joi.valid(...kinds).required(),
  date: Joi.string().isoDate().raw().required(),
  for: audienceList,
  until: day,
  version: Joi.valid(
    ...Object.values(versions).flatMap(({latest, earlier}) => [latest, ...earlier]),
  ),
});

const deadlineAttributes = Joi.object<{
  id: string;
  until: string;
  for: Audience[];
  announced?: string;
}>({
  id: Joi.string().required(),
  until: day.required(),
  for: audienceList,
  // Required on the page of deadlines, because the page has no month.
  announced: day,
});

/** Returns whether a node is `:deadline[…]{…}`, which follows the text of a note about a platform. */
export const isDeadline = (node: Node): node is TextDirective =>
  node.type === 'textDirective' && (node as TextDirective).name === 'deadline';

/** Returns the Markdown of successive nodes. */
const markdownOf = ({text}: Source, nodes: Node[]): string =>
  text.slice(nodes[0]?.position!.start.offset ?? 0, nodes.at(-1)?.position!.end.offset ?? 0);

/** Reads a change: its heading, `::change`, and its text. */
function readChange(source: Source, heading: Heading, content: RootContent[]): ReleaseNote {
  const result: ReleaseNote = {changes: [], notes: [], problems: []};
  const report: ReportProblem = (at, message) => result.problems.push({at, message});
  const [directive, ...body] = content;
  const line = lineOf(heading);
  const name = textOf(heading);
  if (!directive || !isDirective(directive, 'change') || !body[0]) {
    report(
      line,
      `"${name}" is no platform (${platforms.join(', ')}), and no entry: a line ::change{product="…" kind="…" date="…" for="…"} below its heading, and a text.`,
    );
    return result;
  }
  const attributes = readAttributes(directive, changeAttributes, report);
  if (!attributes) {
    return result;
  }
  const {file} = source;
  const {id} = titleAndId(heading);
  const markdown = markdownOf(source, body);
  const action = `**${textsIn(languageOfFile(file))('changes.action')}**`;
  if (needsAction(attributes.kind) && !markdown.includes(action)) {
    report(
      line,
      `A ${attributes.kind} entry says what to do. Add a paragraph that starts with "${action}".`,
    );
  }
  const links: string[] = [];
  visit({type: 'root', children: body}, 'link', ({url}) => {
    links.push(url.replace(/[#?].*$/, ''));
  });
  result.changes.push({
    ...attributes,
    title: markdownOf(source, [heading]).replace(/^#+\s+|\s*\{#[^}]*\}$/g, ''),
    name,
    id,
    body: markdown,
    summary: textOf(body[0]),
    links,
    file,
    line,
    route: `${source.route}#${id}`,
  });
  return result;
}

/** Reads a note about a platform: `- **Title**: text (:deadline[…]{…})`. */
function readNote(source: Source, platform: string, item: ListItem): ReleaseNote {
  const result: ReleaseNote = {changes: [], notes: [], problems: []};
  const report: ReportProblem = (at, message) => result.problems.push({at, message});
  const line = lineOf(item);
  const [paragraph] = item.children;
  const [title, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (title?.type !== 'strong') {
    report(line, 'A note starts with its title in bold: "- **Title**: text".');
    return result;
  }
  const name = textOf(title);
  const directive = rest.find(isDeadline);
  const deadline = directive && readAttributes(directive, deadlineAttributes, report);
  const date = deadline?.announced ?? source.month ?? '';
  if (!date) {
    report(
      line,
      `"${name}" is in no month. Add (:deadline[…]{#… until="…" announced="…" for="…"}) behind its text.`,
    );
  }
  const text = rest.slice(0, directive && rest.indexOf(directive));
  const trimmed = (words: string) => words.replace(/^[:：]\s*|\s*[(（]$/g, '');
  result.notes.push({
    product: platform,
    date,
    for: deadline?.for ?? [],
    until: deadline?.until,
    title: name,
    name,
    id: deadline?.id ?? platform,
    body: trimmed(markdownOf(source, text)),
    summary: trimmed(textOf({type: 'paragraph', children: text} as Node)),
    links: [],
    file: source.file,
    line,
    route: `${source.route}#${source.month ? platform : deadline?.id}`,
  });
  return result;
}

/** Reads the content below a heading: a change, the notes about a platform, or nothing. */
function readSection(source: Source, heading: Heading, content: RootContent[]): ReleaseNote[] {
  const {id} = titleAndId(heading);
  if (platforms.some((platform) => platform === id)) {
    return content
      .flatMap((block) => (block.type === 'list' ? block.children : []))
      .map((item) => readNote(source, id, item));
  }
  // In a post, headings of the second level are sections. On a product's page, they are entries.
  const isEntry = heading.depth > 2 || content.some((block) => isDirective(block, 'change'));
  return isEntry ? [readChange(source, heading, content)] : [];
}

/**
 * Reads the entries of a release note. A change is a heading, a line such as
 * `::change{product="cli" version="0.9.0" kind="fixed" date="2023-03-09" for="developers"}`, and a text.
 * A note about a platform is an item of the list below the platform's heading.
 *
 * @param file - path from the repository's root.
 * @returns the entries in their order, and all problems, so that a check can report each of them.
 */
export function readReleaseNote(
  file: string,
  text: string,
  {children}: Root = parseMarkdown(text),
): ReleaseNote {
  const route = `/${contentPath(file)}`;
  const source: Source = {file, text, route, month: /\d{4}-\d{2}/.exec(route)?.[0]};
  const headings = children.filter((node) => node.type === 'heading');
  const results = headings.flatMap((heading, index) => {
    const next = headings[index + 1];
    const end = next && children.indexOf(next);
    return readSection(source, heading, children.slice(children.indexOf(heading) + 1, end));
  });
  return {
    changes: results.flatMap(({changes}) => changes),
    notes: results.flatMap(({notes}) => notes),
    problems: results.flatMap(({problems}) => problems),
  };
}
