import {brotliCompressSync} from 'node:zlib';

const known = new Map<string, number>();

/** Bytes of a text as it travels. A text is compressed once, however many readers load it. */
export function compressedBytes(text: string): number {
  const bytes = known.get(text) ?? brotliCompressSync(text).length;
  known.set(text, bytes);
  return bytes;
}
