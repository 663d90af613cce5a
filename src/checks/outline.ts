import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {fenceMeta} from '../markdown/fenceMeta';
import {lineOf} from '../markdown/read';
import {originalRoute} from '../site/languages';
import type {Parser} from 'web-tree-sitter';
import {withoutComments} from './grammars';

/** One thing of a page that its twin has to have too. */
export interface Item {
  line: number;
  /** What both languages have to agree on. */
  shape: string;
}

/** What a page consists of, kind by kind, in the order of the page. */
export type Outline = Record<string, Item[]>;

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

/** A fenced block's language and head without its title, whose comments may be translated. */
function fenceShape(node: Code): string {
  const {tab} = fenceMeta(node.meta);
  return `${node.lang ?? 'no language'}${tab ? ` tab "${tab}"` : ''}`;
}

/**
 * What a page consists of.
 *
 * @param tree - the page's syntax tree.
 * @param grammars - the loaded grammars, for telling comments from code.
 */
export function outlineOf(tree: Root, grammars: Map<string, Parser>): Outline {
  const outline: Outline = {};
  const add = (kind: string, line: number, shape: string) => {
    (outline[kind] ??= []).push({line, shape});
  };
  visit(tree, (node) => {
    const line = lineOf(node);
    switch (node.type) {
      case 'heading': {
        const last = node.children.at(-1);
        const id = last?.type === 'text' ? /\{#([^}]*)\}$/.exec(last.value)?.[1] : undefined;
        add('heading', line, `${'#'.repeat(node.depth)} ${id ? `{#${id}}` : 'without id'}`);
        break;
      }
      case 'list':
        add('list', line, `${node.ordered ? 'steps' : 'bullets'}, ${node.children.length} items`);
        break;
      case 'containerDirective':
        add('admonition', line, `:::${node.name}`);
        break;
      case 'leafDirective':
        add('directive', line, `::${node.name}${JSON.stringify(node.attributes ?? {})}`);
        break;
      case 'table':
        add(
          'table',
          line,
          `${node.children.length} rows of ${node.children[0]?.children.length ?? 0} columns`,
        );
        break;
      case 'code':
        add('code block', line, fenceShape(node));
        if (node.lang === 'mermaid') {
          add('diagram', line, diagramShape(node.value));
        } else if (node.lang !== 'text') {
          // Plain text is what a screen or a mail says: it is translated.
          add('code', line, withoutComments(grammars, node.lang ?? '', node.value));
        }
        break;
      case 'image':
        add('image', line, node.url);
        break;
      case 'link':
        // A file that is no page of the site is linked with its language.
        add(
          'link',
          line,
          node.url.replace(
            /^(pathname:\/\/)(\/.*)/,
            (_, scheme: string, route: string) => scheme + originalRoute(route),
          ),
        );
        break;
      default:
    }
  });
  return outline;
}
