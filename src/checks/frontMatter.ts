import {defaultLanguage, languageOf} from '../site/languages';
import {fillVariables} from '../site/variables';
import type {Page} from './content';
import type {Check, Finding} from './finding';

/** What front matter may hold, by kind of page. */
const keys = {
  doc: {
    needed: ['title', 'description', 'keywords'],
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
    needed: ['title', 'description', 'slug', 'date', 'tags'],
    allowed: ['keywords', 'source_hash', 'authors', 'image', 'last_update'],
  },
};

function typeFlaw(key: string, value: unknown): string | null {
  if (key === 'keywords' || key === 'tags') {
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
        ...repeated(pages, 'description'),
        ...repeatedTitles(pages),
      ],
    };
  },
};
