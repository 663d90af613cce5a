import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {isPartial} from '../site/contentPath';
import {fillVariables} from '../site/variables';
import {readFrontMatter} from './frontMatter';
import {lastChanges} from './gitHistory';
import {decodedPath} from './markdown/url';
import {siteFile} from './siteFile';

const dates = lastChanges();

/**
 * Fills the variables of a whole Markdown file, code blocks included (docusaurus.config.ts,
 * `markdown.preprocessor`), and gives it one kind of line end, because the code that reads Markdown looks
 * for line feeds.
 *
 * @throws an error that names the file and line of an unknown variable.
 */
export const preprocess: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) =>
  fillVariables(fileContent.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''), siteFile(filePath));

/** Fills variables in every string of a value and leaves all else as it is: a YAML date stays a Date. */
function fillStrings(value: unknown, file: string, raw: string): unknown {
  if (typeof value === 'string') {
    const at = raw.indexOf(value);
    return fillVariables(value, file, at < 0 ? 1 : raw.slice(0, at).split('\n').length);
  }
  if (Array.isArray(value)) {
    return value.map((item) => fillStrings(item, file, raw));
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillStrings(item, file, raw)]),
    );
  }
  return value;
}

/**
 * Front matter as Docusaurus sees it (docusaurus.config.ts, `markdown.parseFrontMatter`): the writer's,
 * variables filled, with the date of its last change. Without the questions,
 * which only the search knows, and without keywords that are still to be written, which `npm run check`
 * asks for. The bundler may keep an older date with a page that it compiled before; readers see the one in
 * the page's data, which are always new.
 *
 * @throws an error that names the file and line of what YAML can't read or reads in another way than it is
 *   written, or of an unknown variable.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = siteFile(params.filePath);
  if (decodedPath(file) === null) {
    throw new Error(`${file}:1: The name of the file has a "%", which no URL can have. Rename it.`);
  }
  const {data, head, problems} = readFrontMatter(params.fileContent);
  if (problems[0]) {
    throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
  }
  const frontMatter = fillStrings(data, file, head) as Record<string, unknown>;
  // Docusaurus would send all front matter to every reader of the page; only the search needs these.
  delete frontMatter.questions;
  // As "npm run new" writes them: Docusaurus would refuse the page before its writer has seen it.
  if (Array.isArray(frontMatter.keywords) && !frontMatter.keywords.some(Boolean)) {
    delete frontMatter.keywords;
  }
  const date = dates.get(file);
  return {
    content: params.fileContent.slice(head.length).replaceAll('\r\n', '\n').trim(),
    // Partials have no front matter, and Docusaurus warns of any.
    frontMatter: date && !isPartial(file) ? {last_update: {date}, ...frontMatter} : frontMatter,
  };
};
