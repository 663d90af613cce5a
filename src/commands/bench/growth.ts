import fs from 'node:fs';
import path from 'node:path';
import {defaultLanguage} from '../../site/languages';
import {copySite} from '../copySite';
import type {Benchmark, Figure} from './benchmark';
import {multiply} from './multiply';
import {sizes} from './sizes';
import {forgetCaches, timedBuild, told} from './timedBuild';

const copy = '.cache/bench/grown';

/** Compressed bytes of the scripts that every page loads first, and the number of pages. */
function firstScripts(directory: string): {pages: number; bytes: number} {
  const scripts = sizes(path.join(directory, 'assets/js'), /^(runtime|react|main)\./);
  const bytes = Object.values(scripts).reduce((sum, size) => sum + size, 0);
  const sitemap = fs.readFileSync(path.join(directory, 'sitemap.xml'), 'utf8');
  return {pages: sitemap.split('<loc>').length - 1, bytes};
}

/**
 * How a cold build of the English site and the bytes that every reader loads grow with the number
 * of pages.
 */
export const growth: Benchmark = {
  name: 'Growth: 1, 4 and 16 times the documentation pages, English (takes about ten minutes)',
  async run() {
    const figures: Figure[] = [];
    let smallest: {pages: number; bytes: number} | undefined;
    for (const times of [1, 4, 16]) {
      copySite(copy);
      multiply(copy, times);
      forgetCaches(copy);
      const effort = await timedBuild(copy, ['--locale', defaultLanguage.code]);
      const {pages, bytes} = firstScripts(path.join(copy, 'build'));
      smallest ??= {pages, bytes};
      const perPage =
        pages > smallest.pages
          ? `, ${((bytes - smallest.bytes) / (pages - smallest.pages)).toFixed(0)} bytes a page`
          : '';
      figures.push({
        what: `${pages} pages`,
        value: `${told(effort)}, first scripts ${(bytes / 1000).toFixed(1)} kB${perPage}`,
      });
    }
    return figures;
  },
};
