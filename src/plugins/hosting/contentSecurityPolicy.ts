import {createHash} from 'node:crypto';
import type {Deployment} from '../../site/deployment';
import {docSearchStyleHash, netlifyFiles, statusScript} from '../../site/thirdParties';

interface PolicyInput {
  inline: InlineCode;
  /** URLs of fonts on other hosts. */
  fonts: string[];
  /** Sources that the content of pages needs. */
  needed?: NeededSource[];
  deployment: Pick<Deployment, 'netlifySearch' | 'docSearch' | 'statusPageHost'>;
}

/** A source that a page needs, and the directive that has to allow the source. */
export interface NeededSource {
  directive:
    | 'connect-src'
    | 'form-action'
    | 'frame-src'
    | 'img-src'
    | 'media-src'
    | 'script-src'
    | 'style-src';
  /** An origin, or `'self'` for a frame or form of the site. */
  source: string;
}

/** Code within the HTML of pages. */
interface InlineCode {
  scripts: Set<string>;
  /** Contents of `<style>` elements. */
  styles: Set<string>;
  /** Values of `style` attributes, in pages and in the strings of inline scripts. */
  styleAttributes: Set<string>;
}

const self = "'self'";
const none = "'none'";

const hashes = (texts: Set<string>) =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

/** Returns the hosts that Algolia's client uses: the nearest host, and three for failures of that host. */
function algoliaHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  const others = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...others];
}

/** Returns whether a page shows a page of the site in a frame. The site's headers have to allow such frames. */
export const framesItself = (needed: NeededSource[]): boolean =>
  needed.some(({directive, source}) => directive === 'frame-src' && source === self);

/** Returns the sources of each directive. An empty array becomes `'none'`. */
function directivesFor({
  inline,
  fonts,
  needed = [],
  deployment: {netlifySearch, docSearch, statusPageHost},
}: PolicyInput): Record<string, string[]> {
  const appId = (netlifySearch ?? docSearch)?.appId;
  const attributes = hashes(inline.styleAttributes);
  const from = (name: NeededSource['directive']) => [
    ...new Set(needed.filter(({directive}) => directive === name).map(({source}) => source)),
  ];
  const ifSet = <Setting>(setting: Setting | null, source: (value: Setting) => string) =>
    setting ? [source(setting)] : [];
  return {
    'default-src': [self],
    'script-src': [
      self,
      ...hashes(inline.scripts),
      ...ifSet(netlifySearch, () => netlifyFiles.script.url),
      ...ifSet(statusPageHost, statusScript),
      ...from('script-src'),
    ],
    'script-src-attr': [],
    'style-src': [
      self,
      ...hashes(inline.styles),
      ...ifSet(netlifySearch, () => netlifyFiles.stylesheet.url),
      ...ifSet(docSearch, () => `'${docSearchStyleHash}'`),
      ...from('style-src'),
    ],
    // Adds the keyword, because hashes apply to attributes only together with `'unsafe-hashes'`.
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
    'img-src': [self, 'data:', ...from('img-src')],
    'font-src': [self, ...fonts],
    'connect-src': [self, ...(appId ? algoliaHosts(appId) : []), ...from('connect-src')],
    'frame-src': [...ifSet(statusPageHost, (host) => `https://${host}`), ...from('frame-src')],
    // Left out where nothing is needed, so that `default-src` applies.
    ...(from('media-src').length > 0 && {'media-src': [self, ...from('media-src')]}),
    'object-src': [],
    'base-uri': [],
    'form-action': from('form-action'),
    'frame-ancestors': framesItself(needed) ? [self] : [],
  };
}

