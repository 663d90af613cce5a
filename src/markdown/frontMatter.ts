import type {ParseFrontMatter} from '@docusaurus/types';
import {lastChanges} from './history';
import {siteFile} from './siteFile';
import {fillFrontMatter} from './variables';

const dates = lastChanges();

/**
 * Front matter as Docusaurus sees it (docusaurus.config.ts, `markdown.parseFrontMatter`): the writer's,
 * variables filled, with the date of its last change. Without the questions, which only the search knows,
 * and without keywords that are still to be written, which `npm run check` asks for. The bundler may keep an older date with a page that it compiled before; readers see the one in
 * the page's data, which are always new.
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
  const date = dates.get(siteFile(params.filePath));
  return {content, frontMatter: {...(date && {last_update: {date}}), ...frontMatter}};
};
