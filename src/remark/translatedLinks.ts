import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodedPath} from '../lib/markdown/url';
import {siteFile} from '../lib/siteFile';
import {folderOf, placeOf, translationOf, type Place} from '../site/contentPath';
import {defaultLanguage} from '../site/languages';

/** Matches a link to a Markdown file, and its query or fragment. */
const markdownLink = /^(?![a-z][a-z\d+.-]*:|\/\/|@site\/)([^?#]+\.mdx?)([?#].*)?$/i;

/**
 * Resolves a link to a file in the language that is built.
 *
 * @param target - path in the link: from the page, from the content's folder, or from the repository's
 *   root, as in Docusaurus.
 * @param place - position of the page with the link.
 * @param exists - returns whether there is a file at a path.
 * @returns the path of the file; null if there is no file.
 */
export function linkedFile(
  target: string,
  {kind, original}: Place,
  language: string,
  exists: (file: string) => boolean,
): string | null {
  const name = decodedPath(target) ?? target;
  const folder = folderOf(kind, defaultLanguage.code);
  const candidates = [
    ...(name.startsWith('/') ? [] : [path.posix.join(path.posix.dirname(original), name)]),
    ...(name.startsWith('.') ? [] : [path.posix.join(folder, name), path.posix.join('.', name)]),
  ];
  for (const candidate of candidates) {
    const file = [translationOf(candidate, language), candidate].find(exists);
    if (file) {
      return file;
    }
  }
  return null;
}

/**
 * Remark plugin that resolves links between pages to the file that is published in the language of the
 * build: the translation or the original. Docusaurus looks for the target only beside the linking file, so
 * that it doesn't find untranslated pages. Docusaurus reports links that this plugin can't resolve.
 *
 * @param language - code of the language that is built.
 */
export function translatedLinks(language: string) {
  const exists = (file: string) => fs.existsSync(path.resolve(file));
  return (tree: Root, file: {path: string}) => {
    const place = placeOf(siteFile(file.path));
    // Skips the default language, in which Docusaurus resolves links, and pages of its plugin for pages.
    if (!place || place.kind === 'product' || language === defaultLanguage.code) {
      return;
    }
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as typeof node & {url: string};
      const [, target, rest = ''] = markdownLink.exec(link.url) ?? [];
      const linked = target && linkedFile(target, place, language, exists);
      if (linked) {
        link.url = encodeURI(`@site/${linked}`) + rest;
      }
    });
  };
}
