import path from 'node:path';
import type {Patch} from '../patch';

const here = (file: string) => path.join(__dirname, file);

/** A navigation renders the next page, and nothing of the old one. */
export const quietNavigation: Patch = {
  name: 'quiet-navigation',
  replaces:
    'react-router-dom’s BrowserRouter in lib/client/clientEntry.js and Route in lib/client/PendingNavigation.js of @docusaurus/core; @docusaurus/router',
  why: 'The router tells everything below it that a page is asked for, so the old page renders once more before the new one.',
  saves: {kilobytes: -0.2, measured: '2026-11-22, Docusaurus 3.9.2'},
  needed:
    "Without it a navigation makes 87,300 function calls instead of 60,900; the time differs by less than the machine's noise.",
  verified: ['3.9.2'],
  replacements: [
    {
      issuer: '@docusaurus/core/lib/client/clientEntry.js',
      request: 'react-router-dom',
      file: here('browserRouter.tsx'),
    },
    {
      issuer: '@docusaurus/core/lib/client/PendingNavigation.js',
      request: 'react-router-dom',
      file: here('stillRoute.tsx'),
    },
  ],
  aliases: {'@docusaurus/router': here('router.ts')},
};
