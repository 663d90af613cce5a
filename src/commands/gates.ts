import {spawn} from 'node:child_process';
import path from 'node:path';

/** One command that passes or fails as a whole. */
export interface Gate {
  name: string;
  command: string;
  env?: Record<string, string>;
}

/** What the built site promises; needs a build. */
export const builtSite: Gate = {name: 'built site', command: 'tsx src/commands/checkBuild.ts'};

/** Files and packages that nothing uses, and packages that are used and that package.json lacks. */
export const unused: Gate = {
  name: 'unused',
  command: 'knip --config .config/knip.jsonc --include files,dependencies,unlisted',
};

/** The fast gates: no build, no browser (`npm run check`). The longest is first: two run at a time. */
export const fastGates: Gate[] = [
  {name: 'content', command: 'tsx src/commands/checkContent.ts'},
  {name: 'types', command: 'tsc'},
  {name: 'lint', command: 'eslint --config .config/eslint.config.mjs --max-warnings 0 .'},
  unused,
  {name: 'format', command: 'prettier --config .config/prettier.json --check --log-level warn .'},
  {name: 'API reference', command: 'tsx src/commands/checkApi.ts'},
];

/**
 * Runs a gate.
 *
 * @param gate - what to run.
 * @param live - show what it prints at once, instead of all of it at its end.
 * @returns whether it passed; its name and its seconds are printed.
 */
export async function run({name, command, env}: Gate, live = true): Promise<boolean> {
  const started = Date.now();
  let output = '';
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        PATH: ['node_modules/.bin', process.env.PATH].join(path.delimiter),
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        if (live) {
          process.stdout.write(chunk);
        } else {
          output += chunk;
        }
      });
    }
    child.on('close', resolve);
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${output}${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
  return code === 0;
}

/**
 * Runs gates, two at a time, all of them even when one fails.
 *
 * @returns how many passed and failed.
 */
export async function runAll(gates: Gate[]): Promise<{passed: number; failed: number}> {
  const waiting = [...gates];
  let passed = 0;
  const lane = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      // Awaited first: two lanes that add to a number while they wait lose each other's gates.
      const ok = await run(gate, false);
      passed += ok ? 1 : 0;
    }
  };
  await Promise.all([lane(), lane()]);
  return {passed, failed: gates.length - passed};
}
