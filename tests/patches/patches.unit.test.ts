/**
 * The register of patches (`src/patches`): a build in which one takes no hold fails and says what to
 * do. And what single patches do.
 */
import fs from 'node:fs';
import path from 'node:path';
import library from 'path-to-regexp';
import {expect, test} from '@playwright/test';
import {version} from '@docusaurus/core/package.json';
import {parse} from 'yaml';
import {chosenPatches, patches} from '../../src/patches';
// @ts-expect-error -- a bundler's loader is plain JavaScript
import inlineTexts from '../../src/patches/inlined-texts/inlineTexts.mjs';
import quick from '../../src/patches/plain-paths/client/pathToRegexp';
import {usedStyles} from '../../src/patches/used-styles';
import {unapplied, unverified} from '../../src/patches/verify';
import {routesOf} from '../fixtures/routes';

test('every patch is verified with this Docusaurus; with another version, none is', () => {
  expect(unverified(patches, version)).toEqual([]);
  const messages = unverified(patches, '0.0.0');
  expect(messages).toHaveLength(patches.length);
  expect(messages[0]).toMatch(/verified with Docusaurus 3\..*, and this is 0\.0\.0.*PATCHES=-/);
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

test.describe('texts of the interface', () => {
  const imports = "import Translate, {translate} from '@docusaurus/Translate';\n";

  /** What the loader makes of a module. */
  function inlined(source: string) {
    const file = test.info().outputPath('texts.json');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, JSON.stringify({a: 'あ「"」', b: '{n}件'}));
    const depends: string[] = [];
    const loader = {
      resourcePath: '/site/src/part.tsx',
      getOptions: () => ({file}),
      addDependency: (name: string) => depends.push(name),
    };
    const result = inlineTexts.call(loader as never, imports + source) as unknown as string;
    expect(depends).toEqual([file]);
    return result.replace('/* texts inlined */ ', '').slice(imports.length);
  }

  test('stand where they are asked for, in the language that is built', () => {
    const samples = parse(fs.readFileSync('tests/fixtures/inline-texts.yaml', 'utf8')) as Record<
      string,
      [source: string, result: string]
    >;
    for (const [what, [source, result]] of Object.entries(samples)) {
      expect.soft(inlined(source), what).toBe(result);
    }
    const other = 'export const translate = (x: number) => x;';
    expect(inlineTexts.call({} as never, other)).toBe(other);
  });

  test('that are not written out fail the build', () => {
    for (const source of ['translate({id: name});', '<Translate id={name}>{text}</Translate>']) {
      expect(() => inlined(`\n${source}`)).toThrow(
        '/site/src/part.tsx:3: write the id and the text',
      );
    }
  });
});

test('styles that no page can have are taken out, all others stay', async () => {
  const scripts = [
    'e("a",{className:"menu menu__link--active",style:"--read:1"}),t=`search-button--${k}`',
    '"dark","data-theme","close"',
  ];
  /** What is left of styles on a site without announcement, and light unless it is switchable. */
  const left = (css: string, switchable = false) =>
    usedStyles(css, scripts, ['b{color:var(--shared)}'], {
      colorMode: {disableSwitch: !switchable},
    } as never);
  const dark = '[data-theme=dark] .menu{top:0}';
  for (const [what, css, result] of [
    ['a class that no script names', '.pills{top:0}.menu{top:0}', '.menu{top:0}'],
    ['the dark palette of a light site', dark, ''],
    ['a variable that nobody reads', '.menu{--a:1;top:0}', '.menu{top:0}'],
    ['the announcement of a site that has none', '.close{top:0}', ''],
  ] as const) {
    expect.soft((await left(css)).replace(/;}/g, '}'), what).toBe(result);
  }
  for (const css of [
    // What is excluded or asked for below, and a class that a script puts together.
    '.menu:not(.button):has(.none){top:0}',
    '.search-button--bar{top:0}',
    // Variables that a style, a script, or another sheet reads.
    '.menu{--a:1;--read:1;--shared:1;top:var(--a)}',
  ]) {
    expect.soft(await left(css), css).toBe(css);
  }
  expect(await left(dark, true), 'the dark palette of a site that can be dark').toBe(dark);
});
