import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {copySite} from '../copySite';

/** The site, and its pages with Docusaurus' own theme: copies that are measured in turns. */
export const sides = [
  {name: 'this site', directory: '.cache/bench/site'},
  {name: 'default theme', directory: '.cache/bench/default-theme'},
];

/** Two builds of the same site differ by a tenth and more. */
const rounds = 3;

const forgetCaches = (directory: string) => {
  for (const cache of ['.cache', '.docusaurus', 'build', 'node_modules/.cache']) {
    fs.rmSync(path.join(directory, cache), {recursive: true, force: true});
  }
};

/** Puts the default theme in the place of our own: its configuration, and the pages' components. */
function useDefaultTheme(copy: string): void {
  for (const own of ['client', 'css', 'pages', 'theme']) {
    fs.rmSync(path.join(copy, 'src', own), {recursive: true, force: true});
  }
  const components = path.join(__dirname, 'defaultTheme/MDXComponents.tsx');
  for (const [name, content] of Object.entries({
    'docusaurus.config.ts': "export {default} from './src/commands/bench/defaultTheme/config';\n",
    'src/pages/index.md': '# Home\n',
    'src/theme/MDXComponents.tsx': fs.readFileSync(components),
  })) {
    fs.mkdirSync(path.dirname(path.join(copy, name)), {recursive: true});
    fs.writeFileSync(path.join(copy, name), content);
  }
}

/** Copies both sides, each into a repository of its own: Docusaurus asks Git for each page's date. */
export function copySides(): void {
  for (const {name, directory} of sides) {
    copySite(directory);
    if (name === 'default theme') {
      useDefaultTheme(directory);
    }
    forgetCaches(directory);
    fs.rmSync(path.join(directory, '.git'), {recursive: true, force: true});
    const git = (...args: string[]) => execFileSync('git', args, {cwd: directory});
    git('init', '--quiet');
    fs.writeFileSync(path.join(directory, '.git/info/exclude'), 'node_modules\n');
    git('add', '.');
    git('-c', 'user.name=Bench', '-c', 'user.email=', 'commit', '--quiet', '--message', 'Site');
  }
}

/**
 * Builds one side.
 *
 * @returns the seconds that it took.
 * @throws an error with what the build printed when it fails.
 */
export async function buildSide(directory: string): Promise<number> {
  const started = performance.now();
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, [docusaurus, 'build'], {
    cwd: directory,
    maxBuffer: 2 ** 28,
  });
  return (performance.now() - started) / 1000;
}

/** Median seconds of cold and warm builds of both languages, of both sides in turns. */
export async function measureBuilds(): Promise<Record<string, string>[]> {
  copySides();
  const rows: Record<string, string>[] = [];
  for (const state of ['cold', 'warm']) {
    const seconds = sides.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [side, {name, directory}] of sides.entries()) {
        if (state === 'cold') {
          forgetCaches(directory);
        }
        seconds[side]!.push(await buildSide(directory));
        console.log(`  ${state} build of ${name}: ${seconds[side]!.at(-1)!.toFixed(0)} s`);
      }
    }
    const [own, other] = seconds.map((all) => all.sort((a, b) => a - b)[rounds >> 1]!);
    rows.push({
      build: state,
      'this site': `${own!.toFixed(0)} s`,
      'default theme': `${other!.toFixed(0)} s`,
      ratio: (own! / other!).toFixed(2),
    });
  }
  return rows;
}
