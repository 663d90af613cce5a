import {lineAt, bodyOf, type Page} from '../../lint/page';
import {readReleaseNote, type Change} from './read';
import {folderOf} from '../../site/contentPath';
import {postTitle} from '../../site/texts';
import {pageRule, type Problem} from '../../lint/rule';

const monthlyTag = 'monthly-release-note';

/** File, address, date and title of a post are those of its month. */
function monthProblems({file, language, frontMatter, lineOfKey}: Page): Problem[] {
  const name = file.slice(folderOf('post', language).length);
  const month = /^(\d{4})-(0[1-9]|1[0-2])-release-notes\.md$/.exec(name);
  if (!month) {
    const message = `The file is called ${name}. Call it {year}-{month}-release-notes.md, such as 2025-09-release-notes.md.`;
    return [{at: 1, message}];
  }
  const lastDay = new Date(Date.UTC(Number(month[1]), Number(month[2]), 0));
  const wanted = {
    slug: name.replace(/\.md$/, ''),
    date: lastDay.toISOString().slice(0, 10),
    title: postTitle(language, lastDay),
  };
  return Object.entries(wanted)
    .filter(([key, value]) => frontMatter[key] && frontMatter[key] !== value)
    .map(([key, value]) => ({
      at: lineOfKey(key),
      message: `"${key}" is "${String(frontMatter[key])}". Write "${value}", which belongs to ${name}.`,
    }));
}

/** A post is cut on the list pages, below a summary. */
function summaryProblems({source}: Page): Problem[] {
  const body = bodyOf(source);
  const at = lineAt(source, source.length - body.length);
  const truncate = /^<!-- truncate -->$/m.exec(body);
  if (!truncate) {
    return [{at, message: 'There is no line <!-- truncate -->. Put it below the summary.'}];
  }
  return body.slice(0, truncate.index).trim()
    ? []
    : [{at, message: 'There is no summary above <!-- truncate -->. Write one.'}];
}

/** A post's tags are the products and kinds of its entries, so that a tag gathers what it says. */
function tagProblems({frontMatter: {tags}, lineOfKey}: Page, changes: Change[]): Problem[] {
  const wanted = new Set([monthlyTag, ...changes.flatMap(({product, kind}) => [product, kind])]);
  if (
    !Array.isArray(tags) ||
    (tags.length === wanted.size && tags.every((tag) => wanted.has(tag as string)))
  ) {
    return [];
  }
  const message = `The tags are not those of the entries. Write tags: [${[...wanted].join(', ')}].`;
  return [{at: lineOfKey('tags'), message}];
}

/** A post belongs to its month, has a summary, and its entries can be read as data. */
export const releaseNote = pageRule((page) => {
  const {file, kind, language, tree, frontMatterError} = page;
  if (kind === 'doc' || frontMatterError) {
    return [];
  }
  const {changes, problems} = readReleaseNote(page.source, language, tree);
  const isPost = kind === 'post';
  const misplaced = changes.flatMap(({product, date, line}): Problem[] => {
    const month = date.slice(0, 7);
    if (isPost && !file.includes(`/${month}-`)) {
      const message = `date="${date}" is not in the month of the post. Move the entry to ${month}-release-notes.md, or correct the date.`;
      return [{at: line, message}];
    }
    if (!isPost && !file.endsWith(`/${product}.md`)) {
      const message = `product="${product}" is not the product of the page. Move the entry to ${product}.md.`;
      return [{at: line, message}];
    }
    return [];
  });
  return [
    ...problems.map(({line, message}) => ({at: line, message})),
    ...misplaced,
    ...(isPost ? [...monthProblems(page), ...summaryProblems(page)] : []),
    // What can't be read is mended first: the tags would be those of the entries that are left.
    ...(isPost && problems.length === 0 ? tagProblems(page, changes) : []),
  ];
});
