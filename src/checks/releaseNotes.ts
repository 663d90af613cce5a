import type {Node} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {isMap, LineCounter, parseDocument, type YAMLMap} from 'yaml';

/** A file as a check reads it: its path from the project's top, with `/`, and its text. */
export interface SourceFile {
  file: string;
  text: string;
}

/** What a check found: where it is, what is wrong, and how to mend it. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}

const languages = {
  en: {
    folder: 'release-notes/',
    title: (date: Date) =>
      `${date.toLocaleString('en', {month: 'short', timeZone: 'UTC'})} ${date.getUTCFullYear()} - Release Notes`,
  },
  ja: {
    folder: 'i18n/ja/docusaurus-plugin-content-blog/',
    title: (date: Date) => `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月 - リリースノート`,
  },
};
type Language = keyof typeof languages;

const monthlyTag = 'monthly-release-note';
const fileName = /^(\d{4})-(0[1-9]|1[0-2])-release-notes\.md$/;

/** A YAML mapping with the line of each key. */
function readYaml(text: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const at = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const error = document.errors[0];
  const map = isMap(document.contents) ? (document.contents as YAMLMap<{value: string}>) : null;
  return {
    error: error && {line: at(error.pos[0]), message: error.message.split('\n')[0]!},
    values: (error || !map ? {} : document.toJS()) as Record<string, unknown>,
    line(key: string): number {
      const pair = map?.items.find((item) => item.key.value === key);
      const range = (pair?.key as {range?: [number, number, number]} | undefined)?.range;
      return range ? at(range[0]) : firstLine;
    },
  };
}

/** One heading, link or list item of a post, as the other language has to state it too. */
interface Part {
  line: number;
  /** What both languages share: level and id of a heading, address of a link. */
  text: string;
}

