import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readFrontMatter} from '../../lib/frontMatter';
import {readChanged} from '../../lib/pagesDependOn';
import {folderOf, translationOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {textsIn} from '../../site/texts';
import {fillVariables} from '../../site/variables';
import {readReleaseNote, type Change, type Entry} from './read';
import {platforms} from './vocabulary';

/** The entries of all release notes in a language, newest first. */
export interface Changes {
  changes: Change[];
  notes: Entry[];
  /** Changes in drafts and unlisted posts. Only the page of the draft or post shows these changes. */
  unlisted: Change[];
  /** Labels of products, kinds, and platforms by id. */
  labels: Record<string, string>;
}

/** Returns the files of the release notes and of their tags. Returns the English file of an untranslated one. */
function filesOf(root: string, language: string): string[] {
  const exists = (file: string) => fs.existsSync(path.join(root, file));
  return (['post', 'product'] as const)
    .map((kind) => folderOf(kind, defaultLanguage.code))
    .filter(exists)
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), {encoding: 'utf8', recursive: true})
        .filter((name) => /\.(md|yml)$/.test(name))
        .map((name) => folder + name),
    )
    .map((file) => {
      const translation = translationOf(file, language);
      return exists(translation) ? translation : file;
    });
}

function readChanges(root: string, language: string, files: string[]): Changes {
  const write = textsIn(language);
  const labels = Object.fromEntries(platforms.map((id) => [id, write(`changes.${id}`)]));
  const allChanges: Changes = {changes: [], notes: [], unlisted: [], labels};
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
    const {draft, unlisted} = readFrontMatter(source).data;
    if (draft || unlisted) {
      allChanges.unlisted.push(...changes.map((change) => ({...change, unlisted: true})));
    } else {
      allChanges.changes.push(...changes);
      allChanges.notes.push(...notes);
    }
  }
  for (const entries of [allChanges.changes, allChanges.notes]) {
    entries.sort((a, b) => b.date.localeCompare(a.date));
  }
  return allChanges;
}

/**
 * Returns the entries of all release notes in a language. Reads the files again only after one of them has
 * changed.
 *
 * @param root - directory of the site.
 * @throws an error that names file and line of an invalid entry.
 */
export function loadChanges(language: string, root = process.cwd()): Changes {
  const files = filesOf(root, language);
  const paths = files.map((file) => path.join(root, file));
  return readChanged(`release notes ${language} ${root}`, paths, () =>
    readChanges(root, language, files),
  );
}
