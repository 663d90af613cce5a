/** Returns the decoded path of a URL; null where it can't be decoded. */
export function decodedPath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
