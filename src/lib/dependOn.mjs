/**
 * A loader of the bundler that recompiles a page when a file changes that it embeds. Without it, the
 * bundler's cache would keep the old page. Its options are `files`, the embedded files or a function
 * that returns them for a page, and `directives`, names of the directives that embed them; none of
 * these makes every page depend on the files.
 *
 * @param {string} source
 */
export default function dependOn(source) {
  const {files, directives} = this.getOptions();
  const embeds = directives.some((name) => new RegExp(`^ *::${name}\\b`, 'm').test(source));
  if (directives.length === 0 || embeds) {
    const embedded = typeof files === 'function' ? files(this.resourcePath) : files;
    embedded.forEach((file) => this.addDependency(file));
  }
  return source;
}
