import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, PhrasingContent, Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {readThemeTexts} from '../../lib/docusaurusPackages';
import {readFrontMatter} from '../../lib/frontMatter';
import {text} from '../../lib/markdown/nodes';
import {parseMarkdown} from '../../lib/markdown/read';
import {writeChanged} from '../../lib/pagesDependOn';
import {siteFile} from '../../lib/siteFile';
import {placeOf} from '../../site/contentPath';
import {languageOf} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {fillVariables} from '../../site/variables';
import {paragraph, plainMarkdown} from './plainMarkdown';

/** Placeholder for the site's origin, because the origin can change while compiled pages stay in the cache. */
const origin = 'https://origin.invalid';

/** Returns the file that stores a page's plain Markdown between builds. */
export const mirrorFile = (page: string, language: string): string =>
  path.resolve('.cache/markdown-twins', language, `${siteFile(page)}.md`);

/** Returns a placeholder for the URL of a page's file, which only Docusaurus' plugins know. */
const pagePlaceholder = (file: string) => `${origin}/page:${encodeURI(file)}`;

/** Matches the placeholders of pages. */
const pagePlaceholders = new RegExp(`${origin}/page:([^\\s)>#?"\\]]+\\.mdx?)`, 'g');

/**
 * Replaces the placeholders for URLs in stored Markdown.
 *
 * @param url - the site's origin.
 * @param routeOf - returns the route of a page's file; undefined if the page isn't published.
 */
export const withUrls = (
  markdown: string,
  url: string,
  routeOf: (file: string) => string | undefined,
): string =>
  markdown
    .replace(pagePlaceholders, (_, file: string) => url + (routeOf(decodeURI(file)) ?? '/'))
    .replaceAll(origin, url);

/**
 * Resolves a link to an absolute URL.
 *
 * @param target - a file, a route, an anchor, `pathname://`, or a URL.
 * @param page - the page's file, from the repository's root.
 * @param baseUrl - the base path of the language.
 */
function absoluteLink(target: string, page: string, baseUrl: string): string {
  const url = target.replace(/^pathname:\/\//, origin);
  if (URL.canParse(url)) {
    return url;
  }
  if (target.startsWith('#')) {
    return pagePlaceholder(page) + target;
  }
  const [, name = '', rest = ''] = /^([^#?]+\.mdx?)([#?].*)?$/.exec(target) ?? [];
  const fromRoot = /^@site\/(.*)/.exec(name)?.[1];
  if (fromRoot || (name && !name.startsWith('/'))) {
    const file = fromRoot ?? path.posix.join(path.posix.dirname(page), name);
    return pagePlaceholder(file.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent)) + rest;
  }
  const from = `${origin}${baseUrl}${placeOf(page)?.original.replace(/\.mdx?$/, '') ?? page}`;
  return URL.canParse(target.replace(/^\//, baseUrl), from)
    ? new URL(target.replace(/^\//, baseUrl), from).href
    : target;
}

/** Returns the trees of the Markdown files that a page imports, by the names of their components. */
function partialsOf(tree: Root, page: string): Map<string, Nodes[]> {
  const partials = new Map<string, Nodes[]>();
  for (const node of tree.children) {
    const imports =
      node.type === 'mdxjsEsm'
        ? node.value.matchAll(/^import\s+(\w+)\s+from\s+(['"])(.+?\.mdx?)\2/gm)
        : [];
    for (const [, name, , from] of imports) {
      const file = from!.startsWith('@site/')
        ? path.resolve(from!.slice('@site/'.length))
        : path.resolve(path.dirname(page), from!);
      if (fs.existsSync(file)) {
        const source = fs.readFileSync(file, 'utf8');
        const body = source.slice(readFrontMatter(source).head.length);
        const format = file.endsWith('.mdx') ? 'mdx' : 'md';
        const {children} = parseMarkdown(fillVariables(body, siteFile(file)), format);
        partials.set(name!, children);
      }
    }
  }
  return partials;
}

const writer = remark()
  .data('settings', {bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-'})
  .use(remarkGfm, {tablePipeAlign: false});

const link = (url: string): PhrasingContent => ({type: 'link', url, children: [text(url)]});

interface PageFile {
  path: string;
  value: unknown;
  data: {frontMatter?: {title?: string; description?: string}};
}

/** Returns whether a source is the part of a post before `truncate`, which Docusaurus compiles for lists. */
const isExcerpt = (file: string, source: string) =>
  placeOf(file)?.kind === 'post' &&
  !/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(source);

/**
 * Remark plugin that stores a page's plain Markdown for the end of the build (`index.ts`). Must run after
 * the plugins that generate Markdown and before the plugins that turn Markdown into components. Stores
 * nothing in the preview.
 *
 * @param language - code of the language that is built.
 */
export function markdownMirror(language: string) {
  const {baseUrl} = languageOf(language);
  const themeTexts = readThemeTexts({locale: language, name: 'theme-common'});
  return async (tree: Root, {path: name, value, data}: PageFile): Promise<void> => {
    const file = siteFile(name);
    if (process.env.NODE_ENV !== 'production' || isExcerpt(file, String(value))) {
      return;
    }
    const {title, description = ''} = data.frontMatter ?? {};
    const {children} = plainMarkdown(
      (target) => absoluteLink(target, file, baseUrl),
      partialsOf(tree, name),
      await themeTexts,
    )(tree);
    const markdown = writer.stringify({
      type: 'root',
      children: [
        // Without a title in the front matter, the page's text begins with a heading.
        ...(title ? [{type: 'heading' as const, depth: 1 as const, children: [text(title)]}] : []),
        {
          type: 'blockquote',
          children: [
            ...(description ? [paragraph(text(description))] : []),
            paragraph(link(pagePlaceholder(file))),
            paragraph(text(textsIn(language)('mirror.list')), link(`${origin}${baseUrl}llms.txt`)),
          ],
        },
        ...children,
      ],
    });
    await writeChanged(mirrorFile(file, language), markdown);
  };
}
