import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

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
 * it last passed. Prints what they print.
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
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  await new Promise((resolve) => child.on('close', resolve));
  const passed = new Set([...output.matchAll(/^✅ \[(.+?)\]/gm)].map(([, name]) => name));
  const failed = gates.filter((name) => !passed.has(name));
  if (failed.length > 0) {
    console.log(`FAILED: ${failed.join(', ')}`);
  }
  return {passed: gates.length - failed.length, failed: failed.length};
}
