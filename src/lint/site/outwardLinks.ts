import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Site} from './readSite';

/** Files of the pages that link to a URL outside of the site. */
export type OutwardLinks = ReadonlyMap<string, readonly string[]>;

/** Hosts below this domain are reserved for examples (RFC 2606): the default identity's lead nowhere. */
const reserved = /(^|\.)example(\.(com|net|org))?$/;

/** The links of a built site that lead out of it, without the part after `#`. */
export function outwardLinks({origin, pages}: Site): OutwardLinks {
  const links = new Map<string, string[]>();
  for (const {file, references} of pages) {
    for (const {from, url} of references) {
      if (from !== '<a href>' || !/^https?:/.test(url)) {
        continue;
      }
      const target = new URL(url);
      target.hash = '';
      if (target.origin !== origin && !reserved.test(target.hostname)) {
        links.set(target.href, [...new Set([...(links.get(target.href) ?? []), file])]);
      }
    }
  }
  return links;
}

/**
 * Asks for each link, and again later where a host says so.
 *
 * @param links - what to ask for.
 * @returns a report in Markdown: the links that lead nowhere, what the host said, and one page that has
 *   each; how many were asked for.
 */
export async function reportLinks(links: OutwardLinks): Promise<string> {
  // The library crawls pages, so it gets one page with every link.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const anchors = [...links.keys()].map((url) => `<a href="${escaped(url)}">link</a>`);
  fs.writeFileSync(path.join(folder, 'index.html'), anchors.join('\n'));
  try {
    const {check} = await import('linkinator');
    const {links: results} = await check({
      path: 'index.html',
      serverRoot: folder,
      concurrency: 10,
      timeout: 20_000,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 2,
    });
    const asked = results.filter(({url}) => links.has(url));
    const broken = asked.filter(({state}) => String(state) === 'BROKEN');
    const rows = broken.map(({url, status}) => {
      const [page, ...others] = links.get(url)!;
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return `| ${url} | ${status || 'no response'} | ${page}${more} |`;
    });
    return [
      ...(rows.length > 0
        ? ['| Link | Response | Page |', '| --- | --- | --- |', ...rows, '']
        : []),
      `${asked.length} of ${links.size} external links asked for, ${broken.length} broken.`,
    ].join('\n');
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
