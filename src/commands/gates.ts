import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import {createInterface} from 'node:readline';

/** How many gates, or tests, passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What `package.json` tells Wireit about its scripts. */
type Scripts = Record<string, {command?: string; dependencies?: string[]}>;

/** The scripts with a command of their own that a script asks for. */
function gatesOf(scripts: Scripts, name: string): string[] {
  const {command, dependencies = []} = scripts[name]!;
  const before = dependencies.flatMap((dependency) => gatesOf(scripts, dependency));
  return [...new Set([...before, ...(command ? [name] : [])])];
}

/**
 * Runs the gates that `package.json` declares for a script, as many at a time as there are
 * processors, all of them even when one fails. Wireit skips a gate whose files haven't changed since
 * it last passed. Prints what they print, how long each took, and how to run those again that failed.
 *
 * @param script - a script that Wireit runs.
 * @returns the counts. A gate that Wireit doesn't report with a tick has failed, one that never
 *   started among them.
 */
export async function runGates(script: string): Promise<Counts> {
  const {wireit} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {wireit: Scripts};
  const gates = gatesOf(wireit, script);
  const child = spawn('npm', ['run', '--silent', script], {
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      // Parsers and linters leave a lot of garbage: room for it saves a tenth to a third of their time.
      NODE_OPTIONS: '--max-semi-space-size=64',
      ...process.env,
      WIREIT_CACHE: 'none',
      WIREIT_FAILURES: 'continue',
      WIREIT_LOGGER: 'simple',
      WIREIT_PARALLEL: String(os.availableParallelism()),
    },
  });
  const started = new Map<string, number>();
  const passed = new Set<string>();
  const took: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    console.log(line);
    const [, sign, name = ''] = /^(🏃|✅) \[(.+?)\]/u.exec(line) ?? [];
    if (sign === '🏃') {
      started.set(name, Date.now());
    } else if (sign) {
      passed.add(name);
      const start = started.get(name);
      took.push(...(start ? [`${name} ${((Date.now() - start) / 1000).toFixed(0)} s`] : []));
    }
  });
  await new Promise((resolve) => child.on('close', resolve));
  console.log(`Steps that ran: ${took.join(', ') || 'none'}`);
  const failed = gates.filter((name) => !passed.has(name));
  if (failed.length > 0) {
    console.log(`FAILED: ${failed.join(', ')}`);
    console.log(`Run only them again with\n  npm run ${failed.join(' && npm run ')}`);
  }
  return {passed: gates.length - failed.length, failed: failed.length};
}
