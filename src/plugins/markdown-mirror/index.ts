/**
 * Markdown mirror: each page as plain Markdown under its address with `.md`, for people who copy it and
 * for programs, and beside each language's home page `llms.txt`, which lists all of them, with the full text
 * of each guide in parts (`llms/`). `remark.ts` keeps a page's Markdown while the page is compiled, which
 * costs a second of a build without a cache; a page that the bundler's cache has isn't compiled, so it
 * depends on what was kept.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {texts} from '../../site/texts';
import {fileOf, publishedPages, type ContentPage} from '../../lib/contentPages';
import {pagesDependOn, writeChanged} from '../../lib/pagesDependOn';
import {placeOf} from '../../site/contentPath';
import {markdownAddress} from './address';
import {guides, optional, partsOf, type Guide} from './llmsTxt';
import {mirrorFile, withUrls} from './remark';

/** Routes of pages without a copy in Markdown, for their footers. */
export interface WithoutCopy {
  unlisted: string[];
}

const originalOf = (file: string) => placeOf(file)?.original ?? file;

/** Name of a guide's files: its folder's, made unique. */
function namesOf(sections: Guide[], baseUrl: string): string[] {
  const names: string[] = [];
  for (const {title, pages} of sections) {
    const [, folder = 'index'] =
      /^(?:docs\/)?([^/]+)/.exec(pages[0]!.route.slice(baseUrl.length)) ?? [];
    const name = title === optional ? optional.toLowerCase() : folder;
    const count = names.filter((one) => one.replace(/~\d+$/, '') === name).length;
    names.push(count > 0 ? `${name}~${count + 1}` : name);
  }
  return names;
}

/** @throws an error (from `postBuild`) that names the file when a page has no plain Markdown. */
export default function markdownMirror({
  i18n: {currentLocale},
  siteConfig: {url},
  baseUrl,
}: LoadContext): Plugin {
  const {title, tagline, releaseNotes} = texts(currentLocale);
  let sections: Guide[] = [];
  let pages: ContentPage[] = [];

  /** The Markdown of a page, as it was kept when the page was compiled. */
  async function markdownOf(page: ContentPage, routes: Map<string, string>): Promise<string> {
    const file = fileOf(page);
    const kept = await fs.readFile(mirrorFile(file, currentLocale), 'utf8').catch(() => {
      throw new Error(
        `${file}: The page has no copy in Markdown. Its plugin in docusaurus.config.ts needs the remark plugin markdownMirror, as the preset's have it; after adding it, run "npx docusaurus clear".`,
      );
    });
    return withUrls(kept, url, (name) => routes.get(originalOf(name)));
  }

  return {
    name: 'markdown-mirror',
    async allContentLoaded({allContent, actions}) {
      sections = guides(allContent, releaseNotes);
      pages = publishedPages(allContent);
      const unlisted = pages.filter(({isUnlisted}) => isUnlisted).map(({route}) => route);
      actions.setGlobalData({unlisted} satisfies WithoutCopy);
    },
    configureWebpack: () => pagesDependOn((page) => [mirrorFile(page, currentLocale)]),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'alternate', type: 'text/plain', href: `${baseUrl}llms.txt`},
        },
      ],
    }),
    async postBuild({outDir}) {
      const write = (route: string, text: string) =>
        writeChanged(path.join(outDir, route.slice(baseUrl.length)), text);
      // llmstxt.org. One line per page, its title only: with descriptions, the file would be longer than
      // what language models take.
      const list = [`# ${title}`, `> ${tagline}`];
      const routes = new Map(pages.map((page) => [originalOf(fileOf(page)), page.route]));
      const names = namesOf(sections, baseUrl);
      const markdown = new Map<string, string>();
      for (const page of pages.filter(({isUnlisted}) => !isUnlisted)) {
        const own = await markdownOf(page, routes);
        markdown.set(page.route, own);
        await write(markdownAddress(page.route, baseUrl), own);
      }
      for (const [at, guide] of sections.entries()) {
        const texts: string[] = [];
        const links: string[] = [];
        for (const page of guide.pages) {
          texts.push(markdown.get(page.route)!);
          links.push(`- [${page.title}](${url}${markdownAddress(page.route, baseUrl)})`);
        }
        for (const [index, part] of partsOf(texts).entries()) {
          const file = `${names[at]}-${index + 1}.txt`;
          await write(`${baseUrl}llms/${file}`, part);
          links.push(`- [${file}](${url}${baseUrl}llms/${file})`);
        }
        list.push(
          `## ${guide.title}`,
          ...(guide.description ? [guide.description] : []),
          links.join('\n'),
        );
      }
      await write(`${baseUrl}llms.txt`, `${list.join('\n\n')}\n`);
    },
  };
}
