import {execFileSync} from 'node:child_process';

/** What Git says; empty where there is no repository, or no Git. */
function git(directory: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * When each page was last changed. Docusaurus would start Git once for each page. That takes 10 s of a
 * build, because a process starts more slowly, the more memory Node has taken.
 *
 * @param directory - top of the site.
 * @returns dates by path from there; none in a shallow clone, which would give all pages the date of its
 *   last commit, and none where there is no repository.
 */
export function lastChanges(directory = process.cwd()): Map<string, string> {
  const dates = new Map<string, string>();
  if (git(directory, 'rev-parse', '--is-shallow-repository') !== 'false') {
    return dates;
  }
  // The newest commit first: its date, and the paths that it changed.
  // Without "-z", Git writes a path in other letters than Latin as numbers.
  const options = ['-z', '--format=date %cI', '--name-only', '--relative'];
  const log = git(directory, 'log', ...options, '--', '*.md', '*.mdx');
  let date = '';
  for (const line of log.split(/[\0\n]/).filter(Boolean)) {
    if (line.startsWith('date ')) {
      date = line.slice('date '.length);
    } else if (!dates.has(line)) {
      dates.set(line, date);
    }
  }
  return dates;
}

/** The commit that is built, in short; empty where Git doesn't know. */
export const commit = (): string => git(process.cwd(), 'rev-parse', '--short=10', 'HEAD');

/** When that commit was made, so that two builds of it are the same; now, where Git doesn't know. */
export function committedAt(directory: string): Date {
  const seconds = git(directory, 'log', '-1', '--format=%ct');
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
