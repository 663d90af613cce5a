/**
 * The register of patches (`src/patches`): a build in which one takes no hold fails and says what to
 * do. And what single patches do.
 */
import fs from 'node:fs';
import library from 'path-to-regexp';
import {expect, test} from '@playwright/test';
import {version} from '@docusaurus/core/package.json';
import {chosenPatches, patches} from '../../src/patches';
import quick from '../../src/patches/plain-paths/client/pathToRegexp';
import {unapplied, unverified} from '../../src/patches/verify';
import {buildPlanted} from '../fixtures/plantedSite';
import {routesOf} from '../fixtures/routes';

test('every folder is a patch of the register, verified with this Docusaurus', () => {
  const folders = fs
    .readdirSync('src/patches', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  expect(patches.map(({name}) => name).sort()).toEqual(folders.sort());
  expect(unverified(patches, version)).toEqual([]);
});

test('a patch that takes no hold says so, with the ways out', () => {
  for (const patch of patches) {
    const messages = unapplied([patch], {modules: [], files: []});
    expect(messages.length, patch.name).toBeGreaterThan(0);
    for (const message of messages) {
      expect(message).toMatch(
        new RegExp(
          `^The patch "${patch.name}" replaced nothing: it expects .*PATCHES=-${patch.name}.*PATCHES=off`,
        ),
      );
    }
  }
});

test('another version of Docusaurus is an error for every patch that was not verified with it', () => {
  const messages = unverified(patches, '0.0.0');
  expect(messages).toHaveLength(patches.length);
  expect(messages[0]).toMatch(
    new RegExp(
      `verified with Docusaurus ${patches[0]!.verified.join(', ')}, and this is 0.0.0.*PATCHES=-`,
    ),
  );
});

test('PATCHES chooses', () => {
  const names = (setting?: string) => chosenPatches(setting).map(({name}) => name);
  const all = patches.map(({name}) => name);
  expect(names('')).toEqual(all);
  expect(names('off')).toEqual([]);
  const [first, second, ...others] = all;
  expect(names(`-${first}, -${second}`)).toEqual(others);
  for (const wrong of ['-nothing', first!, 'on']) {
    expect(() => names(wrong)).toThrow(`PATCHES=${wrong}: write "off", or the names of patches`);
  }
});

test('a build in which a patch takes no hold fails, and says what to do', async () => {
  const {code, output} = await buildPlanted(
    'patches',
    {
      // Someone else's link in place of Docusaurus' own, and no styles to take anything from.
      'plugins/ownLink.js': `module.exports = () => ({
  name: 'own-link',
  configureWebpack: () => ({resolve: {alias: {'@docusaurus/Link': require.resolve('@docusaurus/core/lib/client/exports/Link.js')}}}),
});`,
    },
    {plugins: ['./plugins/ownLink.js'], env: {PATCHES: ''}},
  );
  expect(code).not.toBe(0);
  expect(output).toContain(
    'The patch "intent-links" replaced nothing: it expects an import of @docusaurus/Link.',
  );
  expect(output).toContain('PATCHES=-intent-links');
});

test('plain paths are matched as by the router’s library', () => {
  const routes = [
    '/',
    '/ja/',
    '/docs',
    '/docs/',
    ...routesOf('en').slice(0, 40),
    ...routesOf('ja').slice(0, 40),
  ];
  const addresses = routes.flatMap((route) => [
    route,
    `${route}/`,
    `${route}/more`,
    `${route}-more`,
    route.toUpperCase(),
    route.slice(0, -1),
    '',
  ]);
  let matches = 0;
  const wrong: string[] = [];
  for (const route of routes) {
    for (const end of [true, false]) {
      const [mine, theirs] = [quick, library].map((make) =>
        make(route, [], {end, sensitive: true}),
      );
      for (const address of addresses) {
        const expected = theirs!.exec(address);
        matches += expected ? 1 : 0;
        if (mine!.exec(address)?.[0] !== expected?.[0]) {
          wrong.push(`${route} ${address} ${end}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(matches).toBeGreaterThan(routes.length);
});

for (const path of ['/apps/:name', '/apps/(a|b)', '/apps/a?']) {
  test(`a route with parameters (${path}) is refused, not misread`, () => {
    expect(() => quick(path, [], {})).toThrow(`The route ${path} has parameters`);
  });
}
