import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {fenceMeta} from '../../lib/markdown/fenceMeta';
import {lineOf} from '../../lib/markdown/read';
import {sourceHash} from '../../plugins/translations';
import {originalRoute} from '../../site/languages';
import {headingId, type Page} from '../page';
import {boldTexts, formsOf, isOptional} from '../rules/labels';
import {readTable} from '../tables';

/** One thing of a page that its twin has to have too. */
export interface Item {
  line: number;
  /** What both languages have to agree on. */
  shape: string;
}

/** What a page consists of, kind by kind, in the order of the page. */
type Outline = Record<string, Item[]>;

/** A diagram's text without the words that are translated: nodes, edges and messages remain. */
function diagramShape(value: string): string {
  return value
    .split('\n')
    .map((line) =>
      line
        .trim()
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
    .filter(Boolean)
    .join('\n');
}

const {comments} = readTable<{comments: {languages: string[]; comment: string}[]}>('samples.yaml');

/** Code without its comments and its layout. */
function codeShape({lang, value}: Code): string {
  const written = comments.find(({languages}) => languages.includes(lang ?? ''));
  return (written ? value.replace(new RegExp(written.comment, 'gm'), '') : value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** What a page consists of. */
function outlineOf({tree}: Page): Outline {
  const outline: Outline = {};
  visit(tree, (node) => {
    const add = (kind: string, shape: string) =>
      (outline[kind] ??= []).push({line: lineOf(node), shape});
    switch (node.type) {
      case 'heading':
        add('heading', `${'#'.repeat(node.depth)} {#${headingId(node) ?? ''}}`);
        break;
      case 'list':
        add('list', `${node.ordered ? 'steps' : 'bullets'}, ${node.children.length} items`);
        break;
      case 'containerDirective':
        add('admonition', `:::${node.name}`);
        break;
      case 'leafDirective':
        add('directive', `::${node.name}${JSON.stringify(node.attributes ?? {})}`);
        break;
      case 'table': {
        const {length} = node.children[0]?.children ?? [];
        add('table', `${node.children.length} rows of ${length} columns`);
        break;
      }
      case 'code': {
        const {tab} = fenceMeta(node.meta);
        add('code block', `${node.lang ?? 'no language'}${tab ? ` tab "${tab}"` : ''}`);
        if (node.lang === 'mermaid') {
          add('diagram', diagramShape(node.value));
        } else if (node.lang !== 'text') {
          // Plain text is what a screen or a mail says: it is translated.
          add('code', codeShape(node));
        }
        break;
      }
      case 'image':
        add('image', node.url);
        break;
      case 'link':
        // A file that is no page of the site is linked with its language.
        add(
          'link',
          node.url.replace(/^pathname:\/\/(?=\/)(.*)/, (_, route: string) => originalRoute(route)),
        );
        break;
      default:
    }
  });
  return outline;
}

/** What a page and its twin are compared by: read from the tree, which takes a while for all pages. */
export interface Shape {
  outline: Outline;
  /** Labels in bold, as far as both languages have to show them. */
  labels: {label: string; line: number; isTerm: boolean}[];
  /** What the page says, as translations record it. */
  hash: string;
}

/** What a page and its twin are compared by. */
export const shapeOf = (page: Page): Shape => ({
  outline: outlineOf(page),
  labels: boldTexts(page).flatMap(({labels, node, isTerm}) =>
    labels.map((label) => ({label, line: lineOf(node), isTerm})),
  ),
  hash: sourceHash(page.source),
});

/** Labels in bold on a page that its twin shows nowhere, in either language. */
export function labelsMissingIn(twin: Shape, page: Shape): Shape['labels'] {
  const shown = new Set(twin.labels.flatMap(({label}) => formsOf(label)));
  return page.labels.filter(
    ({label, isTerm}) =>
      !isTerm &&
      // Words that are no label are what the rule about labels reports.
      formsOf(label).length > 1 &&
      !isOptional(label) &&
      !formsOf(label).some((form) => shown.has(form)),
  );
}
