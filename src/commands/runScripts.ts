import os from 'node:os';
import runAll, {type Result} from 'npm-run-all2';

/** Names of scripts that passed and failed. */
export interface Results {
  passed: string[];
  failed: string[];
}

/**
 * Runs scripts of `package.json` in parallel, as many at a time as there are processors. Runs all scripts
 * even after one fails, and starts each line of output with the script's name.
 *
 * @param patterns - names of scripts, in which `*` matches any text without a colon.
 */
export async function runScripts(...patterns: string[]): Promise<Results> {
  // In MB. Gives Node more room for short-lived objects, because parsers and linters create many of them.
  process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';
  // Removes the limit of listeners, because `runAll` pipes the output of each script into these streams.
  process.stdout.setMaxListeners(0);
  process.stderr.setMaxListeners(0);
  const results = await runAll(patterns, {
    parallel: true,
    maxParallel: os.availableParallelism(),
    continueOnError: true,
    printLabel: true,
    silent: true,
    stdout: process.stdout,
    stderr: process.stderr,
  }).catch((error: Error & {results?: Result[]}) => {
    if (!error.results) {
      throw error;
    }
    return error.results;
  });
  const passed = results.filter(({code}) => code === 0).map(({name}) => name);
  const failed = results.filter(({code}) => code !== 0).map(({name}) => name);
  if (failed.length > 0) {
    console.error(
      `FAILED: ${failed.join(', ')}. Run only that again with\n  npm run ${failed.join('\n  npm run ')}`,
    );
  }
  return {passed, failed};
}
