import path from 'node:path';
import type {Patch} from '../patch';

/** Routes are compared as text, exactly: case counts (specification, section 2). */
export const plainPaths: Patch = {
  name: 'plain-paths',
  replaces: 'path-to-regexp, in react-router',
  why: 'Every route is a plain path. The library makes a regular expression of each, which costs a phone twenty milliseconds, and matches /docs/API as well.',
  saves:
    '1.1 kB; routes are exact (specification, section 2): the stock router shows the page /docs/api at /docs/API',
  verified: ['3.9.2'],
  replacements: [
    {
      issuer: 'react-router/',
      request: 'path-to-regexp',
      file: path.join(__dirname, 'client', 'pathToRegexp.ts'),
    },
  ],
};
