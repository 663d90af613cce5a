import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/** A reference from one file of the site to another URL. */
export interface Reference {
  /** Element and attribute, as a reader of the message looks for it. */
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

/** A built site as the checks read it. */
export interface Site {
  /** Origin that canonical URLs begin with. */
  origin: string;
  pages: SitePage[];
  /** URLs below the origin that a static host serves. */
  addresses: Set<string>;
  /** Texts of feeds and sitemaps by file. */
  indexes: Record<string, string>;
}

/** Attributes that hold one URL. */
const single = ['href', 'src', 'poster', 'action', 'data'];

function readSitePage(file: string, source: string): SitePage {
  const route = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  const page: SitePage = {file, route, source, ids: new Set(), references: []};
  load(source, {sourceCodeLocationInfo: true})('html *').each((_, element) => {
    const {name: tag, attribs, sourceCodeLocation} = element;
    const {id, srcset, property, name = '', content = ''} = attribs;
    const add = (from: string, url: string) =>
      page.references.push({
        from: `<${tag} ${from}>`,
        url,
        line: sourceCodeLocation?.startLine ?? 1,
      });
    if (id !== undefined) {
      page.ids.add(id);
    }
    single.filter((one) => one in attribs).forEach((one) => add(one, attribs[one]!));
    srcset?.split(',').forEach((part) => add('srcset', part.trim().split(/\s+/)[0]!));
    const meta = property ?? name;
    if (tag === 'meta' && /^(og:image|og:url|twitter:image)$/.test(meta)) {
      add(meta, content);
    }
  });
  return page;
}

/**
 * A site from texts in memory.
 *
 * @param files - text by path below the build; files that are no text may be empty.
 * @param origin - origin of canonical URLs.
 */
export function siteOf(files: Record<string, string>, origin: string): Site {
  const names = Object.keys(files);
  const addresses = new Set(names.map((name) => `/${name}`));
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    addresses.add(`/${name.replace(/\.html$/, '')}`);
    if (/(^|\/)index\.html$/.test(name)) {
      addresses.add(`/${name.replace(/index\.html$/, '')}`);
      addresses.add(`/${name.replace(/\/?index\.html$/, '')}`);
    }
  }
  return {
    origin,
    pages: names
      .filter((name) => name.endsWith('.html'))
      .map((name) => readSitePage(name, files[name]!)),
    addresses,
    indexes: Object.fromEntries(
      names
        .filter((name) => /(sitemap|rss|atom|feed)[\w-]*\.(xml|json)$/.test(name))
        .map((name) => [name, files[name]!]),
    ),
  };
}

/**
 * The files of a finished build.
 *
 * @param directory - where the build is.
 * @throws an error when there is no build.
 */
export function readSiteFiles(directory: string): Record<string, string> {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  const files: Record<string, string> = {};
  for (const name of fs.readdirSync(directory, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(directory, name);
    if (fs.statSync(file).isFile()) {
      const isText = /\.(html|xml|json)$/.test(name);
      files[name.replaceAll(path.sep, '/')] = isText ? fs.readFileSync(file, 'utf8') : '';
    }
  }
  return files;
}
