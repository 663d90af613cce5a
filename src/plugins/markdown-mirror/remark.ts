import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {text} from '../../lib/markdown/nodes';
import {siteFile} from '../../lib/siteFile';
import {contentPath, placeOf} from '../../site/contentPath';
import {languageOf} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {writeChanged} from '../../lib/pagesDependOn';
import {paragraph, plain} from './plain';

/** Stands for the origin of the site, which a page that isn't compiled again may get another one of. */
export const origin = 'https://origin.invalid';

/** Where a page's plain Markdown is kept from one build to the next. */
export const mirrorFile = (page: string, language: string): string =>
  path.resolve('.cache/markdown-twins', language, `${contentPath(siteFile(page))}.md`);

/** URL of a page. @param place - of the page in the tree of contents. */
const urlOf = (place: string, baseUrl: string) => origin + baseUrl + place.replace(/\/index$/, '');

/**
 * Makes a link of a page absolute.
 *
 * @param target - as the writer wrote it: a file, a route, an anchor, `pathname://`, or a URL.
 * @param place - of the page in the tree of contents.
 * @param baseUrl - where the language begins.
 */
function absoluteLink(target: string, place: string, baseUrl: string): string {
  const url = target.replace(/^pathname:\/\//, origin);
  if (URL.canParse(url)) {
    return url;
  }
  const [, page, hash = ''] = /^([^#?]+)\.md(.*)$/.exec(target) ?? [];
  return page
    ? urlOf(path.posix.join(path.posix.dirname(place), page), baseUrl) + hash
    : new URL(target.replace(/^\//, baseUrl), urlOf(place, baseUrl)).href;
}

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-'});

const link = (url: string): PhrasingContent => ({type: 'link', url, children: [text(url)]});

interface PageFile {
  path: string;
  value: unknown;
  data: {frontMatter?: {title?: string; description?: string}};
}

/** The part of a release note before its mark, which Docusaurus compiles by itself for the lists. */
const isBeginning = (file: string, source: string) =>
  placeOf(file)!.kind === 'post' && !source.includes('<!-- truncate -->');

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
    const isPage = placeOf(file) && !isBeginning(file, String(value));
    if (process.env.NODE_ENV !== 'production' || !isPage) {
      return;
    }
    const place = contentPath(file);
    const {title = '', description = ''} = data.frontMatter ?? {};
    const {children} = plain((target) => absoluteLink(target, place, baseUrl))(tree);
    const markdown = writer.stringify({
      type: 'root',
      children: [
        {type: 'heading', depth: 1, children: [text(title)]},
        {
          type: 'blockquote',
          children: [
            paragraph(text(description)),
            paragraph(link(urlOf(place, baseUrl))),
            paragraph(text(textsIn(language)('mirror.list')), link(`${origin}${baseUrl}llms.txt`)),
          ],
        },
        ...children,
      ],
    });
    await writeChanged(mirrorFile(file, language), markdown);
  };
}
