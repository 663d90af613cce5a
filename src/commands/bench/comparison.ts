import type {Benchmark, Figure} from './benchmark';
import {bytesOf} from './bytes';
import path from 'node:path';
import {defaultLanguage} from '../../site/languages';
import {copyDefaultTheme} from './defaultTheme';
import {timedBuild} from './timedBuild';
import {scores} from './lighthouse';
import {navigationTimes} from './navigation';
import {benchPages} from './pages';
import {withSite} from './site';

/** English pages of Markdown: the others are the site's own in both. */
const pages = benchPages.filter(({name}) => /^(guide|API|post) en$/.test(name));

const copy = '.cache/bench/default-theme';

/** The site and Docusaurus' own theme with the same pages, on one machine, one after the other. */
export const comparison: Benchmark = {
  name: 'The site, and the same pages with the default theme (takes about five minutes)',
  async run() {
    copyDefaultTheme(copy);
    await timedBuild(copy, ['--locale', defaultLanguage.code]);
    const builds = [
      ['site', undefined],
      ['default theme', path.join(copy, 'build')],
    ] as const;
    const figures: Figure[] = [];
    for (const [build, directory] of builds) {
      for (const {what, value} of await navigationTimes(directory)) {
        figures.push({what: `navigation, ${what}: ${build}`, value});
      }
    }
    for (const {name, route} of pages) {
      for (const [build, directory] of builds) {
        const [weight, score] = await withSite(
          async (site) => [await bytesOf(site, route), await scores(site, route)],
          {directory},
        );
        figures.push({what: `${name}: ${build}`, value: weight!}, {what: '', value: score!});
      }
    }
    return figures;
  },
};