/**
 * Returns the content security policy of a build. The policy allows scripts and styles of the site, inline
 * code by its hash, and from other hosts only sources that pages and the deployment's settings need.
 *
 * @returns the value of the header, in one line.
 * @throws an error when a setting contains a character that would end a source or a directive.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const directives = directivesFor(input);
  const malformed = Object.values(directives)
    .flat()
    .find((source) => /[\s;,]/.test(source));
  if (malformed) {
    throw new Error(`Content security policy: "${malformed}" is not one source.`);
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : [none])].join(' '))
    .join('; ');
}

/** Elements that load or send something, their attributes with URLs, and the directive for these URLs. */
const loadingElements: [tag: RegExp, attributes: string[], directive: NeededSource['directive']][] =
  [
    [/<(?:img|image|input)\s[^>]*>/g, ['src', 'srcset', 'href'], 'img-src'],
    [/<(?:video|audio|track)\s[^>]*>/g, ['src'], 'media-src'],
    [/<video\s[^>]*>/g, ['poster'], 'img-src'],
    [/<iframe\s[^>]*>/g, ['src'], 'frame-src'],
    [/<form\s[^>]*>/g, ['action'], 'form-action'],
    [/<script\s[^>]*>/g, ['src'], 'script-src'],
    [/<link\s[^>]*rel=(?:"stylesheet"|stylesheet)[^>]*>/g, ['href'], 'style-src'],
    // `<source srcset>` in a `<picture>`, and `<source src>` in a `<video>` or `<audio>`.
    [/<source\s(?=[^>]*\bsrcset=)[^>]*>/g, ['srcset'], 'img-src'],
    [/<source\s(?=[^>]*\bsrc=)[^>]*>/g, ['src'], 'media-src'],
  ];

/** Returns the URLs in an attribute of a tag. */
function urlsIn(tag: string, attribute: string): string[] {
  const pattern = new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s"'>]+))`);
  const [, quoted, unquoted] = pattern.exec(tag) ?? [];
  const value = (quoted ?? unquoted ?? '').replaceAll('&amp;', '&');
  const urls =
    attribute === 'srcset'
      ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0]!)
      : [value];
  return urls.filter(Boolean);
}

/**
 * Finds the sources on other hosts that a page loads from or sends to. Also finds frames and forms with an
 * address of the site itself.
 *
 * @param html - the page.
 * @param origin - the origin of the site.
 */
export function neededSources(html: string, origin: string): NeededSource[] {
  const sources: NeededSource[] = [];
  for (const [pattern, attributes, directive] of loadingElements) {
    for (const [tag] of html.matchAll(pattern)) {
      for (const url of attributes.flatMap((name) => urlsIn(tag, name))) {
        const absolute = URL.canParse(url, origin) ? new URL(url, origin) : null;
        if (absolute && absolute.origin !== origin && /^https?:$/.test(absolute.protocol)) {
          sources.push({directive, source: absolute.origin});
        } else if (absolute?.origin === origin && /^(?:frame-src|form-action)$/.test(directive)) {
          sources.push({directive, source: self});
        }
      }
    }
  }
  for (const [, url] of html.matchAll(
    /<[a-z][^<>]*\sstyle="[^"]*url\((?:&quot;|')?(https?:\/\/[^\s"')&]+)/g,
  )) {
    sources.push({directive: 'img-src', source: new URL(url!).origin});
  }
  return sources;
}

/** Finds the origins that a script of the build requests with a literal URL, `fetch('https://…')`. */
export const fetchedSources = (script: string): NeededSource[] =>
  [...script.matchAll(/\bfetch\(\s*["'`](https?:\/\/[^"'`/?#\s]+)/g)].map(([, source]) => ({
    directive: 'connect-src',
    source: source!,
  }));

/** Returns whether a browser runs a script with these attributes. Doesn't count data, such as JSON-LD. */
const isCode = (attributes: string) =>
  !/\stype=/.test(attributes) || /\stype="?(?:module|text\/javascript)["\s]?/.test(attributes);

/**
 * Finds the code within pages. Uses regular expressions, because they are faster than a parser.
 * `tests/hosting/hosting.unit.test.ts` compares the result with a parser's.
 *
 * @param pages - the HTML of every page.
 */
export function inlineCode(pages: Iterable<string>): InlineCode {
  const code: InlineCode = {scripts: new Set(), styles: new Set(), styleAttributes: new Set()};
  for (const html of pages) {
    for (const [, attributes = '', text] of html.matchAll(
      /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g,
    )) {
      if (text && isCode(attributes)) {
        code.scripts.add(text);
      }
    }
    for (const [, text] of html.matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g)) {
      code.styles.add(text!);
    }
    for (const [, quoted, unquoted] of html.matchAll(
      /<[a-z][^<>]*\sstyle=(?:"([^"]*)"|([^\s"'>]+))/g,
    )) {
      code.styleAttributes.add((quoted ?? unquoted)!);
    }
  }
  return code;
}

/** Finds the URLs of font files on other hosts in style sheets. */
export function foreignFonts(styles: string[]): string[] {
  const urls = styles.flatMap((css) =>
    [...css.matchAll(/url\(["']?(https:\/\/[^"')]+\.woff2?)["']?\)/g)].map((match) => match[1]!),
  );
  return [...new Set(urls)].sort();
}
