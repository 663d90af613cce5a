import {execFileSync} from 'node:child_process';
import sidebars from '../../sidebars';
import {contentOf, readFiles, type Content} from '../checks/content';
import {neededTexts} from '../checks/neededTexts';

const git = (...args: string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

/** Earlier states of a file, newest first; none where there is no history. */
function* history(file: string): Generator<string> {
  let commits: string[] = [];
  try {
    commits = git('log', '--format=%H', '--', file).split('\n').filter(Boolean);
  } catch {
    return;
  }
  for (const commit of commits) {
    try {
      yield git('show', `${commit}:./${file}`);
    } catch {
      // The commit removed the file.
    }
  }
}

/**
 * The content of this repository, as the checks read it.
 *
 * @throws an error when a file cannot be read.
 */
export async function readContent(): Promise<Content> {
  return contentOf(readFiles('.'), {sidebars, neededTexts: await neededTexts('.'), history});
}
