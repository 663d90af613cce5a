import fs from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {matches, select, selectAll} from 'hast-util-select';
import {SKIP, visit} from 'unist-util-visit';
import {languageOfFile} from '../../site/contentPath';
import {parseMarkdown, textOf} from '../../markdown/read';
import {identity} from '../../site/identity';
import {texts, textsIn} from '../../site/texts';
import {contentPages} from '../contentPages';
import {formats, type Channel, type Entry} from './feedFormats';
import {calendarOf, deadlinesIn} from './deadlines';
import {loadChanges} from './load';
import {subject} from './render';
import {deadlinesRoute, productRoute} from './vocabulary';

/** What only works on the page itself: links to its own headings, buttons, styles. */
const pageOnly = '.hash-link, button, script, style';
const pageOnlyProperties = ['className', 'id', 'style', 'tabIndex', 'translate', 'target'];

/**
 * The full text of a release note for readers outside the site: the whole post, or where the address has an
 * anchor, what stands between its heading and the next. What only works on the page is left out.
 *
 * @param page - the built page, read (`fromHtml`).
 * @param url - its absolute address, against which every address becomes absolute.
 * @throws an error that names a page without such a text.
 */
export function feedContent(page: Root, url: string): ElementContent[] {
  const id = decodeURIComponent(new URL(url).hash.slice(1));
  const below = selectAll(`[id="${id}"] ~ *`, page);
  const end = below.findIndex((element) => matches('h1, h2, h3, h4, h5, h6, footer', element));
  // The id by which Docusaurus' theme marks the text of a post.
  const post = select('#__blog-post-container', page);
  const children = id ? below.slice(0, end < 0 ? undefined : end) : (post?.children ?? []);
  if (children.length === 0) {
    throw new Error(`Feeds: ${url} has no text; did the theme change?`);
  }
  const root: Root = {type: 'root', children};
  visit(root, (node, index, parent) => {
    if (node.type === 'comment' || (node.type === 'element' && matches(pageOnly, node))) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    if (node.type === 'element') {
      pageOnlyProperties.forEach((name) => delete node.properties[name]);
      for (const name of ['href', 'src']) {
        if (typeof node.properties[name] === 'string') {
          node.properties[name] = new URL(node.properties[name], url).href;
        }
      }
    }
    return undefined;
  });
  return root.children as ElementContent[];
}

/**
 * Writes the feeds of the release notes beside the list of a language, and beside the page of each
 * product those with its changes, and beside the page of deadlines those with all of them and a calendar. Docusaurus' own feeds lack what a validator asks for (an author in
 * Atom, the feed's own address) and offer XSLT as the only style sheet, so they are switched off.
 *
 * @param outDir - where the built site is.
 * @throws an error when there is no release note, or a page without its text.
 */
export async function writeFeeds(
  {siteConfig: {baseUrl, url: origin}, i18n: {currentLocale: language}}: LoadContext,
  allContent: AllContent,
  outDir: string,
): Promise<void> {
  const place = (route: string) => path.join(outDir, route.slice(baseUrl.length));
  const built = async (route: string) =>
    fromHtml(await fs.readFile(`${place(route)}.html`, 'utf8'));

  async function write(
    route: string,
    about: Pick<Channel, 'title' | 'description' | 'entries'>,
  ): Promise<void> {
    const author = {name: identity.name, url: `https://${identity.host}`};
    const channel: Channel = {...about, language, url: origin + route, author};
    await fs.mkdir(place(route), {recursive: true});
    for (const format of formats) {
      const file = `${route}/${format.file}`;
      await fs.writeFile(place(file), format.write(channel, origin + file));
    }
  }

  const list = `${baseUrl}release-notes`;
  const {title, description, feedTitle} = texts(language).releaseNotes;
  const {blogPosts} = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
  // What isn't translated is no entry of another language's feeds.
  const posts = blogPosts.filter(
    ({metadata: {unlisted, source}}) =>
      !unlisted && languageOfFile(source.replace('@site/', '')) === language,
  );
  if (blogPosts.length === 0) {
    throw new Error(`Feeds: there is no release note in "${title}".`);
  }
  const entries = posts.map(async ({metadata}): Promise<Entry> => {
    const url = origin + metadata.permalink;
    return {
      url,
      title: metadata.title,
      summary: metadata.description,
      date: metadata.date,
      tags: metadata.tags.map(({label}) => label),
      content: feedContent(await built(metadata.permalink), url),
    };
  });
  await write(list, {title: feedTitle, description, entries: await Promise.all(entries)});

  const all = loadChanges(language);
  const deadlines = deadlinesIn(all).filter(({file}) => languageOfFile(file) === language);
  for (const page of contentPages(allContent)) {
    const {route, title: pageTitle, description: about} = page;
    const its = route.endsWith(deadlinesRoute)
      ? deadlines.map(({id, title: name, body, date}) => ({
          id,
          title: textOf(parseMarkdown(name)),
          summary: textOf(parseMarkdown(body)),
          date,
          tags: [pageTitle],
        }))
      : all.changes
          .filter(({product}) => route.endsWith(productRoute(product)))
          .filter(({file}) => languageOfFile(file) === language)
          .map((change) => ({
            id: change.id,
            title: textsIn(language)('changes.titled', {
              product: subject(change, all.labels),
              title: change.name,
            }),
            summary: change.summary,
            date: change.date,
            tags: [all.labels[change.kind]!],
          }));
    if (route.startsWith(`${list}/products/`) || route.endsWith(deadlinesRoute)) {
      const html = await built(route);
      const told = its.map(({id, date, ...entry}): Entry => {
        const url = `${origin}${route}#${id}`;
        return {...entry, url, date: new Date(date), content: feedContent(html, url)};
      });
      await write(route, {title: pageTitle, description: about, entries: told});
    }
    if (route.endsWith(deadlinesRoute)) {
      const calendar = calendarOf(deadlines, {page: origin + route, title: pageTitle, language});
      await fs.writeFile(place(`${route}/deadlines.ics`), calendar);
    }
  }
}
