import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {cardImage} from '../site/cards';
import {gitDates} from './gitDates';
import {parseFrontMatter as fillFrontMatter} from './variables';

const dates = gitDates(process.cwd());

/** Whether pages say when they were last updated: only where Git knows it for certain. */
export const datesAreKnown = dates !== null;

/**
 * Front matter as the generator sees it (docusaurus.config.ts, `markdown.parseFrontMatter`): the
 * writer's, variables filled, and what the build knows about the file: the social card, and the
 * date of its last change.
 *
 * @throws an error that names the file and line of an unknown variable.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {content, frontMatter} = await fillFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  const date = dates?.get(file);
  return {
    content,
    frontMatter: {
      image: cardImage(file),
      ...(date && {last_update: {date: date.toISOString()}}),
      ...frontMatter,
    },
  };
};
