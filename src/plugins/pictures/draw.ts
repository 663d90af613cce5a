import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {escape} from '../../lib/markdown/nodes';
import {siteFile} from '../../lib/siteFile';
import {parseJson} from '../../site/data';
import {languageOf} from '../../site/languages';
import {phrases} from '../../site/phrases';
import {fillVariables} from '../../site/variables';

const own = (...names: string[]) => path.join(__dirname, ...names);
const read = (file: string) => fs.readFileSync(file, 'utf8');

/** The English texts, by `picture.text`. */
export const pictureTexts: Record<string, string> = Object.fromEntries(
  Object.entries(parse(read(own('texts.yaml'))) as Record<string, Record<string, string>>).flatMap(
    ([picture, texts]) => Object.entries(texts).map(([id, text]) => [`${picture}.${id}`, text]),
  ),
);

/** The pictures that a page can show. */
export const pictureNames = [...new Set(Object.keys(pictureTexts).map((id) => id.split('.')[0]!))];

const translationsFile = (language: string) => path.resolve(`i18n/${language}/pictures.json`);

/** The files from which the pictures of a language are drawn. */
export const filesOf = (language: string): string[] =>
  [
    ...fs.readdirSync(own('svg')).map((name) => own('svg', name)),
    own('icons.yaml'),
    own('texts.yaml'),
    translationsFile(language),
  ].filter((file) => fs.existsSync(file));

/**
 * Reads a picture's texts in a language; what is not translated is in the default language.
 *
 * @returns a function that takes a text's id, and throws an error when the picture has no such text.
 */
export function textsOf(picture: string, language: string): (id: string) => string {
  const file = translationsFile(language);
  const translated = fs.existsSync(file)
    ? parseJson<Record<string, {message: string}>>(read(file), siteFile(file))
    : {};
  return (id) => {
    const key = `${picture}.${id}`;
    const text = translated[key]?.message ?? pictureTexts[key];
    if (text === undefined) {
      throw new Error(`The picture "${picture}" shows {${id}}, which texts.yaml does not have.`);
    }
    return fillVariables(text, siteFile(file));
  };
}

/** An icon from `icons.yaml`, for a place beside a text that says the same. */
export function drawIcon(name: string): string {
  const icons = parse(read(own('icons.yaml'))) as Record<string, {lines?: string; areas?: string}>;
  const {lines, areas} = icons[name]!;
  return (
    '<svg viewBox="0 0 32 32" width="40" height="40" fill="none" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
    (lines ? `<path d="${lines}" stroke="var(--text-secondary)"/>` : '') +
    (areas ? `<path d="${areas}" fill="var(--primary)" fill-rule="evenodd"/>` : '') +
    '</svg>'
  );
}

/**
 * Draws a picture: `svg/<name>.wide.svg` and `svg/<name>.narrow.svg`, of which the page's styles show
 * one. In them, `{id}` stands for a text.
 *
 * @returns the content of a `figure`: the question that the picture answers, and both drawings with the
 *   picture's title and description for those who can't see it.
 * @throws an error when a picture has no file, or no text for an `{id}`.
 */
export function drawPicture(name: string, language: string): string {
  const say = textsOf(name, language);
  const {baseUrl, htmlLang, words} = languageOf(language);
  // Lines end between phrases where words don't stand apart.
  const text = (id: string) =>
    (words === 'spaced' ? [say(id)] : phrases(say(id), htmlLang)).map(escape).join('<wbr>');
  const draw = (kind: 'wide' | 'narrow') => {
    const id = `picture-${name}-${kind}`;
    const svg = read(own(`svg/${name}.${kind}.svg`))
      // The page has the styles; those in the file are for looking at it alone.
      .replace(/<style>[\s\S]*?<\/style>| xmlns="[^"]*"|\n/g, '')
      .replaceAll('href="/', `href="${baseUrl}`)
      .replace(/\{([\w-]+)\}/g, (_, textId: string) => text(textId));
    // Links in a picture can be reached only where it is no image.
    const role = svg.includes('<a ') ? 'group' : 'img';
    // One of the two is enough for the search.
    const search = kind === 'narrow' ? ' data-search-ignore' : '';
    return svg.replace(
      /^<svg([^>]*)>/,
      (_, attributes: string) =>
        `<svg${attributes} role="${role}" aria-labelledby="${id}-title" aria-describedby="${id}-desc" class="picture__${kind}"${search}>` +
        `<title id="${id}-title">${escape(say('title'))}</title>` +
        `<desc id="${id}-desc">${escape(say('description'))}</desc>`,
    );
  };
  return `<figcaption>${escape(say('question'))}</figcaption>${draw('wide')}${draw('narrow')}`;
}
