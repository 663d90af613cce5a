import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {Joi} from '@docusaurus/utils-validation';
import {audienceList, readAttributes, type Add, type Audience} from '../../markdown/attributes';
import {lineOf, titleAndId} from '../../markdown/read';

/** A symptom, why it occurs, and what to do. */
export interface Trouble {
  id: string;
  title: PhrasingContent[];
  cause: PhrasingContent[];
  fix: PhrasingContent[];
}

/** An entry of the pages of symptoms. */
export interface Entry extends Trouble {
  /** Who sees the symptom. */
  audiences: Audience[];
  /** How to tell that the fix worked. */
  check: PhrasingContent[];
  line: number;
  /** The nodes of the page that the entry consists of, without its heading: the first and their number. */
  at: number;
  length: number;
}

/** The entries of a page, and what a writer has to mend in it. */
export interface Entries {
  entries: Entry[];
  problems: {line: number; message: string}[];
}

const isTrouble = (node: RootContent | undefined): node is LeafDirective =>
  node?.type === 'leafDirective' && node.name === 'trouble';

/** The text of paragraphs, as one. */
const joined = (paragraphs: Paragraph[], space: string): PhrasingContent[] =>
  paragraphs.flatMap(({children}, index) => [
    ...(index > 0 && space ? [{type: 'text' as const, value: space}] : []),
    ...children,
  ]);

const attributes = Joi.object<{for: Audience[]}>({for: audienceList});

/**
 * Reads the entries of a page of symptoms. An entry is a heading with its id, a line
 * `::trouble{for="testers developers"}`, and at least three paragraphs: the first is the cause, the last
 * how to tell that the fix worked, and what is between them is the fix.
 *
 * @param tree - the page's syntax tree.
 * @param space - what its language writes between two sentences.
 * @returns its entries in their order, and problems instead of exceptions, so that a check tells all.
 */
export function readEntries({children}: Root, space: string): Entries {
  const read: Entries = {entries: [], problems: []};
  const add: Add = (line, message) => read.problems.push({line, message});
  children.forEach((node, at) => {
    if (!isTrouble(node)) {
      return;
    }
    const line = lineOf(node);
    const above = children[at - 1];
    if (above?.type !== 'heading') {
      add(line, '::trouble follows no heading. Put it below the heading of its entry.');
      return;
    }
    const {title, id} = titleAndId(above);
    if (!id) {
      add(lineOf(above), 'The heading has no id. Write one at its end, such as {#page-disabled}.');
    }
    const end = children.findIndex((other, index) => index > at && other.type === 'heading');
    const body = children.slice(at + 1, end < 0 ? undefined : end);
    const paragraphs = body.filter((block) => block.type === 'paragraph');
    const other = body.find((block) => block.type !== 'paragraph');
    if (other) {
      const message = `An entry consists of paragraphs, because tables show it, too. Write the ${other.type} as sentences.`;
      add(lineOf(other), message);
    } else if (paragraphs.length < 3) {
      const message = `The entry has ${paragraphs.length} of at least 3 paragraphs. Write the cause, the fix, and how to tell that it worked.`;
      add(line, message);
    }
    read.entries.push({
      id,
      title,
      audiences: readAttributes(node, attributes, add)?.for ?? [],
      cause: joined(paragraphs.slice(0, 1), space),
      fix: joined(paragraphs.slice(1, -1), space),
      check: joined(paragraphs.slice(-1), space),
      line,
      at,
      length: body.length + 1,
    });
  });
  return read;
}
