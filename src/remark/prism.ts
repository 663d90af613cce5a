import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import type {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import {Prism, type PrismTheme} from 'prism-react-renderer';
import {parse} from 'yaml';

const {names, colors} = parse(fs.readFileSync(path.join(__dirname, 'code.yaml'), 'utf8')) as {
  names: Record<string, string>;
  colors: Record<string, {variable: string; types: string[]}>;
};

/** Names of languages for readers, by the name in fences. Lacks languages whose two names are the same. */
export const languageNames = new Map(Object.entries(names));

/** CSS classes by the types of tokens. Lacks types without a color. */
export const tokenClasses = new Map(
  Object.entries(colors).flatMap(([className, {types}]) => types.map((type) => [type, className])),
);

/** The site's colors, for blocks that Docusaurus' component highlights in the browser. */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--text)', backgroundColor: 'var(--surface)'},
  styles: Object.values(colors).map(({variable, types}) => ({
    types,
    style: {color: `var(${variable})`},
  })),
};

/** The type of `themeConfig.prism` with Docusaurus' defaults. */
export type PrismConfig = {additionalLanguages: string[]} & Pick<
  Parameters<typeof createCodeBlockMetadata>[0],
  'defaultLanguage' | 'magicComments'
>;

const grammar = (language: string) => `prismjs/components/prism-${language}`;

/** Returns whether Prism has a grammar for a language. */
function hasGrammar(language: string): boolean {
  try {
    return Boolean(require.resolve(grammar(language)));
  } catch {
    return false;
  }
}

/**
 * Validates `themeConfig.prism`, and adds Docusaurus' defaults.
 *
 * @throws an error when `prism` sets colors other than the site's, or names a language that Prism doesn't
 *   have.
 */
export function readPrismConfig(prism: NonNullable<ThemeConfig['prism']>): PrismConfig {
  if (prism.theme !== prismTheme || prism.darkTheme) {
    throw new Error(
      'docusaurus.config.ts: themeConfig.prism.theme has to be prismTheme, without a darkTheme, because the build highlights code in colors that the styles can switch. Change the colors in src/css/palette.css, or the tokens that have them in src/remark/code.yaml. For a theme of Prism, remove highlight from rehypePlugins: then browsers highlight code.',
    );
  }
  const themeConfig = {prism} as Parameters<typeof validateThemeConfig>[0]['themeConfig'];
  const valid: unknown = validateThemeConfig({themeConfig, validate: normalizeThemeConfig});
  const {prism: config} = valid as {prism: PrismConfig};
  const unknown = config.additionalLanguages.find((language) => !hasGrammar(language));
  if (unknown) {
    throw new Error(
      `docusaurus.config.ts: themeConfig.prism.additionalLanguages: Prism has no language "${unknown}". Use a name of https://prismjs.com/#supported-languages, or remove it.`,
    );
  }
  return config;
}

/**
 * Adds grammars to the Prism of `prism-react-renderer`, as `@theme/prism-include-languages` does in the
 * browser. The modules of grammars extend a global Prism.
 *
 * @returns Prism with the grammars.
 */
export function loadLanguages({additionalLanguages}: PrismConfig): typeof Prism {
  const global = globalThis as {Prism?: typeof Prism};
  global.Prism = Prism;
  for (const language of additionalLanguages) {
    for (const name of language === 'php' ? ['markup-templating', language] : [language]) {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- extends the global Prism
      require(grammar(name));
    }
  }
  delete global.Prism;
  return Prism;
}
