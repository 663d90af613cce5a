import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import sirv from 'sirv';
import {findBrowser} from '../browser';
import {copySite} from '../copySite';

type Figures = Record<string, number>;

const execute = promisify(execFile);
const maxBuffer = 2 ** 28;

/** Directories of two copies of the site: one with this site's theme, one with Docusaurus' theme. */
const copies = {'this site': '.cache/bench/site', 'default theme': '.cache/bench/default'};

const routes = [
  '/docs/developer-guide/app/upload-app',
  '/docs/api/application/upload-app',
  '/release-notes/2025-09-release-notes',
];

/** Measures several times and returns the median of each figure. */
async function medians(count: number, measure: () => Promise<Figures>): Promise<Figures> {
  const runs: Figures[] = [];
  while (runs.length < count) {
    runs.push(await measure());
  }
  const median = (key: string) => runs.map((run) => run[key]!).sort((a, b) => a - b)[count >> 1]!;
  return Object.fromEntries(Object.keys(runs[0]!).map((key) => [key, median(key)]));
}

/** Copies the site twice. Removes our theme from the second copy, except for the components in Markdown. */
function makeCopies(): void {
  Object.values(copies).forEach(copySite);
  const theme = path.join(copies['default theme'], 'src/theme');
  const names = fs.readdirSync(theme).filter((name) => !/^(CodeBlock|MDXComponents)$/.test(name));
  names.forEach((name) => fs.rmSync(path.join(theme, name), {recursive: true}));
}

/** Builds both languages of a copy and returns the seconds that it takes. */
async function build(directory: string, isCold = false): Promise<number> {
  for (const cache of isCold ? ['.cache', '.docusaurus', 'node_modules/.cache'] : []) {
    fs.rmSync(path.join(directory, cache), {recursive: true, force: true});
  }
  const start = performance.now();
  const args = [path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  if (directory === copies['default theme']) {
    args.push('--config', 'src/commands/bench/defaultTheme.ts');
  }
  await execute(process.execPath, args, {cwd: directory, maxBuffer});
  return (performance.now() - start) / 1000;
}

/** Measures cold and warm builds of both copies: medians of three, in seconds. */
export async function measureBuilds(): Promise<object[]> {
  makeCopies();
  const rows = [];
  for (const kind of ['cold', 'warm']) {
    const seconds = await medians(3, async () => ({
      'this site': await build(copies['this site'], kind === 'cold'),
      'default theme': await build(copies['default theme'], kind === 'cold'),
    }));
    rows.push({build: kind, ...seconds});
  }
  return rows;
}

/** Serves a build compressed, as a host does. */
async function serveCompressed(directory: string) {
  for (const name of fs.readdirSync(directory, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(directory, name);
    if (/\.(html|css|js|json|svg)$/.test(name) && !fs.existsSync(`${file}.br`)) {
      fs.writeFileSync(`${file}.br`, brotliCompressSync(fs.readFileSync(file)));
    }
  }
  const server = createServer(sirv(directory, {extensions: ['html'], brotli: true}));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {server, url: `http://localhost:${(server.address() as AddressInfo).port}`};
}

type Resource = {resourceType: string; transferSize: number};

/** Runs Lighthouse as on a phone, without the network. npm fetches it when it is first used. */
async function runLighthouse(url: string): Promise<Figures> {
  const flags =
    '--headless=new --no-sandbox --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"';
  const args = ['--yes', 'lighthouse@12.8.2', url, '--output=json', '--quiet'];
  const env = {...process.env, CHROME_PATH: findBrowser()};
  const {stdout} = await execute('npx', [...args, `--chrome-flags=${flags}`], {maxBuffer, env});
  const {categories, audits} = JSON.parse(stdout) as {
    categories: Record<string, {score: number}>;
    audits: Record<string, {numericValue: number; details: {items: Resource[]}}>;
  };
  const scores = Object.entries(categories).map(([name, {score}]) => [name, 100 * score]);
  const sizes = audits['resource-summary']!.details.items.filter(({resourceType}) =>
    /^(?:document|stylesheet|script)$/.test(resourceType),
  ).map(({resourceType, transferSize}) => [`${resourceType} kB`, transferSize / 1000]);
  const blocking = ['blocking ms', audits['total-blocking-time']!.numericValue];
  return Object.fromEntries([...scores, blocking, ...sizes]) as Figures;
}

/** Measures a page of each kind in both copies: medians of five runs of Lighthouse. */
export async function measurePages(): Promise<object[]> {
  makeCopies();
  const rows: {page: string; theme: string}[] = [];
  for (const [theme, directory] of Object.entries(copies)) {
    await build(directory);
    const {server, url} = await serveCompressed(path.join(directory, 'build'));
    for (const page of routes) {
      rows.push({page, theme, ...(await medians(5, () => runLighthouse(url + page)))});
    }
    server.close().closeAllConnections();
  }
  return rows.sort((a, b) => a.page.localeCompare(b.page));
}
