import {spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {fingerprint, hasPassed, rememberPassed, topFiles} from './unchanged';

/** One command that passes or fails as a whole. */
export interface Gate {
  name: string;
  command: string;
  env?: Record<string, string>;
  /**
   * Folders that its result depends on, beside the files at the repository's top. Where they are as
   * they were when it last passed, it is not run again. Without them it always runs.
   */
  inputs?: readonly string[];
}

const code = ['.config', 'src', 'tests'];
/** What a gate of our own runs: ESLint sees to it that nothing there imports from other folders. */
const nodeCode = ['checks', 'commands', 'markdown', 'patches', 'plugins', 'search', 'site'].map(
  (folder) => `src/${folder}`,
);
const content = ['docs', 'i18n', 'release-notes', 'static'];

/**
 * Where the tools keep what they know about files; each compares a file's content, not its date. Other
 * versions or settings have another folder, because not every tool notices those.
 */
const cache = `.cache/gates/${fingerprint(['.config', 'package-lock.json', 'tsconfig.json']).slice(0, 12)}`;

/** What the built site promises; needs a build. */
export const builtSite: Gate = {name: 'built site', command: 'tsx src/commands/checkBuild.ts'};

/** Files and packages that nothing uses, and packages that are used and that package.json lacks. */
export const unused: Gate = {
  name: 'unused',
  command: 'knip --config .config/knip.jsonc --include files,dependencies,unlisted',
  inputs: code,
};

/** The fast gates: no build, no browser (`npm run check`). The longest come first. */
export const fastGates: Gate[] = [
  {
    name: 'content',
    command: 'tsx src/commands/checkContent.ts',
    inputs: [...content, '.config', 'src'],
  },
  {
    name: 'format',
    command:
      'prettier --config .config/prettier.json --check --log-level warn ' +
      // The place that `npm run format` uses: the tool notices other versions and settings.
      '--cache --cache-strategy content --cache-location .cache/prettier .',
    inputs: ['.ci', '.github', ...content, ...code],
  },
  {
    name: 'types',
    command: `tsc --incremental --tsBuildInfoFile ${cache}/types`,
    inputs: code,
  },
  {
    name: 'lint',
    command:
      'eslint --config .config/eslint.config.mjs --max-warnings 0 ' +
      `--cache --cache-strategy content --cache-location ${cache}/lint .`,
    inputs: ['static', ...code],
  },
  {
    name: 'API reference',
    command: 'tsx src/commands/checkApi.ts',
    inputs: [...content, 'src/pages', ...nodeCode],
  },
  unused,
  {
    name: 'workflows',
    command: 'tsx src/commands/checkWorkflows.ts',
    inputs: ['.github', ...nodeCode],
  },
  {
    name: 'documents',
    command: 'tsx src/commands/checkDocuments.ts',
    inputs: ['.github', ...content, ...code],
  },
];

/** Parsers and linters leave a lot of garbage: room for it saves a tenth to a third of their time. */
const roomy = {NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`};

/** Seconds that each gate of this process took. */
const took = new Map<string, number>();

/** The three gates that took longest, for the end of a long run. */
export function longest(): string {
  const slow = [...took].sort(([, a], [, b]) => b - a).slice(0, 3);
  const names = slow.map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`);
  return `Took longest: ${names.join(', ') || 'nothing was run'}`;
}

/**
 * Runs a gate, or skips one that has passed with the same input.
 *
 * @param gate - what to run.
 * @param live - show what it prints at once, instead of all of it at its end.
 * @returns whether it passed; its name and its seconds are printed.
 */
export async function run(gate: Gate, live = true): Promise<boolean> {
  const {name, command, env, inputs} = gate;
  const state = () => inputs && fingerprint([...topFiles(), ...inputs]);
  const input = state();
  if (input && hasPassed(name, input)) {
    process.stdout.write(`passed  ${name} (nothing has changed since it last passed)\n`);
    return true;
  }
  const started = Date.now();
  let output = '';
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(inputs && roomy),
        ...env,
        PATH: [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter),
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
  const seconds = (Date.now() - started) / 1000;
  took.set(name, seconds);
  const result = code === 0 ? 'passed' : 'FAILED';
  process.stdout.write(`${output}${result}  ${name} (${seconds.toFixed(1)} s)\n`);
  // What was saved while the gate ran has not been looked at.
  if (input && code === 0 && input === state()) {
    rememberPassed(name, input);
  }
  return code === 0;
}

/**
 * Runs gates, as many at a time as there are processors, all of them even when one fails.
 *
 * @returns how many passed and failed.
 */
export async function runAll(gates: Gate[]): Promise<{passed: number; failed: number}> {
  const waiting = [...gates];
  let passed = 0;
  let done = 0;
  const lane = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      // Awaited first: two lanes that add to a number while they wait lose each other's gates.
      const ok = await run(gate, false);
      done += 1;
      if (waiting.length > 0) {
        console.log(`${done} of ${gates.length} done, ${waiting.length} waiting`);
      }
      passed += ok ? 1 : 0;
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, lane));
  return {passed, failed: gates.length - passed};
}
