/**
 * Publishes each page as plain Markdown at its URL with `.md`, and for each language `llms.txt`, a list
 * of these files, with the full text of each guide in parts (`llms/`). `remark.ts` stores a page's Markdown
 * when the page is compiled. Each page depends on its stored file, so that a page whose file is missing is
 * compiled again in spite of the bundler's cache.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {texts} from '../../site/texts';
import {fileOf, publishedPages, type ContentPage} from '../../lib/contentPages';
import {pagesDependOn, writeChanged} from '../../lib/pagesDependOn';
import {placeOf} from '../../site/contentPath';
import {markdownAddress} from './address';
import {guidesOf, llmsFiles, type Guide} from './llmsTxt';
import {mirrorFile, withUrls} from './remark';

/** Routes of pages without a copy in Markdown. */
export interface WithoutCopy {
  unlisted: string[];
}

const originalOf = (file: string) => placeOf(file)?.original ?? file;

/** @throws an error (from `postBuild`) that names the file when a page has no plain Markdown. */
export default function markdownMirror({
  i18n: {currentLocale},
  siteConfig: {url},
  baseUrl,
}: LoadContext): Plugin {
  const {title, tagline, releaseNotes} = texts(currentLocale);
  let guides: Guide[] = [];
  let pages: ContentPage[] = [];

  /** Reads the Markdown that `remark.ts` has stored for a page. */
  async function markdownOf(page: ContentPage, routes: Map<string, string>): Promise<string> {
    const file = fileOf(page);
    const stored = await fs.readFile(mirrorFile(file, currentLocale), 'utf8').catch(() => {
      throw new Error(
        `${file}: The page has no copy in Markdown. Its plugin in docusaurus.config.ts needs the remark plugin markdownMirror, as the preset's have it; after adding it, run "npx docusaurus clear".`,
      );
    });
    return withUrls(stored, url, (name) => routes.get(originalOf(name)));
  }

  return {
    name: 'markdown-mirror',
    async allContentLoaded({allContent, actions}) {
      guides = guidesOf(allContent, releaseNotes);
      pages = publishedPages(allContent);
      const unlisted = pages.filter(({isUnlisted}) => isUnlisted).map(({route}) => route);
      actions.setGlobalData({unlisted} satisfies WithoutCopy);
    },
    configureWebpack: () => pagesDependOn((page) => [mirrorFile(page, currentLocale)]),
    injectHtmlTags() {
      const attributes = {rel: 'alternate', type: 'text/plain', href: `${baseUrl}llms.txt`};
      return {headTags: [{tagName: 'link', attributes}]};
    },
    async postBuild({outDir}) {
      const routes = new Map(pages.map((page) => [originalOf(fileOf(page)), page.route]));
      const files = new Map<string, string>();
      for (const page of pages.filter(({isUnlisted}) => !isUnlisted)) {
        files.set(markdownAddress(page.route, baseUrl), await markdownOf(page, routes));
      }
      const head = [`# ${title}`, `> ${tagline}`];
      for (const [route, text] of [...files, ...llmsFiles(guides, head, files, {url, baseUrl})]) {
        await writeChanged(path.join(outDir, route.slice(baseUrl.length)), text);
      }
    },
  };
}
