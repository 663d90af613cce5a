import path from 'node:path';
import type {Patch} from '../patch';

/**
 * Scripts run once a page is painted. `docusaurus.config.ts` sets the template
 * (`pageTemplate.ts`, which fails by itself when Docusaurus has another one) where this patch is on.
 */
export const deferredScripts: Patch = {
  name: 'deferred-scripts',
  replaces:
    '@docusaurus/core: lib/ssg/ssgTemplate.html.js, and lib/client/preload.js at the first page',
  why: 'A phone works on the scripts before it paints the text, and loads the first page’s scripts in the same long task.',
  saves: {kilobytes: -0.1, measured: '2026-11-22, Docusaurus 3.9.2'},
  needed:
    'The text is painted before the scripts run, which neither bytes nor navigation show (tests/page-start.test.ts).',
  verified: ['3.9.2'],
  replacements: [
    {
      issuer: '@docusaurus/core/lib/client/clientEntry.js',
      request: 'preload',
      file: path.join(__dirname, 'firstPreload.ts'),
    },
  ],
};
