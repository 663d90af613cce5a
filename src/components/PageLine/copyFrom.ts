async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/**
 * Puts a file's text on the clipboard.
 *
 * @param address - URL of the file, on this site.
 * @throws an error when the file can't be fetched or the browser refuses access to the clipboard.
 */
export async function copyFrom(address: string): Promise<void> {
  const text = read(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari allows the clipboard only during the click, but accepts a promise of the text.
  const type = 'text/plain';
  const content = text.then((value) => new Blob([value], {type}));
  await navigator.clipboard.write([new ClipboardItem({[type]: content})]);
}
