import {toHtml} from 'hast-util-to-html';
import {toXast} from 'hast-util-to-xast';
import type {Root} from 'xast';
import {toXml} from 'xast-util-to-xml';
import {x} from 'xastscript';
import type {Channel} from './entry';

/** A feed's format: its file, what a page calls it, and how it is written. */
export interface Format {
  file: string;
  label: string;
  mediaType: string;
  /** @returns the whole file. @param self - the file's own absolute address. */
  write(channel: Channel, self: string): string;
}

/**
 * The style sheet lets a browser show the feed to a person who opens its address. CSS, not XSLT:
 * browsers are removing XSLT and warn about it above the page.
 */
function document(root: Root['children'][number]): string {
  const xml = toXml({
    type: 'root',
    children: [
      {type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"'},
      {type: 'instruction', name: 'xml-stylesheet', value: 'type="text/css" href="/feed.css"'},
      root,
    ],
  });
  // The one sequence that XML forbids in text and the library leaves as it is.
  return xml.replaceAll(']]>', ']]&gt;');
}

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
  write: (channel, self) => {
    const {title, description, language, url, author, entries} = channel;
    return document(
      x(
        'rss',
        {
          version: '2.0',
          'xml:lang': language,
          'xmlns:atom': 'http://www.w3.org/2005/Atom',
          'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
          'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        },
        x('channel', [
          x('title', title),
          x('link', url),
          x('description', description),
          x('language', language),
          x('lastBuildDate', updated(channel).toUTCString()),
          x('atom:link', {rel: 'self', type: rss.mediaType, href: self}),
          ...entries.map((entry) =>
            x('item', [
              x('title', entry.title),
              x('link', entry.url),
              x('guid', {isPermaLink: 'true'}, entry.url),
              x('pubDate', entry.date.toUTCString()),
              x('dc:creator', author.name),
              x('description', entry.summary),
              ...entry.tags.map((tag) => x('category', tag)),
              x('content:encoded', toHtml(entry.content.children)),
            ]),
          ),
        ]),
      ),
    );
  },
};

/** Atom 1.0 (RFC 4287) with the full text as XHTML, which a browser shows with its links. */
const atom: Format = {
  file: 'atom.xml',
  label: 'Atom',
  mediaType: 'application/atom+xml',
  write: (channel, self) => {
    const {title, description, language, url, author, entries} = channel;
    return document(
      x('feed', {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language}, [
        x('title', title),
        x('subtitle', description),
        x('id', url),
        x('link', {rel: 'alternate', type: 'text/html', hreflang: language, href: url}),
        x('link', {rel: 'self', type: atom.mediaType, href: self}),
        x('updated', updated(channel).toISOString()),
        x('author', [x('name', author.name), x('uri', author.url)]),
        ...entries.map((entry) =>
          x('entry', [
            x('title', entry.title),
            x('id', entry.url),
            x('link', {
              rel: 'alternate',
              type: 'text/html',
              hreflang: language,
              href: entry.url,
            }),
            x('published', entry.date.toISOString()),
            x('updated', entry.date.toISOString()),
            x('summary', entry.summary),
            ...entry.tags.map((tag) => x('category', {term: tag, label: tag})),
            x('content', {type: 'xhtml'}, toXast(entry.content)),
          ]),
        ),
      ]),
    );
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
          content_html: toHtml(entry.content.children),
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
