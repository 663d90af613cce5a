import fs from 'node:fs/promises';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {Feed} from 'feed';
import {contentPages} from '../../lib/contentPages';
import {writeChanged} from '../../lib/pagesDependOn';
import {languageOfFile} from '../../site/contentPath';
import {identity} from '../../site/identity';
import {languageOfBuild} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {loadChanges, type Changes} from './load';
import type {Entry} from './read';
import {deadlinesIn, subject} from './render';
import {deadlinesRoute, productRoute, products} from './vocabulary';

const author = {name: identity.name, link: `https://${identity.host}`};

/** Removes controls, scripts, classes, and ids from HTML, and makes URLs absolute. */
function feedContent(html: string, pageUrl: string): string {
  const $ = load(html, null, false);
  $('.hash-link, button, script, style').remove();
  $('*').removeAttr('class').removeAttr('id');
  for (const name of ['href', 'src']) {
    $(`[${name}]`).attr(name, (_, url) => new URL(url, pageUrl).href);
  }
  return $.html();
}

/**
 * Creates the items of the blog plugin's feeds (`feedOptions`). Adds an author, because Atom requires one.
 * Skips untranslated posts.
 */
export const createFeedItems: NonNullable<
  PluginOptions['feedOptions']['createFeedItems']
> = async ({defaultCreateFeedItems, blogPosts, ...params}) => {
  const translated = blogPosts.filter(
    ({metadata}) =>
      languageOfFile(metadata.source.replace('@site/', '')) === languageOfBuild().code,
  );
  const items = await defaultCreateFeedItems({...params, blogPosts: translated});
  return items.map((item) => ({
    ...item,
    author: [author],
    published: item.date,
    content: feedContent(item.content!, item.link),
  }));
};

/** Returns the entries that the page of a product, or the page of deadlines, lists. */
function entriesOn(route: string, all: Changes): Entry[] | undefined {
  if (route.endsWith(deadlinesRoute)) {
    return deadlinesIn(all);
  }
  const product = products.find((id) => route.endsWith(productRoute(id)));
  return product ? all.changes.filter((change) => change.product === product) : undefined;
}

/**
 * Writes the feeds of each product, and of the deadlines, into the directory of the feed's page.
 *
 * @throws an error that names an entry that its page doesn't show.
 */
export async function writeProductFeeds(
  {siteConfig: {baseUrl, url: origin}, i18n: {currentLocale: language}}: LoadContext,
  allContent: AllContent,
  outDir: string,
): Promise<void> {
  const all = loadChanges(language);
  const write = textsIn(language);
  for (const {route, title, description} of contentPages(allContent)) {
    const entries = entriesOn(route, all)?.filter(({file}) => languageOfFile(file) === language);
    if (!entries) {
      continue;
    }
    const link = origin + route;
    const directory = path.join(outDir, route.slice(baseUrl.length));
    const $ = load(await fs.readFile(`${directory}.html`, 'utf8'));
    // The date of the newest entry, not of the build, so that a feed changes only with its entries.
    const updated = new Date(Math.max(0, ...entries.map(({date}) => Date.parse(date))));
    const feedLinks = {rss: `${link}/rss.xml`, atom: `${link}/atom.xml`, json: `${link}/feed.json`};
    const metadata = {title, description, language, link, updated, author, copyright: ''};
    const feed = new Feed({...metadata, feedLinks, id: link});
    for (const entry of entries) {
      const url = `${link}#${entry.id}`;
      const text = $(`[id="${entry.id}"]`).nextUntil('h1, h2, h3, h4, h5, h6, footer');
      if (text.length === 0) {
        throw new Error(`${url} has no text for the feeds. Does the page show the entry?`);
      }
      const label = all.labels[entry.kind ?? entry.product]!;
      const product = subject(entry, all.labels);
      feed.addItem({
        title: write('changes.titled', {product, title: entry.name}),
        id: url,
        link: url,
        date: new Date(entry.date),
        description: entry.summary,
        category: [{name: label, term: label}],
        content: feedContent($.html(text), url),
      });
    }
    await writeChanged(path.join(directory, 'rss.xml'), feed.rss2());
    await writeChanged(path.join(directory, 'atom.xml'), feed.atom1());
    await writeChanged(path.join(directory, 'feed.json'), feed.json1());
  }
}
