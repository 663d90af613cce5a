import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {contentPath, folderOf, languageOfFile, translationOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {fillVariables} from '../../site/variables';
import {readReleaseNote, type Change, type PlatformNote} from './read';

/** Where an entry stands: its post, or the product's page for what no post covers. */
interface Place {
  /** Route with its anchor, without the language prefix. */
  route: string;
  /** File, from the top of the repository. */
  file: string;
}

export type PlacedChange = Change & Place;

/** All release notes of a language as data. */
export interface Changes {
  /** Newest first. */
  changes: PlacedChange[];
  /** Newest month first. */
  notes: (PlatformNote & Place & {month: string})[];
  /** Labels of the products and kinds: the language's tags. */
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

function read(root: string, files: string[]): Changes {
  const all: Changes = {changes: [], notes: [], labels: {}};
  for (const file of files) {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    if (file.endsWith('.yml')) {
      const tags = parse(source) as Record<string, {label: string}>;
      Object.entries(tags).forEach(([id, {label}]) => (all.labels[id] = label));
      continue;
    }
    const filled = fillVariables(source, file);
    const {changes, notes, problems} = readReleaseNote(filled, languageOfFile(file));
    if (problems[0]) {
      throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
    }
    const page = contentPath(file);
    const month = /\d{4}-\d{2}/.exec(page)?.[0] ?? '';
    const placed = <Entry>(entry: Entry, id: string) => ({...entry, file, route: `/${page}#${id}`});
    all.changes.push(...changes.map((change) => placed(change, change.id)));
    for (const note of notes) {
      const {id, announced} = note.deadline ?? {};
      if (!month && !announced) {
        throw new Error(
          `${file}:${note.line}: "${note.title}" is in no month. Add (:deadline[…]{#… until="…" announced="…" for="…"}) behind its text.`,
        );
      }
      all.notes.push({
        ...placed(note, month ? note.platform : id!),
        month: month || announced!.slice(0, 7),
      });
    }
  }
  all.changes.sort((a, b) => b.date.localeCompare(a.date));
  all.notes.sort((a, b) => b.month.localeCompare(a.month));
  const used = all.changes.flatMap(({product, kind}) => [product, kind]);
  const missing = used.find((id) => !all.labels[id]);
  if (missing) {
    throw new Error(
      `${folderOf('post', defaultLanguage.code)}tags.yml: "${missing}" has no label. Products and kinds are tags.`,
    );
  }
  return all;
}

const loaded = new Map<string, {version: string; changes: Changes}>();

/**
 * The entries of all release notes in a language, read again only when a file has changed.
 *
 * @param root - directory of the site.
 * @throws an error that names file and line of an entry that can't be read, or a missing label.
 */
export function loadChanges(language: string, root = process.cwd()): Changes {
  const files = filesOf(root, language);
  const version = files.map((file) => file + fs.statSync(path.join(root, file)).mtimeMs).join();
  const key = path.join(root, language);
  const known = loaded.get(key);
  if (known?.version === version) {
    return known.changes;
  }
  const changes = read(root, files);
  loaded.set(key, {version, changes});
  return changes;
}
