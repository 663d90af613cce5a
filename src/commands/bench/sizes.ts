import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** Bytes of a text or file as it is sent: Brotli. */
export const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** Compressed sizes of the files of a directory whose names match, by path. */
export function sizes(directory: string, name: RegExp): Record<string, number> {
  const files = fs.readdirSync(directory).filter((file) => name.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const found = path.join(directory, file);
      return [found, compressed(fs.readFileSync(found))];
    }),
  );
}
