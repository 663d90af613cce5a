/**
 * The register of patches (`src/patches`): each names what it replaces in the Docusaurus that is
 * installed, and a change there is an error that says what to do.
 */
import fs from 'node:fs';
import path from 'node:path';
import library from 'path-to-regexp';
import {expect, test} from '@playwright/test';
import {version} from '@docusaurus/core/package.json';
import {chosenPatches, patches} from '../src/patches';
import {isAsked, isWorthItsKeep, type Built, type Replacement} from '../src/patches/patch';
import quick from '../src/patches/plain-paths/pathToRegexp';
import {sharedCompilation} from '../src/patches/shared-compilation';
import {oneForBoth} from '../src/patches/shared-compilation/oneForBoth';
// @ts-expect-error -- a bundler's loader is plain JavaScript
import trimData from '../src/patches/trimmed-data/trimData.mjs';
import {idle, unverified} from '../src/patches/verify';
import {buildPlanted} from './fixtures/plantedSite';
import {routesOf} from './fixtures/routes';

/** The scripts of a package, or one of them. */
function scriptsBelow(place: string): string[] {
  const from = path.join('node_modules', place);
  if (fs.statSync(from).isFile()) {
    return [from];
  }
  return fs
    .readdirSync(from, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(from, file));
}

/** What a script imports. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import|require\()\s*['"]([^'"]+)['"]/g)].map(([, name]) => name!);

/** How often the installed packages ask for what is replaced, after a change to their text. */
const timesAsked = (replacement: Replacement, change = (text: string) => text): number =>
  scriptsBelow(replacement.issuer).flatMap((file) =>
    importsOf(change(fs.readFileSync(file, 'utf8'))).filter((asked) =>
      isAsked(replacement, path.resolve(file), asked),
    ),
  ).length;

const replacements = patches.flatMap(({name, replacements: all = []}) =>
  all.map((one) => ({name, ...one})),
);

/** Rows of a Markdown table that begin with a link, cell by cell. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \[/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test('the README has the register’s table', () => {
  const rows = rowsOf(fs.readFileSync('src/patches/README.md', 'utf8'));
  expect(rows).toEqual(
    patches.map(({name, replaces, saves, needed}) => [
      `[${name}](${name}/index.ts)`,
      replaces,
      [
        `${saves.kilobytes} kB`,
        saves.navigation && `${saves.navigation} ms of a navigation`,
        saves.blocking && `${saves.blocking} ms of blocking`,
      ]
        .filter(Boolean)
        .join(', '),
      needed ?? '',
    ]),
  );
});

test('every patch saves enough, or says what it is needed for', () => {
  for (const patch of patches) {
    expect(patch.saves.measured, patch.name).toMatch(/^20\d\d-\d\d-\d\d, Docusaurus \d/);
    expect(isWorthItsKeep(patch) || Boolean(patch.needed), patch.name).toBe(true);
  }
  const saves = {kilobytes: 1.9, navigation: 9, measured: ''};
  expect(isWorthItsKeep({saves})).toBe(false);
  expect(isWorthItsKeep({saves: {...saves, kilobytes: 2}})).toBe(true);
  expect(isWorthItsKeep({saves: {...saves, navigation: 10}})).toBe(true);
});

test('every patch has a folder of its own, and every folder is registered', () => {
  const folders = fs
    .readdirSync('src/patches', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  expect(patches.map(({name}) => name).sort()).toEqual(folders.sort());
  for (const patch of patches) {
    expect(patch.replaces, patch.name).not.toBe('');
    expect(patch.why, patch.name).toMatch(/\.$/);
    expect(patch.verified, patch.name).toContain(version);
    const {replacements: all = [], aliases = {}, holds = []} = patch;
    const places = all.length + Object.keys(aliases).length + holds.length;
    expect(places, patch.name).toBeGreaterThan(0);
  }
});

for (const replacement of replacements) {
  const {name, issuer, request} = replacement;
  test(`${name}: ${issuer} asks for ${request}, and a renamed module is noticed`, () => {
    expect(timesAsked(replacement)).toBeGreaterThan(0);
    const renamed = (text: string) => text.replaceAll(request, `${request}Renamed`);
    expect(timesAsked(replacement, renamed)).toBe(0);
  });
}

/** A compilation in which every patch took hold. */
function complete(): Built {
  const files = patches.flatMap(({replacements: all = [], aliases = {}}) => [
    ...all.map(({file}) => file),
    ...Object.values(aliases),
  ]);
  const here = (file: string) => path.resolve('src/patches', file);
  const texts: Record<string, string> = {
    ...Object.fromEntries(files.map((file) => [file, ''])),
    [here('static-html/StaticHtml.tsx')]: '',
    ...Object.fromEntries(
      ['Authors', 'ExpandButton', 'CollapseButton', 'Details'].map((name) => [
        here(`unused-parts/nothing.js?${name}`),
        '',
      ]),
    ),
    [path.resolve('src/part.tsx')]: '/* texts inlined */ "Text"',
    [path.resolve('.docusaurus/routes.js')]: "page('/docs')",
    [path.resolve('.docusaurus/registry.js')]: '"abcde": [() => 1]',
    [path.resolve('.docusaurus/routesChunkNames.json')]: '{"/docs-0": {}}',
    [path.resolve('.docusaurus/globalData.json')]: '{"draftIds":[]}',
  };
  return {
    modules: Object.entries(texts).map(([resource, text]) => ({resource, source: () => text})),
    files: ['assets/js/react.0a1b.js', 'assets/js/documentation.0a1b.js'],
  };
}

