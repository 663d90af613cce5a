import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {hasModule, type Patch} from '../patch';

/** A module of its own for each component, so that one that nobody asks for any more is noticed. */
const nothing = (name: string) => `${path.join(__dirname, 'nothing.js')}?${name}`;

/** Components of features that this site doesn't have. */
const unused = [
  '@theme/DocRoot/Layout/Sidebar/ExpandButton',
  '@theme/DocSidebar/Desktop/CollapseButton',
  '@theme/MDXComponents/Details',
];

/** Theme components of features that are off don't travel to readers. */
export const unusedParts: Patch = {
  name: 'unused-parts',
  replaces: `@docusaurus/theme-classic: ${unused.join(', ')}; @theme/ColorModeToggle where colours are fixed`,
  why: 'The theme brings every feature to every reader, also those that its settings switch off.',
  saves: {kilobytes: 2.9, measured: '2026-11-22, Docusaurus 3.9.2'},
  verified: ['3.9.2'],
  configure({context}) {
    const {colorMode} = context.siteConfig.themeConfig as ThemeConfig;
    const names = [...unused, ...(colorMode?.disableSwitch ? ['@theme/ColorModeToggle'] : [])];
    return {
      resolve: {
        alias: Object.fromEntries(names.map((name) => [name, nothing(path.basename(name))])),
      },
    };
  },
  holds: unused.map((name) => hasModule(nothing(path.basename(name)), name)),
};