/** Headings, links and list items in the order in which they stand. */
function parts(body: string, firstLine: number): Part[] {
  const found: Part[] = [];
  visit(fromMarkdown(body), (node: Node) => {
    const line = node.position!.start.line + firstLine - 1;
    if (node.type === 'heading') {
      const source = body.slice(node.position!.start.offset, node.position!.end.offset);
      const id = /\{#([\w-]+)\}\s*$/.exec(source)?.[1];
      found.push({line, text: `heading ${/^#*/.exec(source)![0]} ${id ? `{#${id}}` : source}`});
    } else if (node.type === 'link') {
      found.push({line, text: `link to ${(node as Node & {url: string}).url}`});
    } else if (node.type === 'listItem') {
      found.push({line, text: 'list item'});
    }
  });
  return found;
}

/** Splits a post into front matter and body, each with the line on which it begins. */
function split(text: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  return match
    ? {yaml: match[1]!, body: match[2]!, bodyLine: match[1]!.split('\n').length + 3}
    : null;
}

/** What is wrong with one post by itself. */
function postFindings(
  {file, text}: SourceFile,
  language: Language,
  declaredTags: Set<string>,
): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number, message: string) => findings.push({file, line, message});
  const name = file.slice(languages[language].folder.length);
  const month = fileName.exec(name);
  const source = split(text);
  if (!source) {
    report(1, 'has no front matter. Begin it with title, description, slug, date and tags.');
    return findings;
  }
  const yaml = readYaml(source.yaml, 2);
  if (yaml.error) {
    report(yaml.error.line, `front matter is not valid YAML: ${yaml.error.message}`);
    return findings;
  }
  const {values} = yaml;
  for (const key of ['title', 'description', 'slug', 'date', 'tags']) {
    if (values[key] === undefined || values[key] === null || values[key] === '') {
      report(1, `has no "${key}" in its front matter. Add it.`);
    }
  }

  if (!month) {
    report(
      1,
      `is called ${name}. Call it {year}-{month}-release-notes.md, such as 2025-09-release-notes.md.`,
    );
  } else {
    const slug = name.replace(/\.md$/, '');
    if (values.slug && values.slug !== slug) {
      report(
        yaml.line('slug'),
        `slug is "${String(values.slug)}". Write ${slug}, as the file says.`,
      );
    }
    const lastDay = new Date(Date.UTC(Number(month[1]), Number(month[2]), 0));
    const date = lastDay.toISOString().slice(0, 10);
    if (values.date && String(values.date) !== date) {
      report(
        yaml.line('date'),
        `date is ${String(values.date)}. Write ${date}, the last day of the month of the slug.`,
      );
    }
    const title = languages[language].title(lastDay);
    if (values.title && values.title !== title) {
      report(yaml.line('title'), `title is "${String(values.title)}". Write "${title}".`);
    }
  }

  if (values.tags && !Array.isArray(values.tags)) {
    report(yaml.line('tags'), 'tags are no list. Write them as [monthly-release-note, android].');
  } else if (Array.isArray(values.tags)) {
    const tags = values.tags as string[];
    if (!tags.includes(monthlyTag)) {
      report(yaml.line('tags'), `tags lack ${monthlyTag}. Add it.`);
    }
    for (const tag of tags.filter((each) => !declaredTags.has(each))) {
      report(
        yaml.line('tags'),
        `tag "${tag}" is not declared. Use one of ${[...declaredTags].join(', ')}, or declare it in ${languages[language].folder}tags.yml.`,
      );
    }
  }

  const truncate = /^<!-- truncate -->$/m.exec(source.body);
  if (!truncate) {
    report(source.bodyLine, 'has no line <!-- truncate -->. Put it below the summary.');
  } else if (!source.body.slice(0, truncate.index).trim()) {
    report(source.bodyLine, 'has no summary above <!-- truncate -->. Write one.');
  }
  return findings;
}

/** Where the Japanese post does not state what the English one states, in the same order. */
function parityFindings(english: SourceFile, japanese: SourceFile): Finding[] {
  const [from, to] = [split(english.text), split(japanese.text)];
  if (!from || !to) {
    return [];
  }
  const tags = (yaml: string) => JSON.stringify(readYaml(yaml, 2).values.tags);
  const findings: Finding[] = [];
  if (tags(from.yaml) !== tags(to.yaml)) {
    findings.push({
      file: japanese.file,
      line: readYaml(to.yaml, 2).line('tags'),
      message: `tags differ from ${english.file}. Write ${tags(from.yaml)}.`,
    });
  }
  const wanted = parts(from.body, from.bodyLine);
  const found = parts(to.body, to.bodyLine);
  const index = wanted.findIndex((part, position) => part.text !== found[position]?.text);
  if (index >= 0 || found.length > wanted.length) {
    const at = index >= 0 ? index : wanted.length;
    const [here, there] = [found[at], wanted[at]];
    findings.push({
      file: japanese.file,
      line: here?.line ?? japanese.text.trimEnd().split('\n').length,
      message:
        `states ${here?.text ?? 'nothing more'} where ${english.file}` +
        `${there ? `:${there.line}` : ''} states ${there?.text ?? 'nothing more'}. ` +
        'State the same headings, list items and links in the same order.',
    });
  }
  return findings;
}

/**
 * Checks the release notes: what a post needs by itself, and that both languages state the same
 * items in the same order. Nothing is built for it.
 *
 * @param files - all files of the two folders of release notes, `tags.yml` of each included.
 * @returns one finding for each defect, in the order of the files.
 * @throws an error when there is no post to check, or no list of tags: nothing checked is no pass.
 */
export function releaseNoteFindings(files: SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  const posts = (language: Language) =>
    files.filter(({file}) => file.startsWith(languages[language].folder) && /\.mdx?$/.test(file));
  for (const language of ['en', 'ja'] as const) {
    const {folder} = languages[language];
    const tags = files.find(({file}) => file === `${folder}tags.yml`);
    if (!tags || posts(language).length === 0) {
      throw new Error(`Release notes: ${folder} has no ${tags ? 'post' : 'tags.yml'} to check.`);
    }
    const yaml = readYaml(tags.text, 1);
    if (yaml.error) {
      findings.push({file: tags.file, ...yaml.error});
    }
    const declared = new Set(Object.keys(yaml.values));
    for (const post of posts(language)) {
      findings.push(...postFindings(post, language, declared));
      const other = language === 'en' ? 'ja' : 'en';
      const twinFile = languages[other].folder + post.file.slice(folder.length);
      const twin = files.find(({file}) => file === twinFile);
      if (!twin) {
        findings.push({
          file: post.file,
          line: 1,
          message: `has no ${other === 'ja' ? 'Japanese' : 'English'} twin. Write ${twinFile}.`,
        });
      } else if (language === 'ja') {
        findings.push(...parityFindings(twin, post));
      }
    }
  }
  return findings;
}
