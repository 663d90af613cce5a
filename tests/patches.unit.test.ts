/**
 * The register of patches (`src/patches`): a build in which one takes no hold fails and says what to
 * do. And what single patches do.
 */
import fs from 'node:fs';
import path from 'node:path';
import library from 'path-to-regexp';
import {expect, test} from '@playwright/test';
import {version} from '@docusaurus/core/package.json';
import {chosenPatches, patches} from '../src/patches';
import quick from '../src/patches/plain-paths/client/pathToRegexp';
import {sharedCompilation} from '../src/patches/shared-compilation';
import {oneForBoth} from '../src/patches/shared-compilation/oneForBoth';
// @ts-expect-error -- a bundler's loader is plain JavaScript
import trimData from '../src/patches/trimmed-data/trimData.mjs';
import {unapplied, unverified} from '../src/patches/verify';
import {buildPlanted} from './fixtures/plantedSite';
import {routesOf} from './fixtures/routes';

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

test.describe('a page that is compiled for the browser and for its HTML', () => {
  /** A processor that notes what it compiles. */
  function counting(content = 'compiled') {
    const compiled: string[] = [];
    const process = async (page: {filePath: string; content: string}) => {
      compiled.push(page.content);
      if (page.content === 'unfit') {
        throw new Error('unfit');
      }
      return {content};
    };
    return {compiled, processor: oneForBoth({process})};
  }
  const text = (content: string) => ({filePath: 'docs/page.md', content});

  test('is compiled once', async () => {
    const {compiled, processor} = counting();
    const both = await Promise.all([processor.process(text('a')), processor.process(text('a'))]);
    expect(both).toEqual([{content: 'compiled'}, {content: 'compiled'}]);
    expect(compiled).toEqual(['a']);
    await processor.process(text('a'));
    await processor.process({...text('a'), filePath: 'docs/other.md'});
    expect(compiled).toEqual(['a', 'a', 'a']);
  });

  test('does not wait for the compilation that has it from the cache', async () => {
    const {compiled, processor} = counting();
    expect(await processor.process(text('only for the HTML'))).toEqual({content: 'compiled'});
    expect(compiled).toHaveLength(1);
  });

  test('is compiled again when only the server may have the result', async () => {
    const {compiled, processor} = counting('!file-loader?emitFile=false!a.pdf');
    await processor.process(text('a'));
    await processor.process(text('a'));
    expect(compiled).toEqual(['a', 'a']);
  });

  test('fails in both when it does not compile', async () => {
    const {processor} = counting();
    await expect(processor.process(text('unfit'))).rejects.toThrow('unfit');
    await expect(processor.process(text('unfit'))).rejects.toThrow('unfit');
  });

  test('is shared by all of Docusaurus’ loaders of Markdown, in builds only', () => {
    const loader = path.resolve('node_modules/@docusaurus/mdx-loader/lib/index.js');
    const own = {process: async () => ({content: ''})};
    const configure = (mode: string, name = loader) => {
      const options = {processors: {mdProcessor: own, mdxProcessor: own}};
      const config = {mode, module: {rules: [{use: [{loader: name, options}]}]}};
      sharedCompilation.configure!({config} as never);
      return options.processors;
    };
    const {mdProcessor} = configure('production');
    expect(mdProcessor).not.toBe(own);
    // Browser and server have configurations of their own.
    expect(configure('production').mdProcessor).toBe(mdProcessor);
    expect(configure('development').mdProcessor).toBe(own);
    expect(configure('production', 'another-loader').mdProcessor).toBe(own);
  });
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

/** What the loader makes of a file that Docusaurus wrote. */
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

test('a link of the sidebar keeps the mark of a page, which breadcrumbs ask for', () => {
  const data = {version: {docs: {a: {}}}, sidebar: [{docId: 'a/long/id', unlisted: false}]};
  const file = 'docusaurus-plugin-content-docs/default/p/docs-1a2.json';
  expect(JSON.parse(trimmed(file, JSON.stringify(data)))).toEqual({
    version: {docs: {}},
    sidebar: [{docId: 1}],
  });
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
