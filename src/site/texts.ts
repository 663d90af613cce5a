import fs from 'node:fs';
import {parseJson} from './data';
import {defaultLanguage, languageOf} from './languages';
import siteTexts from './texts.en.json';
import {fillVariables} from './variables';

/**
 * Id of a text that the build writes and that Docusaurus doesn't translate. Texts are in
 * `texts.en.json`, translations in `i18n/<code>/site.json`, in the format of Docusaurus' own files;
 * `{word}` is a placeholder. The texts `android.*` and `ios.*` quote the system; leave such a text empty
 * until someone has checked the text on a device.
 */
export type TextId = keyof typeof siteTexts;

/** Returns a text in a language, with values in place of the text's placeholders. */
export type WriteText = (id: TextId, values?: Record<string, string | number>) => string;

/** Returns the file of a language's texts. */
export const siteTextsFile = (code: string): string => `i18n/${code}/site.json`;

/**
 * Returns a function for the texts in a language. The function returns the text of the default language if
 * a translation is missing.
 *
 * @throws an error that names an unknown variable, or the file and line of malformed JSON.
 */
export function textsIn(code: string): WriteText {
  const file = siteTextsFile(code);
  const translated =
    code !== defaultLanguage.code && fs.existsSync(file)
      ? parseJson<Partial<Record<TextId, {message: string}>>>(fs.readFileSync(file, 'utf8'), file)
      : {};
  return (id, values = {}) =>
    fillVariables(
      translated[id]?.message ?? siteTexts[id],
      translated[id] ? file : 'src/site/texts.en.json',
    ).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * Returns the title of a month's release notes.
 *
 * @param date - any day of the month, in UTC.
 */
export function postTitle(code: string, date: Date): string {
  const {htmlLang, month} = languageOf(code);
  const options = {month, year: 'numeric', timeZone: 'UTC'} as const;
  return textsIn(code)('releaseNotes.post', {month: date.toLocaleDateString(htmlLang, options)});
}

/** Returns the texts of the configuration in a language. */
export function texts(code: string) {
  const write = textsIn(code);
  return {
    title: write('site.title'),
    tagline: write('site.tagline'),
    releaseNotes: {
      title: write('releaseNotes.title'),
      description: write('releaseNotes.description'),
      feedTitle: write('releaseNotes.feed'),
    },
    moved: write('redirect.moved'),
  };
}
