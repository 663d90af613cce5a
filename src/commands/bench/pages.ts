import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import sirv from 'sirv';
import {findBrowser} from '../browser';
import {buildSide, copySides, sides} from './builds';

const runs = 5;
const pages = {
  guide: '/docs/developer-guide/app/upload-app',
  API: '/docs/api/application/upload-app',
  'release note': '/release-notes/2025-09-release-notes',
};

/**
 * No dependency: it would bring a tenth of what `npm ci` installs, and only this bench needs it.
 * npm fetches it at the first use.
 */
const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: {message: string};
  categories: Record<string, {score: number}>;
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: {items: {resourceType: string; transferSize: number}[]};
    }
  >;
}

/** Serves a build compressed, as a host does. */
async function compressingServer(directory: string): Promise<{url: string; close: () => void}> {
  for (const name of fs.readdirSync(directory, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(directory, name);
    if (/\.(html|css|js|json|xml|svg)$/.test(name) && !fs.existsSync(`${file}.br`)) {
      fs.writeFileSync(`${file}.br`, brotliCompressSync(fs.readFileSync(file)));
    }
  }
  const server = createServer(sirv(directory, {extensions: ['html'], brotli: true}));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

/** One run of Lighthouse, as on a phone; nothing leaves the machine but what npm fetches. */
async function examine(url: string): Promise<Record<string, number>> {
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"',
      '--output=json',
      '--quiet',
    ],
    {
      maxBuffer: 100_000_000,
      env: {...process.env, CHROME_PATH: findBrowser()},
      // Windows starts npx through its shell.
      shell: process.platform === 'win32',
    },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) {
    throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  }
  const value = (audit: string) => report.audits[audit]!.numericValue!;
  const bytes = (type: string) =>
    report.audits['resource-summary']!.details!.items.find(
      ({resourceType}) => resourceType === type,
    )?.transferSize ?? 0;
  return {
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round(100 * report.categories[name]!.score)]),
    ),
    'blocking ms': Math.round(value('total-blocking-time')),
    'largest paint ms': Math.round(value('largest-contentful-paint')),
    'HTML kB': bytes('document') / 1000,
    'CSS kB': bytes('stylesheet') / 1000,
    'JS kB': bytes('script') / 1000,
  };
}

/** Lighthouse's median scores, times, and compressed bytes of a page of each kind, of both sides. */
export async function measurePages(): Promise<Record<string, string>[]> {
  if (!sides.every(({directory}) => fs.existsSync(path.join(directory, 'build/index.html')))) {
    copySides();
    for (const {directory} of sides) {
      await buildSide(directory);
    }
  }
  const rows: Record<string, string>[] = [];
  for (const [kind, route] of Object.entries(pages)) {
    for (const {name, directory} of sides) {
      console.log(`  ${kind}, ${name}`);
      const server = await compressingServer(path.join(directory, 'build'));
      const results: Record<string, number>[] = [];
      while (results.length < runs) {
        results.push(await examine(server.url + route));
      }
      server.close();
      const medians = Object.keys(results[0]!).map((key): [string, string] => {
        const sorted = results.map((result) => result[key]!).sort((a, b) => a - b);
        const median = sorted[runs >> 1]!;
        return [key, key.endsWith('kB') ? median.toFixed(1) : String(median)];
      });
      rows.push({page: `${kind}: ${name}`, ...Object.fromEntries(medians)});
    }
  }
  return rows;
}
