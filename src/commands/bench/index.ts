/**
 * `npm run bench`: compares builds and pages with the same content in Docusaurus' own theme, and the
 * search with MiniSearch. `npm run bench -- search` runs one part; `-- --final` uses the final half of
 * the blind queries. Recorded figures are in `.github/MEASUREMENTS.md`.
 */
import {measureBuilds, measurePages} from './pages';
import {measureSearch} from './search';

const parts = {build: measureBuilds, pages: measurePages, search: measureSearch};

async function main(names: string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    if (!(name in parts)) {
      throw new Error(`No part "${name}". Parts: ${Object.keys(parts).join(', ')}.`);
    }
    console.log(`\n${name}`);
    console.table(await parts[name as keyof typeof parts]());
  }
}

main(process.argv.slice(2).filter((name) => !name.startsWith('--'))).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
