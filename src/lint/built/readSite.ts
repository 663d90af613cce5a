import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/** A reference from one file of the site to another URL. */
export interface Reference {
  /** Element and attribute, for messages. */
  from: string;
  url: string;
  line: number;
}

/** A built page. */
export interface SitePage {
  file: string;
  /** URL below the origin. */
  route: string;
  source: string;
  ids: Set<string>;
  references: Reference[];
}

/** A built site. */
export interface Site {
  /** Origin of canonical URLs. */
  origin: string;
  pages: SitePage[];
  /** URLs below the origin that a static host serves. */
  addresses: Set<string>;
  /** Texts of feeds and sitemaps by file. */
  indexes: Record<string, string>;
}

/** Attributes that hold one URL. */
const urlAttributes = ['href', 'src', 'poster', 'action', 'data'];

/** Returns the URL that a static host serves a page at, without its ending. */
const routeOf = (file: string) => `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/';

function readSitePage(file: string, source: string): SitePage {
  const page: SitePage = {file, route: routeOf(file), source, ids: new Set(), references: []};
  load(source, {sourceCodeLocationInfo: true})('html *').each((_, element) => {
    const {name: tag, attribs, sourceCodeLocation} = element;
    const {id, srcset, property, name = '', content = ''} = attribs;
    const line = sourceCodeLocation?.startLine ?? 1;
    const add = (attribute: string, url: string) =>
      page.references.push({from: `<${tag} ${attribute}>`, url, line});
    if (id !== undefined) {
      page.ids.add(id);
    }
    for (const attribute of urlAttributes) {
      if (attribute in attribs) {
        add(attribute, attribs[attribute]!);
      }
    }
    srcset?.split(',').forEach((part) => add('srcset', part.trim().split(/\s+/)[0]!));
    const meta = property ?? name;
    if (tag === 'meta' && /^(og:image|og:url|twitter:image)$/.test(meta)) {
      add(meta, content);
    }
  });
  return page;
}

/**
 * Creates a site from texts in memory.
 *
 * @param files - texts by path below the build. Texts of files other than HTML, XML, and JSON may be empty.
 * @param origin - origin of canonical URLs.
 */
export function siteOf(files: Record<string, string>, origin: string): Site {
  const names = Object.keys(files);
  const html = names.filter((name) => name.endsWith('.html'));
  const indexes = names.filter((name) => /(sitemap|rss|atom|feed)[\w-]*\.(xml|json)$/.test(name));
  return {
    origin,
    pages: html.map((name) => readSitePage(name, files[name]!)),
    addresses: new Set([
      ...names.map((name) => `/${name}`),
      ...html.flatMap((name) => [
        `/${name.replace(/\.html$/, '')}`,
        `/${name.replace(/(^|\/)index\.html$/, '$1')}`,
        routeOf(name),
      ]),
    ]),
    indexes: Object.fromEntries(indexes.map((name) => [name, files[name]!])),
  };
}

/**
 * Reads the files of a finished build.
 *
 * @returns texts by path below the directory. Files other than HTML, XML, and JSON have empty texts.
 * @throws an error when there is no build in the directory.
 */
export function readSiteFiles(directory: string): Record<string, string> {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  const entries = fs.readdirSync(directory, {recursive: true, withFileTypes: true});
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const isText = /\.(html|xml|json)$/.test(entry.name);
        const name = path.relative(directory, file).replaceAll(path.sep, '/');
        return [name, isText ? fs.readFileSync(file, 'utf8') : ''];
      }),
  );
}
