import fs from 'node:fs';

const styles = 'src/css/type.css';

/**
 * URL of the text face, from the styles that use it.
 *
 * @throws an error that names the file when no face with a URL is there.
 */
export function fontFile(): string {
  const [, address] = /src: url\('(https:[^']+)'\)/.exec(fs.readFileSync(styles, 'utf8')) ?? [];
  if (!address) {
    throw new Error(`${styles}: no @font-face with src: url('https:…').`);
  }
  return address;
}
