/**
 * A loader of the bundler that recompiles a page when an embedded file changes. Without this loader, the
 * bundler's cache would keep the old page. The option `files` lists the embedded files, or is a function
 * that returns a page's embedded files. The option `directives` names the directives that embed the
 * files; if `directives` is empty, every page depends on the files.
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
