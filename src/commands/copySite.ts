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

/** Links the packages into a copy of the repository, except for the bundler's cache. */
function linkPackages(copy: string): void {
  const packages = path.join(copy, 'node_modules');
  fs.mkdirSync(packages, {recursive: true});
  for (const entry of fs.readdirSync('node_modules', {withFileTypes: true})) {
    const link = path.join(packages, entry.name);
    // In a copy of a copy, directories are links, too.
    if (!entry.isFile() && entry.name !== '.cache' && !fs.existsSync(link)) {
      fs.rmSync(link, {force: true});
      // On Windows, only administrators can create other links than junctions.
      fs.symlinkSync(path.resolve('node_modules', entry.name), link, 'junction');
    }
  }
}

/**
 * Copies the site's sources for a build with other content. Packages are linked.
 *
 * @param copy - directory of the copy. Sources of an earlier copy are replaced; its caches stay.
 */
export function copySite(copy: string): void {
  for (const part of parts) {
    fs.rmSync(path.join(copy, part), {recursive: true, force: true});
    fs.cpSync(part, path.join(copy, part), {recursive: true});
  }
  linkPackages(copy);
}
