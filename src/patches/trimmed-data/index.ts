import path from 'node:path';
import {inModules, type Hold, type Patch} from '../patch';

/** What the loader leaves in a file that Docusaurus generated. */
const trimmed = (file: string, text: RegExp, expects: string): Hold =>
  inModules(new RegExp(`[\\\\/]\\.docusaurus[\\\\/]${file}$`), text, `.docusaurus/${expects}`);

/** What Docusaurus generates for the browser, without what no component of this site reads. */
export const trimmedData: Patch = {
  name: 'trimmed-data',
  replaces:
    '@docusaurus/core: the generated routes.js, registry.js, routesChunkNames.json, docusaurus.config.mjs and globalData.json; @docusaurus/plugin-content-docs: its data of a version',
  why: 'Every page loads the routes, documents and settings of the whole site, which grow with each page. Most of them nobody reads, and their hashes can’t be compressed.',
  saves: '7 kB',
  verified: ['3.9.2'],
  configure: () => ({
    module: {
      rules: [
        {
          test: /[\\/]\.docusaurus[\\/]/,
          enforce: 'pre',
          loader: path.join(__dirname, 'trimData.mjs'),
        },
      ],
    },
  }),
  holds: [
    trimmed('routes\\.js', /\bpage\(['"]/g, 'routes.js: a route as Docusaurus writes it'),
    trimmed('registry\\.js', /"[0-9a-f]{5,7}": ?\[/g, 'registry.js: names of eight digits'),
    trimmed('routesChunkNames\\.json', /-0":/g, 'routesChunkNames.json: keys with a hash'),
    trimmed('globalData\\.json', /"draftIds":\[\]/g, 'globalData.json: versions with draftIds'),
  ],
};
