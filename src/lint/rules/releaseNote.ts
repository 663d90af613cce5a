import type {Page} from '../page';
import {pageRule, type Problem} from '../pageRule';
import {postTitle} from '../../site/texts';
import {readReleaseNote, type Change} from '../../plugins/release-notes/read';

/** Compares slug, date, and title of a post with the month in the name of the post's file. */
function monthProblems({file, language, frontMatter, lineOfKey}: Page): Problem[] {
  const [slug, year, month] = /(\d{4})-(0[1-9]|1[0-2])-release-notes(?=\.md$)/.exec(file) ?? [];
  if (!slug) {
    return [{at: 1, message: 'Call the file {year}-{month}-release-notes.md.'}];
  }
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0));
  const date = lastDay.toISOString().slice(0, 10);
  return Object.entries({slug, date, title: postTitle(language, lastDay)})
    .filter(([key, value]) => frontMatter[key] && frontMatter[key] !== value)
    .map(([key, value]) => ({
      at: lineOfKey(key),
      message: `"${key}" is "${String(frontMatter[key])}". Write "${value}", which belongs to ${slug}.md.`,
    }));
}

/** Finds entries whose date is in another month than the post. */
const dateProblems = ({file}: Page, changes: Change[]): Problem[] =>
  changes
    .filter(({date}) => !file.includes(`/${date.slice(0, 7)}-`))
    .map(({date, line}) => ({
      at: line,
      message: `date="${date}" is not in the month of the post. Move the entry to ${date.slice(0, 7)}-release-notes.md, or correct the date.`,
    }));

/** Compares the tags of a post with the products and kinds of its entries. */
function tagProblems({frontMatter: {tags}, lineOfKey}: Page, changes: Change[]): Problem[] {
  const expected = new Set([
    'monthly-release-note',
    ...changes.flatMap(({product, kind}) => [product, kind]),
  ]);
  const isComplete = (list: unknown[]) =>
    list.length === expected.size && list.every((tag) => expected.has(tag as string));
  if (!Array.isArray(tags) || isComplete(tags)) {
    return [];
  }
  const message = `The tags are not those of the entries. Write tags: [${[...expected].join(', ')}].`;
  return [{at: lineOfKey('tags'), message}];
}

/** Reports entries of release notes that can't be parsed, and posts that don't belong to their month. */
export const releaseNote = pageRule((page, report) => {
  if (page.kind === 'doc' || page.frontMatterProblems.length > 0) {
    return;
  }
  const {changes, problems} = readReleaseNote(page.file, page.source, page.tree);
  problems.forEach(report);
  if (page.kind === 'post') {
    [...monthProblems(page), ...dateProblems(page, changes)].forEach(report);
    // Doesn't check the tags if an entry can't be parsed, because the expected tags would be wrong.
    (problems.length === 0 ? tagProblems(page, changes) : []).forEach(report);
  }
});
