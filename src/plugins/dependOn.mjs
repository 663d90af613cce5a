/**
 * A bundler's loader: a page with texts of other files in it is made again when those change. Without
 * it, the bundler's cache would keep the page as it was.
 *
 * `files` are those other files; with `mark`, only pages in which it occurs depend on them.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{files: string[], mark?: string}>}
 */
export default function dependOn(source) {
  const {files, mark = ''} = this.getOptions();
  if (source.includes(mark)) {
    files.forEach((file) => this.addDependency(file));
  }
  return source;
}
