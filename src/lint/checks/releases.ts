import {parse} from 'yaml';
import {readReleaseNote, type Change} from '../../plugins/release-notes/read';
import {products, versionsOf} from '../../plugins/release-notes/vocabulary';
import {folderOf} from '../../site/contentPath';
import {languages} from '../../site/languages';
import type {Content, Finding} from '../content';
import type {Page} from '../page';

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
