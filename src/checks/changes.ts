import {changeTexts} from '../markdown/changes/texts';
import {languages} from '../site/languages';
import {readReleaseNote, type Change} from '../markdown/changes/read';
import {productIds, versionsOf, type ProductId} from '../site/products';
import type {Page} from './content';
import type {Check, Finding} from './finding';

/** A change with the page that tells it. */
type Told = Change & {page: Page};

/** A change belongs to its post's month; a product's page has what no post covers, and of itself only. */
function placeFindings({page, product, date, line}: Told, months: Set<string>): Finding[] {
  const {file, kind} = page;
  const month = date.slice(0, 7);
  if (kind === 'post' && !file.includes(`/${month}-`)) {
    const message = `date="${date}" is not in the month of the post. Move the entry to ${month}-release-notes.md, or correct the date.`;
    return [{file, line, message}];
  }
  if (kind === 'product' && !file.endsWith(`/${product}.md`)) {
    const message = `product="${product}" is not the product of the page. Move the entry to ${product}.md.`;
    return [{file, line, message}];
  }
  if (kind === 'product' && months.has(month)) {
    const message = `There is a post for ${month}. Move the entry to ${month}-release-notes.md.`;
    return [{file, line, message}];
  }
  return [];
}

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
function productFindings(product: ProductId, changes: Told[], pages: Page[]): Finding[] {
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

/** A post's tags are the products and kinds of its entries, so that a tag gathers what it says. */
function tagFindings({file, frontMatter, lineOfKey}: Page, changes: Change[]): Finding[] {
  const {tags} = frontMatter;
  const found = new Set<string>(changes.flatMap(({product, kind}) => [product, kind]));
  const wanted = new Set(['monthly-release-note', ...found]);
  if (
    !Array.isArray(tags) ||
    (tags.length === wanted.size && tags.every((tag) => wanted.has(tag as string)))
  ) {
    return [];
  }
  const message = `The tags are not those of the entries. Write tags: [${[...wanted].join(', ')}].`;
  return [{file, line: lineOfKey('tags'), message}];
}

/** A tag on most posts selects nothing. */
function commonTags(posts: Page[]): Finding[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(
    ({frontMatter}) => (frontMatter.tags as string[] | undefined) ?? [],
  )) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .filter(
      ([tag, count]) => tag !== 'monthly-release-note' && count > 1 && count * 2 > posts.length,
    )
    .map(([tag, count]) => ({
      file: posts[0]!.file,
      line: posts[0]!.lineOfKey('tags'),
      message: `The tag "${tag}" is on ${count} of ${posts.length} posts. Divide what it stands for in src/site/products.ts.`,
    }));
}

/** Findings of one language. */
function findingsOf(language: string, all: Page[]): {looked: number; findings: Finding[]} {
  const pages = all.filter((page) => page.language === language && page.kind !== 'doc');
  const posts = pages.filter(({kind}) => kind === 'post');
  const months = new Set(posts.map(({key}) => /\d{4}-\d{2}/.exec(key)?.[0] ?? ''));
  const read = pages.map((page) => ({page, ...readReleaseNote(page.tree, changeTexts(language))}));
  const told = read.flatMap(({page, changes}) => changes.map((change) => ({...change, page})));
  const looked = told.length + read.reduce((sum, {notes}) => sum + notes.length, 0);
  const problems = read.flatMap(({page, problems: own}) =>
    own.map((problem) => ({file: page.file, ...problem})),
  );
  if (problems.length > 0) {
    // What can't be read is mended first: all else would be told of the entries that are left.
    return {looked, findings: problems};
  }
  return {
    looked,
    findings: [
      ...told.flatMap((change) => placeFindings(change, months)),
      ...repeatedIds(told),
      ...productIds.flatMap((product) =>
        productFindings(
          product,
          told,
          pages.filter(({kind}) => kind === 'product'),
        ),
      ),
      ...read
        .filter(({page}) => page.kind === 'post')
        .flatMap(({page, changes}) => tagFindings(page, changes)),
      ...commonTags(posts),
    ],
  };
}

/**
 * The entries of the release notes can be read as data, and stand where they belong. That all
 * languages have the same entries is seen by `parity`, which compares headings and directives.
 */
export const changes: Check = {
  name: 'changes',
  things: 'entries of release notes',
  sees: 'posts',
  run({pages}) {
    const found = languages.map(({code}) => findingsOf(code, pages));
    return {
      looked: found.reduce((sum, {looked}) => sum + looked, 0),
      findings: found.flatMap(({findings}) => findings),
    };
  },
};
