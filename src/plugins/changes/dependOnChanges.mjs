/**
 * A bundler's loader: a page with entries of other files in it is made again when those change. Without
 * it, the bundler's cache would keep the page as it was.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{file: string}>}
 */
export default function dependOnChanges(source) {
  this.addDependency(this.getOptions().file);
  return source;
}
