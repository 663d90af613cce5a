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

test('plain paths are matched as by the router’s library; parameters are refused, not misread', () => {
  const routes = [
    '/',
    '/docs/',
    ...routesOf('en').slice(0, 40),
    '/ja/',
    ...routesOf('ja').slice(0, 40),
  ];
  const addresses = routes.flatMap((route) => [
    ...['', '/', '/more', '-more'].map((end) => route + end),
    route.toUpperCase(),
    route.slice(0, -1),
  ]);
  for (const route of routes) {
    for (const end of [true, false]) {
      const [mine, theirs] = [quick, library].map((make) => {
        const pattern = make(route, [], {end, sensitive: true});
        return addresses.map((address) => pattern.exec(address)?.[0]);
      });
      expect(mine, route).toEqual(theirs);
      expect(theirs, route).toContain(route);
    }
  }
  for (const path of ['/apps/:name', '/apps/(a|b)', '/apps/a?']) {
    expect(() => quick(path, [], {})).toThrow(`The route ${path} has parameters`);
  }
});
