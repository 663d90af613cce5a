import {defaultLanguage, isTranslated, languageOf} from '../site/languages';
import {fillVariables} from '../site/variables';
import type {Page} from './content';
import type {Check, Finding} from './finding';

/** What front matter may hold, by kind of page. */
const keys = {
  doc: {
    needed: ['title', 'description', 'keywords', 'questions'],
    allowed: [
      'sidebar_label',
      'slug',
      'source_hash',
      'hide_table_of_contents',
      'pagination_next',
      'pagination_prev',
      'toc_max_heading_level',
    ],
  },
  product: {needed: ['title', 'description', 'keywords'], allowed: ['source_hash']},
  post: {
    needed: ['title', 'description', 'slug', 'date', 'tags', 'questions'],
    allowed: ['keywords', 'source_hash', 'authors', 'image', 'last_update'],
  },
};

function typeFlaw(key: string, value: unknown): string | null {
  if (key === 'keywords' || key === 'tags' || key === 'questions') {
    return Array.isArray(value) &&
      value.length > 0 &&
      value.every((item) => (typeof item === 'string' && item) || typeof item === 'number')
      ? null
      : 'a list of texts';
  }
  if (key === 'date') {
    return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) || value instanceof Date
      ? null
      : 'a day such as 2025-09-30';
  }
  if (key === 'hide_table_of_contents') {
    return typeof value === 'boolean' ? null : 'true or false';
  }
  if (key === 'toc_max_heading_level') {
    return value === 2 || value === 3 ? null : '2 or 3';
  }
  return (typeof value === 'string' && value.trim()) || value === null ? null : 'a text';
}

/** How many questions a page names: one that shows an API operation answers fewer, as a post does. */
function questionCount({kind, source}: Page): [least: number, most: number] {
  if (kind === 'post') {
    return [2, 5];
  }
  return /^::operation\{/m.test(source) ? [3, 6] : [6, 15];
}

/** The texts among a page's questions, each with its line. */
const questionsOf = ({frontMatter: {questions}, lineOfKey}: Page) =>
  (Array.isArray(questions) ? questions : []).flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{text, line: lineOfKey('questions') + 1 + index}] : [],
  );

/** Questions: enough of them, each short and in the page's language. */
function checkQuestions(page: Page): Finding[] {
  const {file} = page;
  const language = languageOf(page.language);
  const questions = questionsOf(page);
  const findings: Finding[] = [];
  const [least, most] = questionCount(page);
  if ('questions' in page.frontMatter && (questions.length < least || questions.length > most)) {
    findings.push({
      file,
      line: page.lineOfKey('questions'),
      message: `The page names ${questions.length} questions. Give it ${least} to ${most} that people may type and that it answers.`,
    });
  }
  for (const {text, line} of questions) {
    if (text.length > language.lengths.question) {
      findings.push({
        file,
        line,
        message: `The question has ${text.length} characters. Shorten it to ${language.lengths.question}.`,
      });
    }
    if (!isTranslated(language, text)) {
      findings.push({
        file,
        line,
        message: `"${text}" is not ${language.name}. Write what people type in that language.`,
      });
    }
  }
  return findings;
}

/** Questions that another page of the language, or the page itself, has already. */
function repeatedQuestions(pages: Page[]): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) =>
    questionsOf(page).flatMap(({text, line}) => {
      const id = `${page.language} ${text.normalize('NFKC').trim().toLowerCase()}`;
      const other = first.get(id);
      first.set(id, other ?? `${page.file}:${line}`);
      return other
        ? [
            {
              file: page.file,
              line,
              message: `${other} has the same question. Leave it to the page that answers it best.`,
            },
          ]
        : [];
    }),
  );
}

function check(page: Page): Finding[] {
  const {file, kind, language, frontMatter, frontMatterError, lineOfKey} = page;
  if (frontMatterError) {
    return [{file, ...frontMatterError}];
  }
  const {needed, allowed} = keys[kind];
  const findings: Finding[] = [];
  const add = (line: number, message: string) => findings.push({file, line, message});
  for (const key of needed) {
    if (!(key in frontMatter)) {
      add(1, `"${key}" is missing in the front matter.`);
    }
  }
  for (const [key, value] of Object.entries(frontMatter)) {
    if (![...needed, ...allowed].includes(key)) {
      add(
        lineOfKey(key),
        `"${key}" is no front matter of this site. Use ${[...needed, ...allowed].join(', ')}.`,
      );
      continue;
    }
    if (key === 'source_hash' && language === defaultLanguage.code) {
      add(lineOfKey(key), '"source_hash" belongs to translations. Remove it.');
    }
    const wanted = typeFlaw(key, value);
    if (wanted) {
      add(lineOfKey(key), `"${key}" has to be ${wanted}.`);
    }
  }
  const {description} = frontMatter;
  if (typeof description === 'string') {
    const line = lineOfKey('description');
    const {length} = fillVariables(description, file, line);
    const [least, most] = languageOf(language).lengths.description;
    if (length < least || length > most) {
      add(line, `The description has ${length} characters. Give it ${least} to ${most}.`);
    }
  }
  return findings;
}

/** Values that no two pages of a language share. */
function repeated(pages: Page[], key: string): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = page.frontMatter[key];
    if (typeof value !== 'string') {
      return [];
    }
    const id = `${page.language} ${value}`;
    const other = first.get(id);
    first.set(id, other ?? page);
    return other
      ? [
          {
            file: page.file,
            line: page.lineOfKey(key),
            message: `${other.file}:${other.lineOfKey(key)} has the same ${key}. Say what is special about this page.`,
          },
        ]
      : [];
  });
}

/**
 * Titles: the API of groups and of old groups has the same operations under the same names, told
 * apart by their place in the sidebar, so a title is compared within its folder.
 */
function repeatedTitles(pages: Page[]): Finding[] {
  const folders = new Map<string, Page[]>();
  for (const page of pages) {
    const folder = page.file.replace(/[^/]*$/, '');
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return [...folders.values()].flatMap((group) => repeated(group, 'title'));
}

/** Front matter is complete, of the right types, and unlike any other page's. */
export const frontMatter: Check = {
  name: 'front matter',
  things: 'pages',
  sees: 'site',
  run({pages}) {
    return {
      looked: pages.length,
      findings: [
        ...pages.flatMap(check),
        ...pages.flatMap(checkQuestions),
        ...repeatedQuestions(pages),
        ...repeated(pages, 'description'),
        ...repeatedTitles(pages),
      ],
    };
  },
};
