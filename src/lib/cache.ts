import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';

/** Returns the files below a folder, or the file itself; an empty array if the path doesn't exist. */
function filesOf(name: string): string[] {
  if (!fs.statSync(name, {throwIfNoEntry: false})?.isDirectory()) {
    return fs.existsSync(name) ? [name] : [];
  }
  return fs
    .readdirSync(name, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Returns a hash of the names and bytes of files, and of Node's version.
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

/** Persistent results of slow work on texts. */
export interface Cache<Result> {
  /** Returns the cached result of a text, or calls `work`. Each call returns a new object. */
  resultOf(text: string, work: () => Result): Result;
  /** Persists new results. With `all`, drops entries that this run didn't use. */
  save(all?: 'all'): void;
}

/** The content of a cache's file. */
interface CacheFile {
  /** Fingerprint of the files on which the work depends. */
  rules: string;
  /** Serialized results, by the first 24 digits of their texts' SHA-256 hashes. */
  results: Record<string, Uint8Array>;
}

/** Reads the results that were stored under these rules; none if the file is missing or unreadable. */
function readResults(file: string, rules: string): CacheFile['results'] {
  try {
    const stored = v8.deserialize(fs.readFileSync(file)) as CacheFile;
    return stored.rules === rules ? stored.results : {};
  } catch {
    return {};
  }
}

/**
 * Opens a cache that outlives the process.
 *
 * @param file - path of the cache's file, below `.cache`.
 * @param dependsOn - files and folders on which results depend besides the text, such as the lock file.
 */
export function openCache<Result>(file: string, dependsOn: readonly string[]): Cache<Result> {
  const rules = fingerprint(dependsOn);
  const stored = readResults(file, rules);
  const used: CacheFile['results'] = {};
  return {
    resultOf(text, work) {
      const key = createHash('sha256').update(text).digest('hex').slice(0, 24);
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
      // Writes a draft and renames the draft at the end, because another process may be reading the file.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, v8.serialize({rules, results} satisfies CacheFile));
      fs.renameSync(draft, file);
    },
  };
}
