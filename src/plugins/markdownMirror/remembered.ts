import fs from 'node:fs';
import path from 'node:path';
import {openCache} from '../../commands/cache';
import {filesOf} from '../../markdown/operation/description';
import {pictureTextsFile} from '../../markdown/pictures/texts';
import {entriesFolder, fileIn} from '../../markdown/troubleshooting/load';
import {folderOf} from '../../site/contentPath';
import {defaultLanguage} from '../../site/languages';
import {siteTextsFile} from '../../site/texts';
import {fileOf, type ContentPage} from '../contentPages';
import {mirrorPage, type MirrorContext} from './mirrorPage';
import {mirrorOf} from './whileCompiling';

/**
 * The files from which pages show parts (the API, entries about symptoms and of the release notes, texts
 * of the site), and the code that reads them.
 */
export const sharedFiles = (language: string): string[] => [
  'package-lock.json',
  'src',
  `i18n/${language}/code.json`,
  pictureTextsFile(language),
  siteTextsFile(language),
  // A translation looks up in the default language, too, which ids there are.
  ...[defaultLanguage.code, language].flatMap((code) => [
    ...Object.values(filesOf(code)),
    fileIn(entriesFolder, code),
    folderOf('post', code),
    folderOf('product', code),
  ]),
];

/** The plain Markdown of pages, and what is left to do when all of them have been asked for. */
interface RememberedPages {
  /** As `mirrorPage` makes it; it throws what that throws. */
  markdownOf(page: ContentPage): Promise<string>;
  save(): void;
}

/**
 * Makes the plain Markdown of those pages only that have changed since the last build, or that may show a
 * text of another file that has. Making all of them took a sixth of a build with a cache.
 *
 * @param language - of the pages.
 * @param context - what they have in common.
 */
export function rememberedPages(language: string, context: MirrorContext): RememberedPages {
  const cache = openCache<string>(
    path.join('.cache/markdown-mirror', language),
    sharedFiles(language),
  );
  const {url, baseUrl, routes} = context;
  const site = [url, baseUrl, ...routes];
  return {
    async markdownOf(page) {
      const key = JSON.stringify([site, page, fs.readFileSync(fileOf(page), 'utf8')]);
      if (!cache.knows(key)) {
        cache.remember(key, mirrorOf(page) ?? (await mirrorPage(page, context)));
      }
      return cache.recall(key);
    },
    save() {
      cache.forgetUnused();
      cache.save();
    },
  };
}
