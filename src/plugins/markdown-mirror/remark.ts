import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {siteFile} from '../../markdown/siteFile';
import {contentPath, placeOf} from '../../site/contentPath';
import {languageOf} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {writeChanged} from '../pagesDependOn';
import {plain} from './plain';

/** Stands for the origin of the site, which a page that isn't compiled again may get another one of. */
export const origin = 'https://origin.invalid';

/** Where a page's plain Markdown is kept from one build to the next. */
export const mirrorFile = (page: string, language: string): string =>
  path.resolve('.cache/markdown-twins', language, `${contentPath(siteFile(page))}.md`);

const routeOf = (place: string, baseUrl: string) => baseUrl + place.replace(/\/index$/, '');

/**
 * Makes a link of a page absolute.
 *
 * @param target - as the writer wrote it: a file, a route, an anchor, `pathname://`, or a URL.
 * @param place - of the page in the tree of contents.
 * @param baseUrl - where the language begins.
 */
function absoluteLink(target: string, place: string, baseUrl: string): string {
  if (target.startsWith('pathname://')) {
    return origin + target.slice('pathname://'.length);
  }
  if (URL.canParse(target)) {
    return target;
  }
  const [, file = '', hash = ''] = /^([^#?]*)(.*)$/.exec(target)!;
  if (/\.mdx?$/.test(file)) {
    const other = contentPath(path.posix.join(path.posix.dirname(place), file));
    return origin + routeOf(other, baseUrl) + hash;
  }
  return new URL(target.replace(/^\//, baseUrl), origin + routeOf(place, baseUrl)).href;
}

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-'});

interface PageFile {
  path: string;
  value: unknown;
  data: {frontMatter?: {title?: string; description?: string}};
}

/** The part of a release note before its mark, which Docusaurus compiles by itself for the lists. */
const isBeginning = (file: string, text: string) =>
  placeOf(file)!.kind === 'post' && !text.includes('<!-- truncate -->');

/**
 * Remark plugin, for the place between what writes Markdown and what turns it into components: keeps a page's plain Markdown for the end of the build (`index.ts`).
 *
 * @param language - code of the language that is built.
 * @throws an error that names the file and a component that has no plain form.
 */
export function markdownMirror(language: string) {
  const {baseUrl} = languageOf(language);
  return async (tree: Root, {path: name, value, data: {frontMatter}}: PageFile): Promise<void> => {
    const file = siteFile(name);
    // The preview has no mirror.
    if (
      process.env.NODE_ENV !== 'production' ||
      !placeOf(file) ||
      isBeginning(file, String(value))
    ) {
      return;
    }
    const place = contentPath(file);
    const list = `${origin}${baseUrl}llms.txt`;
    const address = origin + routeOf(place, baseUrl);
    const text = (value = '') => ({type: 'text', value}) as const;
    try {
      const {children} = plain((target) => absoluteLink(target, place, baseUrl))(tree);
      const markdown = writer.stringify({
        type: 'root',
        children: [
          {type: 'heading', depth: 1, children: [text(frontMatter?.title)]},
          {
            type: 'blockquote',
            children: [
              {type: 'paragraph', children: [text(frontMatter?.description)]},
              {
                type: 'paragraph',
                children: [{type: 'link', url: address, children: [text(address)]}],
              },
              {
                type: 'paragraph',
                children: [
                  text(textsIn(language)('mirror.list')),
                  {type: 'link', url: list, children: [text(list)]},
                ],
              },
            ],
          },
          ...children,
        ],
      });
      await writeChanged(mirrorFile(file, language), markdown);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
  };
}
