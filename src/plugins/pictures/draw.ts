import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {escapeHtml} from '../../lib/markdown/nodes';
import {siteFile} from '../../lib/siteFile';
import {parseJson} from '../../site/data';
import {languageOf} from '../../site/languages';
import {phrases} from '../../site/phrases';
import {fillVariables} from '../../site/variables';

const resolve = (...names: string[]) => path.join(__dirname, ...names);
const read = (...names: string[]) => fs.readFileSync(resolve(...names), 'utf8');

const texts = parse(read('texts.yaml')) as Record<string, Record<string, string>>;

/** Names of the pictures that a page can show. */
export const pictureNames = Object.keys(texts);

/** The English texts, by `picture.text`. */
export const pictureTexts: Record<string, string> = Object.fromEntries(
  pictureNames.flatMap((picture) =>
    Object.entries(texts[picture]!).map(([id, text]) => [`${picture}.${id}`, text]),
  ),
);

const translationsFile = (language: string) => path.resolve(`i18n/${language}/pictures.json`);

/** Returns the files from which the pictures of a language are drawn. */
export const sourceFiles = (language: string): string[] =>
  [
    ...fs.readdirSync(resolve('svg')).map((name) => resolve('svg', name)),
    resolve('icons.yaml'),
    resolve('texts.yaml'),
    translationsFile(language),
  ].filter((file) => fs.existsSync(file));

/**
 * Reads the texts of a picture. A text without a translation is in English.
 *
 * @returns a function that returns the text with an id, and throws an error if the picture has none.
 */
export function textsOf(picture: string, language: string): (id: string) => string {
  const file = translationsFile(language);
  const translations = fs.existsSync(file)
    ? parseJson<Record<string, {message: string}>>(fs.readFileSync(file, 'utf8'), siteFile(file))
    : {};
  return (id) => {
    const key = `${picture}.${id}`;
    const text = translations[key]?.message ?? pictureTexts[key];
    if (text === undefined) {
      throw new Error(`The picture "${picture}" shows {${id}}, which texts.yaml does not have.`);
    }
    return fillVariables(text, siteFile(file));
  };
}

/** Draws an icon of `icons.yaml`. The icon has no text alternative, because there is a text beside it. */
export function drawIcon(name: string): string {
  const icons = parse(read('icons.yaml')) as Record<string, {lines?: string; areas?: string}>;
  const {lines, areas} = icons[name]!;
  return (
    '<svg viewBox="0 0 32 32" width="40" height="40" fill="none" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
    (lines ? `<path d="${lines}" stroke="var(--text-secondary)"/>` : '') +
    (areas ? `<path d="${areas}" fill="var(--primary)" fill-rule="evenodd"/>` : '') +
    '</svg>'
  );
}

/**
 * Draws a picture from `svg/<name>.wide.svg` and `svg/<name>.narrow.svg`. The page's styles show one of the
 * two. Replaces `{id}` in these files with the picture's text of that id.
 *
 * @returns the content of a `figure`: the question that the picture answers, and both drawings with the
 *   picture's title and description.
 * @throws an error if a file is missing, or a text for an `{id}`.
 */
export function drawPicture(name: string, language: string): string {
  const textOf = textsOf(name, language);
  const {baseUrl, htmlLang, words} = languageOf(language);
  // In a language without spaces between words, allows line breaks only between phrases.
  const breakable = (text: string) =>
    (words === 'spaced' ? [text] : phrases(text, htmlLang)).map(escapeHtml).join('<wbr>');
  const draw = (layout: 'wide' | 'narrow') => {
    const id = `picture-${name}-${layout}`;
    const svg = read(`svg/${name}.${layout}.svg`)
      // Removes the file's styles, which are for viewing the file on its own. The page has other styles.
      .replace(/<style>[\s\S]*?<\/style>| xmlns="[^"]*"|\n/g, '')
      .replaceAll('href="/', `href="${baseUrl}`)
      .replace(/\{([\w-]+)\}/g, (_, textId: string) => breakable(textOf(textId)));
    // A group if there are links, because assistive technology can't reach links inside an image.
    const role = svg.includes('<a ') ? 'group' : 'img';
    // Hides one layout from the search, because both layouts have the same texts.
    const ignore = layout === 'narrow' ? ' data-search-ignore' : '';
    return svg.replace(
      /^<svg([^>]*)>/,
      (_, attributes: string) =>
        `<svg${attributes} role="${role}" aria-labelledby="${id}-title" aria-describedby="${id}-desc" class="picture__${layout}"${ignore}>` +
        `<title id="${id}-title">${escapeHtml(textOf('title'))}</title>` +
        `<desc id="${id}-desc">${escapeHtml(textOf('description'))}</desc>`,
    );
  };
  return `<figcaption>${escapeHtml(textOf('question'))}</figcaption>${draw('wide')}${draw('narrow')}`;
}
