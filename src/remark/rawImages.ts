import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Html, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {fail} from '../lib/markdown/fail';
import {decodedPath} from '../lib/markdown/url';

/** An `<img>` in HTML within Markdown. */
export interface RawImage {
  src: string;
  node: Html;
}

/** Returns the `<img>` elements in a page's HTML. Docusaurus neither checks nor resolves their URLs. */
export function imagesInHtml(tree: Root): RawImage[] {
  const images: RawImage[] = [];
  visit(tree, 'html', (node) => {
    const html = load(node.value, null, false);
    images.push(
      ...html('img')
        .map((_, {attribs}) => ({src: attribs.src ?? '', node}))
        .get(),
    );
  });
  return images;
}

/**
 * Checks the URL of an `<img>` element.
 *
 * @param exists - returns whether there is a file at a path from the repository's root.
 * @returns an error message; undefined if the URL is valid.
 */
export function rawImageProblem(
  src: string,
  exists: (file: string) => boolean,
): string | undefined {
  if (/^(?:https?:)?\/\/|^(?:data|blob):/.test(src)) {
    return undefined;
  }
  if (!src.startsWith('/')) {
    return `<img src="${src}"> is read in the browser, where the file is not. Write ![What it shows](${src || 'picture.png'}) instead.`;
  }
  const decoded = decodedPath(src.replace(/[?#].*$/, ''));
  if (decoded === null) {
    return `<img src="${src}"> has a "%" that stands for no letter. Write %25 for the sign itself.`;
  }
  const file = `static${decoded}`;
  return exists(file)
    ? undefined
    : `<img src="${src}"> leads to no file. Add ${file}, or correct the path.`;
}

/** Remark plugin that refuses an `<img>` in HTML without a file (specification, section 5). */
export function rawImages() {
  return (tree: Root, file: {path: string}): void => {
    for (const {src, node} of imagesInHtml(tree)) {
      const problem = rawImageProblem(src, (name) => fs.existsSync(path.resolve(name)));
      if (problem) {
        fail(file.path, node, problem);
      }
    }
  };
}
