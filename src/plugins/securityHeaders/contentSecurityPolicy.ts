import {createHash} from 'node:crypto';
import type {Deployment} from '../../site/deployment';
import {docSearchStyle, hostedFiles} from '../../site/hostedFiles';
import {statusScript} from '../../site/statusScript';
import type {InlineCode} from './inlineCode';

/** What the policy is made of. */
export interface PolicyInput {
  inline: InlineCode;
  /** URLs of fonts on other hosts, as the style sheets name them. */
  fonts: string[];
  deployment: Pick<Deployment, 'hostedSearch' | 'docSearch' | 'statusPageHost'>;
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
  const {hostedSearch, docSearch, statusPageHost} = deployment;
  const appId = (hostedSearch ?? docSearch)?.appId;
  const attributes = hashes(inline.styleAttributes);
  const directives: Record<string, string[]> = {
    'default-src': [self],
    'script-src': [
      self,
      ...hashes(inline.scripts),
      ...(hostedSearch ? [hostedFiles.script.url] : []),
      ...(statusPageHost ? [statusScript(statusPageHost)] : []),
    ],
    'script-src-attr': [none],
    'style-src': [
      self,
      ...hashes(inline.styles),
      ...(hostedSearch ? [hostedFiles.stylesheet.url] : []),
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
