import fs from 'node:fs/promises';
import path from 'node:path';

/** Writes a file unless it has this text already, so that its time says when it changed. */
export async function writeChanged(file: string, text: string): Promise<void> {
  if ((await fs.readFile(file, 'utf8').catch(() => null)) !== text) {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