// They count styles that were removed and loaders that were changed, which only a build can tell.
const countable = patches.filter(({name}) => !['shared-compilation', 'used-styles'].includes(name));

test('a compilation in which every patch took hold is fine', () => {
  expect(idle(countable, complete())).toEqual([]);
});

/** What a compilation lacks, and the patch that notices. */
const changes: [what: string, patch: string, change: (built: Built) => Built][] = [
  ...[
    ...new Set(
      patches.flatMap(({replacements: all = [], aliases = {}, name}) =>
        [...all.map(({file}) => file), ...Object.values(aliases)].map((file) => `${name}|${file}`),
      ),
    ),
  ].map((entry): [string, string, (built: Built) => Built] => {
    const [name, file] = entry.split('|') as [string, string];
    return [
      `nobody asks for ${path.basename(file)}`,
      name,
      ({modules, files}) => ({files, modules: modules.filter(({resource}) => resource !== file)}),
    ];
  }),
  ...(
    [
      ['routes.js', 'trimmed-data', "route('/docs')"],
      ['registry.js', 'trimmed-data', '"0a1b2c3d": [() => 1]'],
      ['routesChunkNames.json', 'trimmed-data', '{"/docs-0a1": {}}'],
      ['globalData.json', 'trimmed-data', '{"drafts":[]}'],
      ['part.tsx', 'inlined-texts', 'translate({id})'],
    ] as const
  ).map(([file, name, text]): [string, string, (built: Built) => Built] => [
    `${file} has changed`,
    name,
    ({modules, files}) => ({
      files,
      modules: modules.map((module) =>
        module.resource.endsWith(file) ? {...module, source: () => text} : module,
      ),
    }),
  ]),
  [
    'pages have no static HTML',
    'static-html',
    ({modules, files}) => ({
      files,
      modules: modules.filter(({resource}) => !resource.endsWith('StaticHtml.tsx')),
    }),
  ],
  [
    'the theme has other components',
    'unused-parts',
    ({modules, files}) => ({
      files,
      modules: modules.filter(({resource}) => !resource.endsWith('nothing.js?ExpandButton')),
    }),
  ],
  ['the entry has another form', 'script-files', ({modules}) => ({modules, files: ['main.js']})],
];
for (const [what, name, change] of changes) {
  test(`when ${what}, "${name}" says so, with the ways out`, () => {
    const messages = idle(countable, change(complete()));
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) {
      expect(message).toMatch(
        new RegExp(
          `^The patch "${name}" replaced nothing: it expects .*PATCHES=-${name}.*PATCHES=off`,
        ),
      );
    }
  });
}

test('another version of Docusaurus is an error for every patch that was not verified with it', () => {
  expect(unverified(patches, version)).toEqual([]);
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
