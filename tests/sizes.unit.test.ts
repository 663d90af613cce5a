/** What a change does to the sizes of the site, as a pull request reports it. */
import fs from 'node:fs';
import {siteSizes, compareSizes} from '../src/commands/bench/siteSizes';
import {builds} from '../src/commands/builds';
import {expect, test} from './fixtures/test';

test('a build is weighed: pages of each kind in each language, and all files together', () => {
  // A part of the scripts and of the search index stands for all: 200 kB take a second.
  const directory = '.cache/sizes';
  fs.rmSync(directory, {recursive: true, force: true});
  fs.cpSync(builds.default.directory, directory, {
    recursive: true,
    filter: (file) =>
      !/\.(?:md|png|svg|txt)$/.test(file) &&
      (!/assets.(?:js|search).[^0]/.test(file) || /\b(?:main|react|runtime)\./.test(file)),
  });
  const sizes = siteSizes(directory);
  for (const name of ['home en', 'guide ja', 'API en', 'post ja']) {
    for (const part of ['HTML', 'scripts', 'styles']) {
      expect(sizes[`${name}: ${part}`], `${name}: ${part}`).toBeGreaterThan(1000);
    }
  }
  expect(sizes['all scripts']).toBeGreaterThan(sizes['guide en: scripts']!);
  expect(sizes['all styles']).toBeGreaterThanOrEqual(sizes['guide en: styles']!);
  expect(sizes['search index']).toBeGreaterThan(1000);
});

test('a directory without a build is an error', () => {
  expect(() => siteSizes('src')).toThrow('No build in src.');
});

test('only what differs is told, with how much was compared', () => {
  const before = {same: 10, heavier: 1000, lighter: 2000, gone: 5};
  const after = {same: 10, heavier: 1500, lighter: 1990, new: 7};
  expect(compareSizes(before, after)).toBe(`| Brotli | before | after | change |
| --- | ---: | ---: | ---: |
| heavier | 1.0 kB | 1.5 kB | +500 bytes |
| lighter | 2.0 kB | 2.0 kB | -10 bytes |
| gone | 0.0 kB |  | -5 bytes |
| new |  | 0.0 kB | +7 bytes |

5 sizes compared, 4 differ.`);
  expect(compareSizes(before, before)).toBe('4 sizes compared, 0 differ.');
});
