import fs from 'node:fs';
import path from 'node:path';

const parts = [
  '.textlintrc.js',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package.json',
  'release-notes',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/** Gives a copy of the repository its packages. The bundler's cache among them belongs to one tree. */
export function linkPackages(copy: string): void {
  const packages = path.join(copy, 'node_modules');
  fs.mkdirSync(packages, {recursive: true});
  for (const entry of fs.readdirSync('node_modules', {withFileTypes: true})) {
    const link = path.join(packages, entry.name);
    // A copy of a copy has links in the place of directories.
    if (!entry.isFile() && entry.name !== '.cache' && !fs.existsSync(link)) {
      fs.rmSync(link, {force: true});
      // Windows lets everyone make a junction, but not a link.
      fs.symlinkSync(path.resolve('node_modules', entry.name), link, 'junction');
    }
  }
}

/**
 * Copies the site's sources, for a build of other contents. The packages are shared.
 *
 * @param copy - directory of the copy; what an earlier copy left there is replaced, but for its caches.
 */
export function copySite(copy: string): void {
  for (const part of parts) {
    fs.rmSync(path.join(copy, part), {recursive: true, force: true});
    fs.cpSync(part, path.join(copy, part), {recursive: true});
  }
  linkPackages(copy);
}
