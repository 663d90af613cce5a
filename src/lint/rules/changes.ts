import type {Page} from '../page';
import {pageRule, type Problem} from '../rule';
import {postTitle} from '../../site/texts';
import {readReleaseNote, type Change} from '../../plugins/release-notes/read';

/** Address, date and title of a post are those of its month, as its file is called. */
function monthProblems({file, language, frontMatter, lineOfKey}: Page): Problem[] {
  const [slug, year, month] = /(\d{4})-(0[1-9]|1[0-2])-release-notes(?=\.md$)/.exec(file) ?? [];
  if (!slug) {
    return [{at: 1, message: 'Call the file {year}-{month}-release-notes.md.'}];
  }
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0));
  const wanted = {
    slug,
    date: lastDay.toISOString().slice(0, 10),
    title: postTitle(language, lastDay),
  };
  return Object.entries(wanted)
    .filter(([key, value]) => frontMatter[key] && frontMatter[key] !== value)
    .map(([key, value]) => ({
      at: lineOfKey(key),
      message: `"${key}" is "${String(frontMatter[key])}". Write "${value}", which belongs to ${slug}.md.`,
    }));
}

/** The entries of a post are of its month. */
const dateProblems = ({file}: Page, changes: Change[]): Problem[] =>
  changes
    .filter(({date}) => !file.includes(`/${date.slice(0, 7)}-`))
    .map(({date, line}) => ({
      at: line,
      message: `date="${date}" is not in the month of the post. Move the entry to ${date.slice(0, 7)}-release-notes.md, or correct the date.`,
    }));

/** A post's tags are the products and kinds of its entries, so that a tag gathers what it says. */
function tagProblems({frontMatter: {tags}, lineOfKey}: Page, changes: Change[]): Problem[] {
  const wanted = new Set([
    'monthly-release-note',
    ...changes.flatMap(({product, kind}) => [product, kind]),
  ]);
  if (
    !Array.isArray(tags) ||
    (tags.length === wanted.size && tags.every((tag) => wanted.has(tag as string)))
  ) {
    return [];
  }
  const message = `The tags are not those of the entries. Write tags: [${[...wanted].join(', ')}].`;
  return [{at: lineOfKey('tags'), message}];
}

/** A post belongs to its month, and its entries can be read as data. */
export const releaseNote = pageRule((page, report) => {
  if (page.kind === 'doc' || page.frontMatterProblems.length > 0) {
    return;
  }
  const {changes, problems} = readReleaseNote(page.file, page.source, page.tree);
  problems.forEach(report);
  if (page.kind === 'post') {
    [...monthProblems(page), ...dateProblems(page, changes)].forEach(report);
    // What can't be read is mended first: the tags would be those of the entries that are left.
    (problems.length === 0 ? tagProblems(page, changes) : []).forEach(report);
  }
});
