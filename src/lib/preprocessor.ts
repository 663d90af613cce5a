import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {isPartial} from '../site/contentPath';
import {fillVariables} from '../site/variables';
import {readFrontMatter} from './frontMatter';
import {lastChanges} from './gitHistory';
import {decodedPath} from './markdown/url';
import {siteFile} from './siteFile';

/** Dates of the last changes of pages, by file. A constant, so that Git runs once for all pages. */
export const lastChangeByFile = lastChanges();

/**
 * Fills the variables of a whole Markdown file, code blocks included (`markdown.preprocessor`), and
 * converts line ends to line feeds, which the code that reads Markdown expects.
 *
 * @throws an error that names the file and line of an unknown variable.
 */
export const preprocess: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) =>
  fillVariables(fileContent.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''), siteFile(filePath));

/** Fills variables in every string of a value. Doesn't convert other values, such as the `Date` of a YAML date. */
function fillStrings(value: unknown, file: string, head: string): unknown {
  if (typeof value === 'string') {
    const offset = Math.max(0, head.indexOf(value));
    return fillVariables(value, file, head.slice(0, offset).split('\n').length);
  }
  if (Array.isArray(value)) {
    return value.map((item) => fillStrings(item, file, head));
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillStrings(item, file, head)]),
    );
  }
  return value;
}

/**
 * Parses the front matter of a page for Docusaurus (`markdown.parseFrontMatter`): fills variables and
 * adds the date of the last change. The bundler may cache an older date with a compiled page, but readers
 * see the date in the page's data, which is always current.
 *
 * @throws an error that names the file and line of an unknown variable, or of a value that isn't YAML
 *   or whose parsed value differs from the written text.
 */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent}) => {
  const file = siteFile(filePath);
  if (decodedPath(file) === null) {
    throw new Error(`${file}:1: The name of the file has a "%", which no URL can have. Rename it.`);
  }
  const {data, head, problems} = readFrontMatter(fileContent);
  if (problems[0]) {
    throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
  }
  const frontMatter = fillStrings(data, file, head) as Record<string, unknown>;
  // Docusaurus sends all front matter to every reader of the page, and only the search needs the questions.
  delete frontMatter.questions;
  // Docusaurus refuses the empty keywords that "npm run new" writes; `npm run check` reports them.
  if (Array.isArray(frontMatter.keywords) && !frontMatter.keywords.some(Boolean)) {
    delete frontMatter.keywords;
  }
  const date = lastChangeByFile.get(file);
  return {
    content: fileContent.slice(head.length).replaceAll('\r\n', '\n').trim(),
    // Doesn't add a date to partials, because Docusaurus warns about front matter in partials.
    frontMatter: date && !isPartial(file) ? {last_update: {date}, ...frontMatter} : frontMatter,
  };
};
