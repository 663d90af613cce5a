import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Benchmark, Figure} from './benchmark';
import {median} from './median';
import {benchPages} from './pages';
import {withSite, type Site} from './site';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'LCP ms': 'largest-contentful-paint',
};

/**
 * No dependency: it would bring a tenth of what `npm ci` installs, and only this bench needs it.
 * npm fetches it at the first use.
 */
const packageName = 'lighthouse@12.8.2';

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: {message: string};
  categories: Record<string, {score: number; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {score: number | null; title: string; numericValue?: number}>;
}

/** One run of Lighthouse, as on a phone. */
async function examine({debuggingPort}: Site, address: string): Promise<Record<string, number>> {
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      '--yes',
      packageName,
      address,
      `--port=${debuggingPort}`,
      '--form-factor=mobile',
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      '--quiet',
    ],
    // Windows starts npx through its shell.
    {maxBuffer: 100_000_000, shell: process.platform === 'win32'},
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) {
    throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  }
  for (const category of categories) {
    for (const {id, weight} of report.categories[category]!.auditRefs) {
      const {score, title} = report.audits[id]!;
      if (weight > 0 && score !== null && score < 0.9) {
        console.log(`  ${address}: ${title} (${id})`);
      }
    }
  }
  return {
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round(100 * report.categories[name]!.score!)]),
    ),
    ...Object.fromEntries(
      Object.entries(audits).map(([name, id]) => [name, report.audits[id]!.numericValue!]),
    ),
  };
}

/** The middle of the scores of a page and of what they are made of, in words. */
export async function scores(site: Site, route: string): Promise<string> {
  const results: Record<string, number>[] = [];
  while (results.length < runs) {
    results.push(await examine(site, site.url + route));
  }
  return Object.keys(results[0]!)
    .map((key) => {
      const middle = median(results.map((result) => result[key]!));
      return `${key} ${key === 'CLS' ? middle.toFixed(3) : Math.round(middle)}`;
    })
    .join(', ');
}

/** Scores of Lighthouse for a page of each kind. */
export const lighthouse: Benchmark = {
  name: `Lighthouse, mobile, median of ${runs} (takes about ten minutes)`,
  run: () =>
    withSite(async (site) => {
      const figures: Figure[] = [];
      for (const {name, route} of benchPages) {
        figures.push({what: name, value: await scores(site, route)});
      }
      return figures;
    }),
};
