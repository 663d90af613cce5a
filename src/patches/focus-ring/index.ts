import path from 'node:path';
import type {Patch} from '../patch';

/** The browser itself decides when to show the focus (`:focus-visible`, `src/css/layout.css`). */
export const focusRing: Patch = {
  name: 'focus-ring',
  replaces: '@docusaurus/theme-common: lib/hooks/useKeyboardNavigation.js',
  why: 'The hook marks the body while the keyboard is used. The mark comes and goes with every click and navigation, and the browser styles the whole page anew each time.',
  saves: {kilobytes: 0.1, measured: '2026-11-22, Docusaurus 3.9.2'},
  needed:
    "Without it each navigation computes the styles of 2,260 elements instead of 670; the time differs by less than the machine's noise. Docusaurus 3.10 has no such hook: remove the patch with the upgrade.",
  verified: ['3.9.2'],
  replacements: [
    {
      issuer: '@docusaurus/theme-common/lib/',
      request: 'useKeyboardNavigation',
      file: path.join(__dirname, 'keyboardNavigation.ts'),
    },
  ],
};
