import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copySite} from '../copySite';
import {copyDefaultTheme} from './defaultTheme';
import {forgetCaches} from './timedBuild';

const sides = [
  {name: 'site', directory: '.cache/bench/site', copyTo: copySite},
  {name: 'default theme', directory: '.cache/bench/default-theme', copyTo: copyDefaultTheme},
];

/** Makes a folder a repository with one commit: both sides ask Git for the date of each page. */
function commitAll(directory: string): void {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: directory});
  fs.rmSync(path.join(directory, '.git'), {recursive: true, force: true});
  git('init', '--quiet');
  fs.writeFileSync(path.join(directory, '.git/info/exclude'), 'node_modules\n');
  git('add', '.');
  git('-c', 'user.name=Bench', '-c', 'user.email=', 'commit', '--quiet', '--message', 'Site');
}

/**
 * Copies the site, and the same pages with Docusaurus' own theme, to be measured in turns.
 *
 * @returns both, with their directories; nothing is left there of earlier builds.
 */
export function copySides(): {name: string; directory: string}[] {
  for (const {directory, copyTo} of sides) {
    copyTo(directory);
    forgetCaches(directory);
    commitAll(directory);
  }
  return sides;
}
