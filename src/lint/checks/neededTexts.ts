import fs from 'node:fs';
import path from 'node:path';
import {extractTexts, readEnglishThemeTexts, readThemeTexts} from '../../lib/docusaurusPackages';
import {footer, navbar} from '../../site/navigation';
import {translations} from '../../site/languages';
import {pictureTexts} from '../../plugins/pictures';
import siteTexts from '../../site/texts.en.json';

/** A text of the interface that a language needs. */
export interface NeededText {
  /** The file of translations that has to contain the text's translation. */
  file: string;
  id: string;
  english: string;
  /** Docusaurus' own translation. */
  default?: string;
}

/** A text of the interface, with its file below a language's folder. */
type Text = Omit<NeededText, 'default'>;

const codeFile = 'code.json';

/** Matches files of `src` with texts of the interface. */
const componentFile = /(^|\/)(client|components|pages|theme)\/.*\.tsx?$/;

/** Returns the texts of the site's own components. */
async function componentTexts(root: string): Promise<Text[]> {
  const files = fs
    .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((name) => componentFile.test(name.replaceAll(path.sep, '/')))
    .map((name) => path.join(root, 'src', name));
  const texts = await extractTexts(files);
  return Object.entries(texts).map(([id, english]) => ({file: codeFile, id, english}));
}

/** Returns the labels of links in the theme's configuration, under the ids that the theme looks up. */
const labelsOf = (file: string, prefix: string, items: unknown[] = []): Text[] =>
  items
    .flatMap((item) => (item as {label?: string}).label ?? [])
    .map((label) => ({
      file: `docusaurus-theme-classic/${file}`,
      id: `${prefix}.label.${label}`,
      english: label,
    }));

const textsOf = (file: string, texts: Record<string, string>): Text[] =>
  Object.entries(texts).map(([id, english]) => ({file, id, english}));

/**
 * Returns every text of the interface that the translations need.
 *
 * @param root - the repository.
 */
export async function neededTexts(root: string): Promise<NeededText[]> {
  const themeTexts = textsOf(codeFile, readEnglishThemeTexts());
  const byId = new Map(
    [
      ...(await componentTexts(root)),
      ...labelsOf('navbar.json', 'item', navbar.items),
      ...labelsOf('footer.json', 'link.item', footer.links),
      ...textsOf('docusaurus-plugin-content-docs/current.json', {'version.label': 'Next'}),
      ...textsOf('site.json', siteTexts),
      ...textsOf('pictures.json', pictureTexts),
      // Last, so that a component that uses a text of the theme keeps Docusaurus' translation.
      ...themeTexts.filter(({id}) => !id.endsWith('___DESCRIPTION')),
    ].map((text) => [`${text.file} ${text.id}`, text]),
  );
  const needed = translations.map(async ({code}) => {
    const defaults = await readThemeTexts({locale: code, name: 'theme-common'});
    return [...byId.values()].map(({file, id, english}) => ({
      file: `i18n/${code}/${file}`,
      id,
      english,
      ...(file === codeFile && {default: defaults[id]}),
    }));
  });
  return (await Promise.all(needed)).flat();
}
