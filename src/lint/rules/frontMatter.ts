import {defaultLanguage, isTranslated, languageOf} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import type {Kind} from '../../site/contentPath';
import {pageRule, type Problem} from '../rule';
import type {Page} from '../page';
import {readTable} from '../tables';

/** What the front matter of a kind of page holds (frontMatter.yaml says what is what). */
const keys =
  readTable<Record<Kind, Record<'needed' | 'recommended' | 'allowed', string[]>>>(
    'frontMatter.yaml',
  );

const isList = (value: unknown) =>
  Array.isArray(value) &&
  value.every((item) => (typeof item === 'string' && item) || typeof item === 'number');

/** What a value has to be, where it isn't a text; Docusaurus refuses what is wrong with its own options. */
const lists = ['keywords', 'questions', 'tags'];
const options = [
  'date',
  'displayed_sidebar',
  'draft',
  'hide_table_of_contents',
  'last_update',
  'parse_number_prefixes',
  'sidebar_custom_props',
  'sidebar_position',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
];
const isText = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() !== '');

/** A template's list with nothing in it yet. */
const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.filter(Boolean).length === 0);

/** How many questions a page names: one that shows an API operation answers fewer, as a post does. */
function questionCount({kind, source}: Page): [least: number, most: number] {
  if (kind === 'post') {
    return [2, 5];
  }
  return /^::operation\{/m.test(source) ? [3, 6] : [6, 15];
}

/** What the search would like to know of a page. */
function searchWords(page: Page, report: (problem: Problem) => void): void {
  const {frontMatter, lineOfKey} = page;
  const language = languageOf(page.language);
  const warn = (at: number, message: string) => report({at, warning: true, message});
  for (const key of keys[page.kind].recommended.filter((one) => isEmpty(frontMatter[one]))) {
    warn(
      lineOfKey(key),
      `The page has no ${key}, by which the search would find it for people who don't know its words.`,
    );
  }
  const {questions} = frontMatter;
  if (isEmpty(questions) || !isList(questions)) {
    return;
  }
  const first = lineOfKey('questions');
  const [least, most] = questionCount(page);
  const asked = (questions as (string | number)[]).map(String);
  if (asked.length < least || asked.length > most) {
    warn(
      first,
      `The page names ${asked.length} questions. Give it ${least} to ${most} that people may type and that it answers.`,
    );
  }
  for (const [index, question] of asked.entries()) {
    const at = first + 1 + index;
    if (question.length > language.lengths.question) {
      warn(
        at,
        `The question has ${question.length} characters. Shorten it to ${language.lengths.question}.`,
      );
    }
    if (!isTranslated(language, question)) {
      warn(at, `"${question}" is not ${language.name}. Write what people type in that language.`);
    }
  }
}

/** Front matter is complete and of the right types. */
export const frontMatter = pageRule((page, report) => {
  const {file, kind, language, frontMatter: data, frontMatterProblems, lineOfKey} = page;
  frontMatterProblems.forEach(({line, message}) => report({at: line, message}));
  if (Object.keys(data).length === 0 && frontMatterProblems.length > 0) {
    return;
  }
  const {needed, recommended, allowed} = keys[kind];
  const all = [...needed, ...recommended, ...allowed];
  for (const key of needed.filter((one) => !(one in data))) {
    report({at: 1, message: `"${key}" is missing in the front matter.`});
  }
  for (const [key, value] of Object.entries(data)) {
    const at = lineOfKey(key);
    const isOfLists = lists.includes(key);
    const fits = options.includes(key) || (isOfLists ? isList : isText)(value);
    if (!all.includes(key)) {
      const message = `"${key}" is no front matter of this site. Use ${all.join(', ')}.`;
      report({at, message});
    } else if (key === 'source_hash' && language === defaultLanguage.code) {
      report({at, message: '"source_hash" belongs to translations. Remove it.'});
    } else if (!fits && !(recommended.includes(key) && isEmpty(value))) {
      report({at, message: `"${key}" has to be a ${isOfLists ? 'list of texts' : 'text'}.`});
    }
  }
  const {description} = data;
  if (typeof description === 'string') {
    const at = lineOfKey('description');
    const {length} = fillVariables(description, file, at);
    const [least, most] = languageOf(language).lengths.description;
    if (length < least || length > most) {
      const message = `The description has ${length} characters. Give it ${least} to ${most}.`;
      report({at, message});
    }
  }
  searchWords(page, report);
});
