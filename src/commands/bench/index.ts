/**
 * `npm run bench`: builds the site and the same pages with Docusaurus' own theme, in turns, compares
 * what their readers load, and asks the search its blind questions. `npm run bench -- search` runs
 * one part. The figures of earlier runs are in `.github/MEASUREMENTS.md`.
 */
import {measureBuilds} from './builds';
import {measurePages} from './pages';
import {measureSearch} from './search';

/** Each part prints its progress and returns the rows of its table. */
const parts: Record<string, () => Promise<Record<string, string>[]>> = {
  build: measureBuilds,
  pages: measurePages,
  search: measureSearch,
};

async function main(asked: string[]): Promise<void> {
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  }
  for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
    console.log(`\n${name}`);
    console.table(await parts[name]!());
  }
}

main(process.argv.slice(2).filter((argument) => !argument.startsWith('--'))).catch(
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
