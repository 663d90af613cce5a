import {execFileSync} from 'node:child_process';

/** What Git says; empty where there is no repository, or no Git. */
function git(directory: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Whether Git knows when each page changed: a shallow clone would give all of them the date of its last commit. */
export const datesAreKnown = (directory = process.cwd()): boolean =>
  git(directory, 'rev-parse', '--is-shallow-repository') === 'false';

/** The commit that is built, in short; empty where Git doesn't know. */
export const commit = (): string => git(process.cwd(), 'rev-parse', '--short=10', 'HEAD');

/** When that commit was made, so that two builds of it are the same; now, where Git doesn't know. */
export function committedAt(directory: string): Date {
  const seconds = git(directory, 'log', '-1', '--format=%ct');
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
