import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';

/** Files below a folder, or the file itself; none where there is neither. */
function filesOf(name: string): string[] {
  if (!fs.existsSync(name)) {
    return [];
  }
  return fs.statSync(name).isFile()
    ? [name]
    : fs
        .readdirSync(name, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();
}

/**
 * Fingerprint of files: their names and bytes, and Node's version.
 *
 * @param names - files and folders, from the repository's root.
 */
export function fingerprint(names: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of names.flatMap(filesOf)) {
    hash.update(`\0${file.replaceAll(path.sep, '/')}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Remembers what slow work made of a text until the text or what the work depends on changes. */
export interface Cache<Result> {
  /** The result of a text that is known, or of the work that is now done: an object of its own each time. */
  resultOf(text: string, work: () => Result): Result;
  /** Writes down for the next run what is new; `all` forgets the texts that no one has asked for. */
  save(all?: 'all'): void;
}

/** A stored cache; it is worthless once what the work depends on changes. Each result is serialized by itself. */
interface Stored {
  rules: string;
  results: Record<string, Uint8Array>;
}

/** The results that are stored for these rules; none when the file is missing, or another Node's. */
function read(file: string, rules: string): Stored['results'] {
  try {
    const stored = v8.deserialize(fs.readFileSync(file)) as Stored;
    return stored.rules === rules ? stored.results : {};
  } catch {
    return {};
  }
}

/**
 * Opens a cache that outlives the run.
 *
 * @param file - where it is kept, below `.cache`.
 * @param dependsOn - files and folders on which the work depends besides the text, the versions of its
 *   tools among them.
 */
export function openCache<Result>(file: string, dependsOn: readonly string[]): Cache<Result> {
  const rules = fingerprint(dependsOn);
  const stored = read(file, rules);
  const used: Stored['results'] = {};
  return {
    resultOf(text, work) {
      const key = hash(text);
      used[key] ??= stored[key] ?? v8.serialize(work());
      return v8.deserialize(used[key]) as Result;
    },
    save(all) {
      const results = all ? used : {...stored, ...used};
      const [before, after] = [stored, results].map((each) => Object.keys(each).length);
      if (before === after && Object.keys(used).every((key) => key in stored)) {
        return;
      }
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // Another run may be reading it.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, v8.serialize({rules, results} satisfies Stored));
      fs.renameSync(draft, file);
    },
  };
}
