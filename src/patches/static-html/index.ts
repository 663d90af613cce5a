import path from 'node:path';
import {hasModule, type Patch} from '../patch';

/**
 * Text that needs no component is HTML. `docusaurus.config.ts` adds the rehype plugin
 * (`staticHtml.ts`) where this patch is on.
 */
export const staticHtmlText: Patch = {
  name: 'static-html',
  replaces: '@docusaurus/mdx-loader: one React element for each element of Markdown',
  why: 'Hydration and navigation walk through each word in bold. Text is most of a page, and needs no component.',
  saves: {kilobytes: 0.4, measured: '2026-11-22, Docusaurus 3.9.2'},
  needed:
    "Without it a page makes 135,700 function calls until it is interactive instead of 77,500, and a navigation 90,200 instead of 60,900; the time differs by less than the machine's noise.",
  verified: ['3.9.2'],
  holds: [
    hasModule(
      path.join(__dirname, 'StaticHtml.tsx'),
      'pages whose Markdown becomes HTML (the rehype plugin of docusaurus.config.ts)',
    ),
  ],
};
