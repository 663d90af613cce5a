import fs from 'node:fs';

const styles = 'src/css/type.css';

/**
 * Returns the URL of the text font, which it reads from the styles.
 *
 * @throws an error that names the style sheet when it has no `@font-face` with a URL.
 */
export function fontFile(): string {
  const [, address] = /src: url\('(https:[^']+)'\)/.exec(fs.readFileSync(styles, 'utf8')) ?? [];
  if (!address) {
    throw new Error(`${styles}: no @font-face with src: url('https:…').`);
  }
  return address;
}
