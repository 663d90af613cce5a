import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {folderOf, translationOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {fillVariables} from '../../site/variables';
import {readChanged} from '../../lib/pagesDependOn';
import {readReleaseNote, type Change, type Entry} from './read';
import {platforms} from './vocabulary';

/** All release notes of a language as data, the newest first. */
export interface Changes {
  changes: Change[];
  notes: Entry[];
  /** The changes in posts that are drafts or unlisted, which only their own page shows. */
  unlisted: Change[];
  /** Labels of products and kinds, which are the language's tags, and of platforms. */
  labels: Record<string, string>;
}

/** Files of the release notes. What has no translation is in the default language, as its page is. */
function filesOf(root: string, language: string): string[] {
  return (['post', 'product'] as const).flatMap((kind) => {
    const folder = folderOf(kind, defaultLanguage.code);
    const place = path.join(root, folder);
    const names = fs.existsSync(place)
      ? fs.readdirSync(place, {encoding: 'utf8', recursive: true})
      : [];
    return names
      .filter((name) => /\.(md|yml)$/.test(name))
      .map((name) => {
        const translation = translationOf(folder + name, language);
        return fs.existsSync(path.join(root, translation)) ? translation : folder + name;
      });
  });
}

/** Returns whether the front matter of a post says `draft: true` or `unlisted: true`. */
function isUnlisted(source: string): boolean {
  const [, frontMatter = ''] = /^---\n([^]*?)\n---/.exec(source) ?? [];
  const {draft, unlisted} = (parse(frontMatter) ?? {}) as Record<string, unknown>;
  return Boolean(draft || unlisted);
}

function read(root: string, language: string, files: string[]): Changes {
  const write = textsIn(language);
  const labels = Object.fromEntries(platforms.map((id) => [id, write(`changes.${id}`)]));
  const all: Changes = {changes: [], notes: [], unlisted: [], labels};
  for (const file of files) {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    if (file.endsWith('.yml')) {
      const tags = parse(source) as Record<string, {label: string}>;
      Object.entries(tags).forEach(([id, {label}]) => (labels[id] = label));
      continue;
    }
    const {changes, notes, problems} = readReleaseNote(file, fillVariables(source, file));
    if (problems[0]) {
      throw new Error(`${file}:${problems[0].at}: ${problems[0].message}`);
    }
    if (isUnlisted(source)) {
      all.unlisted.push(...changes.map((change) => ({...change, unlisted: true})));
    } else {
      all.changes.push(...changes);
      all.notes.push(...notes);
    }
  }
  for (const entries of [all.changes, all.notes]) {
    entries.sort((a, b) => b.date.localeCompare(a.date));
  }
  return all;
}

/**
 * The entries of all release notes in a language, read again only when a file has changed.
 *
 * @param root - directory of the site.
 * @throws an error that names file and line of an entry that can't be read.
 */
export function loadChanges(language: string, root = process.cwd()): Changes {
  const files = filesOf(root, language);
  const absolute = files.map((file) => path.join(root, file));
  return readChanged(`release notes ${language} ${root}`, absolute, () =>
    read(root, language, files),
  );
}
