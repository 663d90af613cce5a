import {createRequire} from 'node:module';
import path from 'node:path';
import type {createCodeBlockMetadata as CreateCodeBlockMetadata} from '@docusaurus/theme-common/internal';

type Load = (file: string) => {createCodeBlockMetadata: typeof CreateCodeBlockMetadata};
type CreateJiti = (file: string, options: object) => Load;

/** Returns the `require` of an installed package. */
const requireOf = (name: string) => createRequire(require.resolve(name));

/** Docusaurus' loader of configuration files, for a module with JSX. */
const load = (requireOf('@docusaurus/utils')('jiti') as CreateJiti)(__filename, {
  // Replaces a hook that only the bundler can resolve, and that the module's components import.
  alias: {'@docusaurus/useIsomorphicLayoutEffect': 'react'},
  transformOptions: {babel: {presets: [requireOf('@docusaurus/babel')('@babel/preset-react')]}},
});

/**
 * Parses a fenced block: the block's language, title, line numbers, and highlighted lines. This is
 * Docusaurus' own function, from a file of `@docusaurus/theme-common/internal` that Node can't import.
 */
export const {createCodeBlockMetadata} = load(
  path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/codeBlockUtils.js'),
);
