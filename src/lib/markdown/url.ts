/** A path of a URL as a file has it; null where it can't be decoded. */
export function decodedPath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
