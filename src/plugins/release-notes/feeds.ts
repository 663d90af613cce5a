import fs from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {load, type CheerioAPI} from 'cheerio';
import ical from 'ical-generator';
import {languageOfFile} from '../../site/contentPath';
import {identity} from '../../site/identity';
import {texts, textsIn} from '../../site/texts';
import {contentPages} from '../../lib/contentPages';
import {writeChanged} from '../../lib/pagesDependOn';
import {formats, type FeedContent, type FeedEntry} from './feedFormats';
import {loadChanges} from './load';
import type {Entry} from './read';
import {deadlinesIn, subject} from './render';
import {deadlinesRoute, productRoute} from './vocabulary';

/** What only works on the page itself: links to its own headings, buttons, styles. */
const pageOnly = '.hash-link, button, script, style';
const pageOnlyAttributes = ['class', 'id', 'style', 'tabindex', 'translate', 'target'];

/**
 * The full text of a release note for readers outside the site: the whole post, or where the address has an
 * anchor, what stands between its heading and the next. What only works on the page is left out.
 *
 * @param page - the built page.
 * @param url - its absolute address, against which every address becomes absolute.
 * @throws an error that names a page without such a text.
 */
export function feedContent(page: CheerioAPI, url: string): FeedContent {
  const id = decodeURIComponent(new URL(url).hash.slice(1));
  const text = id
    ? page(`[id="${id}"]`).nextUntil('h1, h2, h3, h4, h5, h6, footer')
    : // The id by which Docusaurus' theme marks the text of a post.
      page('#__blog-post-container').contents();
  if (text.length === 0) {
    throw new Error(`Feeds: ${url} has no text; did the theme change?`);
  }
  const root = load('<div></div>', null, false)('div').append(text.clone());
  root.find(pageOnly).remove();
  root
    .add(root.find('*'))
    .contents()
    .filter((_, {type}) => type === 'comment')
    .remove();
  pageOnlyAttributes.forEach((name) => root.find('*').removeAttr(name));
  for (const name of ['href', 'src']) {
    root.find(`[${name}]`).attr(name, (_, address) => new URL(address, url).href);
  }
  return {html: root.html()!, xhtml: page.xml(root.contents())};
}

/**
 * Writes the feeds of the release notes beside the list of a language, those of its changes beside the page
 * of each product, and those of all deadlines, with a calendar, beside theirs. Docusaurus' own feeds lack
 * what a validator asks for (an author in Atom, the feed's own address) and offer XSLT as the only style
 * sheet, so they are switched off.
 *
 * @param outDir - where the built site is.
 * @throws an error when a page is without its text.
 */
export async function writeFeeds(
  {siteConfig: {baseUrl, url: origin}, i18n: {currentLocale: language}}: LoadContext,
  allContent: AllContent,
  outDir: string,
): Promise<void> {
  const place = (route: string) => path.join(outDir, route.slice(baseUrl.length));
  // What isn't translated is no entry of another language's feeds.
  const isOwn = (file: string) => languageOfFile(file) === language;

  /** Writes the feeds beside a page. Its entries are on the page itself, or on pages of their own. */
  async function publish(
    route: string,
    {title, description}: {title: string; description: string},
    entries: Omit<FeedEntry, 'content'>[],
  ): Promise<void> {
    const pages = new Map<string, CheerioAPI>();
    const full = entries.map((entry): FeedEntry => {
      const {pathname} = new URL(entry.url);
      const page = pages.get(pathname) ?? load(fs.readFileSync(`${place(pathname)}.html`));
      pages.set(pathname, page);
      return {...entry, content: feedContent(page, entry.url)};
    });
    const author = {name: identity.name, url: `https://${identity.host}`};
    const channel = {title, description, language, url: origin + route, author, entries: full};
    for (const format of formats) {
      const file = `${route}/${format.file}`;
      await writeChanged(place(file), format.write(channel, origin + file));
    }
  }

  const {feedTitle, description} = texts(language).releaseNotes;
  const {blogPosts} = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
  const posts = blogPosts
    .map(({metadata}) => metadata)
    .filter(({unlisted, source}) => !unlisted && isOwn(source.replace('@site/', '')))
    .map(({permalink, title, description: summary, date, tags}) => ({
      url: origin + permalink,
      title,
      summary,
      date,
      tags: tags.map(({label}) => label),
    }));
  await publish(`${baseUrl}release-notes`, {title: feedTitle, description}, posts);

  const write = textsIn(language);
  const all = loadChanges(language);
  const deadlines = deadlinesIn(all).filter(({file}) => isOwn(file));
  for (const page of contentPages(allContent)) {
    const {route, title} = page;
    const entryOf = ({id, summary, date}: Entry, name: string, tag: string) => ({
      url: `${origin}${route}#${id}`,
      title: name,
      summary,
      date: new Date(date),
      tags: [tag],
    });
    if (route.startsWith(`${baseUrl}release-notes/products/`)) {
      const changes = all.changes
        .filter(({product, file}) => route.endsWith(productRoute(product)) && isOwn(file))
        .map((change) => {
          const told = {product: subject(change, all.labels), title: change.name};
          return entryOf(change, write('changes.titled', told), all.labels[change.kind]!);
        });
      await publish(route, page, changes);
    } else if (route.endsWith(deadlinesRoute)) {
      const entries = deadlines.map((deadline) => entryOf(deadline, deadline.name, title));
      await publish(route, page, entries);
      // To subscribe to (RFC 5545).
      const events = deadlines.map(({id, until, date, name, summary}) => ({
        id: `${origin}${route}#${id}`,
        url: `${origin}${route}#${id}`,
        start: new Date(until),
        allDay: true,
        // Not the time of the build, which would make each build another file.
        stamp: new Date(date),
        summary: name,
        description: summary,
      }));
      const prodId = {company: identity.name, product: title, language: language.toUpperCase()};
      const calendar = ical({name: title, prodId, events}).toString();
      await writeChanged(place(`${route}/deadlines.ics`), calendar);
    }
  }
}
