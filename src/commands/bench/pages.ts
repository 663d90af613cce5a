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

const run = promisify(execFile);
const maxBuffer = 2 ** 28;

/** Copies of the site, one with its own theme and one with Docusaurus'. They are measured in turns. */
const sides = {'this site': '.cache/bench/site', 'default theme': '.cache/bench/default'};

const routes = {
  guide: '/docs/developer-guide/app/upload-app',
  API: '/docs/api/application/upload-app',
  'release note': '/release-notes/2025-09-release-notes',
};

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** Swizzled components, without the one that Markdown needs. */
const themeComponents = fs
  .readdirSync('src/theme')
  .filter((name) => name !== 'MDXComponents')
  .map((name) => `theme/${name}`);

/** Copies both sides, the second one without our theme and client. */
function copySides(): void {
  Object.values(sides).forEach(copySite);
  const copy = sides['default theme'];
  for (const name of ['client', 'css', 'pages', ...themeComponents]) {
    fs.rmSync(path.join(copy, 'src', name), {recursive: true});
  }
  fs.mkdirSync(path.join(copy, 'src/pages'));
  fs.writeFileSync(path.join(copy, 'src/pages/index.md'), '# Home\n');
}

/** Builds both languages of a side. @returns the seconds that it took. */
async function buildSide(directory: string, isCold = false): Promise<number> {
  for (const cache of isCold ? ['.cache', '.docusaurus', 'node_modules/.cache'] : []) {
    fs.rmSync(path.join(directory, cache), {recursive: true, force: true});
  }
  const started = performance.now();
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config =
    directory === sides['this site']
      ? 'docusaurus.config.ts'
      : 'src/commands/bench/defaultTheme.ts';
  await run(process.execPath, [docusaurus, 'build', '--config', config], {
    cwd: directory,
    maxBuffer,
  });
  return (performance.now() - started) / 1000;
}

/** Measures cold and warm builds of both sides: medians of three, in seconds. */
export async function measureBuilds(): Promise<Record<string, string | number>[]> {
  copySides();
  const rows = [];
  for (const build of ['cold', 'warm']) {
    const seconds: Record<string, number[]> = {'this site': [], 'default theme': []};
    for (let round = 0; round < 3; round += 1) {
      for (const [name, directory] of Object.entries(sides)) {
        seconds[name]!.push(await buildSide(directory, build === 'cold'));
      }
    }
    const [own, other] = Object.values(seconds).map(median);
    rows.push({build, 'this site': own!, 'default theme': other!, ratio: own! / other!});
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

interface Resource {
  resourceType: string;
  transferSize: number;
}

/** Runs Lighthouse as on a phone, without the network. npm fetches it at its first use. */
async function runLighthouse(url: string): Promise<Record<string, number>> {
  const flags =
    '--headless=new --no-sandbox --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"';
  const {stdout} = await run(
    'npx',
    ['--yes', 'lighthouse@12.8.2', url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    {maxBuffer, env: {...process.env, CHROME_PATH: findBrowser()}},
  );
  const {categories, audits} = JSON.parse(stdout) as {
    categories: Record<string, {score: number}>;
    audits: Record<string, {numericValue: number; details: {items: Resource[]}}>;
  };
  const kilobytes = (type: string) =>
    audits['resource-summary']!.details.items.find(({resourceType}) => resourceType === type)!
      .transferSize / 1000;
  return {
    ...Object.fromEntries(Object.entries(categories).map(([name, {score}]) => [name, 100 * score])),
    'blocking ms': audits['total-blocking-time']!.numericValue,
    'HTML kB': kilobytes('document'),
    'CSS kB': kilobytes('stylesheet'),
    'JS kB': kilobytes('script'),
  };
}

/** Measures a page of each kind on both sides: medians of five runs of Lighthouse. */
export async function measurePages(): Promise<Record<string, string | number>[]> {
  if (!Object.values(sides).every((side) => fs.existsSync(path.join(side, 'build/index.html')))) {
    copySides();
    await Promise.all(Object.values(sides).map((directory) => buildSide(directory)));
  }
  const rows = [];
  for (const [kind, route] of Object.entries(routes)) {
    for (const [name, directory] of Object.entries(sides)) {
      const {server, url} = await serveCompressed(path.join(directory, 'build'));
      const results: Record<string, number>[] = [];
      while (results.length < 5) {
        results.push(await runLighthouse(url + route));
      }
      server.close().closeAllConnections();
      const keys = Object.keys(results[0]!);
      const medians = keys.map((key) => [key, median(results.map((result) => result[key]!))]);
      rows.push({page: `${kind}: ${name}`, ...Object.fromEntries(medians)});
    }
  }
  return rows;
}
