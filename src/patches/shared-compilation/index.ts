import type {Configuration, Patch} from '../patch';
import {oneForBoth, type Processor} from './oneForBoth';

interface Loader {
  loader: string;
  options?: {processors?: Record<string, Processor>};
}

/** Docusaurus' loaders of Markdown: one each for documentation, release notes, pages, and other files. */
const markdownLoaders = ({module}: Configuration): Loader[] =>
  ((module?.rules ?? []) as {use?: Loader[]}[])
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .filter(({loader}) => /[\\/]@docusaurus[\\/]mdx-loader[\\/]/.test(loader));

/** The shared processor for each of Docusaurus' own, and for itself: both compilations ask. */
const known = new WeakMap<Processor, Processor>();

function shared(processor: Processor): Processor {
  const one = known.get(processor) ?? oneForBoth(processor);
  known.set(processor, one).set(one, one);
  return one;
}

/** How many processors are shared in this build. */
let count = 0;

/** Each page is compiled once in a build instead of twice: its HTML comes from what the browser gets. */
export const sharedCompilation: Patch = {
  name: 'shared-compilation',
  replaces: '@docusaurus/mdx-loader: the processors in its options (lib/createMDXLoader.js)',
  why: 'A build compiles each page for the browser, and once more for its HTML.',
  saves:
    "a tenth of a cold build; Docusaurus' own mdxCrossCompilerCache saves the same, but waits forever when the bundler's cache has a page for the browser and not for the server, as after an interrupted build",
  verified: ['3.9.2'],
  configure({config}) {
    // The preview compiles for the browser only, and a page again whenever what it depends on changes.
    if (config.mode !== 'production') {
      return {};
    }
    count = 0;
    for (const {options} of markdownLoaders(config)) {
      for (const [format, processor] of Object.entries(options?.processors ?? {})) {
        options!.processors![format] = shared(processor);
        count += 1;
      }
    }
    return {};
  },
  holds: [{expects: 'processors in the options of the loader of Markdown', count: () => count}],
};
