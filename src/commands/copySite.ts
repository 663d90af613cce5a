import fs from 'node:fs';
import path from 'node:path';

const sourcePaths = [
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

/** Links the packages of `node_modules` into a copy of the repository. Skips the cache of the bundler. */
function linkPackages(copy: string): void {
  const packages = path.join(copy, 'node_modules');
  fs.mkdirSync(packages, {recursive: true});
  for (const entry of fs.readdirSync('node_modules', {withFileTypes: true})) {
    const link = path.join(packages, entry.name);
    // Don't test `isDirectory()`, because in a copy of a copy the packages are links, not directories.
    if (!entry.isFile() && entry.name !== '.cache' && !fs.existsSync(link)) {
      fs.rmSync(link, {force: true});
      // A junction, because on Windows only administrators can create symbolic links.
      fs.symlinkSync(path.resolve('node_modules', entry.name), link, 'junction');
    }
  }
}

/**
 * Copies the site's sources for a build with other content, and links the packages.
 *
 * @param copy - directory of the copy. Replaces the sources of an earlier copy there, but not its caches.
 */
export function copySite(copy: string): void {
  for (const sourcePath of sourcePaths) {
    fs.rmSync(path.join(copy, sourcePath), {recursive: true, force: true});
    fs.cpSync(sourcePath, path.join(copy, sourcePath), {recursive: true});
  }
  linkPackages(copy);
}
