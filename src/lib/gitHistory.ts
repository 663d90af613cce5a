import {execFileSync} from 'node:child_process';

/**
 * The warnings that were printed. Global, because Docusaurus loads its configuration, and with it this
 * module, once for each language.
 */
const warnings = ((globalThis as {gitWarnings?: Set<string>}).gitWarnings ??= new Set());

/** Prints a warning about missing dates, once. */
function warnOnce(reason: string): void {
  if (!warnings.has(reason)) {
    warnings.add(reason);
    console.warn(`Pages are built without the dates of their last changes: ${reason}`);
  }
}

/** Returns the reason why Git failed, and the fix if one is known. */
function reasonOf(error: unknown, directory: string): string {
  const {code, stderr = ''} = error as NodeJS.ErrnoException & {stderr?: string};
  if (code === 'ENOENT') {
    return 'Git is not installed.';
  }
  return /dubious ownership|unsafe repository/.test(stderr)
    ? `Git doesn't trust ${directory}, because it belongs to another user. Run "git config --global --add safe.directory ${directory}".`
    : `Git says "${stderr.trim().split('\n')[0]}".`;
}

/** Returns the output of Git. Throws an error with `stderr`, or with `code` if Git isn't installed. */
const git = (directory: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: directory,
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** Returns the output of Git, or an empty text if Git fails. */
function gitOrNothing(directory: string, ...args: string[]): string {
  try {
    return git(directory, ...args);
  } catch {
    return '';
  }
}

/**
 * Reads when each page was last changed. Docusaurus would start Git once for each page, which takes
 * seconds.
 *
 * @param directory - the site's directory.
 * @returns ISO 8601 dates by path from the directory. Empty, with one warning, if Git fails, and in a
 *   shallow clone, in which all pages would have the date of the last commit.
 */
export function lastChanges(directory = process.cwd()): Map<string, string> {
  const dates = new Map<string, string>();
  try {
    if (git(directory, 'rev-parse', '--is-shallow-repository') !== 'false') {
      warnOnce('this is a shallow clone. Run "git fetch --unshallow".');
      return dates;
    }
    // Without "-z", Git escapes letters that aren't ASCII.
    const options = ['-z', '--format=date %cI', '--name-only', '--relative'];
    const log = git(directory, 'log', ...options, '--', '*.md', '*.mdx');
    // The log has the newest commit first: a line with its date, then a line for each changed path.
    let date = '';
    for (const line of log.split(/[\0\n]/).filter(Boolean)) {
      if (line.startsWith('date ')) {
        date = line.slice('date '.length);
      } else if (!dates.has(line)) {
        dates.set(line, date);
      }
    }
  } catch (error) {
    warnOnce(reasonOf(error, directory));
  }
  return dates;
}

/** Returns the short hash of the commit that is built; an empty text if Git fails. */
export const commitHash = (): string =>
  gitOrNothing(process.cwd(), 'rev-parse', '--short=10', 'HEAD');

/**
 * Returns the date of the commit that is built, so that two builds of a commit are the same; the current
 * date if Git fails.
 */
export function commitDate(directory: string): Date {
  const seconds = gitOrNothing(directory, 'log', '-1', '--format=%ct');
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}
