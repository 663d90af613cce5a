/**
 * A bundler's loader: takes out of the data that Docusaurus generates for the browser what no
 * component of this site reads, and puts off what is not needed at once. Most of it grows with the
 * number of pages.
 */

/** Settings that only the build reads. */
const ofTheBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Takes the hash out of each key of a route, which only routes of the same path need: it cannot be
 * compressed.
 *
 * @param {string} source
 * @param {RegExp} key - a key in three groups: up to its path, the path, and up to its hash.
 */
function withoutHashes(source, key) {
  const paths = [...source.matchAll(key)].map(([, , path]) => path);
  return source.replace(key, (whole, before, path, between) =>
    paths.indexOf(path) === paths.lastIndexOf(path) ? `${before}${path}${between}0` : whole,
  );
}

/** A route without routes below it, as most are. */
const page = `const page = (path, sidebar) => ({
  path,
  get component() { return this.made ??= ComponentCreator(path, '0'); },
  exact: true,
  sidebar,
});`;

/**
 * Shortens the names of the scripts, hashes that cannot be compressed either, as far as they stay
 * different.
 *
 * @param {string} source - with all of the names in quotes.
 */
function withShortNames(source) {
  const name = /(?<=")[0-9a-f]{8}(?=")/g;
  const all = [...new Set(source.match(name))];
  let length = 5;
  while (new Set(all.map((one) => one.slice(0, length))).size < all.length) {
    length += 1;
  }
  return source.replace(name, (one) => one.slice(0, length));
}

/** @type {[file: RegExp, trim: (source: string) => string][]} */
const trims = [
  // A component for each route, made when the route is first asked for, not for all at the start.
  [
    /[\\/]\.docusaurus[\\/]routes\.js$/,
    (source) =>
      withoutHashes(source, /(ComponentCreator\(')([^']+)(', ')[0-9a-f]{3}/g)
        .replace(
          /\{\s*path: ('[^']+'),\s*component: ComponentCreator\(\1, '0'\),\s*exact: true(?:,\s*sidebar: ("[^"]*"))?\s*\}/g,
          (whole, ...of) => `page(${of.slice(0, 2).filter(Boolean).join(', ')})`,
        )
        .replace('export default', `${page}\nexport default`)
        .replaceAll(
          /component: (ComponentCreator\([^)]*\)),/g,
          'get component() { return this.made ??= $1; },',
        ),
  ],
  // What each route loads.
  [
    /[\\/]routesChunkNames\.json$/,
    (source) => withShortNames(withoutHashes(source, /(^ {2}")(\/[^"]*)(-)[0-9a-f]{3}(?=": \{)/gm)),
  ],
  // Names of the modules: the server collects them to know a page's scripts, and finds none that
  // its runtime would not load anyway.
  [
    /[\\/]registry\.js$/,
    (source) =>
      withShortNames(source.replace(/\), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ')]')),
  ],
  [
    /[\\/]docusaurus\.config\.mjs$/,
    (source) => {
      const start = source.indexOf('export default ') + 'export default '.length;
      const config = JSON.parse(source.slice(start).replace(/;\s*$/, ''));
      ofTheBuild.forEach((name) => delete config[name]);
      return `export default ${JSON.stringify(config)};`;
    },
  ],
  // Every document with its path, for links of the navigation bar by document or version.
  [
    /[\\/]globalData\.json$/,
    (source) => {
      const data = JSON.parse(source);
      for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
        for (const version of instance.versions) {
          version.docs = [];
          version.draftIds = [];
        }
      }
      return JSON.stringify(data);
    },
  ],
  // Every document with its title and description, for cards that describe other pages.
  [
    /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
    (source) => {
      const data = JSON.parse(source);
      if (data.version?.docs) {
        data.version.docs = {};
      }
      // Whether there is a `docId` tells the breadcrumbs that a link is a page; which one, nobody asks.
      return JSON.stringify(data, (key, value) => {
        if (key === 'docId') {
          return 1;
        }
        return key === 'unlisted' && !value ? undefined : value;
      });
    },
  ],
];

/** @type {import('webpack').LoaderDefinitionFunction} */
export default function trimData(source) {
  const [, trim] = trims.find(([file]) => file.test(this.resourcePath)) ?? [];
  return trim ? trim(source) : source;
}
