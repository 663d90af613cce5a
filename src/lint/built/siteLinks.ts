import {languages, originalRoute} from '../../site/languages';
import {prefixOf} from '../../site/routes';
import type {Finding} from '../content';
import {lineAt} from '../page';
import type {Reference, Site} from './readSite';

/** Matches pages that need no translation of their own: 404 pages and pages at a folder's address. */
const untranslated = /(^|\/)(404|index)\.html$/;

/** Matches URLs that leave the site, or that the browser handles itself. */
const externalUrl = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Matches URLs in feeds and sitemaps. */
const indexUrls =
  /(?:<loc>|<link>|<id>|<guid[^>]*>|href="|src="|"(?:url|id|home_page_url)":\s*")(https?:[^"<]+)/g;

/**
 * Creates a function that returns the problem of a reference on the page of a route, or undefined for a
 * reference whose target exists.
 */
function linkChecker({addresses, origin, pages}: Site) {
  const idsByRoute = new Map(pages.map(({route, ids}) => [route, ids]));
  return (route: string, {from, url}: Reference): string | undefined => {
    const internal = url.startsWith(origin) ? url.slice(origin.length) || '/' : url;
    if (externalUrl.test(internal) || internal === '') {
      return undefined;
    }
    const target = new URL(internal, `https://site.invalid${route}`);
    if (/%(?![\da-f]{2})/i.test(target.href)) {
      return `${from} "${url}" can't be decoded: write % as %25.`;
    }
    const address = decodeURI(target.pathname);
    if (!addresses.has(address)) {
      return `${from} "${url}" leads to nothing: there is no ${address}.`;
    }
    const fragment = decodeURIComponent(target.hash.slice(1));
    const ids = idsByRoute.get(address.replace(/(.)\/$/, '$1'));
    return fragment && fragment !== 'top' && ids && !ids.has(fragment)
      ? `${from} "${url}": ${address} has no id "${fragment}".`
      : undefined;
  };
}

/** Reports URLs of the built site whose file or id doesn't exist, and pages without a translation. */
export function siteLinks(site: Site): Finding[] {
  const problemOf = linkChecker(site);
  const findings: Finding[] = [];
  const add = (file: string, line: number, message: string | undefined) =>
    message && findings.push({file, line, message});
  for (const {file, references, route} of site.pages) {
    const unique = new Map(references.map((item) => [`${item.from} ${item.url}`, item]));
    unique.forEach((reference) => add(file, reference.line, problemOf(route, reference)));
    const original = originalRoute(`/${file}`);
    for (const translation of languages.map((language) => prefixOf(language) + original)) {
      if (!untranslated.test(file) && !site.addresses.has(translation)) {
        add(file, 1, `The page has no translation ${translation.slice(1)}.`);
      }
    }
  }
  for (const [file, text] of Object.entries(site.indexes)) {
    for (const {1: match, index} of text.matchAll(indexUrls)) {
      const line = lineAt(text, index);
      const url = match!.replaceAll('&amp;', '&');
      add(file, line, problemOf('/', {from: 'address', url, line}));
    }
  }
  return findings;
}
