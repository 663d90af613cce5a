import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {footer, navbar} from '../../site/navigation';
import {translations} from '../../site/languages';
import {pictureTexts} from '../../plugins/pictures';
import siteTexts from '../../site/texts.en.json';

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
    .map((name) => path.join(folder, name))
    .filter((file) => withTexts.test(path.relative(folder, file).replaceAll(path.sep, '/')));
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  return extracted.flatMap(({translations: found}) =>
    Object.entries(found).map(([id, {message}]) => ({file: codeFile, id, english: message})),
  );
}

/** The labels of a list of links in the theme's configuration, under the ids that the theme looks up. */
const labelsOf = (file: string, prefix: string, items: unknown[] = []): Text[] =>
  items
    .flatMap((item) => (item as {label?: string}).label ?? [])
    .map((label) => ({
      file: `docusaurus-theme-classic/${file}`,
      id: `${prefix}.label.${label}`,
      english: label,
    }));

const textsOf = (file: string, english: Record<string, string>): Text[] =>
  Object.entries(english).map(([id, text]) => ({file, id, english: text}));

/**
 * Every text of the interface that the translations need.
 *
 * @param root - the repository.
 */
export async function neededTexts(root: string): Promise<NeededText[]> {
  const byId = new Map(
    [
      ...(await ownTexts(root)),
      ...labelsOf('navbar.json', 'item', navbar.items),
      ...labelsOf('footer.json', 'link.item', footer.links),
      ...textsOf('docusaurus-plugin-content-docs/current.json', {'version.label': 'Next'}),
      ...textsOf('site.json', siteTexts),
      ...textsOf('pictures.json', pictureTexts),
      // Last: a component that uses one of the theme's strings keeps what Docusaurus brings for it.
      ...textsOf(codeFile, themeTexts('base')),
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
