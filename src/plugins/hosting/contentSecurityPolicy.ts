import {createHash} from 'node:crypto';
import type {Deployment} from '../../site/deployment';
import {docSearchStyle, netlifyFiles, statusScript} from '../../site/thirdParties';

/** What the policy is made of. */
interface PolicyInput {
  inline: InlineCode;
  /** URLs of fonts on other hosts, as the style sheets name them. */
  fonts: string[];
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
export function contentSecurityPolicy({inline, fonts, deployment}: PolicyInput): string {
  const {netlifySearch, docSearch, statusPageHost} = deployment;
  const appId = (netlifySearch ?? docSearch)?.appId;
  const attributes = hashes(inline.styleAttributes);
  const directives: Record<string, string[]> = {
    'default-src': [self],
    'script-src': [
      self,
      ...hashes(inline.scripts),
      ...(netlifySearch ? [netlifyFiles.script.url] : []),
      ...(statusPageHost ? [statusScript(statusPageHost)] : []),
    ],
    'script-src-attr': [none],
    'style-src': [
      self,
      ...hashes(inline.styles),
      ...(netlifySearch ? [netlifyFiles.stylesheet.url] : []),
      ...(docSearch ? [`'${docSearchStyle}'`] : []),
    ],
    // Hashes apply to attributes only together with this keyword, which allows no other attribute.
    'style-src-attr': attributes.length ? ["'unsafe-hashes'", ...attributes] : [none],
    'img-src': [self, 'data:'],
    'font-src': [self, ...fonts],
    'connect-src': [self, ...(appId ? searchHosts(appId) : [])],
    'frame-src': [statusPageHost ? `https://${statusPageHost}` : none],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [none],
    'frame-ancestors': [none],
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
