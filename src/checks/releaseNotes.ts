import {parse} from 'yaml';
import {folderOf} from '../site/contentPath';
import {languages} from '../site/languages';
import {postTitle} from '../site/texts';
import type {Content, Page} from './content';
import {lineAt, type Check, type Finding} from './finding';

const monthlyTag = 'monthly-release-note';
const fileName = /^(\d{4})-(0[1-9]|1[0-2])-release-notes\.md$/;

/** File, address, date and title of a post are those of its month. */
function monthFindings({file, language, frontMatter, lineOfKey}: Page): Finding[] {
  const name = file.slice(folderOf('post', language).length);
  const month = fileName.exec(name);
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

/** A post has the tag that all have, and no other than those that are declared. */
function tagFindings(
  {file, language, frontMatter, lineOfKey}: Page,
  declared: string[],
): Finding[] {
  const {tags} = frontMatter;
  if (!Array.isArray(tags)) {
    return []; // The front matter's check says so.
  }
  const line = lineOfKey('tags');
  const undeclared = (tags as string[])
    .filter((tag) => !declared.includes(tag))
    .map((tag) => ({
      file,
      line,
      message: `The tag "${tag}" is not declared. Use one of ${declared.join(', ')}, or declare it in ${folderOf('post', language)}tags.yml.`,
    }));
  return tags.includes(monthlyTag)
    ? undeclared
    : [...undeclared, {file, line, message: `The tags lack ${monthlyTag}. Add it.`}];
}

/** A post is cut on the list pages, below a summary. */
function summaryFindings({file, source}: Page): Finding[] {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  const line = lineAt(source, source.length - body.length);
  const truncate = /^<!-- truncate -->$/m.exec(body);
  if (!truncate) {
    const message = 'There is no line <!-- truncate -->. Put it below the summary.';
    return [{file, line, message}];
  }
  return body.slice(0, truncate.index).trim()
    ? []
    : [{file, line, message: 'There is no summary above <!-- truncate -->. Write one.'}];
}

/** Tags that a language declares. */
function declaredTags(files: Content['files'], language: string): string[] {
  return Object.keys((parse(files[`${folderOf('post', language)}tags.yml`] ?? '') ?? {}) as object);
}

/** A post belongs to its month, has its tags, and has a summary. */
export const releaseNotes: Check = {
  name: 'release notes',
  things: 'posts',
  sees: 'files',
  run({pages, files}) {
    const posts = pages.filter(({kind}) => kind === 'post');
    const tags = new Map(languages.map(({code}) => [code, declaredTags(files, code)]));
    return {
      looked: posts.length,
      findings: posts
        .filter(({frontMatterError}) => !frontMatterError)
        .flatMap((post) => [
          ...monthFindings(post),
          ...tagFindings(post, tags.get(post.language)!),
          ...summaryFindings(post),
        ]),
    };
  },
};
