import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Remembers with what input each gate last passed; other input, or a deleted file, forgets it. */
const memory = '.cache/gates/passed.json';

function recall(): Record<string, string> {
  try {
    return JSON.parse(fs.readFileSync(memory, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

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

/** The files at the top of the repository, the lock file and configurations among them. */
export const topFiles = (): string[] =>
  fs
    .readdirSync('.', {withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({name}) => name);

/** Whether a gate has passed with this input before. */
export const hasPassed = (gate: string, input: string): boolean => recall()[gate] === input;

/** Writes down that a gate has passed with an input. */
export function rememberPassed(gate: string, input: string): void {
  fs.mkdirSync(path.dirname(memory), {recursive: true});
  // Renamed into place: another run may be reading it.
  const draft = `${memory}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify({...recall(), [gate]: input}, null, 2));
  fs.renameSync(draft, memory);
}
