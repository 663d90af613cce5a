/**
 * `npm run bench`: compares the builds and pages of this site to those of the same content in Docusaurus' own
 * theme, and the search to MiniSearch. `npm run bench -- search` runs one part; with `-- --final`, the search
 * is asked the blind queries that are kept for a final measurement (`search.ts`). Recorded figures are in `.github/MEASUREMENTS.md`.
 */
import {measureBuilds, measurePages} from './pages';
import {measureSearch} from './search';

const measurements = {build: measureBuilds, pages: measurePages, search: measureSearch};

async function main(names: string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(measurements)) {
    if (!(name in measurements)) {
      throw new Error(`No part "${name}". Parts: ${Object.keys(measurements).join(', ')}.`);
    }
    console.log(`\n${name}`);
    console.table(await measurements[name as keyof typeof measurements]());
  }
}

main(process.argv.slice(2).filter((name) => !name.startsWith('--'))).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
