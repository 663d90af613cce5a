import fs from 'node:fs';
import {parseJson} from './data';
import {defaultLanguage, languageOf} from './languages';
import siteTexts from './texts.en.json';
import {fillVariables} from './variables';

/**
 * An id of a text that the build writes and that Docusaurus does not translate by itself. The texts are in
 * `texts.en.json`, translations in `i18n/<code>/site.json`, in the form of Docusaurus' own files; `{word}` is
 * filled in. What phones show (`android.…`, `ios.…`) is there exactly, and empty where no one has read it.
 */
export type TextId = keyof typeof siteTexts;

/** A text in a language, its `{words}` filled in. */
export type WriteText = (id: TextId, values?: Record<string, string | number>) => string;

/** Where a language has its texts. */
export const siteTextsFile = (code: string): string => `i18n/${code}/site.json`;

/**
 * The texts in a language; what is not translated is in the default language.
 *
 * @throws an error that names an unknown variable, or file and line of broken JSON.
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
 * The title of the release note of a month: the month as the language writes it, and what it is.
 *
 * @param month - any day of the month, in UTC.
 */
export function postTitle(code: string, month: Date): string {
  const {htmlLang, month: form} = languageOf(code);
  const written = new Intl.DateTimeFormat(htmlLang, {
    month: form,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return textsIn(code)('releaseNotes.post', {month: written.format(month)});
}

/** The texts of the configuration. */
export interface SiteTexts {
  title: string;
  tagline: string;
  releaseNotes: {title: string; description: string; feedTitle: string};
  moved: string;
}

/**
 * The configuration's texts in a language.
 *
 * @param code - the language that is built.
 */
export function texts(code: string): SiteTexts {
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
