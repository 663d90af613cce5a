import {languages, originalRoute} from '../../site/languages';
import {prefixOf} from '../../site/routes';
import type {Finding} from '../content';
import {lineAt} from '../page';
import type {Reference, Site} from './readSite';

/** Pages that only send their reader on, and pages of the host's own. */
const withoutTwin = /(^|\/)(404|index)\.html$/;

/** URLs that leave the site, or that the browser handles itself. */
const foreign = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Every URL of the built site that leads into the site leads somewhere, with its anchor. */
export function siteLinks(site: Site): Finding[] {
  const byRoute = new Map(site.pages.map(({route, ids}) => [route, ids]));
  const findings: Finding[] = [];

  const check = (file: string, route: string, {from, url, line}: Reference) => {
    const inside = url.startsWith(site.origin) ? url.slice(site.origin.length) || '/' : url;
    if (foreign.test(inside) || inside === '') {
      return;
    }
    const target = new URL(inside, `https://site.invalid${route}`);
    if (/%(?![\da-f]{2})/i.test(target.href)) {
      findings.push({file, line, message: `${from} "${url}" can't be decoded: write % as %25.`});
      return;
    }
    const address = decodeURI(target.pathname);
    const anchor = decodeURIComponent(target.hash.slice(1));
    if (!site.addresses.has(address)) {
      const message = `${from} "${url}" leads to nothing: there is no ${address}.`;
      findings.push({file, line, message});
      return;
    }
    const ids = byRoute.get(address.replace(/(.)\/$/, '$1'));
    if (anchor && anchor !== 'top' && ids && !ids.has(anchor)) {
      findings.push({file, line, message: `${from} "${url}": ${address} has no id "${anchor}".`});
    }
  };

  for (const page of site.pages) {
    const once = new Map(page.references.map((one) => [`${one.from} ${one.url}`, one]));
    once.forEach((reference) => check(page.file, page.route, reference));
    const original = originalRoute(`/${page.file}`);
    for (const twin of languages.map((language) => prefixOf(language) + original)) {
      if (!withoutTwin.test(page.file) && !site.addresses.has(twin)) {
        const message = `The page has no twin ${twin.slice(1)}.`;
        findings.push({file: page.file, line: 1, message});
      }
    }
  }
  const urls =
    /(?:<loc>|<link>|<id>|<guid[^>]*>|href="|src="|"(?:url|id|home_page_url)":\s*")(https?:[^"<]+)/g;
  for (const [file, text] of Object.entries(site.indexes)) {
    for (const match of text.matchAll(urls)) {
      const url = match[1]!.replaceAll('&amp;', '&');
      check(file, '/', {from: 'address', url, line: lineAt(text, match.index)});
    }
  }
  return findings;
}
