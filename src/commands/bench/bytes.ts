import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Benchmark, Figure} from './benchmark';
import {benchPages} from './pages';
import {withSite, type Site} from './site';

const kinds = {document: 'HTML', stylesheet: 'CSS', script: 'JS', font: 'font'} as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'JS ahead';

const compressed = (content: Buffer) => brotliCompressSync(content).length;

/**
 * What a page fetches before its reader acts, in compressed bytes; what it fetches ahead while the
 * browser is idle, for the next page, apart.
 *
 * @param route - of the page, below the origin.
 */
export async function fetchedBytes(
  {url, context, directory}: Pick<Site, 'url' | 'context' | 'directory'>,
  route: string,
): Promise<Record<Kind, number>> {
  const sums = {HTML: 0, CSS: 0, JS: 0, 'JS ahead': 0, font: 0};
  const page = await context.newPage();
  const bodies: [Kind, Promise<Buffer>][] = [];
  const files: [Kind, string][] = [];
  const seen = new Set<string>();
  page.on('response', (response) => {
    // What is fetched ahead may be here already; the browser has it in its cache.
    if (seen.has(response.url())) {
      return;
    }
    seen.add(response.url());
    const type = response.request().resourceType();
    const {pathname} = new URL(response.url());
    if (type === 'document' || type === 'font') {
      bodies.push([kinds[type], response.body()]);
    } else if (/\.(js|css)$/.test(pathname)) {
      // A prefetched script has no declared type, and the browser doesn't hand out its body.
      files.push([kinds[type as keyof typeof kinds] ?? 'JS ahead', pathname]);
    }
  });
  await page.goto(url + route, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].every(
      ({href}) => performance.getEntriesByName(href).length > 0,
    ),
  );
  // Compressed at the end: that is slow and would delay the browser's events.
  for (const [kind, body] of bodies) {
    sums[kind] += kind === 'font' ? (await body).length : compressed(await body);
  }
  for (const [kind, pathname] of files) {
    sums[kind] += compressed(fs.readFileSync(path.join(directory, pathname)));
  }
  await page.close();
  return sums;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The compressed bytes of a page, in words. */
export async function bytesOf(site: Site, route: string): Promise<string> {
  return Object.entries(await fetchedBytes(site, route))
    .map(([kind, sum]) => `${kind} ${kilobytes(sum)}`)
    .join(', ');
}

/** Compressed bytes of a page of each kind. */
export const bytes: Benchmark = {
  name: 'Bytes of a page before its reader acts (brotli)',
  run: () =>
    withSite(async (site) => {
      const figures: Figure[] = [];
      for (const {name, route} of benchPages) {
        figures.push({what: name, value: await bytesOf(site, route)});
      }
      return figures;
    }),
};
