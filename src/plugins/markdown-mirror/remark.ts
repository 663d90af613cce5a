import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expansions} from '../../markdown';
import {plain} from '../../markdown/plain';
import {contentPath} from '../../site/contentPath';
import {fillVariables} from '../../site/variables';
import {fileOf, type ContentPage} from '../contentPages';

/** What the pages of one language have in common. */
export interface MirrorContext {
  /** Origin of the site. */
  url: string;
  /** Where the language begins: `/`, or such as `/ja/`. */
  baseUrl: string;
  /** Route of each page by its place in the tree of contents (`contentPath`). */
  routes: ReadonlyMap<string, string>;
  /** Name of a notice in the language. */
  noticeLabel: (kind: string) => string;
}

/**
 * Makes a link of a page absolute.
 *
 * @param target - as the writer wrote it: a file, a route, an anchor, `pathname://`, or a URL.
 * @throws an error when a file is no page of the site.
 */
export function absoluteLink(target: string, page: ContentPage, context: MirrorContext): string {
  const {url, baseUrl, routes} = context;
  if (target.startsWith('#')) {
    return `${url}${page.route}${target}`;
  }
  if (target.startsWith('pathname://')) {
    return `${url}${target.slice('pathname://'.length)}`;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) {
    return target;
  }
  const [, file = '', hash = ''] = /^([^#?]*)(.*)$/.exec(target)!;
  if (/\.mdx?$/.test(file)) {
    const from = path.posix.dirname(`${contentPath(fileOf(page))}.md`);
    const route = routes.get(contentPath(path.posix.join(from, file)));
    if (!route) {
      throw new Error(`${fileOf(page)}: the link to ${target} leads to no page.`);
    }
    return `${url}${route}${hash}`;
  }
  return new URL(target.replace(/^\//, baseUrl), `${url}${page.route}`).href;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-'});

/**
 * A page as one plain Markdown document: title, description and URL, then its text.
 *
 * @param tree - its text with the variables filled in and directives expanded; it stays as it is.
 * @throws an error that names the file when a part of the page has no plain form.
 */
export function plainMarkdown(tree: Root, page: ContentPage, context: MirrorContext): string {
  try {
    const {children} = plain({
      noticeLabel: context.noticeLabel,
      absolute: (target) => absoluteLink(target, page, context),
    })(tree);
    const address = `${context.url}${page.route}`;
    return writer.stringify({
      type: 'root',
      children: [
        {type: 'heading', depth: 1, children: [{type: 'text', value: page.title}]},
        {
          type: 'blockquote',
          children: [
            {type: 'paragraph', children: [{type: 'text', value: page.description}]},
            {
              type: 'paragraph',
              children: [{type: 'link', url: address, children: [{type: 'text', value: address}]}],
            },
          ],
        },
        ...children,
      ],
    });
  } catch (error) {
    throw new Error(`${fileOf(page)}: ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Reads a page and writes it as plain Markdown.
 *
 * @throws as `plainMarkdown` does, and when the page is no `.md` file.
 */
export async function mirrorPage(page: ContentPage, context: MirrorContext): Promise<string> {
  const file = fileOf(page);
  if (!file.endsWith('.md')) {
    throw new Error(`${file}: the Markdown mirror reads .md pages only. Write the page as .md.`);
  }
  // Blank lines in the place of the front matter: what an error names are the file's own lines.
  const body = fs
    .readFileSync(file, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''));
  const tree = parser.parse(fillVariables(body, file));
  for (const expand of expansions) {
    await expand()(tree, {path: path.resolve(file)});
  }
  return plainMarkdown(tree, page, context);
}
