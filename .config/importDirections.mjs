/**
 * Which folder of `src` may import what. A file's folder says when it runs: `site` and the search's
 * engine anywhere, `markdown`, `plugins`, `lint` and `commands` in Node, `client`, `theme`,
 * `components` and `pages` in the browser, as do `client` and `theme` of a plugin. A patch has files
 * of both kinds. Types don't count: they are gone by then.
 */

/** Modules of patches that run in Node; the others are put in place of modules of the browser. */
const nodeModulesOfPatches = {
  'inlined-texts': ['inlineTexts'],
  'shared-compilation': ['oneForBoth'],
  'trimmed-data': ['trimData'],
  'used-styles': ['inlineVariables'],
};
const names = ['index', ...Object.values(nodeModulesOfPatches).flat()].join('|');
const nodeName = `(?:${names})(?:\\.\\w+)?$`;

/** The start of an import of another folder of `src`, by a relative path or from `@site`. */
const src = '^(?:@site/src|\\./src|\\.\\.(?:/\\.\\.)*(?:/src)?)/';
const node = 'It runs in Node.';
const browser = 'It runs in the browser.';

const nodeFolders = {
  regex: `${src}(?:markdown|plugins(?!/[^/]+/(?:client|theme)(?:/|$))|lint|commands)(?:/|$)`,
  message: node,
};
const nodePatches = {
  regex: `${src}patches(?:/[^/]+)?(?:$|/${nodeName})`,
  message: node,
};
const nodeItself = {regex: '^node:', message: 'The browser has no such module.'};
const browserFolders = {
  regex: `${src}(?:(?:plugins/[^/]+/)?(?:client(?!/engine/)|theme)|components|pages)(?:/|$)|^@theme`,
  message: browser,
};
const browserPatches = {
  regex: `${src}patches/[^/]+/(?!${nodeName})`,
  message: browser,
};
// Within the folder of the patches: `./module` and `../other-patch/module`.
const beside = '^(?:\\./|\\.\\./(?!\\.\\.)[^/]+/)';
const nodeBeside = {
  regex: `${beside}${nodeName}|^\\.{1,2}/?$|^\\.\\./[^/.]+$`,
  message: node,
};
const browserBeside = {regex: `${beside}(?!${nodeName})`, message: browser};
const browserBelow = {regex: `^\\./[^/]+/(?!${nodeName})`, message: browser};
const tests = {
  regex: '^(?:@site|\\.\\.(?:/\\.\\.)*)/tests(?:/|$)',
  allowTypeImports: false,
  message: 'What src and the tests share stands in src.',
};
const anythingOfOurs = {
  regex: '^(?:@site/|@theme|\\.\\./)',
  allowTypeImports: false,
  message: 'src/site imports nothing of ours.',
};
const otherThanSite = {
  regex: `${src}(?!site/|\\.\\.)`,
  message: "The search's engine runs anywhere and needs src/site at most.",
};

/** The configuration of a group of files; where several fit a file, the last one holds. */
const group = (files, patterns) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: patterns.map((pattern) => ({
          caseSensitive: true,
          allowTypeImports: true,
          ...pattern,
        })),
      },
    ],
    // The rule above doesn't see import().
    'no-restricted-syntax': [
      'error',
      ...patterns.map(({regex, message}) => ({
        selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
        message,
      })),
    ],
  },
});

export const importDirections = [
  group(['src/site/**'], [tests, anythingOfOurs]),
  group(
    ['*.ts', 'src/{markdown,plugins,lint,commands}/**'],
    [tests, browserFolders, browserPatches],
  ),
  group(
    [
      'src/{client,theme,components,pages}/**',
      'src/plugins/*/{client,theme}/**',
      // The theme's part of a site that the bench compares with.
      'src/commands/bench/defaultTheme/*.tsx',
    ],
    [tests, nodeItself, nodeFolders, nodePatches],
  ),
  group(['src/plugins/search/client/engine/**'], [tests, nodeItself, otherThanSite]),
  group(['src/patches/*.ts'], [tests, browserFolders, browserBelow]),
  group(['src/patches/*/**'], [tests, nodeItself, nodeFolders, nodeBeside]),
  group(
    [
      'src/patches/*/index.ts',
      ...Object.entries(nodeModulesOfPatches).flatMap(([patch, modules]) =>
        modules.map((module) => `src/patches/${patch}/${module}.*`),
      ),
    ],
    [tests, browserFolders, browserBeside],
  ),
];
