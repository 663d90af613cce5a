import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';

/** A release note, or an entry on the page of a product, as every feed states it. */
export interface FeedEntry {
  /** Absolute address, which is its permanent id as well. */
  url: string;
  title: string;
  summary: string;
  date: Date;
  /** Labels of its tags in the feed's language. */
  tags: string[];
  /** Full text, its addresses absolute. */
  content: ElementContent[];
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
export interface Format {
  file: string;
  label: string;
  mediaType: string;
  /** @returns the whole file. @param self - the file's own absolute address. */
  write(channel: Channel, self: string): string;
}

/** Text for XML; `]]>` is the one sequence besides markup that XML forbids in it. */
const text = (value: string): string =>
  value.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;').replaceAll(']]>', ']]&gt;');

/** An attribute for XML, with its quotes. */
const quoted = (value: string): string => `"${text(value).replaceAll('"', '&#x22;')}"`;

/**
 * The style sheet lets a browser show the feed to a person who opens its address. CSS, not XSLT:
 * browsers are removing XSLT and warn about it above the page.
 */
const head =
  '<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet type="text/css" href="/feed.css"?>';

/** HTML as XML reads it: every element is closed. */
const xhtml = (content: ElementContent[]): string =>
  toHtml(content, {voids: []}).replaceAll(']]>', ']]&gt;');

/**
 * When a channel last changed. Atom asks for it also where there is no entry yet, such as on the page of
 * a product whose first release is to come; a fixed time says there that nothing has changed since.
 */
const updated = ({entries}: Channel): Date => entries[0]?.date ?? new Date(0);

/** RSS 2.0 with the full text in `content:encoded`. */
const rss: Format = {
  file: 'rss.xml',
  label: 'RSS',
  mediaType: 'application/rss+xml',
  write: (channel, self) => `${head}
<rss version="2.0" xml:lang=${quoted(channel.language)} xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(channel.title)}</title>
<link>${text(channel.url)}</link>
<description>${text(channel.description)}</description>
<language>${text(channel.language)}</language>
<lastBuildDate>${updated(channel).toUTCString()}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href=${quoted(self)}></atom:link>
${channel.entries
  .map(
    ({url, title, summary, date, tags, content}) => `<item>
<title>${text(title)}</title>
<link>${text(url)}</link>
<guid isPermaLink="true">${text(url)}</guid>
<pubDate>${date.toUTCString()}</pubDate>
<dc:creator>${text(channel.author.name)}</dc:creator>
<description>${text(summary)}</description>
${tags.map((tag) => `<category>${text(tag)}</category>`).join('\n')}
<content:encoded>${text(toHtml(content))}</content:encoded>
</item>`,
  )
  .join('\n')}
</channel>
</rss>
`,
};

/** Atom 1.0 (RFC 4287) with the full text as XHTML, which a browser shows with its links. */
const atom: Format = {
  file: 'atom.xml',
  label: 'Atom',
  mediaType: 'application/atom+xml',
  write: (channel, self) => {
    const page = `<link rel="alternate" type="text/html" hreflang=${quoted(channel.language)}`;
    return `${head}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang=${quoted(channel.language)}>
<title>${text(channel.title)}</title>
<subtitle>${text(channel.description)}</subtitle>
<id>${text(channel.url)}</id>
${page} href=${quoted(channel.url)}></link>
<link rel="self" type="application/atom+xml" href=${quoted(self)}></link>
<updated>${updated(channel).toISOString()}</updated>
<author><name>${text(channel.author.name)}</name><uri>${text(channel.author.url)}</uri></author>
${channel.entries
  .map(
    ({url, title, summary, date, tags, content}) => `<entry>
<title>${text(title)}</title>
<id>${text(url)}</id>
${page} href=${quoted(url)}></link>
<published>${date.toISOString()}</published>
<updated>${date.toISOString()}</updated>
<summary>${text(summary)}</summary>
${tags.map((tag) => `<category term=${quoted(tag)} label=${quoted(tag)}></category>`).join('\n')}
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${xhtml(content)}</div></content>
</entry>`,
  )
  .join('\n')}
</feed>
`;
  },
};

/** JSON Feed 1.1. */
const json: Format = {
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
          content_html: toHtml(entry.content),
          date_published: entry.date.toISOString(),
          tags: entry.tags,
        })),
      },
      null,
      2,
    ),
};

/** The formats in which each language's release notes can be subscribed to. */
export const formats: Format[] = [rss, atom, json];
