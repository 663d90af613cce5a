import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {footer, navbar} from '../site/chrome';
import type {NeededText} from './content';

const codeFile = 'i18n/ja/code.json';

/** Strings of the theme: Docusaurus' English, and the Japanese that it brings for most. */
function themeTexts(): NeededText[] {
  const {resolve} = createRequire(__filename);
  const locales = path.resolve(
    resolve('@docusaurus/theme-translations/package.json'),
    '../locales',
  );
  const read = (locale: string) =>
    JSON.parse(fs.readFileSync(path.join(locales, locale, 'theme-common.json'), 'utf8')) as Record<
      string,
      string
    >;
  const [base, japanese] = [read('base'), read('ja')];
  return Object.entries(base)
    .filter(([id]) => !id.endsWith('___DESCRIPTION'))
    .map(([id, english]) => ({
      file: codeFile,
      id,
      english,
      japanese: japanese[id],
    }));
}

/** Strings of our own components, read from their source by Docusaurus' own extractor. */
async function ownTexts(root: string): Promise<NeededText[]> {
  const files = fs
    .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /^(client|components|pages|theme)[\\/].*\.tsx?$/.test(name))
    .map((name) => path.join(root, 'src', name));
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  return extracted.flatMap(({translations}) =>
    Object.entries(translations).map(([id, {message}]) => ({
      file: codeFile,
      id,
      english: message,
    })),
  );
}

/** Labels of the navigation bar and the footer, under the ids that the theme looks up. */
function chromeTexts(): NeededText[] {
  const folder = 'i18n/ja/docusaurus-theme-classic/';
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
 * Every text of the interface that needs Japanese.
 *
 * @param root - the repository.
 */
export async function neededTexts(root: string): Promise<NeededText[]> {
  const byId = new Map(
    [
      ...themeTexts(),
      ...(await ownTexts(root)),
      ...chromeTexts(),
      {
        file: 'i18n/ja/docusaurus-plugin-content-docs/current.json',
        id: 'version.label',
        english: 'Next',
      },
    ].map((text) => [`${text.file} ${text.id}`, text] as const),
  );
  // A component that uses one of the theme's strings keeps the theme's Japanese.
  for (const text of themeTexts()) {
    byId.set(`${text.file} ${text.id}`, text);
  }
  return [...byId.values()];
}
