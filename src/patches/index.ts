import {createHash} from 'node:crypto';
import path from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {version} from '@docusaurus/core/package.json';
import {allPatches, type Patch} from './allPatches';

type Bundler = CurrentBundler['instance'];

/** The version of Docusaurus that the patches were verified with. */
const verifiedVersion = '3.9.2';

/** Throws an error when the patches weren't verified with the installed version of Docusaurus. */
export function assertVerified(installed: string): void {
  if (installed !== verifiedVersion) {
    const names = allPatches.map(({name}) => name).join(', ');
    throw new Error(
      `Docusaurus is ${installed}, and these patches were verified with ${verifiedVersion}: ${names}. Verify each as src/patches/README.md describes, or build with PATCHES=off.`,
    );
  }
}

/** Returns a plugin of the bundler that fails a compilation in which a patch replaced nothing. */
const failIfUnused = (applied: readonly Patch[]) => ({
  apply: (compiler: InstanceType<Bundler['Compiler']>): void =>
    compiler.hooks.compilation.tap('patches', (compilation) =>
      compilation.hooks.finishModules.tap('patches', (modules) => {
        const files = new Set(
          [...modules].map((module) =>
            path.normalize((module as InstanceType<Bundler['NormalModule']>).resource ?? ''),
          ),
        );
        for (const {name, alias} of applied) {
          for (const [replaced] of Object.entries(alias).filter(([, file]) => !files.has(file))) {
            const message = `The patch "${name}" replaced nothing: no module imports ${replaced}. Adapt it as src/patches/README.md describes, or build with PATCHES=off.`;
            compilation.errors.push(new compiler.webpack.WebpackError(message));
          }
        }
      }),
    ),
});

/**
 * Replaces a few modules of Docusaurus. `PATCHES=off` builds without the replacements.
 *
 * @throws an error when PATCHES has another value, or Docusaurus another version than the verified one.
 */
export default function patches(): Plugin {
  const {PATCHES: setting = ''} = process.env;
  if (!['', 'off'].includes(setting)) {
    throw new Error(`PATCHES=${setting}: write PATCHES=off, or leave it out for all patches.`);
  }
  const applied = setting === 'off' ? [] : allPatches;
  if (applied.length > 0) {
    assertVerified(version);
  }
  return {
    name: 'patches',
    configureWebpack(config, isServer) {
      const alias = Object.assign(
        {},
        ...applied.map((patch) => (patch.importer ? {} : patch.alias)),
      );
      const rules = applied.flatMap((patch) =>
        patch.importer ? [{test: patch.importer, resolve: {alias: patch.alias}}] : [],
      );
      // Adds a hash of all plugins' aliases to the version of the bundler's cache, because the cache doesn't
      // notice a changed alias (https://github.com/webpack/webpack/issues/13627).
      const aliases = JSON.stringify([config.resolve?.alias, alias, rules]);
      const hash = createHash('md5').update(aliases).digest('hex');
      const {cache} = (config.experiments ?? {}) as {cache?: {version: string}};
      return {
        ...(cache && {experiments: {cache: {version: `${cache.version}-${hash}`}}}),
        module: {rules},
        plugins: isServer || config.mode !== 'production' ? [] : [failIfUnused(applied)],
        resolve: {alias},
      };
    },
  };
}
