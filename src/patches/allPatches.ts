import path from 'node:path';

/** A replacement of modules of Docusaurus, its theme, or its router. */
export interface Patch {
  name: string;
  /** Files to bundle, by the package or absolute path that they replace. */
  alias: Record<string, string>;
  /** The only module whose imports are replaced. Without `importer`, the imports of all modules are. */
  importer?: string;
}

const patchFile = (file: string) => path.join(__dirname, file);
const core = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);
const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

/** All patches. README.md has the reasons. */
export const allPatches: readonly Patch[] = [
  {
    name: 'no-highlighter',
    alias: {[path.join(themeClassic, 'prism-include-languages.js')]: patchFile('noHighlighter.ts')},
  },
  {
    name: 'plain-paths',
    alias: {'path-to-regexp$': patchFile('plainPaths.ts')},
  },
  {
    name: 'gradual-hydration',
    alias: {
      [core('browserContext.js')]: patchFile('gradualHydration/browserContext.tsx'),
      [path.join(themeCommon, 'hooks/useWindowSize.js')]: patchFile(
        'gradualHydration/useWindowSize.ts',
      ),
    },
  },
  {
    name: 'intent-links',
    alias: {
      'react-router-dom$': patchFile('intentLinks/routerLinks.tsx'),
      [core('exports/ExecutionEnvironment.js')]: patchFile('intentLinks/withoutObserver.ts'),
    },
    importer: core('exports/Link.js'),
  },
];
