import {createRequire} from 'node:module';

/** Imports packages in the versions that Docusaurus' classic preset depends on. */
const requireInPreset = createRequire(require.resolve('@docusaurus/preset-classic'));
const requireInTheme = createRequire(requireInPreset.resolve('@docusaurus/theme-classic'));

/** Texts by their ids. */
type Texts = Record<string, string>;

/** Returns the path of the main file of a package that the preset depends on. */
export const resolveInPreset = (name: string): string => requireInPreset.resolve(name);

/**
 * Reads the texts of a theme of Docusaurus in a language.
 *
 * @returns an empty object for a language that Docusaurus lacks.
 */
export const {readDefaultCodeTranslationMessages: readThemeTexts} = requireInTheme(
  '@docusaurus/theme-translations',
) as {
  readDefaultCodeTranslationMessages: (theme: {locale: string; name: string}) => Promise<Texts>;
};

/** Reads the English texts of the classic theme, and their descriptions under `ID___DESCRIPTION`. */
export const readEnglishThemeTexts = (): Texts =>
  requireInTheme('@docusaurus/theme-translations/locales/base/theme-common.json') as Texts;

interface BabelPackage {
  getBabelOptions: (options: {isServer: boolean}) => object;
  extractAllSourceCodeFileTranslations: (
    files: string[],
    options: object,
  ) => Promise<{translations: Record<string, {message: string}>}[]>;
}

/**
 * Extracts the texts of components, as Docusaurus does for `docusaurus write-translations`.
 *
 * @param files - source files.
 * @returns English texts by their ids.
 */
export async function extractTexts(files: string[]): Promise<Texts> {
  // Imported only here, because loading Babel takes a second.
  const requireInCore = createRequire(require.resolve('@docusaurus/core/package.json'));
  const {extractAllSourceCodeFileTranslations, getBabelOptions} = requireInCore(
    '@docusaurus/babel',
  ) as BabelPackage;
  const options = getBabelOptions({isServer: true});
  const extracted = await extractAllSourceCodeFileTranslations(files, options);
  return Object.fromEntries(
    extracted.flatMap(({translations}) =>
      Object.entries(translations).map(([id, {message}]) => [id, message]),
    ),
  );
}
