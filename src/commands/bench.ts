/** `npm run bench`: prints the figures of every benchmark. It needs a production build in `build`. */
import {search} from './bench/search';

/** One benchmark: prints its figures as tables. */
export interface Benchmark {
  name: string;
  run: () => Promise<void>;
}

const benchmarks: Benchmark[] = [search];

async function main(): Promise<void> {
  for (const {name, run} of benchmarks) {
    console.log(`\n${name}`);
    await run();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
