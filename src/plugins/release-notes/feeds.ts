import fs from 'node:fs/promises';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {Feed} from 'feed';
import {languageOfFile} from '../../site/contentPath';
import {identity} from '../../site/identity';
import {languageOfBuild} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {contentPages} from '../../lib/contentPages';
import {writeChanged} from '../../lib/pagesDependOn';
import {loadChanges, type Changes} from './load';
import type {Entry} from './read';
import {deadlinesIn, subject} from './render';
import {deadlinesRoute, productRoute, products} from './vocabulary';

const author = {name: identity.name, link: `https://${identity.host}`};

/** Removes what works only on its own page from HTML, and makes every URL absolute. */
function feedContent(html: string, url: string): string {
  const $ = load(html, null, false);
  $('.hash-link, button, script, style').remove();
  $('*').removeAttr('class').removeAttr('id');
  for (const name of ['href', 'src']) {
    $(`[${name}]`).attr(name, (_, address) => new URL(address, url).href);
  }
  return $.html();
}

/**
 * The items of the posts' feeds (`feedOptions` of Docusaurus' blog plugin): as by default, but with an
 * author, which Atom requires. Posts that aren't translated are left out.
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

/** Returns what the page of a product or of the deadlines lists; undefined for any other page. */
function entriesOn(route: string, all: Changes): Entry[] | undefined {
  const product = products.find((id) => route.endsWith(productRoute(id)));
  return product
    ? all.changes.filter((change) => change.product === product)
    : route.endsWith(deadlinesRoute)
      ? deadlinesIn(all)
      : undefined;
}

/**
 * Writes the feeds of each product, and of the deadlines, beside their pages.
 *
 * @throws an error that names an entry that its page doesn't have.
 */
export async function writeProductFeeds(
  {siteConfig: {baseUrl, url: origin}, i18n: {currentLocale: language}}: LoadContext,
  allContent: AllContent,
  outDir: string,
): Promise<void> {
  const all = loadChanges(language);
  for (const {route, title, description} of contentPages(allContent)) {
    const entries = entriesOn(route, all)?.filter(({file}) => languageOfFile(file) === language);
    if (!entries) {
      continue;
    }
    const link = origin + route;
    const place = path.join(outDir, route.slice(baseUrl.length));
    const $ = load(await fs.readFile(`${place}.html`, 'utf8'));
    // Not the time of the build, which would make each build another file.
    const updated = new Date(Math.max(0, ...entries.map(({date}) => Date.parse(date))));
    const feedLinks = {rss: `${link}/rss.xml`, atom: `${link}/atom.xml`, json: `${link}/feed.json`};
    const about = {title, description, language, link, updated, feedLinks, author, copyright: ''};
    const feed = new Feed({...about, id: link});
    for (const entry of entries) {
      const url = `${link}#${entry.id}`;
      const text = $(`[id="${entry.id}"]`).nextUntil('h1, h2, h3, h4, h5, h6, footer');
      if (text.length === 0) {
        throw new Error(`${url} has no text for the feeds. Does the page show the entry?`);
      }
      const label = all.labels[entry.kind ?? entry.product]!;
      const names = {product: subject(entry, all.labels), title: entry.name};
      feed.addItem({
        title: textsIn(language)('changes.titled', names),
        id: url,
        link: url,
        date: new Date(entry.date),
        description: entry.summary,
        category: [{name: label, term: label}],
        content: feedContent($.html(text), url),
      });
    }
    await writeChanged(path.join(place, 'rss.xml'), feed.rss2());
    await writeChanged(path.join(place, 'atom.xml'), feed.atom1());
    await writeChanged(path.join(place, 'feed.json'), feed.json1());
  }
}
