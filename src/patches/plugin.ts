import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {version} from '@docusaurus/core/package.json';
import {chosenPatches} from '.';
import {isAsked, type Built, type Compiler, type Patch, type Target} from './patch';
import {unapplied, unverified} from './verify';

/** Puts the patches' own modules in place of those that they replace. */
const replaceModules =
  (patches: readonly Patch[]) => (asked: {request: string; contextInfo: {issuer: string}}) => {
    const found = patches
      .flatMap(({replacements = []}) => replacements)
      .find((replacement) => isAsked(replacement, asked.contextInfo.issuer, asked.request));
    if (found) {
      asked.request = found.file;
    }
  };

interface Module {
  resource?: string;
  originalSource(): {source(): string | Buffer} | null;
}

/** A bundler plugin: fails the compilation when a patch didn't take hold in it. */
class EveryPatchHolds {
  constructor(private readonly patches: readonly Patch[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EveryPatchHolds', (compilation) => {
      let modules: Built['modules'] = [];
      // Before modules are put together. Those from the bundler's cache are among them.
      compilation.hooks.finishModules.tap('EveryPatchHolds', (all) => {
        modules = [...(all as Iterable<Module>)].map((module) => ({
          resource: path.normalize(module.resource ?? ''),
          source: () => String(module.originalSource()?.source() ?? ''),
        }));
      });
      compilation.hooks.afterProcessAssets.tap('EveryPatchHolds', (assets) => {
        const built: Built = {modules, files: Object.keys(assets)};
        for (const message of unapplied(this.patches, built)) {
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  }
}

/**
 * The bundler's cache, apart for each set of patches and settings that decide what is put in place of
 * what: it doesn't notice that an alias has changed (https://github.com/webpack/webpack/issues/13627),
 * and a search would be missing, or there, as in the build before.
 */
function ownCache({config, context}: Target, patches: readonly Patch[]) {
  const {cache} = (config.experiments ?? {}) as {cache?: {version: string}};
  const {themeConfig, customFields} = context.siteConfig;
  const settings = JSON.stringify([
    themeConfig.colorMode,
    Boolean(customFields?.netlifySearch),
    Boolean(customFields?.docSearch),
  ]);
  const names = patches.map(({name}) => name);
  return cache ? {cache: {version: [cache.version, ...names, settings].join('-')}} : {};
}

/**
 * Applies the patches that PATCHES chooses (`index.ts`), and sees that each takes hold.
 *
 * @throws an error when PATCHES names a patch that there is not, or when Docusaurus is another version
 *   than those that a patch was verified with.
 */
export default function patches(context: LoadContext): Plugin {
  const chosen = chosenPatches();
  const problems = unverified(chosen, version);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {
    name: 'patches',
    configureWebpack(config, isServer, {currentBundler}) {
      const isForReaders = !isServer && config.mode === 'production';
      const target: Target = {context, config, isServer, isForReaders};
      const applied = chosen.filter(({onlyForReaders}) => isForReaders || !onlyForReaders);
      const parts = chosen.map((patch) => patch.configure?.(target) ?? {});
      return {
        ...Object.assign({}, ...parts),
        experiments: ownCache(target, chosen),
        resolve: {
          alias: Object.assign({}, ...applied.map(({aliases}) => aliases)),
        },
        module: {rules: parts.flatMap(({module}) => module?.rules ?? [])},
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/./, replaceModules(applied)),
          ...parts.flatMap(({plugins}) => plugins ?? []),
          ...(isForReaders ? [new EveryPatchHolds(chosen)] : []),
        ],
      };
    },
  };
}
