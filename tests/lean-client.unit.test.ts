/** Specification, section 2: an address leads to the page that the router's own library finds. */
import library from 'path-to-regexp';
import {expect, test} from '@playwright/test';
import quick from '../src/plugins/leanClient/pathToRegexp';
// @ts-expect-error -- a bundler's loader is plain JavaScript
import trimData from '../src/plugins/leanClient/trimData.mjs';
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

test('an address that a link has escaped is a plain path', () => {
  const escaped = '/docs/c++'.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');
  for (const address of ['/docs/c++', '/docs/c++/', '/docs/c', '/docs/c++/more']) {
    for (const end of [true, false]) {
      const [mine, theirs] = [quick, library].map((make) => make(escaped, [], {end}));
      expect(mine!.exec(address)?.[0]).toBe(theirs!.exec(address)?.[0]);
    }
  }
});

test('what no other route matches goes to the one for all', () => {
  for (const make of [quick, library]) {
    const keys: {name: string | number}[] = [];
    const found = make('*', keys as never, {end: false}).exec('/anything/at/all');
    expect([...found!]).toEqual(['/anything/at/all', '/anything/at/all']);
    expect(keys.map(({name}) => name)).toEqual([0]);
  }
});

for (const path of ['/apps/:name', '/apps/(a|b)', '/apps/a?']) {
  test(`a route with parameters (${path}) is refused, not misread`, () => {
    expect(() => quick(path, [], {})).toThrow(`The route ${path} has parameters`);
  });
}

/** What the loader makes of a file that the generator wrote. */
const trimmed = (file: string, source: string): string =>
  trimData.call({resourcePath: `/site/.docusaurus/${file}`}, source);

test('a route without routes below it is one short call', () => {
  const route = (path: string, hash: string, more = '') =>
    `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),\n    exact: true${more}\n  }`;
  const source = [
    'export default [',
    [
      route('/docs/one', '0a1', ',\n    sidebar: "guide"'),
      route('/two', '0a2'),
      route('/twice', '0a3'),
      route('/twice', '0a4', ',\n    routes: []'),
    ].join(',\n'),
    '];',
  ].join('\n');
  const result = trimmed('routes.js', source);
  expect(result).toMatch(/page\('\/docs\/one', "guide"\),\s*page\('\/two'\),/);
  // What is there twice keeps the hash that tells the two apart.
  expect(result).toContain("this.made ??= ComponentCreator('/twice', '0a3');");
  expect(result).toContain("this.made ??= ComponentCreator('/twice', '0a4');");
});

test('names of scripts are shortened as far as they stay different, alike in both tables', () => {
  const tables = (one: string, other: string) => [
    trimmed(
      'routesChunkNames.json',
      `{\n  "/a-0a1": {\n "x": "${one}"},\n  "/b-0a2": {"x": "${other}"}}`,
    ),
    trimmed('registry.js', `"${one}": [() => import("a")],\n"${other}": [() => import("b")]`),
  ];
  for (const [one, other, short] of [
    ['abcde000', 'abcdf111', ['abcde', 'abcdf']],
    ['abcde000', 'abcde011', ['abcde00', 'abcde01']],
  ] as const) {
    for (const table of tables(one, other)) {
      expect(table.match(/(?<=")[0-9a-f]{5,}(?=")/g)).toEqual(short);
    }
  }
});
