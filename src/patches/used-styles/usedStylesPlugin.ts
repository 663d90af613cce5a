import type {Configuration} from '../patch';
import {usedStyles, type Settings} from './usedStyles';

type BundlerPlugin = NonNullable<NonNullable<Configuration['plugins']>[number]>;
type Compiler = Parameters<Extract<BundlerPlugin, (compiler: never) => void>>[0];

/** A bundler plugin: writes the style sheets of a production build without what no page can use. */
export class UsedStylesPlugin {
  /**
   * @param settings - what the site has.
   * @param onRemoved - is told how many characters of a style sheet went.
   */
  constructor(
    private readonly settings: Settings,
    private readonly onRemoved: (characters: number) => void,
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('UsedStylesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minification, which takes comments out of the scripts; before the files get the hash
        // of their content, so that other styles are another file.
        {name: 'UsedStylesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE},
        (assets) => {
          const text = (name: string) => assets[name]!.source().toString();
          const names = Object.keys(assets);
          const scripts = names.filter((name) => name.endsWith('.js')).map(text);
          const sheets = new Map(
            names.filter((file) => file.endsWith('.css')).map((name) => [name, text(name)]),
          );
          for (const [name, before] of sheets) {
            // Another style sheet may read the variables of this one.
            const others = [...sheets].flatMap(([other, css]) => (other === name ? [] : [css]));
            const inUse = {scripts: [...scripts, ...others], ...this.settings};
            const css = usedStyles(before, inUse);
            this.onRemoved(before.length - css.length);
            compilation.updateAsset(name, new sources.RawSource(css));
          }
        },
      );
    });
  }
}
