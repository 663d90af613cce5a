import type {Page} from '../../checks/content';
import {lineAt, type Check, type Finding} from '../../checks/finding';
import {folderOf} from '../../site/contentPath';
import {languages} from '../../site/languages';
import {postTitle} from '../../site/texts';
import {readReleaseNote, type Change} from './read';
import {products, versionsOf} from './vocabulary';

/** A change with the page that tells it. */
type Told = Change & {page: Page};

const monthlyTag = 'monthly-release-note';

/** File, address, date and title of a post are those of its month. */
function monthFindings({file, language, frontMatter, lineOfKey}: Page): Finding[] {
  const name = file.slice(folderOf('post', language).length);
  const month = /^(\d{4})-(0[1-9]|1[0-2])-release-notes\.md$/.exec(name);
  if (!month) {
    const message = `The file is called ${name}. Call it {year}-{month}-release-notes.md, such as 2025-09-release-notes.md.`;
    return [{file, line: 1, message}];
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
      file,
      line: lineOfKey(key),
      message: `"${key}" is "${String(frontMatter[key])}". Write "${value}", which belongs to ${name}.`,
    }));
}

/** A post's tags are the products and kinds of its entries, so that a tag gathers what it says. */
function tagFindings({file, frontMatter, lineOfKey}: Page, changes: Change[]): Finding[] {
  const {tags} = frontMatter;
  const wanted = new Set([monthlyTag, ...changes.flatMap(({product, kind}) => [product, kind])]);
  if (
    !Array.isArray(tags) ||
    (tags.length === wanted.size && tags.every((tag) => wanted.has(tag as string)))
  ) {
    return []; // That there are none is what the front matter's check says.
  }
  const message = `The tags are not those of the entries. Write tags: [${[...wanted].join(', ')}].`;
  return [{file, line: lineOfKey('tags'), message}];
}

/** A post is cut on the list pages, below a summary. */
function summaryFindings({file, source}: Page): Finding[] {
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const [summary, ...rest] = source.slice(head.length).split(/^<!-- truncate -->$/m);
  return summary?.trim() && rest.length > 0
    ? []
    : [
        {
          file,
          line: lineAt(source, head.length),
          message:
            'A post starts with a summary, and a line <!-- truncate --> below it. Write both.',
        },
      ];
}

/** An entry belongs to its post's month; a product's page tells of itself only. */
function placeFindings({page: {file, kind}, product, date, line}: Told): Finding[] {
  const place = kind === 'post' ? `${date.slice(0, 7)}-release-notes.md` : `${product}.md`;
  return file.endsWith(`/${place}`)
    ? []
    : [
        {
          file,
          line,
          message: `The entry's product or date belongs to ${place}. Move it there, or correct it.`,
        },
      ];
}

/** The newest version of a product that is told is the latest, and none that is told is `undescribed`. */
function versionFindings(product: string, changes: Told[]): Finding[] {
  const known = versionsOf(product);
  const told = changes.filter((change) => change.product === product && change.version);
  if (!known || told.length === 0) {
    return [];
  }
  const {name, latest, undescribed = {}} = known;
  const newest = told.reduce((one, other) => (other.date > one.date ? other : one));
  const isLatest =
    told.some(({version, date}) => version === latest && date >= newest.date) ||
    (undescribed[latest] ?? '') > newest.date;
  const finding = ({page, version, line}: Told, advice: string): Finding => ({
    file: page.file,
    line,
    message: `${name} ${version} ${advice}`,
  });
  return [
    ...(isLatest
      ? []
      : [
          finding(
            newest,
            `is newer than ${latest}, the latest in src/site/versions.ts. Move it there.`,
          ),
        ]),
    ...told
      .filter(({version}) => undescribed[version!])
      .map((change) =>
        finding(change, 'has an entry. Remove it from `undescribed` in src/site/versions.ts.'),
      ),
  ];
}

/** Findings of one language, and how many entries were looked at. */
function findingsOf(language: string, all: Page[]): {looked: number; findings: Finding[]} {
  const pages = all.filter((page) => page.language === language && page.kind !== 'doc');
  const posts = pages.filter(({kind, frontMatterError}) => kind === 'post' && !frontMatterError);
  const read = pages.map((page) => ({page, ...readReleaseNote(page.source, language, page.tree)}));
  const told = read.flatMap(({page, changes}) => changes.map((change) => ({...change, page})));
  const problems = read.flatMap(({page, problems: own}) =>
    own.map((problem) => ({file: page.file, ...problem})),
  );
  return {
    looked: told.length + read.reduce((sum, {notes}) => sum + notes.length, 0),
    findings: [
      ...posts.flatMap((post) => [...monthFindings(post), ...summaryFindings(post)]),
      ...problems,
      // What can't be read is mended first: all else would be told of the entries that are left.
      ...(problems.length > 0
        ? []
        : [
            ...told.flatMap(placeFindings),
            ...products.flatMap((product) => versionFindings(product, told)),
            ...posts.flatMap((post) =>
              tagFindings(
                post,
                told.filter(({page}) => page === post),
              ),
            ),
          ]),
    ],
  };
}

/**
 * A post belongs to its month, and the entries of the release notes can be read as data and stand where
 * they belong. That all languages have the same entries is seen by `parity`, which compares headings
 * and directives; that ids are unique on a product's page, by the check of the built site.
 */
export const releaseNotes: Check = {
  name: 'release notes',
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
