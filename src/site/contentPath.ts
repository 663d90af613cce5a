/**
 * Where a page stands in the tree of contents, the same for both languages:
 * `i18n/ja/docusaurus-plugin-content-docs/current/api/index.md` and `docs/api/index.md` are
 * `docs/api/index`.
 *
 * @param file - a Markdown file, from the top of the repository.
 */
export function contentPath(file: string): string {
  return file
    .replace(/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//, 'docs/')
    .replace(/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//, 'release-notes/')
    .replace(/\.mdx?$/, '');
}
