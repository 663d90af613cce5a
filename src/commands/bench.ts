/**
 * `npm run bench`: prints the figures of every benchmark, `npm run bench -- bytes navigation` those
 * of some. It needs a production build in `build`. `npm run bench -- search --final` asks the blind
 * questions that nobody tunes to.
 */
import type {Benchmark, Figure} from './bench/benchmark';
import {build} from './bench/build';
import {bytes} from './bench/bytes';
import {comparison} from './bench/comparison';
import {growth} from './bench/growth';
import {lighthouse} from './bench/lighthouse';
import {navigation} from './bench/navigation';
import {patches} from './bench/patches';
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
  patches,
};

async function main(asked: string[]): Promise<void> {
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  }
  const table: (Figure & {part: string})[] = [];
  const chosen = asked.length > 0 ? asked : Object.keys(parts);
  const took: [part: string, seconds: number][] = [];
  for (const [index, part] of chosen.entries()) {
    console.log(`\n${index + 1} of ${chosen.length}: ${parts[part]!.name}`);
    const started = Date.now();
    try {
      const figures = (await parts[part]!.run()) ?? [];
      table.push(...figures.map((figure) => ({part, ...figure})));
    } catch (error) {
      // The figures of the other parts are still worth printing.
      console.error((error as Error).message);
      table.push({part, what: 'failed', value: (error as Error).message.split('\n')[0]!});
      process.exitCode = 1;
    }
    took.push([part, (Date.now() - started) / 1000]);
  }
  if (table.length > 0) {
    console.table(table);
  }
  const slow = took.sort(([, a], [, b]) => b - a).slice(0, 3);
  console.log(
    `Took longest: ${slow.map(([part, seconds]) => `${part} ${seconds.toFixed(0)} s`).join(', ')}`,
  );
}

main(process.argv.slice(2).filter((argument) => argument !== '--final')).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
