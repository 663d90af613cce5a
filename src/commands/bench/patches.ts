import path from 'node:path';
import {patches as register} from '../../patches';
import {copySite} from '../copySite';
import type {Benchmark} from './benchmark';
import {fetchedBytes} from './bytes';
import {blockingWork, navigationWork, slowdown} from './mainThread';
import {median} from './median';
import {benchPages} from './pages';
import {withSite, type Site} from './site';
import {timedBuild} from './timedBuild';

const copy = '.cache/bench/patched-site';
const builds = path.resolve('.cache/bench/patches');
/** The page that is weighed and whose loading is timed: one of the longest, with tables, tabs and code. */
const {route} = benchPages.find(({name}) => name === 'API en')!;

const start = '/docs/api/application/get-app';

const turns = 6;
const pagesInATurn = 7;

/** A build of the site with some of the patches. */
interface Variant {
  /** `all`, or what PATCHES is set to. */
  name: string;
  /** Where its build is. */
  directory: string;
}

/** Milliseconds that a variant takes of the main thread, on a slow processor (`mainThread.ts`). */
interface Times {
  /** From a click to the painted page. */
  navigation: number;
  /** In tasks that keep a loading page from reacting, beyond 50 ms each. */
  blocking: number;
}

type Bytes = Awaited<ReturnType<typeof fetchedBytes>>;

/** Builds the site, in English. */
async function buildVariants(): Promise<Variant[]> {
  copySite(copy);
  const variants = ['all', 'off', ...register.map(({name}) => `-${name}`)].map((name) => ({
    name,
    directory: path.join(builds, name),
  }));
  for (const {name, directory} of variants) {
    console.log(`  building: ${name}`);
    const env = {PATCHES: name === 'all' ? '' : name};
    await timedBuild(copy, ['--locale', 'en', '--out-dir', directory], env);
  }
  return variants;
}

/** Opens builds at the same time; `visit` gets their sites in the same order. */
async function withSites<Result>(
  [first, ...others]: Variant[],
  visit: (sites: Site[]) => Promise<Result>,
): Promise<Result> {
  return first
    ? withSite((site) => withSites(others, (sites) => visit([site, ...sites])), {
        directory: first.directory,
        thirdParties: 'absent',
      })
    : visit([]);
}

/** Of times that were taken again and again, the one that other work disturbed least. */
const least = (times: number[]) => Math.min(...times);

/**
 * Times builds against each other. They take turns, so that whatever else the machine does meets all of
 * them alike.
 *
 * @param variants - builds of the same pages.
 * @returns their times, in the same order.
 */
async function timeTogether(variants: Variant[]): Promise<Times[]> {
  return withSites(variants, async (sites) => {
    const taken = sites.map((site) => ({
      site,
      navigation: [] as number[][],
      blocking: [] as number[],
    }));
    for (let turn = 0; turn < turns; turn += 1) {
      for (const {site, navigation, blocking} of taken) {
        navigation.push(await navigationWork(site, start, pagesInATurn));
        blocking.push(await blockingWork(site, route));
      }
    }
    return taken.map(({navigation, blocking}) => ({
      navigation: median(
        navigation[0]!.map((_, page) => least(navigation.map((turn) => turn[page]!))),
      ),
      blocking: least(blocking),
    }));
  });
}

/** Compressed bytes that the page loads until its reader acts. */
const weigh = ({directory}: Variant): Promise<Bytes> =>
  withSite((site) => fetchedBytes(site, route), {directory});

const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
const sent = (bytes: Bytes) => bytes.JS + bytes['JS ahead'] + bytes.CSS;

/** The site with all patches, with none, and with each one left out. */
export const patches: Benchmark = {
  name: `The site with and without each patch: ${route} in English, Brotli, processor slowed ${slowdown} times (takes an hour)`,
  async run() {
    const [all, ...others] = await buildVariants();
    const complete = await weigh(all!);
    const rows = [];
    for (const variant of others) {
      console.log(`  measuring: ${variant.name}`);
      const bytes = await weigh(variant);
      const [beside, times] = await timeTogether([all!, variant]);
      rows.push({
        PATCHES: variant.name,
        'scripts kB': kilobytes(bytes.JS),
        'ahead kB': kilobytes(bytes['JS ahead']),
        'styles kB': kilobytes(bytes.CSS),
        'more kB': kilobytes(sent(bytes) - sent(complete)),
        'navigation ms': `${Math.round(times!.navigation)}, all ${Math.round(beside!.navigation)}`,
        'blocking ms': `${Math.round(times!.blocking)}, all ${Math.round(beside!.blocking)}`,
      });
    }
    console.log(`All patches: ${kilobytes(sent(complete))} kB`);
    console.table(rows);
  },
};
