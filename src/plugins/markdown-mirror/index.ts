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
import {fileOf} from '../../lib/contentPages';
import {pagesDependOn, writeChanged} from '../../lib/pagesDependOn';
import {guides, partsOf, type Guide} from './llmsTxt';
import {mirrorFile, origin} from './remark';

/** @throws an error (from `postBuild`) that names the file when a page has no plain Markdown. */
export default function markdownMirror({
  i18n: {currentLocale},
  siteConfig: {url},
  baseUrl,
}: LoadContext): Plugin {
  const {title, tagline, releaseNotes} = texts(currentLocale);
  let sections: Guide[] = [];
  return {
    name: 'markdown-mirror',
    async allContentLoaded({allContent}) {
      sections = guides(allContent, releaseNotes);
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
      for (const guide of sections) {
        const pages: string[] = [];
        const links: string[] = [];
        for (const page of guide.pages) {
          const kept = await fs.readFile(mirrorFile(fileOf(page), currentLocale), 'utf8');
          const markdown = kept.replaceAll(origin, url);
          await write(`${page.route}.md`, markdown);
          pages.push(markdown);
          links.push(`- [${page.title}](${url}${page.route}.md)`);
        }
        const [, name] = /^(?:docs\/)?([^/]+)/.exec(guide.pages[0]!.route.slice(baseUrl.length))!;
        for (const [index, part] of partsOf(pages).entries()) {
          const file = `${name}-${index + 1}.txt`;
          await write(`${baseUrl}llms/${file}`, part);
          links.push(`- [${file}](${url}${baseUrl}llms/${file})`);
        }
        list.push(`## ${guide.title}`, guide.description, links.join('\n'));
      }
      await write(`${baseUrl}llms.txt`, `${list.join('\n\n')}\n`);
    },
  };
}
