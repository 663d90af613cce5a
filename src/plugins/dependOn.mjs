/**
 * A bundler's loader: a page with texts of other files in it is made again when those change. Without
 * it, the bundler's cache would keep the page as it was.
 *
 * `files` are those other files; with `directives`, only pages that have one of them depend on them.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{files: string[], directives: string[]}>}
 */
export default function dependOn(source) {
  const {files, directives} = this.getOptions();
  const isConcerned = directives.some((name) => new RegExp(`^ *::${name}\\b`, 'm').test(source));
  if (directives.length === 0 || isConcerned) {
    files.forEach((file) => this.addDependency(file));
  }
  return source;
}
