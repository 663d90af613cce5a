import type {Plugin} from '@docusaurus/types';
import {usedStyles} from './usedStyles';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<NonNullable<Configuration['plugins']>[number]>;
type Compiler = Parameters<Extract<BundlerPlugin, (compiler: never) => void>>[0];

/** A bundler's plugin: writes the style sheets of a production build without what no page can use. */
export class UnusedStyles {
  /** @param dark - whether the site can be dark. */
  constructor(private readonly dark: boolean) {}

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') {
      return;
    }
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('UnusedStyles', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minification, which takes comments out of the scripts; before the files get the hash
        // of their content, so that other styles are another file.
        {name: 'UnusedStyles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE},
        (assets) => {
          const text = (name: string) => assets[name]!.source().toString();
          const names = Object.keys(assets);
          const scripts = names.filter((name) => name.endsWith('.js')).map(text);
          for (const name of names.filter((file) => file.endsWith('.css'))) {
            const css = usedStyles(text(name), {scripts, dark: this.dark});
            compilation.updateAsset(name, new sources.RawSource(css));
          }
        },
      );
    });
  }
}
