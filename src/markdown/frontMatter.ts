import type {ParseFrontMatter} from '@docusaurus/types';
import {cardImage} from '../site/cards';
import {languageOfFile} from '../site/contentPath';
import {languageOf} from '../site/languages';
import {gitDates} from './gitDates';
import {siteFile} from './siteFile';
import {fillFrontMatter} from './variables';

/**
 * Days as a page writes them, in its language. Written here so that the browser needs no code for
 * it.
 */
export interface DateTexts {
  /** The day of a post. */
  day?: string;
  /** Its month. */
  month?: string;
  /** When the page was last updated. */
  updated?: string;
}

/** The texts, for a file's front matter and the language of its folder. */
function dateTexts(file: string, {date, last_update: update}: Record<string, unknown>): DateTexts {
  const {htmlLang} = languageOf(languageOfFile(file));
  const write = (value: unknown, options: Intl.DateTimeFormatOptions) => {
    const time = new Date(value as string);
    // Docusaurus itself reports an invalid date, with the file's name. Always UTC, whatever the
    // reader's time zone.
    return Number.isNaN(time.valueOf())
      ? undefined
      : new Intl.DateTimeFormat(htmlLang, {...options, timeZone: 'UTC'}).format(time);
  };
  return {
    day: write(date, {dateStyle: 'long'}),
    month: write(date, {month: 'long', year: 'numeric'}),
    updated: write((update as {date?: unknown} | undefined)?.date, {dateStyle: 'long'}),
  };
}

const dates = gitDates(process.cwd());

/** Whether pages say when they were last updated: only where Git knows it for certain. */
export const datesAreKnown = dates !== null;

/**
 * Front matter as Docusaurus sees it (docusaurus.config.ts, `markdown.parseFrontMatter`): the
 * writer's, variables filled, and what the build knows about the file: the social card, and the
 * date of its last change, also as text. Without the questions, which only the search knows, and
 * without keywords that are still to be written, which `npm run check` asks for.
 *
 * @throws an error that names the file and line of an unknown variable.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {content, frontMatter} = await fillFrontMatter(params);
  // Docusaurus would send all front matter to every reader of the page; only the search needs these.
  delete frontMatter.questions;
  // As "npm run new" writes them: Docusaurus would refuse the page before its writer has seen it.
  if (Array.isArray(frontMatter.keywords) && !frontMatter.keywords.some(Boolean)) {
    delete frontMatter.keywords;
  }
  const file = siteFile(params.filePath);
  const date = dates?.get(file);
  const complete = {
    image: cardImage(file),
    ...(date && {last_update: {date: date.toISOString()}}),
    ...frontMatter,
  };
  return {content, frontMatter: {...complete, date_texts: dateTexts(file, complete)}};
};
