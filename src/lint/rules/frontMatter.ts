import {defaultLanguage, isTranslated, languageOf} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import type {Kind} from '../../site/contentPath';
import {pageRule, type Report} from '../pageRule';
import type {Page} from '../page';
import {readTable} from '../readTable';

type Requirement = 'needed' | 'recommended' | 'allowed';

const {unchecked, lists, ...keysByKind} = readTable<
  Record<Kind, Record<Requirement, string[]>> & Record<'unchecked' | 'lists', string[]>
>('frontMatter.yaml');

const isTextList = (value: unknown) =>
  Array.isArray(value) &&
  value.every((item) => (typeof item === 'string' && item) || typeof item === 'number');

const isText = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() !== '');

/** Returns whether a key is missing, or has the empty list of a template. */
const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.filter(Boolean).length === 0);

/** Returns how many questions a page should name at least. Operations of the API and posts answer few. */
function minQuestions({kind, source}: Page): number {
  if (kind === 'post') {
    return 2;
  }
  return /^::operation\{/m.test(source) ? 3 : 6;
}

/** Warns about missing keywords and questions, by which the search finds a page. */
function checkSearchWords(page: Page, report: Report): void {
  const {frontMatter, lineOfKey} = page;
  const language = languageOf(page.language);
  const warn = (at: number, message: string) => report({at, warning: true, message});
  for (const key of keysByKind[page.kind].recommended.filter((name) =>
    isEmpty(frontMatter[name]),
  )) {
    const message = `The page has no ${key}, by which the search would find it for people who don't know its words.`;
    warn(lineOfKey(key), message);
  }
  if (isEmpty(frontMatter.questions) || !isTextList(frontMatter.questions)) {
    return;
  }
  const questions = (frontMatter.questions as (string | number)[]).map(String);
  const line = lineOfKey('questions');
  const least = minQuestions(page);
  if (questions.length < least) {
    const message = `The page names ${questions.length} questions. Give it at least ${least} that people may type and that it answers.`;
    warn(line, message);
  }
  const maxLength = language.lengths.question;
  for (const [index, question] of questions.entries()) {
    const at = line + 1 + index;
    if (question.length > maxLength) {
      warn(at, `The question has ${question.length} characters. Shorten it to ${maxLength}.`);
    }
    if (!isTranslated(language, question)) {
      warn(at, `"${question}" is not ${language.name}. Write what people type in that language.`);
    }
  }
}

/** Reports keys that are missing, unknown, or of the wrong type, and descriptions of the wrong length. */
export const frontMatter = pageRule((page, report) => {
  const {file, kind, language, frontMatter: data, frontMatterProblems, lineOfKey} = page;
  frontMatterProblems.forEach(({line, message}) => report({at: line, message}));
  if (Object.keys(data).length === 0 && frontMatterProblems.length > 0) {
    return;
  }
  const {needed, recommended, allowed} = keysByKind[kind];
  const known = [...needed, ...recommended, ...allowed];
  for (const key of needed.filter((name) => !(name in data))) {
    report({at: 1, message: `"${key}" is missing in the front matter.`});
  }
  for (const [key, value] of Object.entries(data)) {
    const reportAtKey = (message: string) => report({at: lineOfKey(key), message});
    const isList = lists.includes(key);
    const isValid = unchecked.includes(key) || (isList ? isTextList : isText)(value);
    if (!known.includes(key)) {
      reportAtKey(`"${key}" is no front matter of this site. Use ${known.join(', ')}.`);
    } else if (key === 'source_hash' && language === defaultLanguage.code) {
      reportAtKey('"source_hash" belongs to translations. Remove it.');
    } else if (!isValid && !(recommended.includes(key) && isEmpty(value))) {
      reportAtKey(`"${key}" has to be a ${isList ? 'list of texts' : 'text'}.`);
    }
  }
  if (typeof data.description === 'string') {
    const at = lineOfKey('description');
    const {length} = fillVariables(data.description, file, at);
    const [least, most] = languageOf(language).lengths.description;
    if (length < least || length > most) {
      const message = `The description has ${length} characters. Give it ${least} to ${most}.`;
      report({at, message});
    }
  }
  checkSearchWords(page, report);
});
