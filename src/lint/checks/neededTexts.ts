import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {footer, navbar} from '../../site/chrome';
import {translations} from '../../site/languages';
import {pictureTexts} from '../../plugins/pictures';
import {siteTexts} from '../../site/texts';

/** A text that the interface shows and that a language needs, in the file that has to hold it. */
export interface NeededText {
  file: string;
  id: string;
  english: string;
  /** Translation that Docusaurus brings. */
  brought?: string;
}

/** A text of the interface, without the language that needs it: its file below a language's folder. */
type Text = Omit<NeededText, 'brought'>;

const codeFile = 'code.json';

/** Strings of the theme, as Docusaurus brings them in a language; it has none for some languages. */
function themeTexts(locale: string): Record<string, string> {
  const {resolve} = createRequire(__filename);
  const locales = path.resolve(
    resolve('@docusaurus/theme-translations/package.json'),
    '../locales',
  );
  const file = path.join(locales, locale, 'theme-common.json');
  const texts = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !id.endsWith('___DESCRIPTION')));
}

/** Files of `src` with texts of the interface. */
const withTexts = /(^|\/)(client|components|pages|theme)\/.*\.tsx?$/;

/** Strings of our own components, read from their source by Docusaurus' own extractor. */
async function ownTexts(root: string): Promise<Text[]> {
  // Its Babel set-up takes a second to load.
  const {extractAllSourceCodeFileTranslations, getBabelOptions} = await import('@docusaurus/babel');
  const folder = path.join(root, 'src');
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => withTexts.test(name))
    .map((name) => path.join(folder, name));
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  return extracted.flatMap(({translations: found}) =>
    Object.entries(found).map(([id, {message}]) => ({file: codeFile, id, english: message})),
  );
}

/** Labels of the navigation bar and the footer, under the ids that the theme looks up. */
function chromeTexts(): Text[] {
  const folder = 'docusaurus-theme-classic/';
  const labels = (items: unknown[]) =>
    items.map((item) => (item as {label?: string}).label).filter((label) => label !== undefined);
  return [
    ...labels(navbar.items ?? []).map((label) => ({
      file: `${folder}navbar.json`,
      id: `item.label.${label}`,
      english: label,
    })),
    ...labels(footer.links ?? []).map((label) => ({
      file: `${folder}footer.json`,
      id: `link.item.label.${label}`,
      english: label,
    })),
  ];
}

/**
 * Every text of the interface that the translations need.
 *
 * @param root - the repository.
 */
export async function neededTexts(root: string): Promise<NeededText[]> {
  const byId = new Map(
    [
      ...(await ownTexts(root)),
      ...chromeTexts(),
      {file: 'docusaurus-plugin-content-docs/current.json', id: 'version.label', english: 'Next'},
      ...Object.entries(siteTexts).map(([id, english]) => ({file: 'site.json', id, english})),
      ...Object.entries(pictureTexts).map(([id, english]) => ({
        file: 'pictures.json',
        id,
        english,
      })),
      // Last: a component that uses one of the theme's strings keeps what Docusaurus brings for it.
      ...Object.entries(themeTexts('base')).map(([id, english]) => ({file: codeFile, id, english})),
    ].map((text) => [`${text.file} ${text.id}`, text] as const),
  );
  return translations.flatMap(({code}) => {
    const brought = themeTexts(code);
    return [...byId.values()].map(({file, id, english}) => ({
      file: `i18n/${code}/${file}`,
      id,
      english,
      ...(file === codeFile && {brought: brought[id]}),
    }));
  });
}
