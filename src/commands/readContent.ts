import {execFileSync} from 'node:child_process';
import type {Root} from 'mdast';
import sidebars from '../../sidebars';
import {openCache} from '../checks/cache';
import {contentOf, readFiles, type Content} from '../checks/content';
import {parseMarkdown} from '../markdown/read';

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
 * The pages of this repository and where they stand, without the texts of the interface.
 *
 * @throws an error when a file cannot be read.
 */
export function readPages(): Content {
  // Parsing five hundred pages takes longer than all that most checks do with them.
  const trees = openCache<Root>('trees');
  process.once('exit', () => trees.save());
  return contentOf(readFiles('.'), {sidebars, history}, (source) =>
    trees.resultOf(source, () => parseMarkdown(source)),
  );
}

/**
 * The content of this repository, as the checks read it.
 *
 * @throws an error when a file cannot be read.
 */
export async function readContent(): Promise<Content> {
  // Loads Docusaurus' Babel set-up, which takes longer than checking a page.
  const {neededTexts} = await import('../checks/neededTexts');
  return {...readPages(), neededTexts: await neededTexts('.')};
}
