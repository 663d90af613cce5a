import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * When each file was last changed, by its path from the repository's root; null where Git doesn't
 * know.
 */
export type GitDates = ReadonlyMap<string, Date> | null;

const ignoreFile = '.git-blame-ignore-revs';

function ignoredCommits(directory: string): Set<string> {
  const file = path.join(directory, ignoreFile);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const commits = lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
  const wrong = commits.find((commit) => !/^[\da-f]{40}$/.test(commit));
  if (wrong) {
    const line = lines.findIndex((text) => text.includes(wrong)) + 1;
    throw new Error(`${ignoreFile}:${line}: "${wrong}" is no full commit id. Write all 40 digits.`);
  }
  return new Set(commits);
}

/**
 * Reads a log of `--name-status` entries, newest first.
 *
 * @param log - commits as `>id seconds`, each followed by its changes.
 * @param ignored - commits that only reformat. A file that no other commit touches keeps the date
 *   of its oldest one.
 * @returns the date of the newest change of each file's content; a rename that changes nothing is none.
 */
export function datesFromLog(log: string, ignored: ReadonlySet<string>): Map<string, Date> {
  const counted = new Map<string, Date>();
  const oldest = new Map<string, Date>();
  /** Where a file of an older commit stands today. */
  const today = new Map<string, string>();
  let date = new Date(0);
  let counts = true;
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) {
      const [commit = '', seconds] = line.slice(1).split(' ');
      date = new Date(Number(seconds) * 1000);
      counts = !ignored.has(commit);
      continue;
    }
    const [status = '', from = '', to = from] = line.split('\t');
    if (!from) {
      continue;
    }
    const name = today.get(to) ?? to;
    if (to !== from) {
      today.set(from, name);
    }
    oldest.set(name, date);
    if (counts && status !== 'R100' && !counted.has(name)) {
      counted.set(name, date);
    }
  }
  return new Map([...oldest, ...counted]);
}

/** Runs Git in a folder; throws where there is no Git or no repository. */
const gitIn =
  (directory: string) =>
  (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });

/**
 * When the last commit was made, of a shallow clone as well; null outside of a repository.
 *
 * @param directory - any folder of the working copy.
 */
export function lastCommit(directory: string): Date | null {
  try {
    return new Date(Number(gitIn(directory)('log', '-1', '--format=%ct')) * 1000);
  } catch {
    return null;
  }
}

/**
 * The dates of all files of a repository: correct or absent. A shallow clone knows only its
 * boundary commit, so it gives none, like a folder without Git.
 *
 * @param directory - top of the working copy.
 * @returns the dates, or null.
 * @throws an error with file and line when the list of ignored commits is malformed.
 */
export function gitDates(directory: string): GitDates {
  const git = gitIn(directory);
  let log: string;
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') {
      return null;
    }
    log = git('log', '--format=>%H %ct', '--name-status', '-M', '--relative');
  } catch {
    return null;
  }
  return datesFromLog(log, ignoredCommits(directory));
}
