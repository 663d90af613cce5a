import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';

/** Returns the files below a folder, or the file itself; none where the path doesn't exist. */
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
  /** Returns the cached result of a text, or does the work. Each call returns an object of its own. */
  resultOf(text: string, work: () => Result): Result;
  /** Persists new results. With `all`, drops entries that this run didn't use. */
  save(all?: 'all'): void;
}

/** The content of a cache's file. Each result is serialized by itself. */
interface CacheFile {
  /** Fingerprint of the files on which the work depends. */
  rules: string;
  results: Record<string, Uint8Array>;
}

/** Reads results for these rules; none where the file is missing or of another version of Node. */
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
 * @param file - its path, below `.cache`.
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
      // Renamed when it is complete, because another process may be reading the file.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, v8.serialize({rules, results} satisfies CacheFile));
      fs.renameSync(draft, file);
    },
  };
}
