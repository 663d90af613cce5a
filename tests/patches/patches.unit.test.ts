/** The patches of Docusaurus (`src/patches`): the version that they need, and behavior that they don't change. */
import library from 'path-to-regexp';
import {expect, test} from '@playwright/test';
import {version} from '@docusaurus/core/package.json';
import {assertVerified} from '../../src/patches';
import pathToMatcher from '../../src/patches/plainPaths';

test('another version of Docusaurus causes an error that names each patch and PATCHES=off', () => {
  expect(() => assertVerified(version)).not.toThrow();
  expect(() => assertVerified('0.0.0')).toThrow(
    /^Docusaurus is 0\.0\.0.* verified with 3\.9\.2: no-highlighter, plain-paths, .*PATCHES=off/,
  );
});

/** Matches URLs with the patch and with the router's library, and expects the same keys and results. */
function expectSame(route: string, options: library.RegExpOptions, urls: string[]): void {
  const [patch, original] = [pathToMatcher, library].map((make) => {
    const keys: library.Key[] = [];
    const matcher = make(route, keys, options);
    return [keys, urls.map((url) => [...(matcher.exec(url) ?? [])])];
  });
  expect(patch, route).toEqual(original);
}

test('plain paths are matched as by the router’s library, except for upper and lower case', () => {
  const routes = [
    ...['/', '/docs/', '/docs/api', '/docs/api/application/upload-app', '/docs/v1.0-[beta]'],
    ...['/ja/', '/ja/docs/ガイド', '/release-notes/2025-09-release-notes'],
  ];
  const urls = routes.flatMap((route) => [
    ...['', '/', '/more', '-more'].map((end) => route + end),
    route.toUpperCase(),
    route.slice(0, -1),
  ]);
  for (const route of routes) {
    expectSame(route, {end: true, sensitive: true}, urls);
    expectSame(route, {end: false, sensitive: true}, urls);
  }
  expect(pathToMatcher('/docs/api', [], {}).exec('/docs/API')).toBeNull();
});

test('a link’s escaped path matches the path of the linked page', () => {
  const {exec} = pathToMatcher('\\/docs\\/v1\\.0\\+', [], {});
  expect(exec('/docs/v1.0+')).toEqual(['/docs/v1.0+']);
  expect(exec('/docs/v1x0+')).toBeNull();
});

test('paths with parameters are matched as by the router’s library', () => {
  expectSame('/own/:id', {}, ['/own/A1']);
  expectSame('/docs/a:b', {}, ['/docs/a:b']);
  expectSame('/apps/(ios|android)', {}, ['/apps/ios']);
  expectSame('/apps/:name?', {end: false}, ['/apps']);
  expectSame('/docs/c++', {}, ['/docs/c++']);
  expectSame('*', {}, ['/anything']);
  expectSame('/strict/', {strict: true}, ['/strict']);
  expect(pathToMatcher.compile('/own/:id')({id: 'a'})).toBe('/own/a');
});
