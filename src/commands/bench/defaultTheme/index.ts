import fs from 'node:fs';
import path from 'node:path';
import {copySite} from '../../copySite';

/**
 * Copies the same pages with Docusaurus' own theme and client: what the site's own figures are
 * compared with, on the same machine at the same time.
 *
 * @param copy - directory of the copy, for `timedBuild` or `timedPreview`.
 */
export function copyDefaultTheme(copy: string): void {
  copySite(copy);
  for (const own of ['client', 'css', 'pages', 'theme']) {
    fs.rmSync(path.join(copy, 'src', own), {recursive: true});
  }
  const files = {
    'docusaurus.config.ts': "export {default} from './src/commands/bench/defaultTheme/config';\n",
    'src/pages/index.md': '# Home\n',
    'src/theme/MDXComponents.tsx': fs.readFileSync(path.join(__dirname, 'MDXComponents.tsx')),
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(copy, name)), {recursive: true});
    fs.writeFileSync(path.join(copy, name), content);
  }
}
