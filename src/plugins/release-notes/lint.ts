import {parse} from 'yaml';
import type {Content, Finding} from '../../lint/content';
import {lineAt, bodyOf, type Page} from '../../lint/page';
import {pageRule, type Problem} from '../../lint/rule';
import {folderOf} from '../../site/contentPath';
import {languages} from '../../site/languages';
import {postTitle} from '../../site/texts';
import {readReleaseNote, type Change} from './read';
import {products, versionsOf} from './vocabulary';

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

/** A change with the page that tells it. */
type Told = Change & {page: Page};

/** A product's page shows all of its entries, so no two of them have one anchor. */
function repeatedIds(changes: Told[]): Finding[] {
  const first = new Map<string, Told>();
  return changes.flatMap((change) => {
    const key = `${change.product}#${change.id}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, change);
      return [];
    }
    const message = `The id "${change.id}" is also at ${other.page.file}:${other.line}. A product's ids are unique in all posts.`;
    return [{file: change.page.file, line: change.line, message}];
  });
}

/** Every product with entries has a page, and the newest version that is told is the latest. */
function productFindings(product: string, changes: Told[], pages: Page[]): Finding[] {
  const its = changes.filter((change) => change.product === product);
  const own = pages.find(({file}) => file.endsWith(`/${product}.md`));
  const [first] = its;
  if (!first) {
    return own
      ? [{file: own.file, line: 1, message: `There is no entry for "${product}". Remove the page.`}]
      : [];
  }
  const findings: Finding[] = [];
  if (!own) {
    const message = `"${product}" has no page. Write ${product}.md in the folder of the product pages.`;
    findings.push({file: first.page.file, line: first.line, message});
  }
  const known = versionsOf(product);
  if (known) {
    const {name, latest, undescribed = {}} = known;
    const told = its.filter(({version}) => version);
    const dates: [string, string][] = [
      ...Object.entries(undescribed),
      ...told.map(({version, date}): [string, string] => [version!, date]),
    ];
    const [newest] = dates.sort(([, a], [, b]) => b.localeCompare(a));
    if (newest && newest[0] !== latest) {
      const at = told.find(({version}) => version === newest[0]) ?? first;
      const message = `${name} ${newest[0]} is newer than ${latest}, the latest in src/site/versions.ts. Move it there.`;
      findings.push({file: at.page.file, line: at.line, message});
    }
    for (const change of told.filter(({version}) => undescribed[version!])) {
      const message = `${name} ${change.version} has an entry now. Remove it from \`undescribed\` in src/site/versions.ts.`;
      findings.push({file: change.page.file, line: change.line, message});
    }
  }
  return findings;
}

/** Findings of one language. */
function findingsOf(language: string, {pages: all, files}: Content): Finding[] {
  const pages = all.filter((page) => page.language === language && page.kind !== 'doc');
  const posts = pages.filter(({kind}) => kind === 'post');
  const months = new Set(posts.map(({key}) => /\d{4}-\d{2}/.exec(key)?.[0] ?? ''));
  const read = pages.map((page) => ({page, ...readReleaseNote(page.source, language, page.tree)}));
  if (read.some(({problems}) => problems.length > 0)) {
    // What can't be read is mended first: all else would be told of the entries that are left.
    return [];
  }
  const told = read.flatMap(({page, changes}) => changes.map((change) => ({...change, page})));
  const tagsFile = `${folderOf('post', language)}tags.yml`;
  const declared = Object.keys((parse(files[tagsFile] ?? '') ?? {}) as object);
  return [
    ...told
      .filter(({page: {kind}, date}) => kind === 'product' && months.has(date.slice(0, 7)))
      .map(({page: {file}, date, line}) => {
        const month = date.slice(0, 7);
        const message = `There is a post for ${month}. Move the entry to ${month}-release-notes.md.`;
        return {file, line, message};
      }),
    ...repeatedIds(told),
    ...products.flatMap((product) =>
      productFindings(
        product,
        told,
        pages.filter(({kind}) => kind === 'product'),
      ),
    ),
    ...posts.flatMap(({file, frontMatter: {tags}, lineOfKey}) =>
      ((Array.isArray(tags) ? tags : []) as string[])
        .filter((tag) => !declared.includes(tag))
        .map((tag) => ({
          file,
          line: lineOfKey('tags'),
          message: `The tag "${tag}" is not declared. Use one of ${declared.join(', ')}, or declare it in ${tagsFile}.`,
        })),
    ),
  ];
}

/**
 * The entries of all release notes fit together: ids, product pages, versions, and tags. That all
 * languages have the same entries is seen by the check of twins.
 */
export const releases = (content: Content): Finding[] =>
  languages.flatMap(({code}) => findingsOf(code, content));
