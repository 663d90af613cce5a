import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** The full text of an entry, its addresses absolute. */
export interface FeedContent {
  html: string;
  /** The same as XML. */
  xhtml: string;
}

/** A release note, or an entry on the page of a product, as every feed states it. */
export interface FeedEntry {
  /** Absolute address, which is its permanent id as well. */
  url: string;
  title: string;
  summary: string;
  date: Date;
  /** Labels of its tags in the feed's language. */
  tags: string[];
  content: FeedContent;
}

/** What every feed of a language says about itself. */
export interface Channel {
  title: string;
  description: string;
  language: string;
  /** Absolute address of the page that the feed follows. */
  url: string;
  author: {name: string; url: string};
  /** Newest first. */
  entries: FeedEntry[];
}

/** A feed's format: its file, what a page calls it, and how it is written. */
interface Format {
  file: string;
  label: string;
  mediaType: string;
  /** @returns the whole file. @param self - the file's own absolute address. */
  write(channel: Channel, self: string): string;
}

type Templates = Omit<Format, 'write'> & Record<'feed' | 'entry' | 'tag', string>;

const {rss, atom} = parse(fs.readFileSync(path.join(__dirname, 'feeds.yaml'), 'utf8')) as Record<
  'rss' | 'atom',
  Templates
>;

/** `]]>` is the one sequence besides markup that XML forbids in a text. */
const withoutEnd = (xml: string) => xml.replaceAll(']]>', ']]&gt;');
const escaped = (text: string) =>
  withoutEnd(text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;'));

/** Fills in a template: texts, which are escaped, and markup. */
const fill = (template: string, texts: Record<string, string>, markup: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (_, word: string) => markup[word] ?? escaped(texts[word]!));

/** Makes what writes a format of XML. */
const xml =
  (
    {feed, entry, tag}: Templates,
    dateText: (date: Date) => string,
    markupOf: (content: FeedContent) => string,
  ): Format['write'] =>
  ({title, description, language, url, author, entries}, self) => {
    const shared = {language, author: author.name, home: author.url};
    // Atom asks for a date also where there is no entry yet, such as on the page of a product whose first
    // release is to come; a fixed time says there that nothing has changed since.
    const updated = dateText(entries[0]?.date ?? new Date(0));
    const items = entries.map(({content, date, tags, ...texts}) => {
      const labels = tags.map((label) =>
        fill(tag, {}, {tag: escaped(label).replaceAll('"', '&#x22;')}),
      );
      const markup = {tags: labels.join('\n'), content: markupOf(content)};
      return fill(entry, {...shared, ...texts, date: dateText(date)}, markup);
    });
    const texts = {...shared, title, description, url, self, updated};
    return fill(feed, texts, {entries: items.join('\n')});
  };

/** The formats in which each language's release notes can be subscribed to. */
export const formats: Format[] = [
  {
    ...rss,
    write: xml(
      rss,
      (date) => date.toUTCString(),
      ({html}) => escaped(html),
    ),
  },
  {
    ...atom,
    write: xml(
      atom,
      (date) => date.toISOString(),
      ({xhtml}) => withoutEnd(xhtml),
    ),
  },
  {
    file: 'feed.json',
    label: 'JSON Feed',
    mediaType: 'application/feed+json',
    write: ({title, description, language, url, author, entries}, self) =>
      JSON.stringify(
        {
          version: 'https://jsonfeed.org/version/1.1',
          title,
          description,
          language,
          home_page_url: url,
          feed_url: self,
          authors: [author],
          items: entries.map((entry) => ({
            id: entry.url,
            url: entry.url,
            title: entry.title,
            summary: entry.summary,
            content_html: entry.content.html,
            date_published: entry.date.toISOString(),
            tags: entry.tags,
          })),
        },
        null,
        2,
      ),
  },
];
