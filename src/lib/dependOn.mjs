/**
 * A bundler's loader: a page is made again when other files change that it shows texts of. Without it,
 * the bundler's cache would keep the page as it was.
 *
 * `files` are those other files, or tells them for a page; with `directives`, only pages that have one
 * of them depend on them.
 *
 * @param {string} source
 */
export default function dependOn(source) {
  const {files, directives} = this.getOptions();
  const isConcerned = directives.some((name) => new RegExp(`^ *::${name}\\b`, 'm').test(source));
  if (directives.length === 0 || isConcerned) {
    const own = typeof files === 'function' ? files(this.resourcePath) : files;
    own.forEach((file) => this.addDependency(file));
  }
  return source;
}
