import path from 'node:path';
import type {MarkdownExtension} from '../../markdown';
import {fileOf, type ContentPage} from '../contentPages';
import {plainMarkdown, type MirrorContext} from './mirrorPage';

/** The pages whose Markdown is wanted, by their files' absolute paths, and what they have in common. */
let wanted: {pages: ReadonlyMap<string, ContentPage>; context: MirrorContext} | undefined;

/** What has been written of them, by their files. */
const written = new Map<string, string>();

/**
 * Asks for the plain Markdown of pages while Docusaurus compiles them, so that those which the
 * bundler's cache doesn't have are parsed once and not twice.
 *
 * @param pages - of the documentation. Docusaurus compiles each release note once more up to its
 *   `truncate` mark.
 * @param context - what they have in common.
 */
export function mirrorWhileCompiling(pages: ContentPage[], context: MirrorContext): void {
  written.clear();
  wanted = {pages: new Map(pages.map((page) => [path.resolve(fileOf(page)), page])), context};
}

/** The plain Markdown of a page that this build has compiled. */
export const mirrorOf = (page: ContentPage): string | undefined => written.get(fileOf(page));

/**
 * Remark plugin, for the place between what writes Markdown (`expansions`) and what turns it into
 * components.
 *
 * @throws as `plainMarkdown` does.
 */
export const writeMirror: MarkdownExtension = () => (tree, file) => {
  const page = wanted?.pages.get(path.resolve(file.path));
  if (wanted && page) {
    written.set(fileOf(page), plainMarkdown(tree, page, wanted.context));
  }
};
