import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {contentPath, folderOf, languageOfFile, translationOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import type {Kind, ProductId} from '../../site/products';
import {fillVariables} from '../../site/variables';
import {parseMarkdown} from '../read';
import {readReleaseNote, type Change, type PlatformNote} from './read';
import {changeTexts} from './texts';

/** Where an entry stands: its post, or the product's page for what no post covers. */
export interface Place {
  /** Route with its anchor, without the language prefix. */
  route: string;
  /** File, from the top of the repository. */
  file: string;
}

/** All release notes of a language as data. */
export interface Changes {
  /** Newest first. */
  changes: (Change & Place)[];
  /** Newest month first. */
  notes: (PlatformNote & Place & {month: string})[];
  /** Labels of the products and kinds that the entries have: the language's tags. */
  labels: Record<ProductId | Kind, string>;
}

/**
 * Files of the release notes with their times: what is read again when one of them changes. What has no
 * translation is in the default language, as its page is.
 */
function filesOf(root: string, language: string): {file: string; time: number}[] {
  return (['post', 'product'] as const)
    .map((kind) => folderOf(kind, defaultLanguage.code))
    .flatMap((folder) => {
      const place = path.join(root, folder);
      const names = fs.existsSync(place) ? fs.readdirSync(place) : [];
      return names.filter((name) => /\.(md|yml)$/.test(name)).map((name) => folder + name);
    })
    .map((original) => {
      const translation = translationOf(original, language);
      return fs.existsSync(path.join(root, translation)) ? translation : original;
    })
    .map((file) => ({file, time: fs.statSync(path.join(root, file)).mtimeMs}));
}

/** Labels of the products and kinds that entries have. */
function readLabels(root: string, files: string[], changes: Change[]): Changes['labels'] {
  const used = new Set<string>(changes.flatMap(({product, kind}) => [product, kind]));
  const name = 'tags.yml';
  const file = files.find((one) => path.basename(one) === name);
  const tags = file
    ? (parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<
        string,
        {label: string} | undefined
      >)
    : {};
  return Object.fromEntries(
    [...used].map((id) => {
      const label = tags[id]?.label;
      if (!label) {
        throw new Error(
          `${file ?? folderOf('post', defaultLanguage.code) + name}: the tag "${id}" has no label. Products and kinds are tags.`,
        );
      }
      return [id, label];
    }),
  ) as Changes['labels'];
}

function read(root: string, files: string[]): Changes {
  const all: Omit<Changes, 'labels'> = {changes: [], notes: []};
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const tree = parseMarkdown(fillVariables(fs.readFileSync(path.join(root, file), 'utf8'), file));
    const {changes, notes, problems} = readReleaseNote(tree, changeTexts(languageOfFile(file)));
    if (problems[0]) {
      throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
    }
    const page = contentPath(file);
    const month = /\d{4}-\d{2}/.exec(page)?.[0] ?? '';
    all.changes.push(
      ...changes.map((change) => ({...change, file, route: `/${page}#${change.id}`})),
    );
    all.notes.push(
      ...notes.map((note) => ({...note, month, file, route: `/${page}#${note.platform}`})),
    );
  }
  all.changes.sort((a, b) => b.date.localeCompare(a.date));
  all.notes.sort((a, b) => b.month.localeCompare(a.month));
  return {...all, labels: readLabels(root, files, all.changes)};
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
  const version = JSON.stringify(files);
  const key = path.join(root, language);
  const known = loaded.get(key);
  if (known?.version === version) {
    return known.changes;
  }
  const changes = read(
    root,
    files.map(({file}) => file),
  );
  loaded.set(key, {version, changes});
  return changes;
}
