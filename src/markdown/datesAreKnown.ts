import {execFileSync} from 'node:child_process';

/** Whether Git knows when each page changed: a shallow clone would give all of them the date of its last commit. */
export function datesAreKnown(directory = process.cwd()): boolean {
  try {
    const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return isShallow.trim() === 'false';
  } catch {
    return false;
  }
}
