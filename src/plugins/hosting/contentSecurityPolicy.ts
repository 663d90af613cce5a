import {createHash} from 'node:crypto';
import type {Deployment} from '../../site/deployment';
import {docSearchStyle, netlifyFiles, statusScript} from '../../site/thirdParties';

/** What the policy is made of. */
interface PolicyInput {
  inline: InlineCode;
  /** URLs of fonts on other hosts, as the style sheets name them. */
  fonts: string[];
  /** What pages load from other hosts, or show of the site itself in a frame. */
  foreign?: ForeignSource[];
  deployment: Pick<Deployment, 'netlifySearch' | 'docSearch' | 'statusPageHost'>;
}

const self = "'self'";
const none = "'none'";

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: Set<string>) => [...texts].map(hash).sort();

/** Hosts that the search service's client asks: the nearest one, and three to fall back to. */
function searchHosts(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

/**
 * The content security policy of a build: scripts and styles of the site itself, the inline ones by
 * their hashes, and of other hosts exactly what the deployment's settings ask for.
 *
 * @returns the value of the header, in one line.
 * @throws an error when a setting would end its directive or begin another.
 */
export function contentSecurityPolicy({
  inline,
  fonts,
  foreign = [],
  deployment,
}: PolicyInput): string {
  const {netlifySearch, docSearch, statusPageHost} = deployment;
  const appId = (netlifySearch ?? docSearch)?.appId;
  const attributes = hashes(inline.styleAttributes);
  const from = (directive: Directive) => [
    ...new Set(foreign.filter((one) => one.directive === directive).map(({source}) => source)),
  ];
  const orNone = (sources: string[]) => (sources.length > 0 ? sources : [none]);
  const directives: Record<string, string[]> = {
    'default-src': [self],
    'script-src': [
      self,
      ...hashes(inline.scripts),
      ...(netlifySearch ? [netlifyFiles.script.url] : []),
      ...(statusPageHost ? [statusScript(statusPageHost)] : []),
      ...from('script-src'),
    ],
    'script-src-attr': [none],
    'style-src': [
      self,
      ...hashes(inline.styles),
      ...(netlifySearch ? [netlifyFiles.stylesheet.url] : []),
      ...(docSearch ? [`'${docSearchStyle}'`] : []),
      ...from('style-src'),
    ],
    // Hashes apply to attributes only together with this keyword, which allows no other attribute.
    'style-src-attr': attributes.length ? ["'unsafe-hashes'", ...attributes] : [none],
    'img-src': [self, 'data:', ...from('img-src')],
    'font-src': [self, ...fonts],
    'connect-src': [self, ...(appId ? searchHosts(appId) : []), ...from('connect-src')],
    'frame-src': orNone([
      ...(statusPageHost ? [`https://${statusPageHost}`] : []),
      ...from('frame-src'),
    ]),
    ...(from('media-src').length > 0 && {'media-src': [self, ...from('media-src')]}),
    'object-src': [none],
    'base-uri': [none],
    'form-action': orNone(from('form-action')),
    'frame-ancestors': framesItself(foreign) ? [self] : [none],
  };
  const unfit = Object.values(directives)
    .flat()
    .find((source) => /[\s;,]/.test(source));
  if (unfit) {
    throw new Error(`Content security policy: "${unfit}" is not one source.`);
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The directives that what a page uses can widen. */
type Directive =
  | 'connect-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src';

/** A source that a page uses, and the directive that has to allow it. */
export interface ForeignSource {
  directive: Directive;
  /** An origin, or `'self'` for a frame or a form of the site's own. */
  source: string;
}

/** Whether a page shows another page of the site in a frame, which that page has to allow. */
export const framesItself = (foreign: ForeignSource[]): boolean =>
  foreign.some(({directive, source}) => directive === 'frame-src' && source === self);

const value = (tag: string, name: string): string => {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s"'>]+))`).exec(tag) ?? [];
  return (quoted ?? bare ?? '').replaceAll('&amp;', '&');
};

/** The elements that load or send something: the attributes with its URLs, and the directive about them. */
const loading: [tag: RegExp, attributes: string[], directive: Directive][] = [
  [/<(?:img|image|input)\s[^>]*>/g, ['src', 'srcset', 'href'], 'img-src'],
  [/<(?:video|audio|track)\s[^>]*>/g, ['src'], 'media-src'],
  [/<video\s[^>]*>/g, ['poster'], 'img-src'],
  [/<iframe\s[^>]*>/g, ['src'], 'frame-src'],
  [/<form\s[^>]*>/g, ['action'], 'form-action'],
  [/<script\s[^>]*>/g, ['src'], 'script-src'],
  [/<link\s[^>]*rel=(?:"stylesheet"|stylesheet)[^>]*>/g, ['href'], 'style-src'],
  // In a picture, or in a video or sound.
  [/<source\s(?=[^>]*\bsrcset=)[^>]*>/g, ['srcset'], 'img-src'],
  [/<source\s(?=[^>]*\bsrc=)[^>]*>/g, ['src'], 'media-src'],
];

/**
 * Finds what a page loads from other hosts, or sends to them, and frames and forms of the site's own.
 *
 * @param html - of the page.
 * @param origin - of the site: its own URLs need no permission.
 */
export function foreignSources(html: string, origin: string): ForeignSource[] {
  const found: ForeignSource[] = [];
  for (const [tag, attributes, directive] of loading) {
    for (const [element] of html.matchAll(tag)) {
      const urls = attributes.flatMap((name) =>
        name === 'srcset'
          ? value(element, name)
              .split(/,\s+/)
              .map((one) => one.trim().split(/\s/)[0]!)
          : [value(element, name)],
      );
      for (const url of urls.filter(Boolean)) {
        const absolute = URL.canParse(url, origin) ? new URL(url, origin) : null;
        const isOwn = absolute?.origin === origin;
        if (isOwn && (directive === 'frame-src' || directive === 'form-action')) {
          found.push({directive, source: self});
        } else if (!isOwn && /^https?:$/.test(absolute?.protocol ?? '')) {
          found.push({directive, source: absolute!.origin});
        }
      }
    }
  }
  for (const [, url] of html.matchAll(
    /<[a-z][^<>]*\sstyle="[^"]*url\((?:&quot;|')?(https?:\/\/[^\s"')&]+)/g,
  )) {
    found.push({directive: 'img-src', source: new URL(url!).origin});
  }
  return found;
}

/**
 * Finds the hosts that scripts ask with a URL that is written out, `fetch('https://…')`.
 *
 * @param script - of the build.
 */
export const fetchedSources = (script: string): ForeignSource[] =>
  [...script.matchAll(/\bfetch\(\s*["'`](https?:\/\/[^"'`/?#\s]+)/g)].map(([, source]) => ({
    directive: 'connect-src',
    source: source!,
  }));

/** Code that stands inside the HTML of a site; each text once. */
interface InlineCode {
  scripts: Set<string>;
  /** Contents of `<style>` elements. */
  styles: Set<string>;
  /** Values of `style` attributes, in pages and in the HTML that an inline script writes. */
  styleAttributes: Set<string>;
}

const element = (name: string) => new RegExp(`<${name}(\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
const scriptElement = element('script');
const styleElement = element('style');
const styleAttribute = /<[a-z][^<>]*\sstyle=(?:"([^"]*)"|([^\s"'>]+))/g;

/** A script that the browser runs: one without a type, or with JavaScript's. JSON-LD is data. */
const runs = (attributes: string) =>
  !/\stype=/.test(attributes) || /\stype="?(?:module|text\/javascript)["\s]?/.test(attributes);

/**
 * Finds the code inside pages. Reads with expressions, not with a parser, because the build writes
 * the pages itself and waits for this; `tests/hosting/hosting.unit.test.ts` compares the outcome
 * with what the standard's parser finds.
 *
 * @param pages - HTML of every page.
 */
export function inlineCode(pages: Iterable<string>): InlineCode {
  const found: InlineCode = {scripts: new Set(), styles: new Set(), styleAttributes: new Set()};
  for (const html of pages) {
    for (const [, attributes = '', text] of html.matchAll(scriptElement)) {
      if (text && runs(attributes)) {
        found.scripts.add(text);
      }
    }
    for (const [, , text] of html.matchAll(styleElement)) {
      found.styles.add(text!);
    }
    for (const [, quoted, bare] of html.matchAll(styleAttribute)) {
      found.styleAttributes.add((quoted ?? bare)!);
    }
  }
  return found;
}

/** Font files on other hosts that style sheets ask for. */
export function foreignFonts(styles: string[]): string[] {
  const found = styles.flatMap((css) =>
    [...css.matchAll(/url\(["']?(https:\/\/[^"')]+\.woff2?)["']?\)/g)].map((match) => match[1]!),
  );
  return [...new Set(found)].sort();
}
