import fs from 'node:fs';
import path from 'node:path';
import {readSitePage} from '../../checks/site/readSite';
import {benchPages} from './pages';
import {compressed} from './sizes';

/** Compressed bytes by what they are of. */
export type Sizes = Record<string, number>;

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Compressed bytes of a page of each kind: its HTML, and the scripts and styles that it names. */
function pageSizes(directory: string, weigh: (file: string) => number): Sizes {
  return Object.fromEntries(
    benchPages.flatMap(({name, route}) => {
      const file = path.join(
        directory,
        route.endsWith('/') ? `${route}index.html` : `${route}.html`,
      );
      const {references} = readSitePage(route, fs.readFileSync(file, 'utf8'));
      const named = (extension: string) => {
        const urls = references.map(({url}) => url).filter((url) => url.endsWith(extension));
        return sum([...new Set(urls)].map((url) => weigh(path.join(directory, url))));
      };
      return [
        [`${name}: HTML`, weigh(file)],
        [`${name}: scripts`, named('.js')],
        [`${name}: styles`, named('.css')],
      ];
    }),
  );
}

/**
 * What a build sends to readers, in compressed bytes (Brotli): a page of each kind, and all scripts and
 * styles and the search index together.
 *
 * @throws an error when there is no build in the directory.
 */
export function siteSizes(directory: string): Sizes {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  const known = new Map<string, number>();
  const weigh = (file: string) => {
    const size = known.get(file) ?? compressed(fs.readFileSync(file));
    known.set(file, size);
    return size;
  };
  const files = fs
    .readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'));
  const all = (kind: RegExp) =>
    sum(files.filter((file) => kind.test(file)).map((file) => weigh(path.join(directory, file))));
  return {
    ...pageSizes(directory, weigh),
    'all scripts': all(/(^|\/)assets\/.*\.js$/),
    'all styles': all(/(^|\/)assets\/.*\.css$/),
    'search index': all(/(^|\/)search\/.*\.\w+$/),
  };
}

const told = (bytes?: number) => (bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`);

/**
 * Two builds side by side.
 *
 * @returns a Markdown table of what differs, and a line that says how much was compared.
 */
export function compareSizes(before: Sizes, after: Sizes): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => before[name] !== after[name]);
  const rows = differing.map((name) => {
    const [was, is] = [before[name], after[name]];
    const change = (is ?? 0) - (was ?? 0);
    return `| ${name} | ${told(was)} | ${told(is)} | ${change > 0 ? '+' : ''}${change} bytes |`;
  });
  const table = ['| Brotli | before | after | change |', '| --- | ---: | ---: | ---: |', ...rows];
  return [
    ...(rows.length > 0 ? [...table, ''] : []),
    `${names.length} sizes compared, ${differing.length} differ.`,
  ].join('\n');
}
