/** The patches of Docusaurus (`src/patches`): which setting and version they need, and what they keep. */
import library from 'path-to-regexp';
import {expect, test} from '@playwright/test';
import {version} from '@docusaurus/core/package.json';
import {assertVerified} from '../../src/patches';
import pathToMatcher from '../../src/patches/plainPaths';

test('another version of Docusaurus is an error that names each patch and the way out', () => {
  expect(() => assertVerified(version)).not.toThrow();
  expect(() => assertVerified('0.0.0')).toThrow(
    /^Docusaurus is 0\.0\.0.* verified with 3\.9\.2: no-highlighter, plain-paths, .*PATCHES=off/,
  );
});

test('plain paths are matched as by the router’s library, but for upper and lower case', () => {
  const routes = [
    '/',
    '/docs/',
    '/docs/api',
    '/docs/api/application/upload-app',
    '/docs/v1.0-[beta]',
    '/ja/',
    '/ja/docs/ガイド',
    '/release-notes/2025-09-release-notes',
  ];
  const addresses = routes.flatMap((route) => [
    ...['', '/', '/more', '-more'].map((end) => route + end),
    route.toUpperCase(),
    route.slice(0, -1),
  ]);
  for (const route of routes) {
    for (const end of [true, false]) {
      const [mine, theirs] = [pathToMatcher, library].map((make) => {
        const pattern = make(route, [], {end, sensitive: true});
        return addresses.map((address) => pattern.exec(address)?.[0]);
      });
      expect(mine, route).toEqual(theirs);
      expect(theirs, route).toContain(route);
    }
  }
});

test('a link’s escaped path is matched as the page that it leads to', () => {
  const {exec} = pathToMatcher('\\/docs\\/v1\\.0\\+', [], {});
  expect(exec('/docs/v1.0+')).toEqual(['/docs/v1.0+']);
  expect(exec('/docs/v1x0+')).toBeNull();
});

test('paths with parameters are matched by the router’s library', () => {
  for (const [route, options, address] of [
    ['/own/:id', {}, '/own/A1'],
    ['/docs/a:b', {}, '/docs/a:b'],
    ['/apps/(ios|android)', {}, '/apps/ios'],
    ['/apps/:name?', {end: false}, '/apps'],
    ['/docs/c++', {}, '/docs/c++'],
    ['*', {}, '/anything'],
    ['/strict/', {strict: true}, '/strict'],
  ] as const) {
    const [mine, theirs] = [pathToMatcher, library].map((make) => {
      const keys: library.Key[] = [];
      const match = make(route, keys, options).exec(address);
      return [match && [...match], keys];
    });
    expect(mine, route).toEqual(theirs);
  }
  expect(pathToMatcher.compile('/own/:id')({id: 'a'})).toBe('/own/a');
});
