/**
 * Rules of content, for `npm run check` and for the editor. The rules are in `src/lint`; a line that
 * has to break one says why: `<!-- textlint-disable site/terms -- the product's own name -->`.
 */
module.exports = {
  plugins: {'@textlint/markdown': {extensions: ['.md', '.mdx']}},
  rules: {'preset-site': true},
  filters: {comments: true},
};
