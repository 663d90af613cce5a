import path from 'node:path';
import type {Patch} from '../patch';

const here = (file: string) => path.join(__dirname, file);

/** Packages that bring more than what is imported from them. */
export const leanImports: Patch = {
  name: 'lean-imports',
  replaces:
    '@docusaurus/utils-common: its CommonJS entry; hoist-non-react-statics, in react-router',
  why: 'The entry of utils-common brings a helper library of 4 kB that nothing in the browser uses. No component of this site has statics to hoist.',
  saves: '4 kB',
  verified: ['3.9.2'],
  aliases: {'@docusaurus/utils-common$': here('client/utilsCommon.js')},
  replacements: [
    {
      issuer: 'react-router/',
      request: 'hoist-non-react-statics',
      file: here('client/noStatics.js'),
    },
  ],
};
