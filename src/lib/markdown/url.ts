/** Returns the decoded path of a URL; null if the URL can't be decoded. */
export function decodedPath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
