import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, PhrasingContent, Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {readFrontMatter} from '../../lib/frontMatter';
import {text} from '../../lib/markdown/nodes';
import {parseMarkdown} from '../../lib/markdown/read';
import {writeChanged} from '../../lib/pagesDependOn';
import {siteFile} from '../../lib/siteFile';
import {placeOf} from '../../site/contentPath';
import {languageOf} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {fillVariables} from '../../site/variables';
import {paragraph, plain} from './plain';

/** Stands for the origin of the site, which a page that isn't compiled again may get another one of. */
export const origin = 'https://origin.invalid';

/** Where a page's plain Markdown is kept from one build to the next. */
export const mirrorFile = (page: string, language: string): string =>
  path.resolve('.cache/markdown-twins', language, `${siteFile(page)}.md`);

/** Stands for the URL of a page, which only Docusaurus' data have, by its file. */
const urlOf = (file: string) => `${origin}/page:${encodeURI(file)}`;

/** The files whose URLs stand in plain Markdown. */
const pageUrls = new RegExp(`${origin}/page:([^\\s)>#?"\\]]+\\.mdx?)`, 'g');

/**
 * Plain Markdown with the URLs of the site.
 *
 * @param url - the site's origin.
 * @param routeOf - the route of a page's file; undefined for one that isn't published.
 */
export const withUrls = (
  markdown: string,
  url: string,
  routeOf: (file: string) => string | undefined,
): string =>
  markdown
    .replace(pageUrls, (_, file: string) => url + (routeOf(decodeURI(file)) ?? '/'))
    .replaceAll(origin, url);

/**
 * Makes a link of a page absolute.
 *
 * @param target - as the writer wrote it: a file, a route, an anchor, `pathname://`, or a URL.
 * @param page - its file, from the top of the repository.
 * @param baseUrl - where the language begins.
 */
function absoluteLink(target: string, page: string, baseUrl: string): string {
  const url = target.replace(/^pathname:\/\//, origin);
  if (URL.canParse(url)) {
    return url;
  }
  if (target.startsWith('#')) {
    return urlOf(page) + target;
  }
  const [, name = '', rest = ''] = /^([^#?]+\.mdx?)([#?].*)?$/.exec(target) ?? [];
  const fromTop = /^@site\/(.*)/.exec(name)?.[1];
  if (fromTop || (name && !name.startsWith('/'))) {
    const file = fromTop ?? path.posix.join(path.posix.dirname(page), name);
    return urlOf(file.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent)) + rest;
  }
  const from = `${origin}${baseUrl}${placeOf(page)?.original.replace(/\.mdx?$/, '') ?? page}`;
  return URL.canParse(target.replace(/^\//, baseUrl), from)
    ? new URL(target.replace(/^\//, baseUrl), from).href
    : target;
}

/** The Markdown files that a page imports, by the names of their components. */
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

/** The part of a release note before its mark, which Docusaurus compiles by itself for the lists. */
const isBeginning = (file: string, source: string) =>
  placeOf(file)?.kind === 'post' &&
  !/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(source);

/**
 * Remark plugin, for the place between what writes Markdown and what turns it into components: keeps a
 * page's plain Markdown for the end of the build (`index.ts`). The preview has no mirror.
 *
 * @param language - code of the language that is built.
 */
export function markdownMirror(language: string) {
  const {baseUrl} = languageOf(language);
  return async (tree: Root, {path: name, value, data}: PageFile): Promise<void> => {
    const file = siteFile(name);
    if (process.env.NODE_ENV !== 'production' || isBeginning(file, String(value))) {
      return;
    }
    const {title, description = ''} = data.frontMatter ?? {};
    const {children} = plain(
      (target) => absoluteLink(target, file, baseUrl),
      partialsOf(tree, name),
    )(tree);
    const markdown = writer.stringify({
      type: 'root',
      children: [
        // A page can have its title in its text.
        ...(title ? [{type: 'heading' as const, depth: 1 as const, children: [text(title)]}] : []),
        {
          type: 'blockquote',
          children: [
            ...(description ? [paragraph(text(description))] : []),
            paragraph(link(urlOf(file))),
            paragraph(text(textsIn(language)('mirror.list')), link(`${origin}${baseUrl}llms.txt`)),
          ],
        },
        ...children,
      ],
    });
    await writeChanged(mirrorFile(file, language), markdown);
  };
}
