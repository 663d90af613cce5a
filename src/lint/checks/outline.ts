import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {fenceMeta} from '../../lib/markdown/fenceMeta';
import {lineOf, titleAndId} from '../../lib/markdown/read';
import {sourceHash} from '../../plugins/translations';
import {originalRoute} from '../../site/languages';
import {boldTexts} from '../boldTexts';
import {formsOf, isOptional} from '../labelTable';
import type {Page} from '../page';
import {readTable} from '../readTable';

/** A part of a page that the page's translation needs, too. */
export interface OutlineItem {
  line: number;
  /** The text that has to be the same in both languages. */
  shape: string;
}

/** The parts of a page by kind, in the order of the page. */
type Outline = Record<string, OutlineItem[]>;

const trimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Removes the words of a diagram that are translated, and keeps the diagram's nodes, edges and messages. */
const diagramShape = (value: string): string =>
  trimmedLines(value)
    .map((line) =>
      line
        .replace(/^(accTitle|accDescr):.*$/, '$1')
        .replace(/"[^"]*"/g, '""')
        .replace(/\|[^|]*\|/g, '||')
        .replace(/^((?:participant|actor)\s+\S+)\s+as\s.*$/, '$1')
        .replace(/^(subgraph|title|loop|alt|else|opt|par|and)\b.*$/, '$1')
        .replace(
          /^([^[\]{}"]*(?:->>?|-->>?|-[x)]|Note (?:over|left of|right of) [^:]*)[^:]*):.*$/,
          '$1:',
        ),
    )
    .join('\n');

const {comments} = readTable<{comments: {languages: string[]; comment: string}[]}>('samples.yaml');

/** Removes comments and layout from code. */
function codeShape({lang, value}: Code): string {
  const {comment} = comments.find(({languages}) => languages.includes(lang ?? '')) ?? {};
  return trimmedLines(comment ? value.replace(new RegExp(comment, 'gm'), '') : value).join('\n');
}

/** Returns the parts of a page. */
function outlineOf({tree}: Page): Outline {
  const outline: Outline = {};
  visit(tree, (node) => {
    const add = (kind: string, shape: string): void => {
      (outline[kind] ??= []).push({line: lineOf(node), shape});
    };
    switch (node.type) {
      case 'heading':
        return add('heading', `${'#'.repeat(node.depth)} {#${titleAndId(node).id}}`);
      case 'list':
        return add('list', `${node.ordered ? 'steps' : 'bullets'}, ${node.children.length} items`);
      case 'containerDirective':
        return add('admonition', `:::${node.name}`);
      case 'leafDirective':
        return add('directive', `::${node.name}${JSON.stringify(node.attributes ?? {})}`);
      case 'table': {
        const {length} = node.children[0]?.children ?? [];
        return add('table', `${node.children.length} rows of ${length} columns`);
      }
      case 'code': {
        const {tab} = fenceMeta(node.meta);
        add('code block', `${node.lang ?? 'no language'}${tab ? ` tab "${tab}"` : ''}`);
        if (node.lang === 'mermaid') {
          add('diagram', diagramShape(node.value));
        } else if (node.lang !== 'text') {
          // Plain text, such as the words of a screen or an email, is translated.
          add('code', codeShape(node));
        }
        return;
      }
      case 'image':
        return add('image', node.url);
      case 'link': {
        // A link to a file that is no page has the prefix of the language, such as `pathname:///ja/…`.
        const [, route] = /^pathname:\/\/(\/.*)/.exec(node.url) ?? [];
        return add('link', route ? originalRoute(route) : node.url);
      }
      default:
    }
  });
  return outline;
}

/** The parts by which a page is compared with its translation. */
export interface Shape {
  outline: Outline;
  labels: {label: string; line: number; isTerm: boolean}[];
  /** Hash of the page's source, which translations record. */
  hash: string;
}

/** Reads the parts by which a page is compared with its translation. */
export const shapeOf = (page: Page): Shape => ({
  outline: outlineOf(page),
  labels: boldTexts(page).flatMap(({labels, node, isTerm}) =>
    labels.map((label) => ({label, line: lineOf(node), isTerm})),
  ),
  hash: sourceHash(page.source),
});

/** Returns the bold labels of a page that the page's translation has in neither language. */
export function labelsMissingIn(translation: Shape, page: Shape): Shape['labels'] {
  const translated = new Set(translation.labels.flatMap(({label}) => formsOf(label)));
  return page.labels.filter(({label, isTerm}) => {
    const forms = formsOf(label);
    // Skips labels with a single form: these are unknown labels, which the rule about labels reports.
    const isComparable = !isTerm && forms.length > 1 && !isOptional(label);
    return isComparable && !forms.some((form) => translated.has(form));
  });
}
