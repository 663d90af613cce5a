import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodedPath} from '../lib/markdown/url';
import {siteFile} from '../lib/siteFile';
import {folderOf, placeOf, translationOf, type Place} from '../site/contentPath';
import {defaultLanguage} from '../site/languages';

/** A local Markdown file, and the query or anchor behind it. */
const toMarkdown = /^(?![a-z][a-z\d+.-]*:|\/\/|@site\/)([^?#]+\.mdx?)([?#].*)?$/i;

/**
 * The file to which a link leads, in the language that is built.
 *
 * @param target - path in the link, as Docusaurus looks for it: from the page, from the top of the content, or
 *   from the top of the site.
 * @param place - of the page.
 * @param exists - whether the site has a file.
 * @returns null where there is none.
 */
export function linkedFile(
  target: string,
  {kind, original}: Place,
  language: string,
  exists: (file: string) => boolean,
): string | null {
  const name = decodedPath(target) ?? target;
  const top = folderOf(kind, defaultLanguage.code);
  const candidates = [
    ...(name.startsWith('/') ? [] : [path.posix.join(path.posix.dirname(original), name)]),
    ...(name.startsWith('.') ? [] : [path.posix.join(top, name), path.posix.join('.', name)]),
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
 * Remark plugin: links between pages lead to the file that is published in the language of the build, its
 * translation or the original. Docusaurus looks only beside the linking file, where a translated page's
 * neighbor isn't if nobody has translated it, and the other way around. What isn't found is left to
 * Docusaurus, which reports it.
 *
 * @param language - code of the language that is built.
 */
export function translatedLinks(language: string) {
  const exists = (file: string) => fs.existsSync(path.resolve(file));
  return (tree: Root, file: {path: string}) => {
    const place = placeOf(siteFile(file.path));
    // The default language's files link each other. Docusaurus' plugin for pages resolves no files.
    if (!place || place.kind === 'product' || language === defaultLanguage.code) {
      return;
    }
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as typeof node & {url: string};
      const [, target, rest = ''] = toMarkdown.exec(link.url) ?? [];
      const found = target && linkedFile(target, place, language, exists);
      if (found) {
        link.url = encodeURI(`@site/${found}`) + rest;
      }
    });
  };
}
