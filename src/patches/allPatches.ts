import path from 'node:path';

/** A module that is bundled instead of one of Docusaurus, of its theme, or of its router. */
export interface Patch {
  name: string;
  /** What is imported, as a package or an absolute path, and the file that is bundled instead. */
  alias: Record<string, string>;
  /** The only module whose imports are replaced. Without it, those of every module are. */
  importer?: string;
}

const own = (file: string) => path.join(__dirname, file);
const core = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);
const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

/** All patches. README.md says what each saves. */
export const allPatches: readonly Patch[] = [
  {
    name: 'no-highlighter',
    alias: {[path.join(themeClassic, 'prism-include-languages.js')]: own('noHighlighter.ts')},
  },
  {
    name: 'plain-paths',
    alias: {'path-to-regexp$': own('plainPaths.ts')},
  },
  {
    name: 'gradual-hydration',
    alias: {
      [core('browserContext.js')]: own('gradualHydration/browserContext.tsx'),
      [path.join(themeCommon, 'hooks/useWindowSize.js')]: own('gradualHydration/useWindowSize.ts'),
    },
  },
  {
    name: 'intent-links',
    alias: {
      'react-router-dom$': own('intentLinks/routerLinks.tsx'),
      [core('exports/ExecutionEnvironment.js')]: own('intentLinks/withoutObserver.ts'),
    },
    importer: core('exports/Link.js'),
  },
];
