/**
 * `npm run bench`: prints the figures of every benchmark, `npm run bench -- bytes navigation` those
 * of some. It needs a production build in `build`.
 */
import type {Benchmark, Figure} from './bench/benchmark';
import {build} from './bench/build';
import {bytes} from './bench/bytes';
import {comparison} from './bench/comparison';
import {growth} from './bench/growth';
import {lighthouse} from './bench/lighthouse';
import {navigation} from './bench/navigation';
import {preview} from './bench/preview';
import {search} from './bench/search';

const parts: Record<string, Benchmark> = {
  search,
  bytes,
  navigation,
  lighthouse,
  preview,
  build,
  growth,
  comparison,
};

async function main(asked: string[]): Promise<void> {
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  }
  const table: (Figure & {part: string})[] = [];
  for (const part of asked.length > 0 ? asked : Object.keys(parts)) {
    console.log(`\n${parts[part]!.name}`);
    try {
      const figures = (await parts[part]!.run()) ?? [];
      table.push(...figures.map((figure) => ({part, ...figure})));
    } catch (error) {
      // The others' figures are worth printing.
      console.error((error as Error).message);
      table.push({part, what: 'failed', value: (error as Error).message.split('\n')[0]!});
      process.exitCode = 1;
    }
  }
  if (table.length > 0) {
    console.table(table);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
