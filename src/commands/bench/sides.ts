import {copySite} from '../copySite';
import {copyDefaultTheme} from './defaultTheme';
import {forgetCaches} from './timedBuild';

const sides = [
  {name: 'site', directory: '.cache/bench/site', copyTo: copySite},
  {name: 'default theme', directory: '.cache/bench/default-theme', copyTo: copyDefaultTheme},
];

/**
 * Copies the site, and the same pages with Docusaurus' own theme, to be measured in turns.
 *
 * @returns both, with their directories; nothing is left there of earlier builds.
 */
export function copySides(): {name: string; directory: string}[] {
  for (const {directory, copyTo} of sides) {
    copyTo(directory);
    forgetCaches(directory);
  }
  return sides;
}
