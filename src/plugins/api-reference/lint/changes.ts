import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {apiCompare} from 'api-smart-diff';
import {parse} from 'yaml';
import {filesOf} from '../description';
import {defaultLanguage} from '../../../site/languages';

/**
 * Compares two descriptions.
 *
 * @param before - the published description, as YAML.
 * @param after - the one that is to be published.
 * @returns what a client of the first can't do with the second, one line each.
 */
export function breakingChanges(before: string, after: string): string[] {
  const {diffs} = apiCompare(parse(before), parse(after));
  return (
    diffs
      // Other words break nothing, but the comparison takes those of shared responses for a change.
      .filter(
        ({type, path: at}) =>
          type === 'breaking' && !(at.at(-1) === 'description' && at.at(-2) !== 'properties'),
      )
      .map(({description, path: at}) => description ?? `Changed ${at.join('/')}`)
  );
}

/** Entries of the API, in the folders that hold release notes. */
const entry = '^::change\\{.*product="api"';
const folders = ['release-notes', 'src/pages/release-notes/products'];

const git = (...args: string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe']});

/** How many release notes of the API a commit has, or the working tree (`--untracked`: all its files). */
function entriesOf(tree: string): number {
  try {
    return git('grep', '-hE', '-e', entry, tree, '--', ...folders).split('\n').length;
  } catch {
    // `git grep` exits with 1 where it finds nothing.
    return 0;
  }
}

/**
 * Looks for breaking changes of the description since the base branch: the environment's `API_BASE`,
 * or what the remote publishes. A change that breaks clients must be told to their authors.
 *
 * @returns the commit that was compared with, null where the repository has none, and what is wrong.
 */
export function checkApiChanges(): {base: string | null; problems: string[]} {
  let base: string;
  try {
    base = git('merge-base', 'HEAD', process.env.API_BASE ?? 'origin/HEAD').trim();
  } catch {
    return {base: null, problems: []};
  }
  const {description} = filesOf(defaultLanguage.code);
  const before = git('show', `${base}:${description}`);
  const after = fs.readFileSync(description, 'utf8');
  const breaking = before === after ? [] : breakingChanges(before, after);
  if (breaking.length === 0 || entriesOf('--untracked') > entriesOf(base)) {
    return {base, problems: []};
  }
  return {
    base,
    problems: [
      `${description}: ${breaking.length} changes since ${base.slice(0, 7)} break clients: ` +
        `${[...new Set(breaking)].slice(0, 5).join('; ')}. Tell their authors in a release note: ` +
        '`npm run new -- entry`, with the product api.',
    ],
  };
}
