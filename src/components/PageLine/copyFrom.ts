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
 * @param address - the file, on this site.
 * @throws an error when the file cannot be had or the browser refuses the clipboard.
 */
export async function copyFrom(address: string): Promise<void> {
  const text = read(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari wants the clipboard in the moment of the click, and takes the text when it is there.
  const type = 'text/plain';
  const content = text.then((value) => new Blob([value], {type}));
  await navigator.clipboard.write([new ClipboardItem({[type]: content})]);
}
