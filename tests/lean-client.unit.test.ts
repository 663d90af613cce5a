/** Specification, section 2: an address leads to the page that the router's own library finds. */
import library from 'path-to-regexp';
import {expect, test} from '@playwright/test';
import quick from '../src/plugins/leanClient/pathToRegexp';
import {routesOf} from './fixtures/routes';

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
      const [mine, theirs] = [quick, library].map((make) => make(route, [], {end}));
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

test('paths with parameters are the library’s', () => {
  const keys: {name: string | number}[] = [];
  const found = quick('/apps/:name', keys as never, {end: true}).exec('/apps/one');
  expect(found?.[1]).toBe('one');
  expect(keys.map(({name}) => name)).toEqual(['name']);
  expect(quick('*', [], {end: false}).exec('/anything')).not.toBeNull();
});
